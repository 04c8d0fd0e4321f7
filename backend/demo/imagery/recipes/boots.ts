import { shoe } from '../archetypes/shoes/shoe.ts';
import { canvas, gold, leather, plain, rib, rubber, shadeHex, silver, suede } from '../presets.ts';
import { drawn, type Recipe } from '../recipe.ts';
import { bootViews, colourways, dressy, floors, laces, shoeFrames, shoeViews, tonal } from './shoe-kit.ts';

const smooth = dressy(leather);
/** Leather or suede, with a heel of its own colour. */
const heeled = (hex: string) => ({
  ...smooth(hex),
  heel: leather(shadeHex(hex, 0.8)),
  sole: rubber('#161414'),
  outsole: rubber('#161414'),
  leatherSole: leather('#2a2320'),
});
const shaftTop = { opening: 'shaft', edge: 8 } as const;

export const boots: readonly Recipe[] = [
  {
    id: 'm19',
    ...drawn(shoe, {
      boot: { kind: 'chelsea' },
      top: { ...shaftTop, front: 'gore' },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.boot,
    size: { across: 30 },
    views: shoeViews('710,500,360'),
    colours: colourways(
      [
        ['Brown', 'brown', '#5f3e29'],
        ['Black', 'black', '#1f1c1b'],
        ['Tan', 'brown', '#9a6637'],
        ['Oxblood', 'red', '#5a1f22'],
        ['Sand suede', 'beige', '#b9a07a', { main: suede('#b9a07a') }, 'suede'],
      ],
      (hex) => ({
        ...smooth(hex),
        elastic: rib(shadeHex(hex, 0.45), 6, 0.7),
        tab: canvas(shadeHex(hex, 0.6)),
        sole: rubber('#1f1a17'),
      }),
    ),
  },
  {
    id: 'w19',
    ...drawn(shoe, {
      boot: { kind: 'combat' },
      top: { ...shaftTop, front: 'laces', edge: 11 },
      sole: { tread: 'lug' },
    }),
    ...shoeFrames,
    frame: { ...shoeFrames.frame, fh: 0.66 },
    ground: floors.lug,
    size: { across: 28.5 },
    views: shoeViews('300,720,360'),
    colours: colourways(
      [
        ['Black', 'black', '#1f1d1d'],
        ['Cherry', 'red', '#6a1c22'],
        ['Dark brown', 'brown', '#4a3022'],
        [
          'Bone',
          'white',
          '#e6dcc8',
          { sole: rubber('#d8ccb4'), outsole: rubber('#d8ccb4'), lace: laces('#e0d6c0') },
        ],
      ],
      (hex) => ({
        ...smooth(hex),
        lace: laces(shadeHex(hex, 0.9)),
        tab: canvas(shadeHex(hex, 0.9)),
        metal: silver,
        welt: rubber('#1a1a1a'),
        sole: rubber('#1b1b1b'),
        outsole: rubber('#1d1d1d'),
        weltThread: plain('#d9b54a'),
      }),
    ),
  },
  {
    id: 's02',
    ...drawn(shoe, {
      boot: { kind: 'desert' },
      top: { ...shaftTop, front: 'laces' },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.boot,
    size: { across: 29.5 },
    views: shoeViews('540,620,340'),
    colours: colourways(
      [
        ['Sand', 'beige', '#b3986f'],
        ['Tobacco', 'brown', '#7a5230'],
        ['Navy', 'blue', '#2c3a58'],
        ['Charcoal', 'grey', '#4a4a4c'],
      ],
      (hex) => ({
        ...smooth(hex),
        main: suede(hex),
        welt: leather('#8a6a44'),
        sole: rubber('#b08a5a'),
        weltThread: plain('#e9d9b0'),
        metal: gold,
        lace: laces(shadeHex(hex, 0.6)),
      }),
    ),
  },
  {
    id: 's05',
    ...drawn(shoe, {
      boot: { kind: 'western' },
      top: { opening: 'shaft', toe: 'point', edge: 4 },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    frame: { fw: 0.8, fh: 0.7 },
    ground: floors.block,
    size: { across: 28 },
    views: bootViews('690,440,380'),
    colours: colourways(
      [
        ['Tan', 'brown', '#96602f'],
        ['Black', 'black', '#1f1c1b', { thread: plain('#e0d6c0') }],
        ['Bone', 'white', '#e6dcc8', { thread: plain('#a9835a') }],
        ['Oxblood', 'red', '#5f2024'],
      ],
      (hex) => ({
        ...smooth(hex),
        heel: leather('#4a2c1a'),
        sole: leather('#3a2418'),
        thread: plain('#e9d9b0'),
        tab: 'main',
      }),
    ),
  },
  {
    id: 's03',
    ...drawn(shoe, {
      boot: { kind: 'ankle' },
      top: { opening: 'shaft', toe: 'point', edge: 3 },
      sole: { tread: 'heel', tip: 34 },
    }),
    ...shoeFrames,
    frame: { fw: 0.78, fh: 0.66 },
    ground: floors.block,
    size: { across: 26 },
    views: bootViews('700,500,380'),
    colours: colourways(
      [
        ['Black', 'black', '#1f1d1d'],
        ['Chocolate', 'brown', '#4a3022'],
        ['Taupe suede', 'beige', '#a8927a', { main: suede('#a8927a'), heel: suede('#98826a') }, 'suede'],
        ['Burgundy', 'red', '#5a1f28'],
        ['Off-white', 'white', '#ece6da'],
      ],
      heeled,
    ),
  },
  {
    id: 's23',
    ...drawn(shoe, {
      boot: { kind: 'ankle', strap: true },
      top: { opening: 'shaft', toe: 'point', edge: 3, front: 'strap' },
      sole: { tread: 'heel', tip: 34 },
    }),
    ...shoeFrames,
    frame: { fw: 0.78, fh: 0.66 },
    ground: floors.block,
    size: { across: 26 },
    views: bootViews('680,520,340'),
    colours: colourways(
      [
        ['Black', 'black', '#1f1d1d'],
        ['Cognac', 'brown', '#8f5730'],
        ['Forest', 'green', '#2f4a3a'],
      ],
      (hex) => ({ ...heeled(hex), strap: leather(shadeHex(hex, 0.92)), metal: gold }),
    ),
  },
  {
    id: 's04',
    ...drawn(shoe, {
      boot: { kind: 'knee' },
      top: { opening: 'shaft', toe: 'point', edge: 3 },
      sole: { tread: 'heel', tip: 34 },
    }),
    ...shoeFrames,
    frame: { fw: 0.8, fh: 0.82 },
    ground: floors.block,
    size: { across: 26 },
    views: bootViews('690,160,380'),
    colours: colourways(
      [
        ['Black', 'black', '#1f1d1d'],
        ['Brown', 'brown', '#5a3a26'],
        ['Oxblood', 'red', '#5a2420'],
        [
          'Sand suede',
          'beige',
          '#b9a07a',
          { main: suede('#b9a07a'), heel: suede('#a8906a'), thread: tonal('#b9a07a') },
          'suede',
        ],
      ],
      heeled,
    ),
  },
];
