import type { ColourFamily } from '../../colour-families.ts';
import type { Materials } from '../engine/material.ts';
import type { Ground } from '../engine/shade.ts';
import { canvas, type Cloth, leather, plain, rubber, shadeHex } from '../presets.ts';
import { type Colourway, framings, type Recipe } from '../recipe.ts';

/** How every shoe is shown: from its side, as a pair, from above, from below, and its toe close by. */
export const shoeFrames: Pick<Recipe, 'frame' | 'frames' | 'warp' | 'unscaled'> = {
  frame: framings.shoe,
  frames: { top: { fw: 0.66, fh: 0.72 }, sole: { fw: 0.66, fh: 0.72 } },
  warp: 1.1,
  unscaled: ['top', 'sole'],
};
export const shoeViews = (detail: string) => ['front', 'pair', 'top', 'sole', `detail:${detail}`];
/** A shaft hides from above what a boot is. */
export const bootViews = (detail: string) => ['front', 'pair', `detail:${detail}`, 'sole'];

/** Where it touches the floor. */
export const floors = {
  cup: [{ x0: 176, x1: 850, y: 806 }],
  runner: [{ x0: 190, x1: 880, y: 812 }],
  welt: [
    { x0: 170, x1: 640, y: 792 },
    { x0: 664, x1: 852, y: 810, k: 0.7 },
  ],
  boot: [
    { x0: 170, x1: 640, y: 798 },
    { x0: 664, x1: 852, y: 820, k: 0.7 },
  ],
  lug: [
    { x0: 170, x1: 640, y: 820 },
    { x0: 664, x1: 852, y: 842, k: 0.7 },
  ],
  flat: [{ x0: 176, x1: 850, y: 786 }],
  slide: [{ x0: 170, x1: 850, y: 796 }],
  pump: [
    { x0: 150, x1: 420, y: 834 },
    { x0: 800, x1: 836, y: 844, k: 0.8 },
  ],
  block: [
    { x0: 150, x1: 420, y: 834 },
    { x0: 756, x1: 846, y: 844, k: 0.8 },
  ],
  platform: [
    { x0: 140, x1: 480, y: 884 },
    { x0: 746, x1: 846, y: 886, k: 0.8 },
  ],
  wedge: [{ x0: 140, x1: 846, y: 856 }],
} as const satisfies Record<string, readonly Ground[]>;

export type Row = readonly [
  name: string,
  family: ColourFamily,
  colour: string,
  over?: Materials,
  material?: string,
];

/** Colourways of one upper each; `mats` says what follows from its colour. */
export const colourways = (rows: readonly Row[], mats: (colour: string) => Materials): Colourway[] =>
  rows.map(([name, family, colour, over, material]) => ({
    name,
    family,
    mats: { ...mats(colour), ...over },
    material,
  }));

const dark = (hex: string) =>
  (hex.slice(1).match(/../g) ?? []).reduce((sum, part) => sum + parseInt(part, 16), 0) < 250;
/** Thread that shows a little on its own leather. */
export const tonal = (hex: string) => plain(shadeHex(hex, dark(hex) ? 1.45 : 0.88));
export const laces = (hex: string) => canvas(hex, { texOpt: { p: 3, a: 0.6 } });
const TAN = '#b59a7a';

/** Leather inside, leather below. */
export const dressy =
  (main: (hex: string) => Cloth, o: { lining?: string; sole?: string } = {}) =>
  (hex: string): Materials => ({
    main: main(hex),
    saddle: 'main',
    collar: 'main',
    heel: leather('#3a2418'),
    lining: leather(o.lining ?? TAN),
    insole: leather(o.lining ?? TAN),
    welt: leather(shadeHex(hex, 0.5)),
    sole: leather(o.sole ?? '#4a3222'),
    leatherSole: leather('#c9a070'),
    outsole: rubber('#1c1816'),
    thread: tonal(hex),
    weltThread: plain(shadeHex(hex, dark(hex) ? 2.2 : 0.8)),
    lace: laces(shadeHex(hex, 0.55)),
    eyelet: 'main',
    piping: 'main',
  });
export const shiny = (hex: string) => leather(hex, { rough: 0.2, spec: 1.4 });
export const metallic = (hex: string) => leather(hex, { metal: 0.7, rough: 0.3 });
