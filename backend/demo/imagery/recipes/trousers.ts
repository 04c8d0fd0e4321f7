import { leggings } from '../archetypes/leggings.ts';
import { dungarees } from '../archetypes/onepiece.ts';
import { trousers } from '../archetypes/trousers.ts';
import { dyed } from '../colourways.ts';
import type { Materials } from '../engine/material.ts';
import {
  canvas,
  copper,
  corduroy,
  denim,
  gab,
  horn,
  jersey,
  linen,
  nylon,
  plain,
  poplin,
  rib,
  set,
  shadeHex,
  silver,
  twill,
} from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

const jean = (c: string, wear = '#9fb4ca', thread = '#c58a3e'): Materials => ({
  main: denim(c, 0.42, wear),
  inside: poplin('#d9d4c8'),
  thread: plain(thread),
  metal: copper,
  button: copper,
  fringe: canvas(shadeHex(wear, 1.02)),
});
const pale = (c: string, wear = '#e6edf3', thread = '#b9863f'): Materials => ({
  ...jean(c, wear, thread),
  metal: silver,
  button: silver,
});
const suiting = (c: string) => set(gab(c), { inside: poplin('#d9d4c8'), button: horn(shadeHex(c, 0.5)) });
const chino = (c: string) => set(twill(c), { inside: poplin('#e2dccf'), button: horn(shadeHex(c, 0.5)) });
const ripstop = (c: string) =>
  set(nylon(c, { texOpt: { rip: 1 }, rough: 0.8, spec: 0.2 }), {
    inside: poplin('#cfc8b0'),
    button: horn(shadeHex(c, 0.6)),
  });
const fleeceBack = (c: string) => set(jersey(c), { rib: rib(c, 7), cord: canvas('#e9e6df') });
const cord = (c: string) => set(corduroy(c), { inside: poplin('#d9d4c8'), button: horn(shadeHex(c, 0.5)) });
const flax = (c: string) => set(linen(c), { inside: poplin('#e6dfd0'), button: horn(shadeHex(c, 0.5)) });
const stretch = (c: string) => set(jersey(c, { sheen: 0.05, spec: 0.2 }), { accent: plain('#d9d6cf') });
const swim = (c: string) => set(nylon(c, { rough: 0.8, spec: 0.25 }), { cord: canvas('#f1ede4') });

const { long } = framings;
const short = { fw: 0.6, fh: 0.6 };
const views = (a: string, b: string) => ['front', 'back', `detail:${a}`, `detail:${b}`];
const usual = views('470,220,380', '390,1080,340');
const behind = (low: string) => [
  'front',
  'back',
  'detail:470,220,380',
  'detail:430,300,360@back',
  `detail:${low}`,
];

