import { bodysuit } from '../archetypes/bodysuit.ts';
import { robe } from '../archetypes/robe.ts';
import { bikini, swimsuit } from '../archetypes/swim.ts';
import { loungeSet, pyjamas } from '../archetypes/together.ts';
import { differing, dyed } from '../colourways.ts';
import type { Materials } from '../engine/material.ts';
import { canvas, fine, gold, horn, jersey, plain, poplin, rib, satin, set, shadeHex } from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

const lycra = (c: string, accent?: string): Materials =>
  set(jersey(c, { sheen: 0.05, spec: 0.3 }), {
    strap: jersey(c, { spec: 0.3 }),
    accent: jersey(accent ?? shadeHex(c, 0.8)),
    metal: gold,
  });
const stripedLycra = (a: string, b = '#f0ebdf') =>
  set(jersey(a, { pattern: { type: 'stripe', dir: 'h', colors: [a, b], w: [14, 14] } }), {
    c: a,
    strap: jersey(a),
    metal: gold,
  });
const silk = (c: string) => satin(c, { rough: 0.36, spec: 1.05 });
const piped = (c: string, piping = '#f1ece1'): Materials =>
  set(silk(c), { accent: plain(piping), button: horn(piping), rib: silk(c), cord: satin(piping) });
const stripedCotton = (line: string, ground = '#f1efe9'): Materials =>
  set(poplin(ground, { pattern: { type: 'stripe', dir: 'v', colors: [ground, line], w: [17, 7] } }), {
    c: ground,
    accent: plain(line),
    button: horn('#f3f1ea'),
    rib: 'main',
    cord: canvas(ground),
  });
const terry = (c: string): Materials =>
  set(jersey(c, { tex: 'waffle' }), { collar: jersey(c, { tex: 'waffle' }), belt: 'main' });
const kimono = (c: string, collar?: string): Materials =>
  set(silk(c), { collar: silk(collar ?? shadeHex(c, 0.66)), belt: silk(collar ?? shadeHex(c, 0.66)) });
const soft = (c: string): Materials => set(jersey(c), { rib: rib(c, 7), lining: jersey(shadeHex(c, 0.88)) });
const cashmere = (c: string): Materials => set(fine(c), { rib: rib(c, 6, 0.8) });

const { long } = framings;
const mid = { fw: 0.62, fh: 0.68 };
const views = (a: string, b: string) => ['front', 'back', `detail:${a}`, `detail:${b}`];

