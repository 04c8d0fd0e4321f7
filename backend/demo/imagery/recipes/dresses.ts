import { dress } from '../archetypes/dress.ts';
import { gown } from '../archetypes/gown.ts';
import { jumpsuit } from '../archetypes/onepiece.ts';
import { skirt } from '../archetypes/skirt.ts';
import { slip } from '../archetypes/slip.ts';
import { differing, dyed } from '../colourways.ts';
import type { Materials } from '../engine/material.ts';
import {
  type Cloth,
  copper,
  denim,
  fine,
  gab,
  gold,
  horn,
  leather,
  linen,
  plain,
  poplin,
  rib,
  satin,
  set,
  shadeHex,
  twill,
} from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

/** Silk satin: its highlight is broad and soft. */
const silk = (c: string, pattern?: Cloth['pattern']): Cloth =>
  satin(c, { rough: 0.36, spec: 1.15, ...(pattern ? { pattern } : {}) });
const slips = (c: string): Materials =>
  set(silk(c), { strap: silk(c), lace: poplin(shadeHex(c, 1.05)), belt: silk(c) });
const leopard = (c: string): Materials =>
  set(silk(c, { type: 'leopard', base: '#c99a5e', mid: '#8a5a2c', ink: '#24170e', p: 40 }), {
    c,
    strap: silk('#24170e'),
  });
const botanical = (base: string, leaf = '#5d7d66', a = '#d9785c', b = '#e9b3a0') =>
  set(
    poplin(base, {
      pattern: { type: 'floral', base, petals: [a, b, '#f0d9b0', '#f3c24f'], leaf, p: 74, dens: 0.92 },
    }),
    { c: base, belt: 'main' },
  );
const dotted = (base: string, ink = '#f1ece1') =>
  set(poplin(base, { pattern: { type: 'dots', base, ink, p: 40, r: 5 } }), { c: base, belt: 'main' });
const flax = (c: string) => set(linen(c), { button: horn(shadeHex(c, 0.6)), belt: 'main' });
const crepe = (c: string) => set(gab(c), { belt: 'main', strap: gab(c) });
const tartan = (base: string, dark = '#17263a', line = '#d9c36a', thin = '#b23a32'): Materials => ({
  main: gab(base, {
    pattern: {
      type: 'tartan',
      base,
      bands: [
        { at: 0.1, w: 0.1, c: dark },
        { at: 0.5, w: 0.16, c: dark, a: 0.8 },
        { at: 0.3, w: 0.012, c: line },
        { at: 0.75, w: 0.02, c: thin },
      ],
      p: 130,
    },
  }),
  inside: gab(shadeHex(base, 0.86)),
  thread: plain('#333333'),
  strap: leather('#2a1f18'),
  fringe: gab(base),
  metal: gold,
});
const rigid = (c: string, wear = '#b7c6d6'): Materials => ({
  ...set(denim(c, 0.4, wear)),
  thread: plain('#c58a3e'),
  button: copper,
});
const knitted = (c: string) => set(fine(c), { rib: rib(c, 6), belt: 'main' });

const { long } = framings;
const views = (a: string, b: string) => ['front', 'back', `detail:${a}`, `detail:${b}`];
const half = { fw: 0.58, fh: 0.58 };

