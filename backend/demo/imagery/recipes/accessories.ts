import { eyewear } from '../archetypes/accessories/eyewear.ts';
import { gloves, socks, umbrella } from '../archetypes/accessories/hands-and-feet.ts';
import { hair } from '../archetypes/accessories/hair.ts';
import { beanie, brimHat, bucketHat, cap } from '../archetypes/accessories/hats.ts';
import { bowTie, tie } from '../archetypes/accessories/neckwear.ts';
import { pocketSquare, scarf, shawl, silkSquare } from '../archetypes/accessories/scarves.ts';
import { belt, keyring, leatherCase } from '../archetypes/accessories/small-leather.ts';
import {
  canvas,
  type Cloth,
  croc,
  fine,
  fleece,
  gold,
  leather,
  linen,
  melton,
  nylon,
  pebbled,
  plain,
  rib,
  satin,
  shadeHex,
  silver,
  suede,
  twill,
  knitM,
  gun,
} from '../presets.ts';
import { drawn, framings, type Recipe } from '../recipe.ts';
import { colourways, tonal } from './shoe-kit.ts';

const frame = framings.small;
const eyes = { fw: 0.78, fh: 0.6 };
const upright = { fw: 0.4, fh: 0.84 };

const acetate = (hex: string) => plain(hex, { rough: 0.13, spec: 1.7 });
const tortoise = plain('#3b2417', {
  rough: 0.14,
  spec: 1.6,
  pattern: { type: 'leopard', base: '#6b3a1c', mid: '#2a150a', ink: '#1a0d07', p: 46 },
});
const glass = (hex: string) => plain(hex, { rough: 0.12, spec: 2 });
const small = (main: (hex: string) => Cloth) => (hex: string) => ({
  main: main(hex),
  lining: leather(shadeHex(hex, 0.7)),
  tape: twill(shadeHex(hex, 0.6)),
  thread: tonal(hex),
  metal: gold,
});
/** Colours whose cloth is patterned, with the pattern's name. */
const patterned = (pattern: string, rows: ReturnType<typeof colourways>) =>
  rows.map((row) => ({ ...row, pattern }));

