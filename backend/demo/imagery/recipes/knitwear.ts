import { hoodie } from '../archetypes/hoodie.ts';
import { knit } from '../archetypes/knit.ts';
import { differing, dyed } from '../colourways.ts';
import { cable, canvas, fine, fleece, horn, jersey, knitM, rib, set, shadeHex } from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

const aran = (c: string) => set(cable(c), { rib: rib(c, 11, 1.2), inside: rib(shadeHex(c, 0.9), 9) });
const fairIsle = (c: string, a = '#e6dcc8', b = '#b5523b') =>
  set(knitM(c, 8.4, { pattern: { type: 'fairisle', base: c, colors: [a, b], p: 9 } }), {
    c,
    rib: rib(c, 9),
    inside: knitM(shadeHex(c, 0.86)),
  });
const mohair = (c: string) =>
  set(fleece(c, { sheen: 0.6 }), { rib: rib(shadeHex(c, 0.97), 8), button: horn('#efe6da') });
const breton = (ground: string, line = '#26324a') =>
  set(fine(ground, { pattern: { type: 'stripe', dir: 'h', colors: [ground, line], w: [30, 13] } }), {
    c: ground,
    rib: rib(ground, 6, 0.8),
  });
const merino = (c: string) => set(fine(c), { rib: rib(c, 5.5, 0.8) });
const wool = (c: string) => set(knitM(c), { rib: rib(c, 8, 0.9), button: horn('#3a2a20') });
const loopback = (c: string) =>
  set(jersey(c), { rib: rib(c, 8), lining: jersey(shadeHex(c, 0.88)), cord: canvas('#dcdbd6') });
const melange = (c: string, base = '#8a8c89', fleck = '#c4c5c1') =>
  set(jersey(c, { pattern: { type: 'melange', base, fleck, a: 0.7 } }), {
    c,
    rib: rib(shadeHex(c, 0.95), 8),
    lining: jersey(shadeHex(c, 0.86)),
    cord: canvas('#dcdbd6'),
  });

const views = (neck: string, low: string) => ['front', 'back', `detail:${neck}`, `detail:${low}`];

