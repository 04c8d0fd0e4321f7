import { biker } from '../archetypes/biker.ts';
import { bomber } from '../archetypes/bomber.ts';
import { cape } from '../archetypes/cape.ts';
import { denimJacket } from '../archetypes/denim-jacket.ts';
import { outer } from '../archetypes/outer.ts';
import { puffer } from '../archetypes/puffer.ts';
import { dyed } from '../colourways.ts';
import type { Materials } from '../engine/material.ts';
import {
  canvas,
  type Cloth,
  copper,
  corduroy,
  denim,
  gold,
  gun,
  horn,
  knitM,
  leather,
  melton,
  nylon,
  plain,
  poplin,
  rib,
  satin,
  set,
  shadeHex,
  silver,
  suede,
  twill,
} from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

const wool = (c: string): Cloth => ({ tex: 'shearling', color: c });
const down = (c: string): Materials => ({
  main: nylon(c),
  lining: nylon(shadeHex(c, 0.72)),
  inside: nylon(shadeHex(c, 0.72)),
  rib: rib(shadeHex(c, 0.9)),
  thread: plain(shadeHex(c, 0.85)),
  metal: gun,
  tape: twill(shadeHex(c, 0.7)),
});
const flight = (c: string, lining = '#c0662c'): Materials => ({
  main: nylon(c),
  inside: nylon(lining),
  rib: rib(shadeHex(c, 0.86), 6.5),
  thread: plain(shadeHex(c, 1.2)),
});
const rigid = (c: string, wear = '#b4c4d4', thread = '#c58a3e'): Materials => ({
  main: denim(c, 0.6, wear),
  inside: denim(shadeHex(c, 1.4), 0),
  lining: wool('#e9dcc4'),
  thread: plain(thread),
  metal: copper,
});
const hide =
  (main: (c: string) => Cloth, metal: Cloth) =>
  (c: string): Materials => ({
    main: main(c),
    lining: satin(shadeHex(c, 0.7), { spec: 0.4 }),
    inside: satin(shadeHex(c, 0.7), { spec: 0.4 }),
    thread: plain(shadeHex(c, 0.84)),
    metal,
    tape: twill(shadeHex(c, 0.6)),
  });
const parkaCloth = (c: string, trim = '#a58a66') =>
  set(twill(c), {
    lining: nylon(shadeHex(c, 0.6)),
    trim: wool(trim),
    cord: canvas(shadeHex(c, 0.6)),
    metal: gun,
  });
const quilted = (c: string, collar = '#4a3626') =>
  set(nylon(c, { rough: 0.6, spec: 0.4 }), {
    lining: twill('#5a4a3a'),
    collar: corduroy(collar),
    metal: gold,
  });
const shearling = (c: string, fleece = '#e6d6ba') =>
  set(suede(c), { lining: wool(fleece), trim: wool(fleece) });
const fur = (c: string) => set(wool(c), { lining: satin(shadeHex(c, 0.7), { spec: 0.4 }) });
const drill = (c: string) =>
  set(twill(c), { lining: poplin('#cfc8b8'), metal: gun, button: horn(shadeHex(c, 0.5)) });
const duffle = (c: string) =>
  set(melton(c), {
    lining: twill(shadeHex(c, 0.5)),
    cord: canvas('#3a2c20'),
    patch: leather('#4a3020'),
    button: horn('#8a6a40'),
  });
const college = (c: string, sleeve = '#e9e2d2') =>
  set(melton(c), { rib: rib(c, 7), sleeve: leather(sleeve), lining: satin(c), metal: silver });
const coating = (c: string) =>
  set(melton(c), { lining: satin(shadeHex(c, 0.72), { spec: 0.4 }), button: horn('#3a2a20') });
const knitted = (c: string) => set(knitM(c), { rib: rib(c, 9), fringe: knitM(shadeHex(c, 0.95)) });

const { upper, long } = framings;
const views = (a: string, b: string) => ['front', 'back', `detail:${a}`, `detail:${b}`];

