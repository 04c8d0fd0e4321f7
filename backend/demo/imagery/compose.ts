import sharp, { type Sharp } from 'sharp';
import { bakeLight, type Light } from './engine/light.ts';
import type { Materials } from './engine/material.ts';
import { type Build, frame, type Framing, measure } from './engine/render.ts';
import { Scene } from './engine/scene.ts';
import { floorShadow, type Ground, shade, type ShadeOptions, type ShadowOptions } from './engine/shade.ts';
import type { Box, Placement } from './engine/types.ts';
import type { Gobo } from './gobos.ts';
import { BASE } from './presets.ts';
import type { Surface } from './surfaces.ts';

/** A thing that can be photographed: how it is drawn from a side, and what it is made of. */
export interface Model {
  id: string;
  /** Sides that archetypes know: `front`, `back`, and for shoes `top`, `sole`, `quarter`. */
  build: (side: string) => Build;
  mats: Materials;
  /** How it sits in its frame; `frames` says otherwise for single sides. */
  frame?: Framing;
  frames?: Readonly<Record<string, Framing>>;
  /** It stands on the floor here, seen from its front or back; every other side lies. */
  ground?: readonly Ground[];
  seed?: number;
  warp?: number;
  /** Things of one geometry share what is solved. */
  solveKey?: string;
}

interface Size {
  W: number;
  H: number;
}
export const FULL: Size = { W: 1000, H: 1250 };

const SEED = 3;
const STANDING: ShadowOptions['list'] = [{ r: 9, dx: 0, dy: 4, k: 0.16 }];
const geometryOf = (p: Model) => p.solveKey ?? p.id;

/** The box of a thing seen from a side, in design units. */
export const boxOf = (p: Model, side = 'front'): Box =>
  measure(p.build(side), p.seed ?? SEED, `${geometryOf(p)}|${side}`);

/** A view's geometry and light: the expensive half, shared by every colourway. */
export interface Baked {
  sc: Scene;
  light: Light;
  /** Pixels of the picture per design unit. */
  scale: number;
  shadow?: ShadowOptions;
  /** For a composition: the materials of its parts. */
  parts?: Readonly<Record<string, Materials>>;
}

/** The side a view shows: `detail:x,y,w` is a crop of the front, `detail:x,y,w@back` one of the back. */
function sideOf(view: string): string {
  const [kind = 'front', rest = ''] = view.split(':');
  return kind === 'detail' ? (rest.split('@')[1] ?? 'front') : kind;
}

function camera(p: Model, view: string, { W, H }: Size) {
  const side = sideOf(view);
  const crop = /^detail:([\d.]+),([\d.]+),([\d.]+)/.exec(view);
  if (!crop) return frame(boxOf(p, side), { W, H, ...p.frame, ...p.frames?.[side] });
  const [x, y, w] = [Number(crop[1]!), Number(crop[2]!), Number(crop[3]!)];
  return { s: W / w, w, h: (w * H) / W, ox: x - w / 2, oy: y - (w * H) / W / 2 };
}

/** Bakes one view: `front`, `back`, `pair`, any side the archetype knows, or `detail:x,y,w[@side]`. */
export function bakeStudio(p: Model, view = 'front', size: Size = FULL): Baked {
  if (view === 'pair') return bakePair(p, size);
  const side = sideOf(view);
  const sc = new Scene({
    ...camera(p, view, size),
    seed: p.seed ?? SEED,
    warp: p.warp ?? 2.2,
    key: geometryOf(p),
  });
  p.build(side)(sc);
  const stands = p.ground && (side === 'front' || side === 'back');
  return {
    sc,
    light: bakeLight(sc.Hm, sc.W, sc.H, sc.s),
    scale: sc.s,
    shadow: stands ? { list: STANDING, ground: p.ground } : undefined,
  };
}

/** A picture of a baked view in the materials of one colourway. */
export function colour(baked: Baked, mats: Materials, opt: ShadeOptions = {}): Sharp {
  const { sc, light, shadow } = baked;
  const parts = baked.parts && Object.fromEntries(Object.keys(baked.parts).map((ns) => [ns, mats]));
  const buf = shade(sc, light, { ...BASE, ...mats }, { shadow, parts, ...opt });
  return sharp(buf, { raw: { width: sc.W, height: sc.H, channels: 3 } });
}

/** A studio shot of one thing. */
export const studio = (p: Model, view = 'front', size: Size = FULL): Sharp =>
  colour(bakeStudio(p, view, size), p.mats);