const glasses: readonly Recipe[] = [
  {
    id: 'w24',
    ...drawn(eyewear, { kind: 'square' }),
    frame: eyes,
    warp: 0.4,
    size: { across: 14.6 },
    views: ['front', 'detail:300,610,300', 'detail:500,600,240'],
    colours: [
      {
        name: 'Tortoise',
        family: 'brown',
        pattern: 'tortoise',
        mats: { frame: tortoise, lens: glass('#2a2623'), metal: gold },
      },
      {
        name: 'Black',
        family: 'black',
        mats: { frame: acetate('#17171a'), lens: glass('#2c2f33'), metal: gold },
      },
      {
        name: 'Bottle green',
        family: 'green',
        mats: { frame: acetate('#1f4034'), lens: glass('#26332c'), metal: gold },
      },
      {
        name: 'Honey',
        family: 'yellow',
        mats: { frame: acetate('#b87f2a'), lens: glass('#8a5a2a'), metal: gold },
      },
    ],
  },
  {
    id: 'w27',
    ...drawn(eyewear, { kind: 'aviator' }),
    frame: eyes,
    warp: 0.4,
    size: { across: 14.4 },
    views: ['front', 'detail:300,610,300', 'detail:500,600,240'],
    colours: [
      { name: 'Gold / green', family: 'gold', mats: { frame: gold, lens: glass('#4b5a48') } },
      { name: 'Silver / grey', family: 'silver', mats: { frame: silver, lens: glass('#5c6064') } },
      { name: 'Gold / brown', family: 'gold', mats: { frame: gold, lens: glass('#6b4a30') } },
      { name: 'Gunmetal / blue', family: 'blue', mats: { frame: gun, lens: glass('#33507a') } },
    ],
  },
  {
    id: 'v31',
    ...drawn(eyewear, { kind: 'round' }),
    frame: eyes,
    warp: 0.4,
    size: { across: 14 },
    views: ['front', 'detail:300,610,300', 'detail:500,600,240'],
    colours: [
      { name: 'Silver / amber', family: 'silver', mats: { frame: silver, lens: glass('#8a5a30') } },
      { name: 'Gold / green', family: 'gold', mats: { frame: gold, lens: glass('#45553f') } },
      { name: 'Gunmetal / grey', family: 'grey', mats: { frame: gun, lens: glass('#54575c') } },
    ],
  },
  {
    id: 'v32',
    ...drawn(eyewear, { kind: 'cat' }),
    frame: eyes,
    warp: 0.4,
    size: { across: 14.6 },
    views: ['front', 'detail:300,610,300', 'detail:500,600,240'],
    colours: [
      {
        name: 'Black',
        family: 'black',
        mats: { frame: acetate('#17171a'), lens: glass('#3a3f45'), metal: gold },
      },
      {
        name: 'Burgundy',
        family: 'red',
        mats: { frame: acetate('#5f1726'), lens: glass('#4a2630'), metal: gold },
      },
      {
        name: 'Cream',
        family: 'white',
        mats: { frame: acetate('#ebe2cc'), lens: glass('#6a5a46'), metal: gold },
      },
    ],
  },
  {
    id: 'a04',
    ...drawn(eyewear, { kind: 'slim' }),
    frame: eyes,
    warp: 0.4,
    size: { across: 14 },
    views: ['front', 'detail:300,620,260', 'detail:500,600,240'],
    colours: [
      {
        name: 'Black',
        family: 'black',
        mats: { frame: acetate('#17171a'), lens: glass('#2e3136'), metal: silver },
      },
      {
        name: 'Tortoise',
        family: 'brown',
        pattern: 'tortoise',
        mats: { frame: tortoise, lens: glass('#3a2a20'), metal: gold },
      },
      {
        name: 'White',
        family: 'white',
        mats: { frame: acetate('#eeeae0'), lens: glass('#3a3f45'), metal: silver },
      },
      {
        name: 'Red',
        family: 'red',
        mats: { frame: acetate('#a31f26'), lens: glass('#4a2628'), metal: silver },
      },
    ],
  },
  {
    id: 'a05',
    ...drawn(eyewear, { kind: 'hexagon' }),
    frame: eyes,
    warp: 0.4,
    size: { across: 13.8 },
    views: ['front', 'detail:300,620,280', 'detail:500,600,240'],
    colours: [
      { name: 'Gold / plum', family: 'purple', mats: { frame: gold, lens: glass('#5a3a5a') } },
      { name: 'Silver / blue', family: 'blue', mats: { frame: silver, lens: glass('#3a5580') } },
      { name: 'Gold / green', family: 'green', mats: { frame: gold, lens: glass('#46603f') } },
    ],
  },
  {
    id: 'a06',
    ...drawn(eyewear, { kind: 'shield' }),
    frame: eyes,
    warp: 0.4,
    size: { across: 15 },
    views: ['front', 'detail:320,610,300', 'detail:500,600,240'],
    colours: [
      {
        name: 'White / violet',
        family: 'purple',
        mats: { frame: acetate('#e9e6df'), lens: glass('#4a2f6a') },
      },
      { name: 'Black / grey', family: 'black', mats: { frame: acetate('#17171a'), lens: glass('#2f3236') } },
      {
        name: 'Black / orange',
        family: 'orange',
        mats: { frame: acetate('#17171a'), lens: glass('#c2622a') },
      },
    ],
  },
];