/** Dresses, gowns, jumpsuits, skirts and camisoles. */
export const dresses: readonly Recipe[] = [
  {
    id: 'w01',
    ...drawn(slip, {}),
    frame: long,
    size: { tall: 122 },
    views: views('500,430,360', '500,620,360'),
    colours: dyed(
      slips,
      `Deep green | green | #2f4a40
       Black | black | #232426
       Champagne | beige | #cdb893
       Rosewood | red | #7d3b3f
       Slate blue | blue | #5a6f8a`,
    ),
  },
  {
    id: 'k62',
    ...drawn(slip, { straps: 'halter', lace: 1, len: 1220, flare: 206, seed: 3 }),
    frame: long,
    size: { tall: 112 },
    views: views('500,420,360', '500,1150,360'),
    colours: dyed(
      slips,
      `Ivory | white | #e9e1d0
       Black | black | #252528
       Wine | red | #6c2433
       Powder pink | pink | #dfb9b4`,
    ),
  },
  {
    id: 'w10',
    ...drawn(slip, { cami: 1, cowl: 1 }),
    frame: { fw: 0.66, fh: 0.74 },
    size: { tall: 60 },
    views: views('500,440,320', '500,600,320'),
    colours: dyed(
      slips,
      `Honey gold | yellow | #cfa660
       Black | black | #252528
       Ivory | white | #ebe3d3
       Bottle green | green | #27473a
       Blush | pink | #dcb1a9`,
    ),
  },
  {
    id: 'v21',
    ...drawn(slip, { cami: 1, seed: 2 }),
    frame: { fw: 0.62, fh: 0.7 },
    size: { tall: 60 },
    views: views('500,420,320', '500,620,320'),
    colours: [
      ...differing(dyed(leopard, 'Leopard | brown | #b98a52'), { pattern: 'leopard' }),
      ...differing(dyed(slips, 'Navy | blue | #2a3956\nRosewood | red | #7f3c41'), { pattern: null }),
    ],
  },
  {
    id: 'w02',
    ...drawn(dress, { neck: 'v', belt: 1 }),
    frame: long,
    size: { tall: 118 },
    views: views('500,360,380', '500,640,360'),
    colours: dyed(
      botanical,
      `Navy botanical | blue | #243350
       Ivory botanical | white | #ece3d0 #7f9a7a #cf8468 #d9a58f
       Forest botanical | green | #2d4a3b #86a37f
       Black botanical | black | #232326 #5f7a63`,
    ),
  },
  {
    id: 'v19',
    ...drawn(dress, { neck: 'shirt', buttons: 1, belt: 1 }),
    frame: long,
    size: { tall: 116 },
    views: views('500,340,380', '500,620,360'),
    colours: dyed(
      flax,
      `Sand | beige | #cbb48e
       White | white | #ede8dc
       Olive | green | #6b6d4b
       Sky | blue | #a5bed6
       Black | black | #2b2b2d`,
    ),
  },
  {
    id: 'v20',
    ...drawn(dress, { neck: 'crew', sleeve: 'long' }),
    frame: long,
    size: { tall: 118 },
    views: views('500,330,380', '280,720,320'),
    colours: dyed(
      dotted,
      `Black dots | black | #252528
       Navy dots | blue | #2a3858
       Ivory dots | white | #ece4d4 #2a2a2c
       Red dots | red | #9a2f2f`,
    ),
  },
  {
    id: 'k61',
    ...drawn(dress, {
      neck: 'scoop',
      sleeve: 'none',
      column: 1,
      flare: 176,
      waist: 136,
      flute: 7,
      len: 1240,
    }),
    frame: long,
    size: { tall: 114 },
    views: views('500,330,360', '500,640,340'),
    colours: dyed(
      (c) => set(rib(c, 7, 0.7)),
      `Black | black | #28282a
       Camel | brown | #b08b60
       Cream | white | #e9e1d0
       Forest | green | #33513f`,
    ),
  },
  {
    id: 'k63',
    ...drawn(dress, { neck: 'crew', sleeve: 'short', len: 880, flare: 216, waistY: 520, seed: 4 }),
    frame: { fw: 0.66, fh: 0.72 },
    size: { tall: 84 },
    views: views('500,330,360', '500,800,340'),
    colours: dyed(
      crepe,
      `Red | red | #a33431
       Black | black | #28282a
       Cobalt | blue | #34549c
       Cream | white | #e9e1d0`,
    ),
  },
  {
    id: 'k64',
    ...drawn(dress, {
      neck: 'v',
      sleeve: 'long',
      column: 1,
      flare: 190,
      waist: 140,
      flute: 9,
      len: 1200,
      seed: 6,
    }),
    frame: long,
    size: { tall: 112 },
    views: views('500,360,380', '280,720,320'),
    colours: dyed(
      knitted,
      `Oatmeal | beige | #d0c1a6
       Charcoal | grey | #505256
       Rust | orange | #a55d3c
       Navy | blue | #2e3a54`,
    ),
  },
  {
    id: 'k35',
    ...drawn(gown, { top: 'oneShoulder', draped: 1, slit: 1 }),
    frame: long,
    size: { tall: 148 },
    views: views('500,400,440', '560,1100,440'),
    colours: dyed(
      slips,
      `Burgundy | red | #6c2236
       Black | black | #252528
       Emerald | green | #1f5a48
       Champagne | beige | #cfbb96
       Midnight | blue | #26335a`,
    ),
  },
  {
    id: 'k36',
    ...drawn(gown, { top: 'strapless', skirt: 'ball' }),
    frame: { fw: 0.82, fh: 0.86 },
    size: { tall: 140 },
    views: views('500,420,460', '500,1150,520'),
    colours: dyed(
      slips,
      `Midnight | blue | #283658
       Ivory | white | #ebe4d5
       Rose | pink | #d3a0a2
       Black | black | #262629`,
    ),
  },
  {
    id: 'k37',
    ...drawn(gown, { top: 'offShoulder', skirt: 'mermaid' }),
    frame: long,
    size: { tall: 144 },
    views: views('500,420,460', '500,1200,480'),
    colours: dyed(
      crepe,
      `Black | black | #27272a
       Red | red | #a02f31
       Ivory | white | #ebe4d5
       Forest | green | #2c4d3e`,
    ),
  },
  {
    id: 'k65',
    ...drawn(gown, { top: 'halter', skirt: 'column', seed: 5 }),
    frame: long,
    size: { tall: 148 },
    views: views('500,400,440', '500,1150,440'),
    colours: dyed(
      slips,
      `Silver grey | grey | #a9abad
       Black | black | #262629
       Cobalt | blue | #33539c
       Rust | orange | #a85b38`,
    ),
  },
  {
    id: 'k38',
    ...drawn(jumpsuit, {}),
    frame: long,
    size: { tall: 148 },
    views: views('500,400,440', '500,660,400'),
    colours: dyed(
      (c) => set(twill(c)),
      `Olive | green | #66684a
       Black | black | #2a2a2c
       Ecru | white | #e2d9c5
       Navy | blue | #2f3c56`,
    ),
  },
  {
    id: 'k39',
    ...drawn(jumpsuit, { kind: 'wrap', cut: 'wide' }),
    frame: long,
    size: { tall: 146 },
    views: views('500,400,440', '500,660,400'),
    colours: dyed(
      crepe,
      `Black | black | #28282a
       Ivory | white | #eae3d4
       Emerald | green | #1f5a48
       Burgundy | red | #6e2739`,
    ),
  },
  {
    id: 'w03',
    ...drawn(skirt, { kind: 'pleated', len: 900, flare: 236 }),
    frame: { fw: 0.72, fh: 0.8 },
    size: { tall: 74 },
    views: views('480,240,320', '420,820,320'),
    colours: [
      ...dyed(
        tartan,
        `Green tartan | green | #2f4f3f
         Red tartan | red | #8f2c2c #1d2638
         Navy tartan | blue | #2b3a5c #161d30
         Grey tartan | grey | #8b8d8f #3a3c40`,
      ),
      ...differing(dyed(crepe, 'Black | black | #29292b'), { pattern: null }),
    ],
  },
  {
    id: 'w04',
    ...drawn(skirt, { kind: 'slip', len: 980, flare: 250, flute: 64 }),
    frame: long,
    size: { tall: 80 },
    views: views('500,260,340', '500,980,360'),
    colours: dyed(
      slips,
      `Champagne | beige | #cbb591
       Black | black | #252528
       Emerald | green | #1f5745
       Dusty rose | pink | #cf9d99
       Chocolate | brown | #543d2f`,
    ),
  },
  {
    id: 'v17',
    ...drawn(skirt, { kind: 'mini', len: 560, flare: 196, W: 140, buttons: 1 }),
    frame: half,
    size: { tall: 40 },
    views: views('500,260,320', '400,500,280'),
    colours: dyed(
      rigid,
      `Mid blue | blue | #55759e
       Washed black | black | #39393c #85878a
       Light wash | blue | #8ea9c6 #e0e9f1
       Ecru | white | #e4dcc9 #f4efe4`,
    ),
  },
  {
    id: 'v18',
    ...drawn(skirt, { kind: 'pleated', len: 560, flare: 210, n: 15 }),
    frame: { fw: 0.62, fh: 0.58 },
    size: { tall: 40 },
    views: views('500,260,320', '420,500,280'),
    colours: dyed(
      crepe,
      `Black | black | #28292b
       Navy | blue | #2d3954
       Camel | brown | #b18d61
       Grey | grey | #8b8d90
       White | white | #efece4`,
    ),
  },
  {
    id: 'k54',
    ...drawn(skirt, { kind: 'kilt', len: 700, flare: 214 }),
    frame: { fw: 0.64, fh: 0.64 },
    size: { tall: 52 },
    views: views('560,260,320', '620,600,280'),
    colours: dyed(
      tartan,
      `Red tartan | red | #8a2a2c #1c2538
       Green tartan | green | #30523f
       Grey tartan | grey | #86888b #35373c
       Camel tartan | brown | #ab8656 #4a3426 #e9dcc0`,
    ),
  },
  {
    id: 'k55',
    ...drawn(skirt, { kind: 'wrap', len: 960, flare: 236 }),
    frame: long,
    size: { tall: 80 },
    views: views('460,260,340', '450,860,340'),
    colours: dyed(
      flax,
      `Brick | red | #8b3b2e
       Black | black | #2a2a2c
       Ecru | white | #e5dcc8
       Ochre | yellow | #c79a45`,
    ),
  },
  {
    id: 'k56',
    ...drawn(skirt, { kind: 'tiered', len: 1080, flare: 260 }),
    frame: long,
    size: { tall: 90 },
    views: views('500,260,340', '500,800,380'),
    colours: dyed(
      (c) => set(poplin(c)),
      `Cream | white | #ebe4d3
       Black | black | #29292b
       Sage | green | #9aa78b
       Lilac | purple | #b7a6ca`,
    ),
  },
];
