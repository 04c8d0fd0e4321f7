import type { ColourFamily } from '../colour-families.ts';
import { boxOf, FULL, type Model } from './compose.ts';
import type { Materials } from './engine/material.ts';
import { type Build, frame, type Framing } from './engine/render.ts';
import type { Ground } from './engine/shade.ts';

/*
 * How a thing gets its pictures.
 *
 * An archetype (archetypes/) is a function from options to a drawing. A recipe says what one shape of the shop is: an
 * archetype with its options, the views it is seen from, its true size, and the colours it comes in. The shape's words
 * (noun, names, notes, price) lie under the same id in `backend/demo/shapes`.
 *
 *   export const tees: readonly Recipe[] = [
 *     {
 *       id: 'm01',
 *       ...drawn(tee, { boxy: 16 }),
 *       frame: upper,
 *       size: { tall: 74 },
 *       views: ['front', 'back', 'detail:500,300,360', 'detail:300,900,320'],
 *       colours: [
 *         { name: 'Chalk', family: 'white', mats: set(jersey('#f0ede6'), { rib: rib('#f0ede6', 5.5, 0.7) }) },
 *         { name: 'Navy', family: 'blue', mats: set(jersey('#2a3345'), { rib: rib('#2a3345', 5.5, 0.7) }) },
 *       ],
 *     },
 *   ];
 *
 * One file per family of things in recipes/, named in recipes/all.ts. `npm run imagery -- --only m01 --sheet x.png`
 * renders one shape and a contact sheet; without options it renders whatever changed. Then pictures, colour names,
 * families and ratios of the catalogue follow (`backend/demo/picture-table.ts` is written by it).
 *
 * - Names are what is seen; families are the filter's (a test measures the pixels).
 * - `size` is what the front shows, in centimetres; every view but pairs and `unscaled` ones has its ratio from it.
 * - The first colour has all views; further ones the first `more` (2): the views share one bake.
 * - Options are plain data: what a picture was made from is its fingerprint.
 */

/** An archetype with its options. */
interface Drawn {
  build: (side: string) => Build;
  /** What it was made from. */
  print: string;
}

export function drawn<O extends object>(
  archetype: (o: O) => Build,
  options: NoInfer<Omit<O, 'view'>>,
): Drawn {
  return {
    build: (side) => archetype({ ...options, view: side } as unknown as O),
    print: `${archetype.name} ${JSON.stringify(options)}`,
  };
}

export interface Colourway {
  /** As seen, in English: `Washed black`, `White / green`. */
  name: string;
  family: ColourFamily;
  mats: Materials;
  /** Where it differs from the shape's words; null: plain. */
  pattern?: string | null;
  material?: string;
}

export interface Recipe extends Drawn {
  /** Of its words in `backend/demo/shapes`. */
  id: string;
  /** How the front (and any side that `frames` does not name) sits in the frame. */
  frame: Framing;
  frames?: Readonly<Record<string, Framing>>;
  /** Shoes and bags stand; what lies has none. */
  ground?: readonly Ground[];
  seed?: number;
  warp?: number;
  /** Centimetres that the front shows, from top to bottom or from side to side. */
  size: { tall: number } | { across: number };
  /** `front`, `back`, `pair`, `detail:x,y,w[@side]` or any side the archetype knows; the front first. */
  views: readonly string[];
  /** Views without one scale, besides pairs: shoes seen at an angle. */
  unscaled?: readonly string[];
  more?: number;
  colours: readonly Colourway[];
}

/** How things of a kind sit in their frames. */
export const framings = {
  upper: { fw: 0.78, fh: 0.76 },
  long: { fw: 0.78, fh: 0.86 },
  small: { fw: 0.66, fh: 0.62 },
  shoe: { fw: 0.82, fh: 0.62, cy: 0.53 },
  bag: { fw: 0.72, fh: 0.68, cy: 0.52 },
} as const satisfies Record<string, Framing>;

/** Key of a colourway's pictures: `m01`, `m01c2`, `m01c3` … */
export const keyOf = (recipe: Recipe, index: number) =>
  index === 0 ? recipe.id : `${recipe.id}c${index + 1}`;

/** Colours of a shape that are shipped; the further ones are worn in outfits only. All pictures are to stay below 50 MB. */
const COLOURS_SHIPPED = 4;

/** The views of a colourway that are shipped. */
export const viewsOf = (recipe: Recipe, index: number) =>
  index < COLOURS_SHIPPED ? recipe.views.slice(0, index === 0 ? undefined : (recipe.more ?? 2)) : [];

/** A colourway as the camera sees it. */
export const modelOf = (recipe: Recipe, colour: Colourway | undefined = recipe.colours[0]): Model => ({
  id: recipe.id,
  build: recipe.build,
  mats: colour?.mats ?? {},
  frame: recipe.frame,
  frames: recipe.frames,
  ground: recipe.ground,
  seed: recipe.seed,
  warp: recipe.warp,
  solveKey: recipe.id,
});

/** Centimetres that one design unit stands for. */
export function cmPerUnit(recipe: Recipe): number {
  const [x0, y0, x1, y1] = boxOf(modelOf(recipe));
  return 'tall' in recipe.size ? recipe.size.tall / (y1 - y0) : recipe.size.across / (x1 - x0);
}

/** Centimetres that the width of a view's picture shows; null where it has no one scale. */
export function widthCm(recipe: Recipe, view: string): number | null {
  if (view === 'pair' || recipe.unscaled?.includes(view)) return null;
  const crop = /^detail:[\d.]+,[\d.]+,([\d.]+)/.exec(view);
  if (crop) return Number(crop[1]) * cmPerUnit(recipe);
  const model = modelOf(recipe);
  const camera = frame(boxOf(model, view), { ...FULL, ...recipe.frame, ...recipe.frames?.[view] });
  return camera.w * cmPerUnit(recipe);
}