const hats: readonly Recipe[] = [
  {
    id: 'm21',
    ...drawn(cap, { letters: true }),
    frame,
    warp: 1,
    size: { across: 20 },
    views: ['front', 'detail:500,560,320', 'detail:500,780,360'],
    colours: colourways(
      [
        ['Navy', 'blue', '#2b3a55'],
        ['Black', 'black', '#232325'],
        ['Stone', 'beige', '#c4b497', { logo: satin('#3a3228', { spec: 0.4 }) }],
        ['Forest', 'green', '#2f4a3c'],
        ['Burgundy', 'red', '#5f1f2c'],
      ],
      (hex) => ({
        main: twill(hex),
        brim: 'main',
        thread: tonal(hex),
        logo: satin('#efe9dc', { spec: 0.4 }),
      }),
    ),
  },
  {
    id: 'm23',
    ...drawn(beanie, {}),
    frame,
    warp: 1,
    size: { across: 22 },
    views: ['front', 'detail:560,800,320', 'detail:500,520,320'],
    colours: colourways(
      [
        ['Orange', 'orange', '#c46a3c'],
        ['Navy', 'blue', '#28385a'],
        ['Charcoal', 'grey', '#4a4c50'],
        ['Ecru', 'white', '#e9e1cf'],
        ['Forest', 'green', '#2f4c3c'],
        ['Black', 'black', '#242426'],
      ],
      (hex) => ({ main: rib(hex, 15, 1.6), rib: rib(hex, 15, 1.6) }),
    ),
  },
  {
    id: 'a51',
    ...drawn(beanie, { pompom: true }),
    seed: 5,
    frame,
    warp: 1,
    size: { tall: 33 },
    views: ['front', 'detail:500,380,320', 'detail:420,820,320'],
    colours: colourways(
      [
        ['Ivory', 'white', '#ece4d4'],
        ['Mustard', 'yellow', '#c3972f'],
        ['Dusty pink', 'pink', '#c98f92'],
        ['Petrol', 'blue', '#265064'],
      ],
      (hex) => ({
        main: knitM(hex, 13),
        rib: rib(hex, 13, 1.5),
        pompom: plain(shadeHex(hex, 1.05), { tex: 'shearling', rough: 0.95, spec: 0.03, sheen: 0.3 }),
      }),
    ),
  },
  {
    id: 'a07',
    ...drawn(bucketHat, {}),
    frame,
    warp: 1,
    size: { across: 33 },
    views: ['front', 'detail:500,560,340', 'detail:620,820,320'],
    colours: colourways(
      [
        ['Sand', 'beige', '#c2a878'],
        ['Black', 'black', '#232325'],
        ['Washed indigo', 'blue', '#5b7396'],
        ['Olive', 'green', '#5c6142'],
        ['Off-white', 'white', '#ebe5d6'],
      ],
      (hex) => ({ main: twill(hex), thread: tonal(hex) }),
    ),
  },
  {
    id: 'a08',
    ...drawn(brimHat, { kind: 'fedora' }),
    frame,
    warp: 0.8,
    size: { across: 36 },
    views: ['front', 'detail:500,700,360', 'detail:360,740,280'],
    colours: colourways(
      [
        ['Chocolate', 'brown', '#5a4232'],
        ['Black', 'black', '#29282a'],
        ['Camel', 'brown', '#b08a58'],
        ['Stone grey', 'grey', '#8f8d88'],
      ],
      (hex) => ({ main: melton(hex), band: satin(shadeHex(hex, 0.45)), thread: tonal(hex) }),
    ),
  },
  {
    id: 'a09',
    ...drawn(brimHat, { kind: 'straw' }),
    frame: { fw: 0.76, fh: 0.6 },
    warp: 0.8,
    size: { across: 42 },
    views: ['front', 'detail:500,700,360', 'detail:260,790,300'],
    colours: colourways(
      [
        ['Natural / black', 'yellow', '#d9bf8a'],
        ['Natural / navy', 'yellow', '#d9bf8a', { band: satin('#26365a') }],
        ['Black', 'black', '#2c2a28', { band: satin('#19191b') }],
      ],
      (hex) => ({ main: plain(hex, { tex: 'straw' }), band: satin('#1c1c1f'), thread: tonal(hex) }),
    ),
  },
  {
    id: 'a10',
    ...drawn(brimHat, { kind: 'beret' }),
    frame,
    warp: 1,
    size: { across: 28 },
    views: ['front', 'detail:500,500,320', 'detail:500,780,320'],
    colours: colourways(
      [
        ['Burgundy', 'red', '#7a2530'],
        ['Black', 'black', '#262528'],
        ['Camel', 'brown', '#b08a58'],
        ['Navy', 'blue', '#28365a'],
        ['Ecru', 'white', '#e6dcc8'],
      ],
      (hex) => ({ main: melton(hex), band: leather('#2a1e1a') }),
    ),
  },
];

const checked = (base: string, dark: string, light: string, fringe: string) => ({
  main: melton(base, {
    pattern: {
      type: 'tartan',
      base,
      bands: [
        { at: 0.14, w: 0.16, c: dark },
        { at: 0.5, w: 0.05, c: light },
        { at: 0.62, w: 0.05, c: light },
        { at: 0.82, w: 0.022, c: fringe },
      ],
      p: 168,
    },
  }),
  fringe: canvas(base),
  inside: melton(dark),
});
const foulard = (base: string, ink: string, border: string) => ({
  main: satin(base, { spec: 0.8, pattern: { type: 'monogram', base, ink, p: 74 } }),
  thread: plain(ink),
  accent: plain(border),
});
const striped = (base: string, line: string) => ({
  main: satin(base, { spec: 0.6, pattern: { type: 'stripe', colors: [base, line], w: [54, 9], dir: 'h' } }),
});

