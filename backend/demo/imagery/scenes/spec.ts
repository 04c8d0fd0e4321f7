import type { Sharp } from 'sharp';
import { boxOf, type Item, type Model, place, scene } from '../compose.ts';
import { lin } from '../engine/colour.ts';
import { digest } from '../fingerprint.ts';
import { gobos } from '../gobos.ts';
import { block, book, hanger, plinth, rail } from '../props.ts';
import * as P from '../presets.ts';
import { cmPerUnit, keyOf, modelOf, type Recipe } from '../recipe.ts';
import { recipes } from '../recipes/all.ts';
import type { Shot } from '../shot.ts';
import { surfaces } from '../surfaces.ts';

/** What a picture's things lie on or stand before; colours in hex. */
export type Ground =
  | { on: 'paper' | 'linen' | 'plaster' | 'carpet'; colour: string }
  | { on: 'wood'; colour: string; plank?: number; across?: boolean }
  | { on: 'marble'; colour: string; vein: string }
  | { on: 'sweep'; colour: string; at?: number }
  | { on: 'twoTone'; colour: string; floor: string; at?: number };

export type LightFall =
  | {
      through: 'window';
      k?: number;
      cx?: number;
      cy?: number;
      pw?: number;
      ph?: number;
      cols?: number;
      rows?: number;
      soft?: number;
      ang?: number;
    }
  | { through: 'leaves'; k?: number; sc?: number };

/** A thing of the shop, by the key of its pictures. */
interface Laid {
  key: string;
  x: number;
  y: number;
  w?: number;
  h?: number;
  rot?: number;
  flip?: boolean;
  view?: string;
}
/** On a hanger whose hook is at (x, y). */
interface Hung {
  hung: string;
  x: number;
  y: number;
  scale: number;
}
type Prop =
  | { prop: 'rail'; from: number; to: number; y: number; metal?: 'gun' | 'gold' }
  | { prop: 'plinth' | 'block'; x: number; y: number; w: number; h: number; colour: string }
  | { prop: 'book'; x: number; y: number; w: number; h: number; colour: string };
export type Thing = Laid | Hung | Prop;

/** A composition as plain data. */
export interface SceneSpec {
  path: string;
  /** Size in units and, times `scale`, in pixels. */
  W: number;
  H: number;
  scale?: number;
  ground: Ground;
  light?: LightFall;
  exposure?: number;
  /** Shoes, bags and props stand on the floor. */
  standing?: boolean;
  /** From the back to the front. */
  things: readonly Thing[];
}

interface Known {
  recipe: Recipe;
  index: number;
}
const known: ReadonlyMap<string, Known> = new Map(
  recipes.flatMap((recipe) =>
    recipe.colours.map((_, index): [string, Known] => [keyOf(recipe, index), { recipe, index }]),
  ),
);

export const isKnown = (key: string) => known.has(key);

export function modelByKey(key: string): Model {
  const found = known.get(key);
  if (!found) throw new Error(`no recipe makes ${key}`);
  return modelOf(found.recipe, found.recipe.colours[found.index]);
}

/** Centimetres from side to side and from top to bottom that a thing's front (or `side`) covers. */
export function extentCm(key: string, side = 'front'): { w: number; h: number } {
  const found = known.get(key);
  if (!found) throw new Error(`no recipe makes ${key}`);
  const [x0, y0, x1, y1] = boxOf(modelOf(found.recipe), side);
  const k = cmPerUnit(found.recipe);
  return { w: (x1 - x0) * k, h: (y1 - y0) * k };
}

/** Perceived lightness of a colourway's main material, 0 … 1. */
export function lightnessOf(key: string): number {
  const main = modelByKey(key).mats.main;
  const hex = typeof main === 'object' ? (main.color ?? '#888888') : '#888888';
  const [r, g, b] = lin(hex);
  return Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b);
}

export function keysOf(spec: SceneSpec): string[] {
  return spec.things.flatMap((thing) => ('key' in thing ? [thing.key] : 'hung' in thing ? [thing.hung] : []));
}

function surfaceOf(ground: Ground, W: number, H: number) {
  switch (ground.on) {
    case 'wood':
      return surfaces.wood(ground.colour, W, H, ground.plank, !ground.across);
    case 'marble':
      return surfaces.marble(ground.colour, ground.vein, W, H);
    case 'sweep':
      return surfaces.sweep(ground.colour, W, H, ground.at);
    case 'twoTone':
      return surfaces.twoTone(ground.colour, ground.floor, W, H, ground.at);
    default:
      return surfaces[ground.on](ground.colour, W, H);
  }
}

function propOf(prop: Prop, at: number): Item {
  switch (prop.prop) {
    case 'rail':
      return { p: rail(prop.from, prop.to, prop.y, P[prop.metal ?? 'gun']), tf: null, shadow: 0 };
    case 'book':
      return { p: book(prop.x, prop.y, prop.w, prop.h, prop.colour), tf: null, shadow: 0.2 };
    case 'plinth':
    case 'block': {
      const make = prop.prop === 'plinth' ? plinth : block;
      return { p: make(prop.x, prop.y, prop.w, prop.h, prop.colour, String(at)), tf: null, shadow: 0.2 };
    }
  }
}

function itemsOf(thing: Thing, at: number): Item[] {
  if ('prop' in thing) return [propOf(thing, at)];
  if ('hung' in thing) {
    const tf = { cx: 500, cy: 200, x: thing.x - 500, y: thing.y - 200, scale: thing.scale };
    return [
      { p: hanger, tf, shadow: 0.15 },
      { p: modelByKey(thing.hung), tf, shadow: 0.26, r: 20 },
    ];
  }
  return [place(modelByKey(thing.key), thing)];
}

function paint(spec: SceneSpec): Sharp {
  const { W, H, scale = 1, ground, light, exposure, standing } = spec;
  const [width, height] = [Math.round(W * scale), Math.round(H * scale)];
  return scene({
    W: width,
    H: height,
    view: { s: scale, w: W, h: H, ox: 0, oy: 0 },
    bgFn: surfaceOf(ground, width, height),
    gobo: light && (light.through === 'window' ? gobos.window : gobos.leaves)(width, height, light),
    exposure,
    groundFrom: standing,
    items: spec.things.flatMap(itemsOf),
  });
}

/** The shot of a composition; `prints` knows what each thing in it is made from. */
export function sceneShot(spec: SceneSpec, code: string, printOf: (key: string) => string): Shot {
  return {
    path: spec.path,
    print: digest(code, JSON.stringify(spec), ...keysOf(spec).map(printOf)),
    render: () => paint(spec),
  };
}
