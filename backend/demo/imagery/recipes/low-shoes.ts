import { shoe } from '../archetypes/shoes/shoe.ts';
import { fleece, gold, leather, plain, satin, shadeHex, silver, suede } from '../presets.ts';
import { drawn, type Recipe } from '../recipe.ts';
import { colourways, dressy, floors, shoeFrames, shoeViews } from './shoe-kit.ts';

const smooth = dressy(leather);
const almond = { toe: 'almond', edge: 8 } as const;

export const lowShoes: readonly Recipe[] = [
  {
    id: 'w18',
    ...drawn(shoe, { loafer: { kind: 'bit' }, top: { ...almond, front: 'bit' }, sole: { tread: 'leather' } }),
    ...shoeFrames,
    ground: floors.welt,
    size: { across: 27.5 },
    views: shoeViews('520,650,320'),
    colours: colourways(
      [
        ['Black', 'black', '#241c1c'],
        ['Chestnut', 'brown', '#7a4526'],
        ['Burgundy', 'red', '#5f1f28'],
        ['Ivory', 'white', '#ece4d4'],
      ],
      (hex) => ({ ...smooth(hex), metal: gold }),
    ),
  },
  {
    id: 'v24',
    ...drawn(shoe, {
      loafer: { kind: 'penny' },
      top: { ...almond, front: 'saddle' },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.welt,
    size: { across: 28 },
    views: shoeViews('510,660,320'),
    colours: colourways(
      [
        ['Oxblood', 'red', '#6b2a22'],
        ['Black', 'black', '#1f1b1b'],
        ['Cognac', 'brown', '#9a5e30'],
        ['Forest', 'green', '#2c4a3a'],
      ],
      smooth,
    ),
  },
  {
    id: 's06',
    ...drawn(shoe, {
      loafer: { kind: 'tassel' },
      top: { ...almond, front: 'tassel' },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.welt,
    size: { across: 28.5 },
    views: shoeViews('520,640,320'),
    colours: colourways(
      [
        ['Snuff', 'brown', '#6f4c30'],
        ['Navy', 'blue', '#2a3552'],
        ['Loden', 'green', '#4a5236'],
        ['Dark brown', 'brown', '#463024'],
      ],
      dressy(suede),
    ),
  },
  {
    id: 's09',
    ...drawn(shoe, {
      loafer: { kind: 'derby' },
      top: { ...almond, front: 'laces', cap: true },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.welt,
    size: { across: 29.5 },
    views: shoeViews('540,600,340'),
    colours: colourways(
      [
        ['Black', 'black', '#1f1b1b'],
        ['Dark brown', 'brown', '#4a2f20'],
        ['Oxblood', 'red', '#5c2022'],
        ['Tan', 'brown', '#a26c3c'],
      ],
      smooth,
    ),
  },
  {
    id: 's10',
    ...drawn(shoe, {
      loafer: { kind: 'oxford', brogue: true },
      top: { ...almond, front: 'laces', cap: true, brogue: true },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.welt,
    size: { across: 29.5 },
    views: shoeViews('290,690,340'),
    colours: colourways(
      [
        ['Cognac', 'brown', '#8a4a24'],
        ['Black', 'black', '#1f1b1b'],
        ['Chestnut', 'brown', '#5f3420'],
        ['Snuff suede', 'brown', '#76553a', { main: suede('#76553a') }, 'suede'],
      ],
      smooth,
    ),
  },
  {
    id: 's07',
    ...drawn(shoe, {
      loafer: { kind: 'mule' },
      top: { ...almond, front: 'bit', back: 'none' },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.welt,
    size: { across: 27 },
    views: shoeViews('520,650,320'),
    colours: colourways(
      [
        ['Black', 'black', '#241c1c'],
        ['Tan', 'brown', '#a26c3c'],
        ['Cream', 'white', '#ebe2d0'],
        ['Olive', 'green', '#5c5f3c'],
      ],
      (hex) => ({ ...smooth(hex), metal: gold }),
    ),
  },
  {
    id: 's08',
    ...drawn(shoe, {
      loafer: { kind: 'slipper' },
      top: { ...almond, edge: 4, front: 'crest' },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.flat,
    size: { across: 28 },
    views: shoeViews('400,670,320'),
    colours: colourways(
      [
        ['Bottle green', 'green', '#1f4a3c'],
        ['Midnight', 'blue', '#20294a'],
        ['Burgundy', 'red', '#5c1c2c'],
        ['Black', 'black', '#1c1b1f'],
      ],
      (hex) => ({
        ...smooth(hex),
        main: fleece(hex, { texOpt: { a: 0.5 } }),
        piping: satin(shadeHex(hex, 0.6)),
        crest: gold,
        lining: satin('#7a2a2a'),
        insole: leather('#a5835f'),
      }),
    ),
  },
  {
    id: 's11',
    ...drawn(shoe, {
      loafer: { kind: 'flat' },
      top: { opening: 'deep', front: 'bow', edge: 3 },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.flat,
    size: { across: 25.5 },
    views: shoeViews('340,690,300'),
    colours: colourways(
      [
        ['Blush', 'pink', '#dcb3a8'],
        ['Black', 'black', '#201e20'],
        ['Red', 'red', '#a3262c'],
        [
          'Silver',
          'silver',
          '#c4c4c2',
          {
            main: leather('#c4c4c2', { metal: 0.7, rough: 0.3 }),
            bow: leather('#c4c4c2', { metal: 0.7, rough: 0.3 }),
          },
          'metallic leather',
        ],
        ['Navy', 'blue', '#26345a'],
      ],
      (hex) => ({
        ...smooth(hex),
        piping: leather(shadeHex(hex, 0.88)),
        lining: leather('#e2d2bc'),
        insole: leather('#e2cfae'),
        welt: leather('#b99a7a'),
        sole: leather('#b99a7a'),
        bow: 'main',
        metal: silver,
        thread: plain(shadeHex(hex, 0.85)),
      }),
    ),
  },
];