/** Knitwear, cardigans, sweatshirts and hoodies. */
export const knitwear: readonly Recipe[] = [
  {
    id: 'm06',
    ...drawn(knit, { neck: 'turtle', chunky: 1 }),
    frame: framings.upper,
    size: { tall: 80 },
    views: views('500,320,380', '400,700,320'),
    colours: dyed(
      aran,
      `Ecru | white | #e7decb
       Navy | blue | #27344c
       Oatmeal | beige | #cdbda0
       Moss | green | #646a45
       Charcoal | grey | #4a4b4d`,
    ),
  },
  {
    id: 'm15',
    ...drawn(knit, { neck: 'crew' }),
    frame: framings.upper,
    size: { tall: 73 },
    views: views('500,310,380', '420,560,300'),
    colours: dyed(
      fairIsle,
      `Navy | blue | #2b3a54 #e6dcc8 #b5523b
       Forest | green | #2f4a3a #e9dfc6 #c98a3c
       Oatmeal | beige | #cdbea2 #4a3a30 #8a3f34
       Charcoal | grey | #45474a #d9d6cc #7d95ad`,
    ),
  },
  {
    id: 'w07',
    ...drawn(knit, { neck: 'v', cardigan: 1, buttons: 5, boxy: -20, crop: 60 }),
    frame: framings.upper,
    size: { tall: 62 },
    views: views('500,480,360', '500,800,320'),
    colours: dyed(
      mohair,
      `Dusty pink | pink | #d9a7a0
       Sky | blue | #a3bfd6
       Ivory | white | #ede6d8
       Lilac | purple | #b9a6cc
       Charcoal | grey | #55565a
       Pistachio | green | #b4c39a`,
    ),
  },
  {
    id: 'w08',
    ...drawn(knit, { neck: 'crew', boxy: -24 }),
    frame: framings.upper,
    size: { tall: 66 },
    views: views('500,310,360', '400,640,320'),
    colours: dyed(
      breton,
      `Ecru / navy | white | #f1ece1 #26324b
       Navy / ecru | blue | #29364f #efe8d8
       Ecru / red | white | #f1ece1 #b0392c
       Ecru / green | white | #f0eadc #35604a
       Camel / black | brown | #b58d5e #262326`,
    ),
  },
  {
    id: 'v05',
    ...drawn(knit, { neck: 'mock', boxy: -24 }),
    frame: framings.upper,
    size: { tall: 70 },
    views: views('500,270,340', '400,640,320'),
    colours: dyed(
      merino,
      `Black | black | #212225
       Camel | brown | #b18a5c
       Ivory | white | #eee8db
       Forest green | green | #2d4a3b`,
    ),
  },
  {
    id: 'v35',
    ...drawn(knit, { neck: 'crew' }),
    frame: framings.upper,
    size: { tall: 73 },
    views: views('500,310,340', '300,850,300'),
    colours: dyed(
      wool,
      `Sage | green | #93a086
       Navy | blue | #293752
       Camel | brown | #b38c5f
       Charcoal | grey | #4b4d50
       Ivory | white | #ece5d6
       Burgundy | red | #6c2a37`,
    ),
  },
  {
    id: 'v36',
    ...drawn(knit, { neck: 'crew', cardigan: 1, buttons: 6 }),
    frame: framings.upper,
    size: { tall: 73 },
    views: views('500,420,360', '500,820,320'),
    colours: dyed(
      wool,
      `Slate | grey | #6a7077
       Oatmeal | beige | #cdbfa4
       Bottle green | green | #274536
       Burgundy | red | #6c2a37
       Black | black | #232426`,
    ),
  },
  {
    id: 'v39',
    ...drawn(knit, { neck: 'crew', chunky: 1 }),
    frame: framings.upper,
    size: { tall: 73 },
    views: views('500,310,360', '400,640,320'),
    colours: dyed(
      (c) => set(cable(c), { rib: rib(c, 10, 1.1) }),
      `Red | red | #9c2f2c
       Navy | blue | #28364f
       Oatmeal | beige | #cfc0a5
       Forest | green | #2f4c3b
       Lilac | purple | #b6a3c9`,
    ),
  },
  {
    id: 'k08',
    ...drawn(knit, { neck: 'shawl', chunky: 1, cardigan: 1, pockets: 1, buttons: 4 }),
    frame: framings.upper,
    size: { tall: 76 },
    views: views('500,400,400', '380,830,320'),
    colours: dyed(
      (c) => set(cable(c), { rib: rib(c, 10), button: horn('#3a2a20') }),
      `Tobacco | brown | #7a5a3f
       Navy | blue | #2a3850
       Ecru | white | #e7decb
       Charcoal | grey | #4c4d50`,
    ),
  },
  {
    id: 'k09',
    ...drawn(knit, { neck: 'v', sleeveless: 1, boxy: -6 }),
    frame: framings.upper,
    size: { tall: 70 },
    views: views('500,360,360', '400,840,300'),
    colours: [
      ...dyed(
        merino,
        `Moss | green | #78845a
         Navy | blue | #2a3850
         Camel | brown | #b28b5e`,
      ),
      ...differing(dyed(breton, 'Ivory / navy | white | #efe9dc #2a3852'), { pattern: 'striped' }),
    ],
  },
  {
    id: 'm07',
    ...drawn(hoodie, {}),
    frame: framings.upper,
    size: { tall: 90 },
    views: views('500,240,420', '500,860,380'),
    colours: [
      ...differing(dyed(melange, 'Heather grey | grey | #9a9c98'), { pattern: 'mélange' }),
      ...differing(
        dyed(
          loopback,
          `Black | black | #222325
           Sand | beige | #cdbb99
           Navy | blue | #29354e
           Sage | green | #8f9c80
           Brick | red | #8f3d33`,
        ),
        { pattern: null },
      ),
    ],
  },
  {
    id: 'v06',
    ...drawn(hoodie, { zipper: true }),
    frame: framings.upper,
    size: { tall: 90 },
    views: views('500,260,420', '500,700,340'),
    colours: dyed(
      loopback,
      `Burgundy | red | #6f3341
       Black | black | #232426
       Heather grey | grey | #9b9d9a
       Navy | blue | #2a3751`,
    ),
  },
  {
    id: 'k10',
    ...drawn(hoodie, { hood: 'down', zipper: true, crop: 90, boxy: 10 }),
    frame: framings.upper,
    size: { tall: 68 },
    views: views('500,300,400', '500,760,340'),
    colours: dyed(
      loopback,
      `Ecru | white | #e8e0d0
       Washed blue | blue | #7089a5
       Black | black | #242527
       Rose | pink | #cf9a98`,
    ),
  },
  {
    id: 'm24',
    ...drawn(hoodie, { hood: 'none' }),
    frame: framings.upper,
    size: { tall: 75 },
    views: views('500,310,360', '300,880,320'),
    colours: [
      ...differing(
        dyed(
          loopback,
          `Pine | green | #34503f
           Navy | blue | #2a3650
           Ecru | white | #e9e2d2
           Burgundy | red | #6b2d39
           Washed black | black | #37373a`,
        ),
        { pattern: null },
      ),
      ...differing(dyed(melange, 'Heather grey | grey | #9c9e9b'), { pattern: 'mélange' }),
    ],
  },
];