/** Both shoes, the far one behind the near one. */
function bakePair(p: Model, { W, H }: Size): Baked {
  const b = boxOf(p);
  const far = { x: 70, y: -64, scale: 0.86 * 0.96, cx: 500, cy: 700 };
  const near = { x: -58, y: 34, scale: 0.86, cx: 500, cy: 700 };
  return bakeScene({
    W,
    H,
    items: [
      { p, tf: far, lift: 0 },
      { p, tf: near, lift: 20 },
    ],
    groundFrom: true,
    view: frame([b[0] - 20, b[1] - 60, b[2] + 20, b[3] + 40], { W, H, fw: 0.86, fh: 0.7, cy: 0.52 }),
  });
}

/** A thing in a composition. */
export interface Item {
  p: Model;
  view?: string;
  /** Nothing: drawn where its own coordinates say. */
  tf: Placement | null;
  lift?: number;
  shadow?: number;
  /** Radius of the shadow it throws on what lies below. */
  r?: number;
  mats?: Materials;
}

/** Where a thing lies: its box is centred on (x, y), with a width or a height in units of the composition. */
export interface Place {
  x: number;
  y: number;
  w?: number;
  h?: number;
  rot?: number;
  flip?: boolean;
  view?: string;
}

export function place(p: Model, { x, y, w, h, rot = 0, flip = false, view = 'front' }: Place): Item {
  const b = boxOf(p, view);
  const cx = (b[0] + b[2]) / 2;
  const cy = (b[1] + b[3]) / 2;
  const scale = w ? w / (b[2] - b[0]) : (h ?? 0) / (b[3] - b[1]);
  return { p, view, tf: { cx, cy, x: x - cx, y: y - cy, scale, rot, flip } };
}

export interface Composition {
  W: number;
  H: number;
  /** From the back to the front. */
  items: readonly Item[];
  view?: { s: number; w: number; h: number; ox: number; oy: number };
  bg?: string;
  bg2?: string;
  bgFn?: Surface;
  gobo?: Gobo;
  /** Its things stand: shadows under them instead of around them. */
  groundFrom?: boolean;
  shadowK?: number;
  exposure?: number;
  lift?: number;
  shadowUnder?: number;
}

/** Bakes a whole composition. */
function bakeScene({
  items,
  view,
  W,
  H,
  groundFrom = false,
  shadowK = 1,
  lift = 14,
  shadowUnder = 0.34,
}: Composition): Baked {
  const v = view ?? { s: 1, w: W, h: H, ox: 0, oy: 0 };
  const main = new Scene({ ...v, seed: 1, warp: 0 });
  const parts: Record<string, Materials> = {};
  const grounds: Ground[] = [];
  items.forEach((item, i) => {
    const { p, tf } = item;
    const ns = `n${i}`;
    parts[ns] = { ...BASE, ...p.mats, ...item.mats };
    const sub = new Scene({
      ...v,
      seed: p.seed ?? SEED,
      warp: p.warp ?? 2.2,
      key: geometryOf(p),
      tf,
      ns,
    });
    p.build(item.view ?? 'front')(sub);
    main.add(sub, {
      lift: item.lift ?? lift * 0.4,
      shadow: i > 0 ? (item.shadow ?? shadowUnder) : 0,
      r: item.r ?? 16,
    });
    if (groundFrom && p.ground && tf) {
      const { x: tx = 0, y: ty = 0, scale = 1, cx = 500, cy = 625 } = tf;
      for (const g of p.ground)
        grounds.push({
          x0: (g.x0 - cx) * scale + cx + tx,
          x1: (g.x1 - cx) * scale + cx + tx,
          y: (g.y - cy) * scale + cy + ty,
          k: g.k,
        });
    }
  });
  main.floor = floorShadow(main, grounds.length ? { list: STANDING, ground: grounds } : { k: shadowK });
  return { sc: main, light: bakeLight(main.Hm, main.W, main.H, main.s), scale: main.s, parts };
}

/** A picture of a composition. */
export function scene(o: Composition): Sharp {
  const { sc, light, parts } = bakeScene(o);
  const { bg, bg2, bgFn, gobo, exposure } = o;
  const buf = shade(sc, light, BASE, { bg, bg2, bgFn, gobo, exposure, parts });
  return sharp(buf, { raw: { width: sc.W, height: sc.H, channels: 3 } });
}