const cloths: readonly Recipe[] = [
  {
    id: 'w25',
    ...drawn(scarf, {}),
    frame: { fw: 0.6, fh: 0.8 },
    warp: 2,
    size: { tall: 82 },
    views: ['front', 'detail:500,450,340', 'detail:430,960,300'],
    colours: [
      { name: 'Sage check', family: 'green', mats: checked('#8a9684', '#35463f', '#e8dfcb', '#c27a3e') },
      { name: 'Navy check', family: 'blue', mats: checked('#31446e', '#18223c', '#9fb0cc', '#c9b26a') },
      { name: 'Burgundy check', family: 'red', mats: checked('#7c2c38', '#3c141c', '#d9b9a0', '#26365a') },
      { name: 'Oat check', family: 'beige', mats: checked('#d3c3a6', '#8a7a5e', '#f0e8d6', '#5a6a78') },
    ],
  },
  {
    id: 'a52',
    ...drawn(scarf, { fringed: false }),
    seed: 6,
    frame: { fw: 0.6, fh: 0.8 },
    warp: 2,
    size: { tall: 78 },
    views: ['front', 'detail:500,450,340', 'detail:560,820,300'],
    colours: colourways(
      [
        ['Camel', 'brown', '#b08a58'],
        ['Charcoal', 'grey', '#4c4e52'],
        ['Ivory', 'white', '#ece4d4'],
        ['Bottle green', 'green', '#284a3c'],
        ['Red', 'red', '#a32e30'],
      ],
      (hex) => ({ main: rib(hex, 12, 1.2), inside: rib(shadeHex(hex, 0.7), 12, 1.2) }),
    ),
  },
  {
    id: 'a11',
    ...drawn(shawl, {}),
    frame: { fw: 0.62, fh: 0.72 },
    warp: 2,
    size: { across: 42 },
    views: ['front', 'detail:480,880,320', 'detail:500,560,340'],
    colours: colourways(
      [
        ['Camel', 'brown', '#b59468'],
        ['Grey', 'grey', '#86868a'],
        ['Ivory', 'white', '#ece4d6'],
        ['Black', 'black', '#29282b'],
        ['Rose', 'pink', '#c99a9c'],
      ],
      (hex) => ({ main: melton(hex), fringe: canvas(shadeHex(hex, 0.95)) }),
    ),
  },
  {
    id: 'w28',
    ...drawn(silkSquare, {}),
    frame: { fw: 0.74, fh: 0.72 },
    warp: 3,
    size: { across: 92 },
    views: ['front', 'detail:500,640,320', 'detail:500,880,320'],
    colours: [
      { name: 'Vermilion', family: 'red', mats: foulard('#b8452f', '#f0d9b0', '#1f2a4a') },
      { name: 'Navy', family: 'blue', mats: foulard('#22305c', '#e9dcb8', '#b8452f') },
      { name: 'Emerald', family: 'green', mats: foulard('#1f5f48', '#efe2bc', '#22305c') },
      { name: 'Ivory', family: 'white', mats: foulard('#efe7d6', '#22305c', '#b8452f') },
      { name: 'Lilac', family: 'purple', mats: foulard('#b39fd6', '#f4ecf8', '#4a3a7a') },
    ],
  },
  {
    id: 'a12',
    ...drawn(pocketSquare, {}),
    frame: { fw: 0.6, fh: 0.62 },
    warp: 1.4,
    size: { across: 12 },
    views: ['front', 'detail:500,600,300', 'detail:500,800,300'],
    colours: [
      ...colourways(
        [
          ['White / navy', 'white', '#f3f1ec', { edge: plain('#22304f') }],
          ['Sky', 'blue', '#9db6d2', { edge: plain('#f3f1ec') }],
          ['Burgundy', 'red', '#6a2230', { edge: plain('#d9b9a0') }],
        ],
        (hex) => ({ main: linen(hex) }),
      ),
      ...patterned(
        'spotted',
        colourways(
          [
            [
              'Navy dots',
              'blue',
              '#26345a',
              {
                main: satin('#26345a', {
                  spec: 0.6,
                  pattern: { type: 'dots', base: '#26345a', ink: '#efe9dc', p: 44, r: 6 },
                }),
                edge: plain('#efe9dc'),
              },
            ],
          ],
          () => ({}),
        ),
      ),
    ],
  },
  {
    id: 'a13',
    ...drawn(tie, {}),
    frame: upright,
    warp: 0.8,
    size: { tall: 76 },
    views: ['front', 'detail:480,960,320', 'detail:500,240,320'],
    colours: [
      ...patterned(
        'striped',
        colourways(
          [
            ['Navy stripe', 'blue', '#22304f', striped('#22304f', '#b9a468')],
            ['Burgundy stripe', 'red', '#5f1f2c', striped('#5f1f2c', '#c9b9a0')],
            ['Green stripe', 'green', '#24463a', striped('#24463a', '#c9ccd4')],
          ],
          () => ({ thread: plain('#d9d5cb') }),
        ),
      ),
      ...patterned(
        'spotted',
        colourways(
          [
            [
              'Black dots',
              'black',
              '#1d1d20',
              {
                main: satin('#1d1d20', {
                  spec: 0.6,
                  pattern: { type: 'dots', base: '#1d1d20', ink: '#e9e4d8', p: 36, r: 4 },
                }),
              },
            ],
          ],
          () => ({}),
        ),
      ),
      ...colourways([['Silver grey', 'grey', '#8f939a']], (hex) => ({
        main: satin(hex, { spec: 0.7 }),
        thread: tonal(hex),
      })),
    ],
  },
  {
    id: 'a14',
    ...drawn(tie, { knit: true }),
    frame: upright,
    warp: 0.8,
    size: { tall: 74 },
    views: ['front', 'detail:480,960,320', 'detail:500,240,320'],
    colours: colourways(
      [
        ['Midnight', 'blue', '#232c4c'],
        ['Black', 'black', '#232325'],
        ['Rust', 'orange', '#a9552c'],
        ['Forest', 'green', '#2c4a3a'],
      ],
      (hex) => ({
        main: plain(hex, { tex: 'waffle', texOpt: { p: 7, a: 0.9 }, rough: 0.85, spec: 0.15, sheen: 0.15 }),
      }),
    ),
  },
  {
    id: 'a15',
    ...drawn(bowTie, {}),
    frame,
    warp: 0.8,
    size: { across: 28 },
    views: ['front', 'detail:500,630,380', 'detail:640,630,260'],
    colours: [
      ...colourways(
        [
          ['Black', 'black', '#1c1c1f'],
          ['Midnight', 'blue', '#20284a'],
          ['Burgundy', 'red', '#661c2c'],
          ['Ivory', 'white', '#eee6d6'],
        ],
        (hex) => ({ main: satin(hex, { spec: 0.7 }) }),
      ),
    ],
  },
  {
    id: 'a16',
    ...drawn(gloves, { kind: 'leather' }),
    frame: { fw: 0.7, fh: 0.66 },
    warp: 0.8,
    size: { tall: 24 },
    views: ['front', 'detail:420,740,340', 'detail:440,920,300'],
    colours: colourways(
      [
        ['Cognac', 'brown', '#7c4a2a'],
        ['Black', 'black', '#211f20'],
        ['Dark brown', 'brown', '#462e20'],
        ['Bordeaux', 'red', '#5a1c28'],
        ['Olive', 'green', '#545636'],
      ],
      (hex) => ({ main: leather(hex), lining: fleece('#c9b9a6'), metal: gold, thread: tonal(hex) }),
    ),
  },
  {
    id: 'a17',
    ...drawn(gloves, { kind: 'knit' }),
    frame: { fw: 0.7, fh: 0.66 },
    warp: 0.8,
    size: { tall: 25 },
    views: ['front', 'detail:420,740,340', 'detail:440,960,300'],
    colours: colourways(
      [
        ['Slate', 'grey', '#5a6068'],
        ['Oatmeal', 'beige', '#cdbd9e'],
        ['Navy', 'blue', '#28365a'],
        ['Forest', 'green', '#2f4c3c'],
      ],
      (hex) => ({ main: fine(hex), rib: rib(hex, 8) }),
    ),
  },
  {
    id: 'a18',
    ...drawn(gloves, { kind: 'mitten' }),
    frame: { fw: 0.7, fh: 0.66 },
    warp: 0.8,
    size: { tall: 26 },
    views: ['front', 'detail:420,680,340', 'detail:440,960,300'],
    colours: colourways(
      [
        ['Brick', 'red', '#b0503a'],
        ['Ecru', 'white', '#e9e1cf'],
        ['Charcoal', 'grey', '#4a4c50'],
        ['Mustard', 'yellow', '#c3972f'],
      ],
      (hex) => ({ main: knitM(hex, 13), rib: rib(shadeHex(hex, 0.95), 12, 1.4) }),
    ),
  },
  {
    id: 'a19',
    ...drawn(socks, { kind: 'crew' }),
    frame: { fw: 0.66, fh: 0.7 },
    warp: 1,
    size: { tall: 36 },
    views: ['front', 'detail:400,820,320', 'detail:600,420,320'],
    colours: colourways(
      [
        ['Ecru / green', 'white', '#e9e4d8', { toe: fine('#2a4a3a'), heel: fine('#2a4a3a') }],
        ['Navy / red', 'blue', '#26345a', { toe: fine('#a8322c'), heel: fine('#a8322c') }],
        ['Grey', 'grey', '#8f8f8f'],
        ['Black', 'black', '#242426'],
        ['Rose / burgundy', 'pink', '#cf9fa0', { toe: fine('#6a2230'), heel: fine('#6a2230') }],
      ],
      (hex) => ({
        main: rib(hex, 6, 0.7),
        rib: rib(hex, 8),
        toe: fine(shadeHex(hex, 0.8)),
        heel: fine(shadeHex(hex, 0.8)),
        thread: tonal(hex),
      }),
    ),
  },
  {
    id: 'a20',
    ...drawn(socks, { kind: 'knee' }),
    frame: { fw: 0.6, fh: 0.8 },
    warp: 1,
    size: { tall: 52 },
    views: ['front', 'detail:400,820,320', 'detail:600,220,320'],
    colours: colourways(
      [
        ['Black', 'black', '#242426'],
        ['Burgundy', 'red', '#5f1f2c'],
        ['Charcoal', 'grey', '#4a4c50'],
        ['Ivory', 'white', '#ece4d6'],
      ],
      (hex) => ({
        main: rib(hex, 7, 0.8),
        rib: rib(hex, 9),
        toe: fine(hex),
        heel: fine(hex),
        thread: tonal(hex),
      }),
    ),
  },
  {
    id: 'a21',
    ...drawn(umbrella, {}),
    frame: { fw: 0.4, fh: 0.86 },
    warp: 0.5,
    size: { tall: 88 },
    views: ['front', 'detail:540,200,320', 'detail:500,600,320'],
    colours: colourways(
      [
        ['Navy', 'blue', '#1f2a4c'],
        ['Black', 'black', '#202124'],
        ['Forest', 'green', '#24463a'],
        ['Burgundy', 'red', '#641f2c'],
      ],
      (hex) => ({
        main: nylon(hex),
        strap: nylon(shadeHex(hex, 0.85)),
        wood: plain('#7a4a28', { rough: 0.3, spec: 1, tex: 'brushed' }),
        metal: gold,
        thread: tonal(hex),
      }),
    ),
  },
];

