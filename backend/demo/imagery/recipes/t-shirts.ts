import { tank } from '../archetypes/dress.ts';
import { polo } from '../archetypes/polo.ts';
import { tee } from '../archetypes/tee.ts';
import { differing, dyed } from '../colourways.ts';
import { fine, horn, jersey, rib, set, shadeHex, twill } from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';

const cotton = (c: string) => set(jersey(c), { rib: rib(c, 5.5, 0.7) });
const striped = (ground: string, line = '#26324a') =>
  set(jersey(ground, { pattern: { type: 'stripe', colors: [ground, line], w: [26, 10] } }), {
    c: ground,
    rib: rib(ground, 5.5, 0.6),
  });
const pique = (c: string) =>
  set(fine(c), {
    rib: rib(c, 6, 0.7),
    collar: rib(c, 4, 0.5),
    placket: 'main',
    button: horn(shadeHex(c, 0.8)),
  });
const rugby = (a: string, b = '#ece4d2') =>
  set(jersey(a, { pattern: { type: 'stripe', colors: [a, b], w: [58, 58] } }), {
    c: a,
    rib: rib(a, 7),
    collar: twill('#f2efe8'),
    placket: twill('#f2efe8'),
    inside: twill('#e6e2d8'),
    button: horn('#efe9dc'),
  });
const waffle = (c: string) =>
  set(jersey(c, { tex: 'waffle' }), { rib: rib(c, 6, 0.7), placket: 'main', button: horn('#5c4330') });
const ribbed = (c: string) => set(rib(c, 6, 0.6));
const small = { fw: 0.66, fh: 0.74 };

/** T-shirts, polo and rugby shirts, henleys and vests. */
export const tShirts: readonly Recipe[] = [
  {
    id: 'm01',
    ...drawn(tee, { boxy: 16 }),
    frame: framings.upper,
    size: { tall: 78 },
    views: ['front', 'back', 'detail:500,300,360', 'detail:300,900,320'],
    colours: dyed(
      cotton,
      `Chalk | white | #f0ede6
       Black | black | #202022
       Navy | blue | #26324b
       Olive | green | #5b5f40
       Heather grey | grey | #a3a4a2`,
    ),
  },
  {
    id: 'v01',
    ...drawn(tee, { neck: 'v' }),
    frame: framings.upper,
    size: { tall: 77 },
    views: ['front', 'back', 'detail:500,340,340', 'detail:330,930,300'],
    colours: dyed(
      cotton,
      `Slate blue | blue | #647c94
       Black | black | #222224
       White | white | #f4f3f0
       Clay | orange | #b5673f`,
    ),
  },
  {
    id: 'v02',
    ...drawn(tee, { sleeve: 'long' }),
    frame: framings.upper,
    size: { tall: 77 },
    views: ['front', 'back', 'detail:500,310,340', 'detail:240,760,300'],
    colours: dyed(
      striped,
      `White / red | white | #f1ede4 #b2402f
       White / navy | white | #f1ede4 #26324b
       Navy / white | blue | #27344f #efeadf
       Ecru / green | white | #ede5d2 #35604a`,
    ),
  },
  {
    id: 'v04',
    ...drawn(tee, { boxy: 20, pocket: true }),
    frame: framings.upper,
    size: { tall: 78 },
    views: ['front', 'back', 'detail:615,490,280', 'detail:500,300,340'],
    colours: dyed(
      cotton,
      `Orange | orange | #c4683a
       White | white | #f3f2ee
       Slate | grey | #6b7075
       Butter | yellow | #e6cd82
       Moss | green | #6b7148`,
    ),
  },
  {
    id: 'k03',
    ...drawn(polo, { kind: 'henley' }),
    frame: framings.upper,
    size: { tall: 78 },
    views: ['front', 'back', 'detail:500,350,340', 'detail:220,840,280'],
    colours: dyed(
      waffle,
      `Oatmeal | beige | #d9cdb8
       Charcoal | grey | #4b4c4e
       Navy | blue | #2a3852
       Rust | orange | #a8593a`,
    ),
  },
  {
    id: 'k01',
    ...drawn(polo, { kind: 'polo' }),
    frame: framings.upper,
    size: { tall: 79 },
    views: ['front', 'back', 'detail:500,330,340', 'detail:250,470,260'],
    colours: dyed(
      pique,
      `Navy | blue | #27375a
       White | white | #f2f1ed
       Bottle green | green | #234538
       Burgundy | red | #6e2a38
       Sand | beige | #d2c09c
       Black | black | #222326`,
    ),
  },
  {
    id: 'k02',
    ...drawn(polo, { kind: 'rugby', fit: 8 }),
    frame: framings.upper,
    size: { tall: 81 },
    views: ['front', 'back', 'detail:500,330,360', 'detail:220,850,260'],
    colours: dyed(
      rugby,
      `Green / cream | green | #23493a #ece1c8
       Navy / white | blue | #26345a #f0ede5
       Burgundy / navy | red | #7a2a38 #26304c
       Yellow / navy | yellow | #d9ab45 #2a3554`,
    ),
  },
  {
    id: 'w09',
    ...drawn(tank, {}),
    frame: small,
    size: { tall: 63 },
    views: ['front', 'back', 'detail:500,340,320', 'detail:420,820,300'],
    colours: [
      ...dyed(ribbed, 'White | white | #f2efe9\nBlack | black | #232325'),
      ...dyed(ribbed, 'Heather grey | grey | #a4a5a3\nChocolate | brown | #57402f\nSage | green | #98a488'),
    ],
  },
  {
    id: 'k04',
    ...drawn(tank, { C: 196, hemY: 930 }),
    frame: framings.upper,
    size: { tall: 74 },
    views: ['front', 'back', 'detail:500,340,320', 'detail:380,890,300'],
    colours: [
      ...dyed(ribbed, 'White | white | #f3f1ec\nBlack | black | #242426\nGrey marl | grey | #a9aaa8'),
      ...differing(dyed(ribbed, 'Ink | blue | #2b3650'), {}),
    ],
  },
];
