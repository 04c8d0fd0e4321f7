import { tailored } from '../archetypes/tailored.ts';
import { suit } from '../archetypes/together.ts';
import { waistcoat } from '../archetypes/waistcoat.ts';
import { dyed } from '../colourways.ts';
import type { Materials } from '../engine/material.ts';
import {
  boucle,
  type Cloth,
  gab,
  herring,
  horn,
  linen,
  melton,
  poplin,
  satin,
  set,
  shadeHex,
  silver,
  tweed,
  twill,
} from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

const lined =
  (cloth: (c: string) => Cloth, button?: string) =>
  (c: string): Materials =>
    set(cloth(c), {
      lining: satin(shadeHex(c, 0.62), { spec: 0.45 }),
      button: horn(button ?? shadeHex(c, 0.45)),
      inside: poplin('#d9d4c8'),
      buckle: horn(shadeHex(c, 0.4)),
      label: satin('#efe9dc', { spec: 0.3 }),
      labelInk: { tex: 'none', color: '#222222' },
    });
const chalked = (c: string, line = '#c9ccd4') =>
  set(gab(c, { pattern: { type: 'pinstripe', base: c, line, gap: 26 } }), {
    c,
    lining: satin(shadeHex(c, 0.8), { spec: 0.4 }),
    button: horn('#1d1a18'),
    inside: poplin('#d9d4c8'),
  });
const glen = (c: string, ink = '#5b4a42') =>
  set(tweed(c, { pattern: { type: 'glen', base: c, ink, p: 64 } }), {
    c,
    lining: satin(shadeHex(ink, 1.1), { spec: 0.4 }),
    button: horn(ink),
  });
const evening = (c: string, facing = '#1a1a1e') =>
  set(gab(c), {
    lapel: satin(facing, { rough: 0.34, spec: 1 }),
    lining: satin('#2c2226', { spec: 0.4 }),
    button: satin(facing, { rough: 0.34 }),
  });
const backed = (c: string) =>
  set(gab(c), {
    lining: satin(shadeHex(c, 0.66), { spec: 0.5 }),
    button: horn(shadeHex(c, 0.4)),
    buckle: silver,
  });

const { upper, long } = framings;
const waist = { fw: 0.62, fh: 0.66 };
const views = (a: string, b: string) => ['front', 'back', `detail:${a}`, `detail:${b}`];
const overcoat = { coat: 1, len: 1210 } as const;

