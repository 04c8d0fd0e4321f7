import { shoe } from '../archetypes/shoes/shoe.ts';
import { canvas, jersey, leather, mesh, plain, rib, rubber, shadeHex, silver, suede } from '../presets.ts';
import { drawn, type Recipe } from '../recipe.ts';
import { colourways, floors, laces, shoeFrames, shoeViews, tonal } from './shoe-kit.ts';

const WHITE = '#f6f4ef';
const lace = laces('#f7f5f0');

/** A leather low: the heel tab is what tells the colours apart. */
const court = (hex: string, tab = hex, sole = WHITE) => ({
  main: leather(hex),
  tab: leather(tab),
  lining: jersey('#e6e1d6'),
  insole: jersey('#dcd6ca'),
  collar: 'lining',
  welt: rubber(sole),
  sole: rubber(sole),
  outsole: rubber(shadeHex(sole, 0.94)),
  lace: hex === '#1f2124' ? laces('#222427') : lace,
  thread: tonal(hex),
  soleThread: plain(shadeHex(sole, 0.86)),
  weltThread: plain(shadeHex(sole, 0.86)),
});

/** Mesh under overlays, on foam. */
const runner = (main: string, over: string, over2: string, sole: string, wedge = '#d9d3c6') => ({
  main: mesh(main),
  over: suede(over),
  over2: leather(over2),
  tongue: mesh(main),
  lining: jersey(shadeHex(over, 0.7)),
  insole: jersey(shadeHex(over, 0.8)),
  collar: 'lining',
  welt: rubber('#eae6db'),
  sole: rubber('#eae6db'),
  sole2: rubber(wedge),
  outsole: rubber(sole),
  accent: rubber(over),
  lace: laces('#e4e1d8'),
  thread: tonal(over),
  eyelet: plain(over),
});

export const sneakers: readonly Recipe[] = [
  {
    id: 'm17',
    ...drawn(shoe, { sneaker: { kind: 'court' }, top: { front: 'laces', edge: 8 }, sole: { tread: 'cup' } }),
    ...shoeFrames,
    ground: floors.cup,
    size: { across: 30 },
    views: shoeViews('290,700,360'),
    colours: [
      { name: 'White / green', family: 'white', mats: court('#f3f1ec', '#2f5a46') },
      { name: 'Black', family: 'black', mats: court('#1f2124', '#1f2124', '#f0ede4') },
      { name: 'White / red', family: 'white', mats: court('#f3f1ec', '#a8322c') },
      { name: 'Off-white / navy', family: 'white', mats: court('#ebe5d8', '#22304f', '#efe8d8') },
      { name: 'Sage', family: 'green', mats: court('#8fa08a', '#7a8c76') },
      { name: 'Tan', family: 'brown', mats: court('#a9764a', '#8a5c38', '#e9dcc0') },
    ],
  },
  {
    id: 'v26',
    ...drawn(shoe, {
      sneaker: { kind: 'court', stripe: true },
      top: { front: 'laces', edge: 8 },
      sole: { tread: 'cup' },
    }),
    ...shoeFrames,
    ground: floors.cup,
    size: { across: 30 },
    views: shoeViews('560,700,360'),
    colours: [
      {
        name: 'Black / white',
        family: 'black',
        mats: { ...court('#1f2124', '#f1ede4', '#e9dcc0'), accent: leather('#f1ede4') },
      },
      {
        name: 'White / green',
        family: 'white',
        mats: { ...court('#f1ede4', '#2f5a46', '#e9dcc0'), accent: leather('#2f5a46') },
      },
      {
        name: 'Navy / white',
        family: 'blue',
        mats: { ...court('#26365a', '#f1ede4', '#e9dcc0'), accent: leather('#f1ede4') },
      },
      {
        name: 'Burgundy / ecru',
        family: 'red',
        mats: { ...court('#6f2430', '#e9dfc8', '#e9dcc0'), accent: leather('#e9dfc8') },
      },
    ],
  },
  {
    id: 'm18',
    ...drawn(shoe, {
      sneaker: { kind: 'runner' },
      top: { front: 'laces', edge: 12 },
      sole: { tread: 'runner' },
    }),
    ...shoeFrames,
    ground: floors.runner,
    size: { across: 31 },
    views: shoeViews('300,690,360'),
    colours: [
      { name: 'Stone grey', family: 'grey', mats: runner('#c9c7c0', '#8d8f8e', '#d7d3c8', '#3a3b3c') },
      { name: 'Navy / orange', family: 'blue', mats: runner('#24325a', '#d96b2f', '#f1ede4', '#d96b2f') },
      { name: 'Black', family: 'black', mats: runner('#232426', '#2c2d30', '#3a3b3e', '#1b1b1c', '#2e2f31') },
      { name: 'Sand', family: 'beige', mats: runner('#d8c7a6', '#bfa57c', '#e9dfc8', '#8a6a48') },
      { name: 'Forest', family: 'green', mats: runner('#3c5a48', '#2f4a3a', '#c9d0c2', '#2a3a30') },
    ],
  },
  {
    id: 'm25',
    ...drawn(shoe, {
      sneaker: { kind: 'hi' },
      top: { opening: 'shaft', front: 'laces', edge: 8, cap: true },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.cup,
    size: { across: 30 },
    views: shoeViews('300,700,360'),
    colours: colourways(
      [
        ['Black', 'black', '#1f2124'],
        ['Ecru', 'white', '#ece4d2', { tab: rubber('#e9e2d0'), thread: plain('#cfc4ac') }],
        ['Navy', 'blue', '#26365a'],
        ['Bottle green', 'green', '#24463a'],
        ['Brick', 'red', '#9a3a2c'],
      ],
      (hex) => ({
        main: canvas(hex),
        over: canvas(hex),
        tab: rubber('#e9e6df'),
        tongue: canvas(hex),
        lining: canvas('#e9e4d8'),
        insole: canvas('#e0d9c8'),
        collar: 'lining',
        welt: rubber('#f0ede4'),
        sole: rubber('#f0ede4'),
        lace,
        thread: plain('#e9e6df'),
        soleThread: plain('#e0dcd0'),
        weltThread: plain('#d8d2c4'),
        eyelet: silver,
        accent: plain('#b3302a'),
      }),
    ),
  },
  {
    id: 's01',
    ...drawn(shoe, {
      sneaker: { kind: 'slip-on' },
      top: { front: 'gore', edge: 8 },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.cup,
    size: { across: 29.5 },
    views: shoeViews('560,650,340'),
    colours: colourways(
      [
        ['Navy', 'blue', '#2f3f5f'],
        ['Black', 'black', '#222325'],
        ['Olive', 'green', '#5f6440'],
        ['Ecru', 'white', '#ebe3d0'],
      ],
      (hex) => ({
        main: canvas(hex),
        lining: canvas('#e9e4d8'),
        insole: canvas('#e0d9c8'),
        collar: 'lining',
        welt: rubber('#f0ede4'),
        sole: rubber('#f0ede4'),
        elastic: rib(shadeHex(hex, 0.7), 5, 0.6),
        thread: plain('#e9e6df'),
        soleThread: plain('#e0dcd0'),
        weltThread: plain('#d8d2c4'),
      }),
    ),
  },
];