/** Jackets and coats that are not tailored. */
export const outerwear: readonly Recipe[] = [
  {
    id: 'm02',
    ...drawn(puffer, {}),
    frame: upper,
    size: { tall: 79 },
    views: views('500,270,360', '360,760,340'),
    colours: dyed(
      down,
      `Black | black | #24282d
       Forest | green | #2d4a3a
       Burnt orange | orange | #b8602f
       Midnight | blue | #26324f
       Stone | beige | #c9bda4`,
    ),
  },
  {
    id: 'w15',
    ...drawn(puffer, { rows: 5, crop: 110 }),
    frame: upper,
    size: { tall: 64 },
    views: views('500,270,360', '360,640,340'),
    colours: dyed(
      down,
      `Ecru | white | #e6dfd1
       Black | black | #25272b
       Powder blue | blue | #a9c1d6
       Chocolate | brown | #553c2c
       Lilac | purple | #b7a6cb`,
    ),
  },
  {
    id: 'v12',
    ...drawn(puffer, { vest: 1, rows: 6 }),
    frame: upper,
    size: { tall: 78 },
    views: views('500,270,360', '360,740,340'),
    colours: dyed(
      down,
      `Forest | green | #335640
       Black | black | #26292e
       Navy | blue | #29364f
       Mustard | yellow | #cf9f3d
       Stone | beige | #c8bca2`,
    ),
  },
  {
    id: 'k26',
    ...drawn(puffer, { rows: 9, long: 170, hood: 1, snaps: 1 }),
    frame: long,
    size: { tall: 112 },
    views: views('500,300,420', '360,860,360'),
    colours: dyed(
      down,
      `Black | black | #25282c
       Taupe | beige | #b3a48d
       Petrol | blue | #2f4f5e
       Olive | green | #5b5f42`,
    ),
  },
  {
    id: 'm10',
    ...drawn(bomber, {}),
    frame: upper,
    size: { tall: 76 },
    views: views('500,320,380', '360,740,320'),
    colours: dyed(
      flight,
      `Olive | green | #4f553a
       Black | black | #25262a #8a4a2a
       Midnight | blue | #27324c
       Burgundy | red | #642b35 #3a3d44`,
    ),
  },
  {
    id: 'm04',
    ...drawn(denimJacket, {}),
    frame: upper,
    size: { tall: 70 },
    views: views('500,380,420', '400,520,320'),
    colours: dyed(
      rigid,
      `Mid indigo | blue | #3f5a7a
       Raw indigo | blue | #27354f #5a6c86
       Washed black | black | #38393c #85878a #4a4b4d
       Bleached blue | blue | #94aec8 #e6eef4
       Ecru | white | #e4dccb #f4f0e6 #cbb994`,
    ),
  },
  {
    id: 'k59',
    ...drawn(denimJacket, { sherpa: 1 }),
    frame: upper,
    size: { tall: 70 },
    views: views('500,330,420', '400,520,320'),
    colours: dyed(
      rigid,
      `Light wash | blue | #7f9bb9 #d5e0ea
       Dark indigo | blue | #2f4263 #7b8fab
       Chocolate | brown | #5a4232 #8f7660 #8a6a4a`,
    ),
  },
  {
    id: 'm12',
    ...drawn(biker, {}),
    frame: upper,
    size: { tall: 68 },
    views: views('500,360,420', '460,820,320'),
    colours: dyed(
      hide((c) => leather(c), silver),
      `Black | black | #222021
       Oxblood | red | #5a2226
       Cognac | brown | #94582f
       Dark brown | brown | #48342a`,
    ),
  },
  {
    id: 'w14',
    ...drawn(biker, {}),
    frame: upper,
    seed: 5,
    size: { tall: 60 },
    views: views('500,360,420', '460,820,320'),
    colours: dyed(
      hide((c) => suede(c), gold),
      `Tan | brown | #9a6b48
       Black | black | #29282a
       Sand | beige | #c8b18c
       Forest | green | #36513f`,
    ),
  },
  {
    id: 'k17',
    ...drawn(outer, {
      len: 1120,
      C: 240,
      flare: 10,
      hood: 'up',
      hoodTrim: 1,
      closing: 'placket',
      pockets: 'cargo',
      waistCord: 1,
      cuffs: 'rib',
    }),
    frame: long,
    size: { tall: 108 },
    views: views('500,280,420', '400,880,400'),
    colours: dyed(
      parkaCloth,
      `Olive | green | #5b5a40
       Navy | blue | #2a364e #8a7a66
       Black | black | #28292b #5a5048
       Stone | beige | #b9ac90 #d9c7a6`,
    ),
  },
  {
    id: 'k18',
    ...drawn(outer, {
      len: 930,
      quilted: 1,
      collar: 'shirt',
      collarSlot: 'collar',
      closing: 'snaps',
      pockets: 'flap',
      fold: 0.5,
    }),
    frame: upper,
    size: { tall: 76 },
    views: views('500,330,400', '380,760,340'),
    colours: dyed(
      quilted,
      `Forest | green | #33483a
       Navy | blue | #2a364d
       Black | black | #292a2c #2a2623
       Tan | brown | #9a7a52 #4a3626`,
    ),
  },
  {
    id: 'k19',
    ...drawn(outer, {
      len: 900,
      shearling: 1,
      collar: 'fur',
      closing: 'hidden',
      pockets: 'welt',
      cuffs: 'turned',
      fold: 0.6,
    }),
    frame: upper,
    size: { tall: 74 },
    views: views('500,300,420', '360,820,340'),
    colours: dyed(
      shearling,
      `Cognac | brown | #87583a
       Black | black | #2b292a #3a3634
       Dark brown | brown | #4d3a2e #d8c4a2
       Sand | beige | #c3ab86 #efe4cf`,
    ),
  },
  {
    id: 'k20',
    ...drawn(outer, {
      len: 1130,
      fur: 1,
      collar: 'fur',
      closing: 'hidden',
      pockets: 'none',
      C: 240,
      flare: 22,
    }),
    frame: long,
    size: { tall: 102 },
    views: views('500,300,420', '360,900,380'),
    colours: dyed(
      fur,
      `Camel | brown | #b08b62
       Ivory | white | #e6dcc9
       Chocolate | brown | #54402f
       Black | black | #2c2b2d`,
    ),
  },
  {
    id: 'k21',
    ...drawn(outer, { len: 950, collar: 'shirt', closing: 'buttons', pockets: 'chore', cuffs: 'button' }),
    frame: upper,
    size: { tall: 78 },
    views: views('500,330,400', '380,800,340'),
    colours: dyed(
      drill,
      `Work blue | blue | #35507f
       Ecru | white | #e3dac6
       Olive | green | #5d5f42
       Black | black | #2a2a2c
       Tobacco | brown | #7c5a3a`,
    ),
  },
  {
    id: 'k22',
    ...drawn(outer, { len: 1130, hood: 'down', closing: 'toggles', pockets: 'flap', buttons: 6, fold: 0.7 }),
    frame: long,
    size: { tall: 104 },
    views: views('500,360,440', '380,860,380'),
    colours: dyed(
      duffle,
      `Camel | brown | #ad8758
       Navy | blue | #2a3650
       Charcoal | grey | #4c4e52
       Bottle green | green | #29463a`,
    ),
  },
  {
    id: 'k23',
    ...drawn(outer, {
      len: 920,
      ribbed: 1,
      collar: 'rib',
      closing: 'snaps',
      pockets: 'welt',
      sleeveMat: 'sleeve',
    }),
    frame: upper,
    size: { tall: 72 },
    views: views('500,320,400', '280,640,360'),
    colours: dyed(
      college,
      `Navy / cream | blue | #283654
       Black / white | black | #28282b #efece4
       Green / cream | green | #2c4c3b
       Burgundy / sand | red | #6a2d39 #d3c09c`,
    ),
  },
  {
    id: 'k24',
    ...drawn(outer, {
      len: 1150,
      collar: 'funnel',
      closing: 'hidden',
      pockets: 'welt',
      flare: 26,
      yoke: 0,
      fold: 0.7,
    }),
    frame: long,
    size: { tall: 108 },
    views: views('500,270,400', '380,840,380'),
    colours: dyed(
      coating,
      `Blue grey | blue | #6d7f92
       Ivory | white | #e6ddcb
       Black | black | #2a2a2d
       Brick | red | #9a4636`,
    ),
  },
  {
    id: 'k25',
    ...drawn(outer, {
      len: 1000,
      collar: 'stand',
      closing: 'placket',
      pockets: 'field',
      waistCord: 1,
      cuffs: 'button',
    }),
    frame: upper,
    size: { tall: 84 },
    views: views('500,340,420', '380,520,320'),
    colours: dyed(
      drill,
      `Olive | green | #5a5c40
       Khaki | beige | #b7a37c
       Navy | blue | #2c384f
       Black | black | #2a2b2d`,
    ),
  },
  {
    id: 'k27',
    ...drawn(cape, { kind: 'cape' }),
    frame: upper,
    size: { tall: 84 },
    views: views('500,380,420', '320,760,360'),
    colours: dyed(
      coating,
      `Charcoal | grey | #4b4d52
       Camel | brown | #b18c5e
       Forest | green | #2f4b3b
       Black | black | #29292c`,
    ),
  },
  {
    id: 'k28',
    ...drawn(cape, { fringe: 1 }),
    frame: upper,
    size: { tall: 86 },
    views: views('500,280,380', '360,880,360'),
    colours: dyed(
      knitted,
      `Hazel | brown | #a88463
       Cream | white | #e8dfcd
       Grey | grey | #8b8d8e
       Rust | orange | #a65d3a`,
    ),
  },
];