/** Swimwear, bodysuits, nightwear and loungewear. */
export const bodyAndHome: readonly Recipe[] = [
  {
    id: 'k31',
    ...drawn(swimsuit, { neck: 'plunge', belt: 1 }),
    frame: mid,
    size: { tall: 74 },
    views: views('500,460,320', '500,620,280'),
    colours: dyed(
      lycra,
      `Navy | blue | #26345a
       Black | black | #262629
       Emerald | green | #1f5f4c
       Burgundy | red | #6e2739`,
    ),
  },
  {
    id: 'k32',
    ...drawn(swimsuit, { neck: 'square', ruched: 1 }),
    frame: mid,
    size: { tall: 74 },
    views: views('500,430,320', '600,620,260'),
    colours: dyed(
      lycra,
      `Terracotta | orange | #b9603f
       Black | black | #262629
       Sky | blue | #9fbcd8
       Ivory | white | #ece5d6`,
    ),
  },
  {
    id: 'k29',
    ...drawn(swimsuit, { neck: 'scoop' }),
    frame: mid,
    size: { tall: 74 },
    views: views('500,430,320', '560,900,280'),
    colours: [
      ...differing(dyed(stripedLycra, 'Navy / white | blue | #2a3a5e'), { pattern: 'striped' }),
      ...differing(dyed(stripedLycra, 'Red / white | red | #a8383a'), { pattern: 'striped' }),
      ...dyed(lycra, 'Black | black | #262629\nOlive | green | #696b4a'),
    ],
  },
  {
    id: 'k33',
    ...drawn(bikini, { ties: 1 }),
    frame: { fw: 0.6, fh: 0.64 },
    size: { tall: 58 },
    views: views('420,400,280', '370,740,260'),
    colours: dyed(
      lycra,
      `Palm green | green | #3b6a56
       Black | black | #262629
       White | white | #efece4
       Coral | pink | #e58b7f
       Cobalt | blue | #2f56a0`,
    ),
  },
  {
    id: 'k34',
    ...drawn(bikini, { top: 'crop', briefs: 'high' }),
    frame: { fw: 0.6, fh: 0.64 },
    size: { tall: 58 },
    views: views('500,400,340', '500,740,320'),
    colours: dyed(
      lycra,
      `Sand | beige | #d8c6a2
       Black | black | #262629
       Rust | orange | #b0613c
       Lilac | purple | #b5a2c9`,
    ),
  },
  {
    id: 'k42',
    ...drawn(bodysuit, { neck: 'scoop' }),
    frame: { fw: 0.66, fh: 0.72 },
    size: { tall: 76 },
    views: views('500,340,320', '500,940,280'),
    colours: dyed(
      lycra,
      `Black | black | #27282a
       White | white | #f0ede6
       Chocolate | brown | #573f31
       Taupe | beige | #bfaa90`,
    ),
  },
  {
    id: 'k43',
    ...drawn(bodysuit, { neck: 'crew', sleeve: 'short' }),
    frame: { fw: 0.64, fh: 0.7 },
    size: { tall: 76 },
    views: views('500,310,320', '500,940,280'),
    colours: dyed(
      (c) => set(rib(c, 6, 0.6)),
      `White | white | #f0ede6
       Black | black | #27282a
       Grey marl | grey | #a6a7a5
       Moss | green | #707650`,
    ),
  },
  {
    id: 'k48',
    ...drawn(pyjamas, {}),
    frame: long,
    size: { tall: 132 },
    views: views('500,340,400', '500,960,420'),
    colours: [
      ...dyed(
        piped,
        `Navy | blue | #2a3959
         Ivory | white | #e9e2d2 #2a3959
         Bottle green | green | #27473a
         Bordeaux | red | #652534`,
      ),
    ],
  },
  {
    id: 'k49',
    ...drawn(pyjamas, { short: 1, top: { sleeve: 'short' } }),
    frame: long,
    size: { tall: 104 },
    views: views('500,340,400', '500,960,400'),
    colours: dyed(
      stripedCotton,
      `Blue stripe | blue | #4f79b5 #dfe9f4
       Pink stripe | pink | #cf7f8c #f6e2e4
       Green stripe | green | #5b8f6d #e3eee5`,
    ),
  },
  {
    id: 'k50',
    ...drawn(robe, { kind: 'robe', pockets: 1 }),
    frame: long,
    size: { tall: 112 },
    views: views('500,400,420', '500,640,380'),
    colours: dyed(
      terry,
      `White | white | #efebe2
       Stone | beige | #cbbda2
       Slate | grey | #63676d
       Navy | blue | #2e3b57`,
    ),
  },
  {
    id: 'k51',
    ...drawn(robe, { kind: 'kimono', len: 1080 }),
    frame: long,
    size: { tall: 106 },
    views: views('500,400,420', '270,660,360'),
    colours: dyed(
      kimono,
      `Ink blue | blue | #2d4063
       Black | black | #27272b #5a2a32
       Jade | green | #4f8470 #2c4f44
       Blush | pink | #dbb2ab #a8787a`,
    ),
  },
  {
    id: 'k52',
    ...drawn(loungeSet, {}),
    frame: long,
    size: { tall: 132 },
    views: views('500,340,400', '500,960,420'),
    colours: dyed(
      soft,
      `Oatmeal | beige | #cdbea6
       Grey | grey | #8f918f
       Black | black | #28282b
       Sage | green | #97a489`,
    ),
  },
  {
    id: 'k53',
    ...drawn(loungeSet, { top: 'knit', cut: 'wide' }),
    frame: long,
    size: { tall: 130 },
    views: views('500,340,400', '500,960,420'),
    colours: dyed(
      cashmere,
      `Cream | white | #e9e1d0
       Camel | brown | #b18c61
       Charcoal | grey | #505256
       Dusty rose | pink | #cf9f9a`,
    ),
  },
];
