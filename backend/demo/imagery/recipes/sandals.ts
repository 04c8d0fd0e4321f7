import { shoe } from '../archetypes/shoes/shoe.ts';
import { canvas, gold, leather, plain, rubber, shadeHex, silver, suede } from '../presets.ts';
import { drawn, type Recipe } from '../recipe.ts';
import { colourways, dressy, floors, shoeFrames, shoeViews } from './shoe-kit.ts';

const smooth = dressy(leather);
const rope = plain('#cdb084', { tex: 'canvas', texOpt: { p: 5, a: 1 } });
const wool = plain('#e9dfcd', { tex: 'shearling', rough: 0.95, spec: 0.03, sheen: 0.3 });
const summer = {
  insole: leather('#c9a070'),
  sole: leather('#5a3a22'),
  welt: leather('#5a3a22'),
  lining: leather('#c9a070'),
};

export const sandals: readonly Recipe[] = [
  {
    id: 's15',
    ...drawn(shoe, {
      sandal: { kind: 'flat' },
      top: { toe: 'almond', opening: 'open', straps: 'fine', edge: 2 },
      sole: { tread: 'leather' },
    }),
    ...shoeFrames,
    ground: floors.flat,
    size: { across: 26 },
    views: shoeViews('340,710,320'),
    colours: colourways(
      [
        ['Tan', 'brown', '#9a6637'],
        ['Black', 'black', '#211e1d'],
        ['White', 'white', '#efeae0'],
        ['Olive', 'green', '#5c5f3c'],
      ],
      (hex) => ({ ...smooth(hex), ...summer, metal: gold }),
    ),
  },
  {
    id: 's21',
    ...drawn(shoe, {
      sandal: { kind: 'fisherman' },
      top: { opening: 'open', straps: 'cross', edge: 4 },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.flat,
    size: { across: 29 },
    views: shoeViews('330,710,320'),
    colours: colourways(
      [
        ['Dark brown', 'brown', '#46301f'],
        ['Black', 'black', '#1f1c1b'],
        ['Cognac', 'brown', '#94592e'],
      ],
      (hex) => ({
        ...smooth(hex),
        ...summer,
        insole: leather('#a97a4a'),
        sole: rubber('#1c1816'),
        metal: silver,
      }),
    ),
  },
  {
    id: 's16',
    ...drawn(shoe, {
      sandal: { kind: 'two-strap' },
      top: { opening: 'open', straps: 'two', edge: 4 },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.slide,
    size: { across: 28 },
    views: shoeViews('420,690,340'),
    colours: colourways(
      [
        ['Black', 'black', '#2b2622'],
        ['Taupe', 'beige', '#a08a70', { main: suede('#a08a70') }, 'suede'],
        ['Navy', 'blue', '#2a3552'],
        ['White', 'white', '#efeae0'],
      ],
      (hex) => ({
        ...smooth(hex),
        insole: suede('#b89c78'),
        lining: suede('#c9b090'),
        sole: rubber('#8a6a48'),
        welt: rubber('#8a6a48'),
        metal: silver,
      }),
    ),
  },
  {
    id: 's17',
    ...drawn(shoe, {
      sandal: { kind: 'slide' },
      top: { opening: 'open', straps: 'slide', edge: 3 },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.slide,
    size: { across: 28 },
    views: shoeViews('420,690,340'),
    colours: colourways(
      [
        ['Petrol', 'blue', '#2f4a5a'],
        ['Black', 'black', '#242527'],
        ['Chalk', 'white', '#e9e5da'],
        ['Clay', 'orange', '#b5603c'],
        ['Sage', 'green', '#8c9c86'],
      ],
      (hex) => ({
        main: rubber(hex),
        insole: rubber(hex),
        sole: rubber(hex),
        welt: rubber(hex),
        lining: rubber(shadeHex(hex, 0.75)),
        thread: rubber(shadeHex(hex, 0.9)),
        foil: rubber(shadeHex(hex, 0.7)),
      }),
    ),
  },
  {
    id: 's18',
    ...drawn(shoe, {
      sandal: { kind: 'shearling' },
      top: { opening: 'open', straps: 'slide', edge: 5 },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.slide,
    size: { across: 28 },
    views: shoeViews('420,690,340'),
    colours: colourways(
      [
        ['Camel', 'brown', '#a9835a'],
        ['Grey', 'grey', '#7c7a78'],
        ['Black', 'black', '#2a2828'],
        ['Dusty pink', 'pink', '#c99a98'],
      ],
      (hex) => ({
        main: suede(hex),
        insole: wool,
        fluff: wool,
        lining: wool,
        sole: rubber('#c9a878'),
        welt: rubber('#c9a878'),
        thread: plain(shadeHex(hex, 0.8)),
      }),
    ),
  },
  {
    id: 's22',
    ...drawn(shoe, {
      sandal: { kind: 'thong' },
      top: { opening: 'open', straps: 'thong', edge: 3 },
      sole: { tread: 'flat' },
    }),
    ...shoeFrames,
    ground: floors.flat,
    size: { across: 27 },
    views: shoeViews('420,700,340'),
    colours: colourways(
      [
        ['Natural', 'beige', '#c9a070'],
        ['Black', 'black', '#242122', { insole: leather('#2c292a') }],
        ['Gold', 'gold', '#d4b468', { main: leather('#d4b468', { metal: 0.7, rough: 0.3 }) }],
      ],
      (hex) => ({
        ...smooth(hex),
        insole: leather('#d9b98a'),
        sole: rubber('#3a2a20'),
        welt: rubber('#3a2a20'),
      }),
    ),
  },
  {
    id: 's19',
    ...drawn(shoe, {
      sandal: { kind: 'espadrille' },
      top: { front: 'plain', edge: 8 },
      sole: { tread: 'rope' },
    }),
    ...shoeFrames,
    ground: floors.cup,
    size: { across: 27.5 },
    views: shoeViews('330,730,340'),
    colours: colourways(
      [
        ['Terracotta', 'orange', '#b5523b'],
        ['Navy', 'blue', '#26365a'],
        ['Ecru', 'white', '#ebe2cc'],
        ['Black', 'black', '#232324'],
        ['Olive', 'green', '#62663f'],
      ],
      (hex) => ({
        main: canvas(hex),
        lining: canvas('#e6ddc8'),
        insole: canvas('#e6ddc8'),
        collar: 'main',
        sole: rope,
        welt: rope,
        outsole: rubber('#b08a5a'),
        thread: plain('#e6ddc8'),
        weltThread: plain('#b99a6a'),
      }),
    ),
  },
  {
    id: 's20',
    ...drawn(shoe, {
      sandal: { kind: 'wedge' },
      top: { opening: 'open', straps: 'cross', edge: 4 },
      sole: { tread: 'rope' },
    }),
    ...shoeFrames,
    frame: { ...shoeFrames.frame, fw: 0.78 },
    ground: floors.wedge,
    size: { across: 25 },
    views: shoeViews('340,730,340'),
    colours: colourways(
      [
        ['Navy', 'blue', '#26365a'],
        ['Black', 'black', '#232324'],
        ['Coral', 'orange', '#cf6a50'],
        ['Natural', 'beige', '#d3bc94'],
      ],
      (hex) => ({
        main: canvas(hex),
        lining: canvas('#e6ddc8'),
        insole: leather('#c9a070'),
        sole: rope,
        welt: rope,
        outsole: rubber('#b08a5a'),
        metal: gold,
        thread: plain(shadeHex(hex, 1.2)),
      }),
    ),
  },
];