const leatherGoods: readonly Recipe[] = [
  {
    id: 'm26',
    ...drawn(belt, { buckle: 'square' }),
    frame: { fw: 0.66, fh: 0.64 },
    warp: 0.6,
    size: { across: 24 },
    views: ['front', 'detail:720,890,300', 'detail:500,470,340'],
    colours: colourways(
      [
        ['Black', 'black', '#241d1a'],
        ['Chestnut', 'brown', '#6f4024'],
        ['Tan', 'brown', '#a8743f'],
        ['Black / gold', 'black', '#221e1c', { metal: gold }],
      ],
      (hex) => ({ main: leather(hex), inside: suede(shadeHex(hex, 0.8)), thread: tonal(hex), metal: silver }),
    ),
  },
  {
    id: 'a50',
    ...drawn(belt, { buckle: 'double', half: 26 }),
    seed: 5,
    frame: { fw: 0.66, fh: 0.64 },
    warp: 0.6,
    size: { across: 24 },
    views: ['front', 'detail:720,890,300', 'detail:500,470,340'],
    colours: colourways(
      [
        ['Black', 'black', '#241d1a'],
        ['Cognac', 'brown', '#96592d'],
        ['White', 'white', '#ece7dc'],
        ['Red', 'red', '#8f2228'],
      ],
      (hex) => ({ main: leather(hex), inside: suede(shadeHex(hex, 0.8)), thread: tonal(hex), metal: gold }),
    ),
  },
  {
    id: 'a53',
    ...drawn(belt, { buckle: 'plate', half: 38 }),
    seed: 8,
    frame: { fw: 0.66, fh: 0.64 },
    warp: 0.6,
    size: { across: 24 },
    views: ['front', 'detail:720,890,300', 'detail:500,470,340'],
    colours: colourways(
      [
        ['Dark brown', 'brown', '#3d281c'],
        ['Black', 'black', '#211e1e'],
        ['Navy', 'blue', '#262f4c'],
      ],
      (hex) => ({ main: leather(hex), inside: suede(shadeHex(hex, 0.8)), thread: tonal(hex), metal: silver }),
    ),
  },
  {
    id: 'v33',
    ...drawn(leatherCase, { kind: 'card-holder' }),
    frame,
    warp: 0.6,
    size: { across: 10 },
    views: ['front', 'detail:400,580,240', 'detail:500,720,240'],
    colours: colourways(
      [
        ['Dark brown', 'brown', '#432d20'],
        ['Tan', 'brown', '#a26c3c'],
        ['Navy', 'blue', '#26345a'],
        ['Burgundy', 'red', '#5f1f2a'],
        ['Forest', 'green', '#2c4a3a'],
      ],
      small(pebbled),
    ),
  },
  {
    id: 'a22',
    ...drawn(leatherCase, { kind: 'bifold' }),
    frame,
    frames: { back: { fw: 0.78, fh: 0.5 } },
    unscaled: ['back'],
    warp: 0.6,
    size: { across: 11 },
    views: ['front', 'back', 'detail:620,720,260'],
    colours: colourways(
      [
        ['Dark brown', 'brown', '#3f2a1c'],
        ['Black', 'black', '#211f20'],
        ['Tan', 'brown', '#a26c3c'],
        ['Navy', 'blue', '#26304f'],
      ],
      small(leather),
    ),
  },
  {
    id: 'a23',
    ...drawn(leatherCase, { kind: 'zip' }),
    frame,
    warp: 0.6,
    size: { across: 19 },
    views: ['front', 'detail:740,720,240', 'detail:300,520,260'],
    colours: colourways(
      [
        ['Burgundy', 'red', '#7a2530'],
        ['Black', 'black', '#232123'],
        ['Taupe', 'beige', '#a8937a'],
        ['Teal', 'blue', '#255a68'],
        ['Rose', 'pink', '#cf9fa0'],
      ],
      small(pebbled),
    ),
  },
  {
    id: 'a24',
    ...drawn(leatherCase, { kind: 'flap' }),
    frame,
    warp: 0.6,
    size: { across: 12 },
    views: ['front', 'detail:500,640,260', 'detail:320,760,240'],
    colours: colourways(
      [
        ['Blush', 'pink', '#d8b0a6'],
        ['Black', 'black', '#211f20'],
        ['Red', 'red', '#982229'],
        ['Sage', 'green', '#8c9c86'],
      ],
      small(leather),
    ),
  },
  {
    id: 'a25',
    ...drawn(leatherCase, { kind: 'passport' }),
    frame,
    warp: 0.6,
    size: { tall: 14 },
    views: ['front', 'detail:500,620,260', 'detail:360,820,240'],
    colours: colourways(
      [
        ['Navy', 'blue', '#22304f'],
        ['Bordeaux', 'red', '#5a1c28'],
        ['Black', 'black', '#1f1e20'],
        ['Cognac', 'brown', '#8f5730'],
      ],
      small(croc),
    ),
  },
  {
    id: 'a26',
    ...drawn(leatherCase, { kind: 'phone' }),
    frame: { fw: 0.6, fh: 0.66 },
    warp: 0.4,
    size: { tall: 14.9 },
    views: ['front', 'detail:450,400,280', 'detail:500,780,260'],
    colours: colourways(
      [
        ['Cognac', 'brown', '#9a5a34'],
        ['Black', 'black', '#232123'],
        ['Forest', 'green', '#2c4a3a'],
        ['Blush', 'pink', '#d8b0a6'],
      ],
      (hex) => ({
        ...small(leather)(hex),
        metal: silver,
        glass: plain('#17181a', { rough: 0.15, spec: 1.4 }),
        lens: plain('#0d0e10', { rough: 0.1, spec: 2 }),
      }),
    ),
  },
  {
    id: 'a27',
    ...drawn(keyring, { kind: 'fob' }),
    frame,
    warp: 0.6,
    size: { tall: 12 },
    views: ['front', 'detail:500,720,280', 'detail:500,420,280'],
    colours: colourways(
      [
        ['Forest', 'green', '#3a5a46'],
        ['Black', 'black', '#232123'],
        ['Tan', 'brown', '#a26c3c'],
        ['Red', 'red', '#982229'],
      ],
      small(leather),
    ),
  },
  {
    id: 'a54',
    ...drawn(keyring, { kind: 'loop' }),
    frame,
    warp: 0.6,
    size: { tall: 13 },
    views: ['front', 'detail:500,820,280', 'detail:500,420,280'],
    colours: colourways(
      [
        ['Cognac', 'brown', '#96592d'],
        ['Navy', 'blue', '#26345a'],
        ['Black', 'black', '#232123'],
      ],
      (hex) => ({ ...small(leather)(hex), metal: silver }),
    ),
  },
];

