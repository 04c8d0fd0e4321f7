import { shoe } from '../archetypes/shoes/shoe.ts';
import { gold, leather, rubber, satin, suede } from '../presets.ts';
import { drawn, type Recipe } from '../recipe.ts';
import { colourways, dressy, floors, metallic, shiny, shoeFrames, shoeViews } from './shoe-kit.ts';

const nude = { lining: '#d9c2a7', sole: '#1d1816' };
/** The heel covered in the upper's own stuff; the sole below is dark. */
const covered = (main: typeof leather) => (hex: string) => ({
  ...dressy(main, nude)(hex),
  heel: 'main',
  leatherSole: leather('#2a2320'),
  outsole: rubber('#1c1816'),
  welt: leather('#1d1816'),
  metal: gold,
});
const frame = { ...shoeFrames, frame: { ...shoeFrames.frame, fw: 0.78 } };
const pointed = { toe: 'point', opening: 'deep', edge: 2 } as const;

export const heels: readonly Recipe[] = [
  {
    id: 'w16',
    ...drawn(shoe, { heel: { kind: 'pump' }, top: pointed, sole: { tread: 'heel', tip: 13 } }),
    ...frame,
    ground: floors.pump,
    size: { across: 24 },
    views: shoeViews('300,770,360'),
    colours: colourways(
      [
        ['Cherry red', 'red', '#8f1f2b'],
        ['Black', 'black', '#1c1a1c'],
        ['Nude', 'beige', '#d3b295'],
        ['Emerald', 'green', '#1f5a44'],
        ['Navy', 'blue', '#24325a'],
      ],
      covered(shiny),
    ),
  },
  {
    id: 'w17',
    ...drawn(shoe, {
      heel: { kind: 'slingback', heel: 'kitten', toeCap: true },
      top: { ...pointed, cap: true, back: 'sling' },
      sole: { tread: 'heel', tip: 18 },
    }),
    ...frame,
    ground: floors.pump,
    size: { across: 24.5 },
    views: shoeViews('300,770,360'),
    colours: colourways(
      [
        ['Cream / black', 'white', '#e8dcc6'],
        ['White / navy', 'white', '#f0ece4', { cap: leather('#22304f', { rough: 0.2 }) }],
        ['Blush / black', 'pink', '#dcb3a8'],
        ['Black', 'black', '#1f1d1f'],
      ],
      (hex) => ({ ...covered(leather)(hex), cap: leather('#1c1a1a', { rough: 0.2 }) }),
    ),
  },
  {
    id: 'v22',
    ...drawn(shoe, { heel: { kind: 'pump', heel: 'block' }, top: pointed, sole: { tread: 'heel', tip: 32 } }),
    ...frame,
    ground: floors.block,
    size: { across: 24 },
    views: shoeViews('780,700,340'),
    colours: colourways(
      [
        ['Forest', 'green', '#3f5a4a'],
        ['Black', 'black', '#262426'],
        ['Burgundy', 'red', '#6a2a34'],
        ['Taupe', 'beige', '#a8947e'],
      ],
      covered(suede),
    ),
  },
  {
    id: 's12',
    ...drawn(shoe, {
      heel: { kind: 'mary-jane', heel: 'block' },
      top: { ...pointed, front: 'instep' },
      sole: { tread: 'heel', tip: 32 },
    }),
    ...frame,
    ground: floors.block,
    size: { across: 24 },
    views: shoeViews('560,640,340'),
    colours: colourways(
      [
        ['Black', 'black', '#1c1a1c'],
        ['Oxblood', 'red', '#5a1c24'],
        ['Cream', 'white', '#ece2d0'],
        ['Chocolate', 'brown', '#4a3024'],
      ],
      covered(shiny),
    ),
  },
  {
    id: 's13',
    ...drawn(shoe, {
      heel: { kind: 'mule', heel: 'kitten' },
      top: { ...pointed, back: 'none' },
      sole: { tread: 'heel', tip: 18 },
    }),
    ...frame,
    ground: floors.pump,
    size: { across: 24.5 },
    views: shoeViews('380,730,360'),
    colours: colourways(
      [
        ['Dusty pink', 'pink', '#cfa0a8'],
        ['Black', 'black', '#1d1c20'],
        ['Champagne', 'beige', '#c9b490'],
        ['Emerald', 'green', '#1f5f4a'],
      ],
      covered(satin),
    ),
  },
  {
    id: 's14',
    ...drawn(shoe, {
      heel: { kind: 'platform', heel: 'block' },
      top: { toe: 'almond', opening: 'deep', edge: 8 },
      sole: { tread: 'heel', tip: 34 },
    }),
    ...frame,
    ground: floors.platform,
    size: { across: 24 },
    views: shoeViews('300,800,360'),
    colours: colourways(
      [
        ['Aubergine', 'purple', '#4a2c5a'],
        ['Black', 'black', '#252326'],
        ['Fuchsia', 'pink', '#b33a72'],
        ['Camel', 'brown', '#a97f4e'],
      ],
      (hex) => ({ ...covered(suede)(hex), platform: 'main' }),
    ),
  },
  {
    id: 'v23',
    ...drawn(shoe, {
      heel: { kind: 'sandal' },
      top: { toe: 'almond', opening: 'open', straps: 'fine', edge: 2 },
      sole: { tread: 'heel', tip: 13 },
    }),
    ...frame,
    ground: floors.pump,
    size: { across: 24.5 },
    views: shoeViews('320,780,340'),
    colours: colourways(
      [
        ['Gold', 'gold', '#d4b468', { main: metallic('#d4b468') }],
        ['Silver', 'silver', '#c4c4c2', { main: metallic('#c4c4c2') }],
        ['Black', 'black', '#1f1d1f'],
        ['Tan', 'brown', '#a26c3c'],
      ],
      (hex) => ({ ...covered(leather)(hex), insole: leather('#e2cfae'), sole: leather('#a98a5a') }),
    ),
  },
];
