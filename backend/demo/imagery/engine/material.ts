import { lin } from './colour.ts';
import { paint, type Paint, type Pattern } from './patterns.ts';
import { TEX, type Texture, type TextureName, type TextureOptions } from './textures.ts';
import type { Rgb } from './types.ts';

/** Default optical response of a texture: roughness 0 … 1, scale of its gloss, sheen. */
const OPT: Record<TextureName, readonly [rough: number, spec: number, sheen: number]> = {
  none: [0.5, 0.5, 0],
  jersey: [0.9, 0.12, 0.1],
  slub: [0.9, 0.12, 0.1],
  poplin: [0.8, 0.22, 0.06],
  linen: [0.85, 0.15, 0.05],
  canvas: [0.9, 0.12, 0.03],
  twill: [0.85, 0.18, 0.05],
  gabardine: [0.7, 0.35, 0.06],
  denim: [0.9, 0.12, 0.05],
  melton: [0.95, 0.06, 0.28],
  boucle: [0.95, 0.05, 0.25],
  fleece: [0.95, 0.04, 0.35],
  herringbone: [0.92, 0.08, 0.2],
  tweed: [0.92, 0.08, 0.15],
  rib: [0.92, 0.08, 0.16],
  knit: [0.94, 0.06, 0.22],
  fineknit: [0.92, 0.08, 0.22],
  cable: [0.94, 0.06, 0.22],
  waffle: [0.9, 0.1, 0.12],
  corduroy: [0.9, 0.1, 0.42],
  satin: [0.26, 1.5, 0.25],
  nylon: [0.42, 0.8, 0.05],
  leather: [0.36, 1.0, 0],
  pebbled: [0.42, 0.85, 0],
  suede: [0.95, 0.03, 0.4],
  croc: [0.22, 1.3, 0],
  rubber: [0.55, 0.45, 0.02],
  mesh: [0.8, 0.25, 0.05],
  primeknit: [0.85, 0.15, 0.12],
  straw: [0.6, 0.35, 0],
  brushed: [0.3, 1, 0],
  shearling: [0.95, 0.03, 0.3],
};

export interface MaterialSpec {
  tex?: TextureName;
  texOpt?: TextureOptions;
  /** Hex; a pattern brings its own colours. */
  color?: string;
  pattern?: Pattern | null;
  rough?: number;
  spec?: number;
  sheen?: number;
  metal?: number;
  /** How far seams and folds are worn to `wearColor`: denim. */
  wear?: number;
  wearColor?: string;
  /** A drawing in cloth coordinates; nothing where it has no ink. */
  img?: (u: number, v: number) => Rgb | null;
}

/** Materials by slot; a string names another slot of the same set. */
export type Materials = Readonly<Record<string, MaterialSpec | string>>;

export interface Material {
  tex: Texture;
  pat: Paint | null;
  col: Rgb;
  rough: number;
  spec: number;
  sheen: number;
  metal: number;
  wear: number;
  wearCol: Rgb | null;
  img: MaterialSpec['img'] | null;
}

/** Resolves a material's description to what the shader needs. */
export function material(m: MaterialSpec): Material {
  const name = m.tex ?? 'jersey';
  const [rough, spec, sheen] = OPT[name];
  return {
    tex: TEX[name](m.texOpt),
    pat: m.pattern ? paint(m.pattern) : null,
    col: lin(m.color ?? '#888'),
    rough: m.rough ?? rough,
    spec: m.spec ?? spec,
    sheen: m.sheen ?? sheen,
    metal: m.metal ?? 0,
    wear: m.wear ?? 0,
    wearCol: m.wearColor ? lin(m.wearColor) : null,
    img: m.img ?? null,
  };
}