const forHair: readonly Recipe[] = [
  {
    id: 'a46',
    ...drawn(hair, { kind: 'claw' }),
    frame,
    warp: 0.5,
    size: { across: 9 },
    views: ['front', 'detail:500,520,300', 'detail:340,740,280'],
    colours: [
      {
        name: 'Tortoise',
        family: 'brown',
        pattern: 'tortoise',
        mats: {
          main: {
            ...tortoise,
            pattern: { type: 'leopard', base: '#8a4a22', mid: '#2a150a', ink: '#1a0d07', p: 60 },
          },
          metal: gold,
        },
      },
      ...colourways(
        [
          ['Black', 'black', '#19191c'],
          ['Cream', 'white', '#ebe2cc'],
          ['Sage', 'green', '#7f937c'],
        ],
        (hex) => ({ main: acetate(hex), metal: gold }),
      ),
    ],
  },
  {
    id: 'a47',
    ...drawn(hair, { kind: 'barrette' }),
    frame,
    warp: 0.5,
    size: { across: 9.5 },
    views: ['front', 'detail:400,620,260', 'detail:620,640,260'],
    colours: [
      ...colourways(
        [
          ['Black', 'black', '#19191c'],
          ['Cherry', 'red', '#8f1f2b'],
          ['Ivory', 'white', '#ebe4d4'],
        ],
        (hex) => ({ main: acetate(hex), metal: gold }),
      ),
      {
        name: 'Tortoise',
        family: 'brown',
        pattern: 'tortoise',
        mats: {
          main: {
            ...tortoise,
            pattern: { type: 'leopard', base: '#8a4a22', mid: '#2a150a', ink: '#1a0d07', p: 60 },
          },
          metal: gold,
        },
      },
    ],
  },
  {
    id: 'a48',
    ...drawn(hair, { kind: 'scrunchie' }),
    frame,
    warp: 1,
    size: { across: 12 },
    views: ['front', 'detail:380,560,280', 'detail:620,700,280'],
    colours: colourways(
      [
        ['Burgundy', 'red', '#7a2f3a'],
        ['Black', 'black', '#1d1c20'],
        ['Champagne', 'beige', '#cbb692'],
        ['Emerald', 'green', '#1f5f48'],
        ['Ice blue', 'blue', '#a9bfd6'],
      ],
      (hex) => ({ main: satin(hex) }),
    ),
  },
  {
    id: 'a49',
    ...drawn(hair, { kind: 'headband' }),
    frame,
    warp: 1,
    size: { across: 15 },
    views: ['front', 'detail:500,360,300', 'detail:280,640,280'],
    colours: colourways(
      [
        ['Navy', 'blue', '#22305a'],
        ['Black', 'black', '#1d1c20'],
        ['Rosewood', 'red', '#7f2f3c'],
        ['Champagne', 'beige', '#cbb692'],
      ],
      (hex) => ({ main: satin(hex) }),
    ),
  },
];

export const accessories: readonly Recipe[] = [...glasses, ...hats, ...cloths, ...leatherGoods, ...forHair];