/** Blazers, coats, trenches, suits and waistcoats. */
export const tailoring: readonly Recipe[] = [
  {
    id: 'm03',
    ...drawn(tailored, { ...overcoat, breakY: 570, lapel: 112, C: 232, waist: 228, buttons: 3 }),
    frame: long,
    size: { tall: 108 },
    views: views('500,380,420', '360,780,360'),
    colours: dyed(
      lined((c) => melton(c)),
      `Camel | brown | #b3936a
       Charcoal | grey | #4a4b4f
       Navy | blue | #2a354d
       Bottle green | green | #28453a
       Chocolate | brown | #56402f`,
    ),
  },
  {
    id: 'm16',
    ...drawn(tailored, { ...overcoat, db: 1, peak: 1, breakY: 620, lapel: 118, C: 234, waist: 226 }),
    frame: long,
    size: { tall: 108 },
    views: views('500,400,420', '480,760,340'),
    colours: dyed(
      lined((c) => herring(c), '#2a2320'),
      `Grey herringbone | grey | #8a8780
       Brown herringbone | brown | #77604a
       Charcoal herringbone | grey | #515256
       Navy herringbone | blue | #35425c`,
    ),
  },
  {
    id: 'w06',
    ...drawn(tailored, {
      coat: 1,
      len: 1230,
      breakY: 600,
      lapel: 126,
      C: 214,
      waist: 196,
      shoulder: 224,
      buttons: 0,
      belt: 1,
      chest: 0,
    }),
    frame: long,
    size: { tall: 110 },
    views: views('500,400,420', '500,660,360'),
    colours: dyed(
      lined((c) => boucle(c), '#5a4330'),
      `Oatmeal | beige | #cdbda6
       Charcoal | grey | #505154
       Camel | brown | #b1895c
       Ivory | white | #e8e0d0
       Forest green | green | #32503f`,
    ),
  },
  {
    id: 'v11',
    ...drawn(tailored, {
      coat: 1,
      db: 1,
      belt: 1,
      trench: 1,
      len: 1230,
      breakY: 600,
      lapel: 120,
      C: 226,
      waist: 206,
    }),
    frame: long,
    size: { tall: 110 },
    views: views('500,400,420', '500,680,340'),
    colours: dyed(
      lined((c) => gab(c), '#4a3826'),
      `Honey | beige | #c4aa7a
       Navy | blue | #2c3850
       Olive | green | #61633f
       Black | black | #2a2a2c
       Stone | beige | #cfc4ae`,
    ),
  },
  {
    id: 'm09',
    ...drawn(tailored, { backStyle: 'vents' }),
    frame: upper,
    size: { tall: 79 },
    views: views('500,400,420', '366,790,360'),
    colours: dyed(
      lined((c) => gab(c)),
      `Slate navy | blue | #3b465c
       Charcoal | grey | #48494d
       Black | black | #262628
       Tobacco | brown | #74563c
       Mid grey | grey | #818386`,
    ),
  },
  {
    id: 'w05',
    ...drawn(tailored, {
      C: 206,
      waist: 186,
      shoulder: 220,
      len: 960,
      breakY: 600,
      lapel: 88,
      buttons: 1,
      patchPockets: 1,
      chest: 0,
    }),
    frame: upper,
    size: { tall: 72 },
    views: views('500,400,400', '370,800,340'),
    colours: dyed(
      lined((c) => linen(c), '#7a5a3b'),
      `Flax | beige | #d6c9ae
       Navy | blue | #2e3b55
       Sage | green | #99a688
       Terracotta | orange | #bb6a45
       Black | black | #2b2b2d`,
    ),
  },
  {
    id: 'v09',
    ...drawn(tailored, { db: 1, peak: 1, C: 208, waist: 190, shoulder: 222, len: 950 }),
    frame: upper,
    size: { tall: 71 },
    views: views('500,400,420', '480,640,320'),
    colours: dyed(
      glen,
      `Brown check | brown | #b09a82 #4f3c30
       Grey check | grey | #b5b5b2 #45464a
       Blue check | blue | #9db0c8 #34466a
       Pink check | pink | #e0bdb8 #8f5c60`,
    ),
  },
  {
    id: 'v10',
    ...drawn(tailored, {}),
    frame: upper,
    seed: 6,
    size: { tall: 79 },
    views: views('500,400,420', '366,790,360'),
    colours: dyed(
      chalked,
      `Black pinstripe | black | #242428
       Navy pinstripe | blue | #2a3653
       Grey pinstripe | grey | #68696d
       Brown pinstripe | brown | #5a4434 #d3c2a8`,
    ),
  },
  {
    id: 'k11',
    ...drawn(tailored, { shawl: 1, buttons: 1, lapelSlot: 'lapel', backStyle: 'vents' }),
    frame: upper,
    size: { tall: 79 },
    views: views('500,420,420', '366,790,340'),
    colours: dyed(
      evening,
      `Black | black | #232326
       Midnight | blue | #232d48 #161b2a
       Ivory | white | #ebe4d4 #1c1b1d
       Bottle green | green | #26433a #141a18`,
    ),
  },
  {
    id: 'k12',
    ...drawn(suit, {}),
    frame: long,
    size: { tall: 150 },
    views: views('500,420,440', '500,1180,460'),
    colours: dyed(
      lined((c) => gab(c)),
      `Navy | blue | #303c57
       Charcoal | grey | #4b4d51
       Mid grey | grey | #85878a
       Tobacco | brown | #7a5c41
       Olive | green | #5d6045`,
    ),
  },
  {
    id: 'k13',
    ...drawn(suit, {
      jacket: { db: 1, peak: 1, C: 208, waist: 190, shoulder: 222, len: 950, breakY: 590 },
      trousers: { cut: 'wide', W: 134, pleats: 1 },
    }),
    frame: long,
    size: { tall: 146 },
    views: views('500,420,440', '500,1180,460'),
    colours: dyed(
      lined((c) => gab(c)),
      `Ivory | white | #e9e2d3
       Black | black | #28282a
       Camel | brown | #b18d61
       Powder blue | blue | #a9bdd2`,
    ),
  },
  {
    id: 'k14',
    ...drawn(suit, { jacket: { buttons: 2 }, trousers: { creases: 3 } }),
    frame: long,
    seed: 7,
    size: { tall: 150 },
    views: views('500,420,440', '500,1180,460'),
    colours: dyed(
      chalked,
      `Navy pinstripe | blue | #2b3754
       Charcoal pinstripe | grey | #515257
       Black pinstripe | black | #262629`,
    ),
  },
  {
    id: 'k15',
    ...drawn(waistcoat, {}),
    frame: waist,
    size: { tall: 66 },
    views: views('500,480,360', '400,720,280'),
    colours: dyed(
      backed,
      `Charcoal | grey | #55575c
       Navy | blue | #2f3b56
       Tobacco | brown | #78593e
       Black | black | #28282a`,
    ),
  },
  {
    id: 'k16',
    ...drawn(waistcoat, { relaxed: 1, C: 196, waist: 178, buttons: 4 }),
    frame: waist,
    size: { tall: 64 },
    views: views('500,480,360', '400,720,280'),
    colours: dyed(
      (c) => ({ ...backed(c), main: linen(c), lining: twill(shadeHex(c, 0.8)) }),
      `Ecru | white | #e5dcc8
       Black | black | #2a2a2c
       Sage | green | #98a588
       Caramel | brown | #a9794e`,
    ),
  },
];