/** Jeans, trousers, shorts, leggings and dungarees. */
export const legwear: readonly Recipe[] = [
  {
    id: 'm05',
    ...drawn(trousers, { kind: 'jeans', cut: 'straight' }),
    frame: long,
    size: { tall: 106 },
    views: behind('400,1090,340'),
    colours: dyed(
      jean,
      `Dark indigo | blue | #2f4566
       Rinse indigo | blue | #26334d #6a7d98
       Mid blue | blue | #5878a0 #bccddd
       Washed black | black | #37373a #808285 #77777a
       Ecru | white | #e4dcc9 #f4efe4 #cfc09e`,
    ),
  },
  {
    id: 'v38',
    ...drawn(trousers, { kind: 'jeans', cut: 'slim', creases: 4 }),
    frame: long,
    size: { tall: 104 },
    views: behind('410,1090,300'),
    colours: dyed(
      jean,
      `Black | black | #262628 #5c5d60 #3a3a3c
       Dark indigo | blue | #2e4262 #7e93ae
       Grey wash | grey | #77797c #b7b8b9 #9a9a9a
       Light wash | blue | #8ba6c3 #dce6ef`,
    ),
  },
  {
    id: 'w11',
    ...drawn(trousers, { kind: 'jeans', cut: 'barrel', W: 138, creases: 2 }),
    frame: long,
    size: { tall: 102 },
    views: behind('380,1080,340'),
    colours: dyed(
      pale,
      `Light wash | blue | #8ea6c0 #dfe7ee
       Raw indigo | blue | #2a3a57 #6b7e99
       Washed black | black | #3a3a3d #85878a #6a6a6c
       Ecru | white | #e5ddcb #f5f0e6 #cdbf9f
       Mid blue | blue | #5f7fa5 #c1d0df`,
    ),
  },
  {
    id: 'v14',
    ...drawn(trousers, { kind: 'jeans', cut: 'flare', W: 134, creases: 3 }),
    frame: long,
    size: { tall: 108 },
    views: behind('390,1080,360'),
    colours: dyed(
      jean,
      `Dark indigo | blue | #2b3e60 #8297b2
       Mid blue | blue | #587aa4 #bfcfdf
       Light wash | blue | #8fabc8 #e0e9f1
       Chocolate | brown | #5b4333 #8f765f #8a6a4a`,
    ),
  },
  {
    id: 'k58',
    ...drawn(trousers, { kind: 'jeans', cut: 'straight', rawHem: 1, len: 1080, W: 136, creases: 6 }),
    frame: long,
    size: { tall: 96 },
    views: behind('400,1020,320'),
    colours: dyed(
      pale,
      `Mid blue | blue | #6484ab #c6d4e2
       Bleached blue | blue | #a3bbd2 #ebf1f6
       Washed black | black | #3d3d40 #8b8c8f #77777a
       White | white | #ece8de #f8f6f0 #d8d2c2`,
    ),
  },
  {
    id: 'm11',
    ...drawn(trousers, { kind: 'tailored', cut: 'wide', creases: 2 }),
    frame: long,
    size: { tall: 106 },
    views: usual,
    colours: dyed(
      suiting,
      `Taupe grey | grey | #7b766e
       Black | black | #27272a
       Navy | blue | #2d3953
       Cream | white | #e7dfcd
       Chocolate | brown | #574131`,
    ),
  },
  {
    id: 'w12',
    ...drawn(trousers, { kind: 'tailored', cut: 'wide', W: 134, creases: 5 }),
    frame: long,
    size: { tall: 106 },
    views: usual,
    colours: dyed(
      suiting,
      `Cream | white | #ece5d7
       Black | black | #28282a
       Camel | brown | #b08c60
       Charcoal | grey | #4c4e52
       Olive | green | #62644a`,
    ),
  },
  {
    id: 'm14',
    ...drawn(trousers, { kind: 'cargo', cut: 'straight', creases: 3 }),
    frame: long,
    size: { tall: 106 },
    views: views('470,220,380', '360,640,340'),
    colours: dyed(
      ripstop,
      `Khaki | green | #84815a
       Black | black | #2a2a2c
       Olive | green | #575a3e
       Navy | blue | #2f3b53
       Stone | beige | #c6baa0`,
    ),
  },
  {
    id: 'v13',
    ...drawn(trousers, { kind: 'chino', cut: 'taper', creases: 3 }),
    frame: long,
    size: { tall: 105 },
    views: usual,
    colours: dyed(
      chino,
      `Khaki | brown | #a88a60
       Navy | blue | #2e3a54
       Olive | green | #5f6145
       Stone | beige | #cbbfa5
       Black | black | #29292b`,
    ),
  },
  {
    id: 'v15',
    ...drawn(trousers, { kind: 'drawstring', cut: 'taper', creases: 5 }),
    frame: long,
    size: { tall: 103 },
    views: usual,
    colours: dyed(
      fleeceBack,
      `Grey | grey | #8f918e
       Black | black | #27272a
       Navy | blue | #2c3852
       Oat | beige | #d2c5ac
       Forest | green | #31503f`,
    ),
  },
  {
    id: 'v16',
    ...drawn(trousers, { kind: 'chino', short: 1, shortY: 560 }),
    frame: short,
    size: { tall: 48 },
    views: views('470,220,360', '400,500,300'),
    colours: dyed(
      cord,
      `Brown | brown | #7a5a40
       Navy | blue | #303d58
       Olive | green | #63653f
       Sand | beige | #cab58c
       Rust | orange | #a85a36`,
    ),
  },
  {
    id: 'k57',
    ...drawn(trousers, { kind: 'tailored', short: 1, shortY: 640, turnUps: 1 }),
    frame: { fw: 0.62, fh: 0.64 },
    size: { tall: 58 },
    views: views('470,220,360', '400,590,300'),
    colours: dyed(
      flax,
      `Natural | beige | #d8c8a8
       Navy | blue | #2f3c57
       White | white | #ece7da
       Black | black | #2b2b2d
       Olive | green | #6a6c4c`,
    ),
  },
  {
    id: 'k30',
    ...drawn(trousers, { kind: 'swim', short: 1, shortY: 500, W: 154 }),
    frame: { fw: 0.58, fh: 0.56 },
    size: { tall: 42 },
    views: views('470,200,340', '400,450,260'),
    colours: dyed(
      swim,
      `Teal | blue | #2f6d80
       Navy | blue | #2a3855
       Coral | pink | #e58d80
       Olive | green | #6a6d48
       Black | black | #2a2b2d`,
    ),
  },
  {
    id: 'k44',
    ...drawn(leggings, {}),
    frame: long,
    size: { tall: 94 },
    views: views('500,260,360', '430,1020,280'),
    colours: dyed(
      stretch,
      `Black | black | #28292b
       Charcoal | grey | #505256
       Chocolate | brown | #574235
       Navy | blue | #2e3a54`,
    ),
  },
  {
    id: 'k45',
    ...drawn(leggings, { sport: 1 }),
    frame: long,
    size: { tall: 94 },
    views: views('500,260,360', '430,640,320'),
    colours: dyed(
      stretch,
      `Slate blue | blue | #43566c
       Black | black | #28292b
       Moss | green | #656b4c
       Plum | purple | #5d3f5c`,
    ),
  },
  {
    id: 'k46',
    ...drawn(leggings, { len: 640, sport: 1 }),
    frame: short,
    size: { tall: 50 },
    views: views('500,260,320', '430,560,260'),
    colours: dyed(
      stretch,
      `Black | black | #28292b
       Stone | beige | #c2b399
       Navy | blue | #2e3a54
       Rust | orange | #a35c3c`,
    ),
  },
  {
    id: 'k47',
    ...drawn(leggings, { flared: 1 }),
    frame: long,
    size: { tall: 98 },
    views: views('500,260,360', '420,1030,300'),
    colours: dyed(
      (c) => set(rib(c, 6, 0.6)),
      `Black | black | #29292b
       Oatmeal | beige | #d0c1a6
       Grey | grey | #8d8f90`,
    ),
  },
  {
    id: 'k40',
    ...drawn(dungarees, {}),
    frame: long,
    size: { tall: 138 },
    views: views('500,400,440', '400,800,400'),
    colours: dyed(
      jean,
      `Mid blue | blue | #5b7ba2 #bfcfde
       Dark indigo | blue | #2c3f60 #7f94af
       Ecru | white | #e2dac6 #f3eee2 #cbb994
       Washed black | black | #39393c #85878a #77777a`,
    ),
  },
  {
    id: 'k41',
    ...drawn(dungarees, { short: 1 }),
    frame: { fw: 0.6, fh: 0.72 },
    size: { tall: 82 },
    views: views('500,400,420', '400,800,340'),
    colours: dyed(
      pale,
      `Light wash | blue | #93aeca #e2eaf2
       Mid blue | blue | #5d7ea6 #c1d0df
       White | white | #ebe6dc #f7f5ef #d8d2c2`,
    ),
  },
  {
    id: 'k60',
    ...drawn(trousers, { kind: 'chino', cut: 'wide', creases: 7 }),
    frame: long,
    size: { tall: 104 },
    views: usual,
    colours: dyed(
      flax,
      `Natural | beige | #d6c6a6
       White | white | #eae5d8
       Black | black | #2b2b2d
       Terracotta | orange | #b5683f
       Sage | green | #99a688`,
    ),
  },
];
