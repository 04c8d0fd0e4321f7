import type { Gender } from '#contract/primitives.ts';
import type { ColourFamily } from '../../colour-families.ts';
import { random, seedOf, type Random } from '../../random.ts';
import { wordsById } from '../../shapes/all.ts';
import { keyOf } from '../recipe.ts';
import { recipes } from '../recipes/all.ts';
import { isFor, type Role, roleOf } from './roles.ts';
import { extentCm, type Ground, type LightFall, lightnessOf, type SceneSpec, type Thing } from './spec.ts';

/* Lookbook: outfits of things that are in the shop, laid out in the order in which they are worn. */

export interface Outfit {
  id: string;
  gender: Gender;
  /** Keys of what is laid out. */
  keys: readonly string[];
  spec: () => SceneSpec;
}

interface Piece {
  key: string;
  shape: string;
  role: Role;
  family: ColourFamily;
  category: string;
}

const pieces: readonly Piece[] = recipes.flatMap((recipe) => {
  const shape = wordsById.get(recipe.id);
  const role = shape && roleOf(shape);
  if (!shape || !role) return [];
  return recipe.colours.map((way, index) => ({
    key: keyOf(recipe, index),
    shape: recipe.id,
    role,
    family: way.family,
    category: shape.category2,
  }));
});

/** Colours that a stylist lays together: the first two carry, the others answer. */
const palettes: readonly (readonly ColourFamily[])[] = [
  ['black', 'white', 'grey', 'silver', 'brown'],
  ['blue', 'white', 'brown', 'beige', 'silver'],
  ['beige', 'white', 'brown', 'gold', 'black'],
  ['grey', 'black', 'white', 'red', 'silver'],
  ['green', 'beige', 'brown', 'white', 'gold'],
  ['blue', 'grey', 'white', 'black', 'silver'],
  ['brown', 'beige', 'white', 'green', 'gold'],
  ['black', 'beige', 'gold', 'white', 'red'],
  ['pink', 'white', 'grey', 'beige', 'silver'],
  ['red', 'blue', 'white', 'black', 'gold'],
  ['white', 'blue', 'beige', 'brown', 'gold'],
  ['purple', 'grey', 'black', 'white', 'silver'],
  ['orange', 'blue', 'white', 'brown', 'beige'],
  ['yellow', 'grey', 'white', 'blue', 'brown'],
];

const grounds: readonly { light: readonly Ground[]; dark: readonly Ground[] }[] = [
  { light: [{ on: 'paper', colour: '#e6e1d8' }], dark: [{ on: 'paper', colour: '#6f7a6a' }] },
  { light: [{ on: 'linen', colour: '#ece6db' }], dark: [{ on: 'linen', colour: '#7d7467' }] },
  { light: [{ on: 'paper', colour: '#dcd3cb' }], dark: [{ on: 'wood', colour: '#8a6a4a' }] },
  { light: [{ on: 'plaster', colour: '#e3dccf' }], dark: [{ on: 'carpet', colour: '#7f8387' }] },
  { light: [{ on: 'paper', colour: '#d5dbd8' }], dark: [{ on: 'paper', colour: '#8c6f62' }] },
  { light: [{ on: 'wood', colour: '#d9c4a6' }], dark: [{ on: 'paper', colour: '#55606b' }] },
];

/** How a layout places each role: the centre, the turn, and how much larger than life small things are. */
type Slots = Partial<Record<Role, readonly [x: number, y: number, rot: number, boost: number]>>;
interface Layout {
  H: number;
  /** Units per centimetre. */
  k: number;
  slots: Slots;
  order: readonly Role[];
}
const layouts = {
  worn: {
    H: 1333,
    k: 7.5,
    order: ['bottom', 'outer', 'top', 'shoe', 'bag', 'small'],
    slots: {
      bottom: [520, 890, 0, 1],
      top: [520, 390, 0, 1],
      outer: [330, 470, -9, 1],
      shoe: [815, 1195, 5, 1.25],
      bag: [205, 1020, -6, 1],
      small: [830, 700, 10, 1.4],
    },
  },
  beside: {
    H: 1250,
    k: 7.2,
    order: ['bottom', 'top', 'outer', 'bag', 'shoe', 'small'],
    slots: {
      bottom: [690, 740, 6, 1],
      top: [360, 330, -5, 1],
      outer: [670, 360, 8, 1],
      shoe: [250, 1080, -10, 1.3],
      bag: [270, 760, 7, 1.05],
      small: [560, 1120, -8, 1.5],
    },
  },
  dressed: {
    H: 1333,
    k: 8.2,
    order: ['dress', 'outer', 'bag', 'shoe', 'small'],
    slots: {
      dress: [450, 640, -3, 1],
      outer: [690, 520, 8, 0.94],
      bag: [790, 930, 6, 1],
      shoe: [770, 1190, 4, 1.25],
      small: [170, 1130, -10, 1.5],
    },
  },
  leaning: {
    H: 1250,
    k: 7.4,
    order: ['bottom', 'outer', 'top', 'shoe', 'bag', 'small'],
    slots: {
      bottom: [350, 800, -8, 1],
      top: [600, 380, 6, 1],
      outer: [380, 400, -6, 1],
      shoe: [720, 1090, 12, 1.3],
      bag: [800, 800, -7, 1.05],
      small: [150, 250, 12, 1.4],
    },
  },
} satisfies Record<string, Layout>;

const lights: readonly LightFall[] = [
  { through: 'window', k: 0.3 },
  { through: 'leaves', k: 0.26, sc: 1.4 },
];

const warm = ['coats', 'down-jackets', 'parkas', 'knitwear', 'gilets', 'trench-coats'];
const bare = ['shorts', 'sandals'];

/** A thing of a role in the colours of a palette, the earlier the likelier; not of a shape that lies there already. */
function choose(
  r: Random,
  role: Role,
  gender: Gender,
  palette: readonly ColourFamily[],
  laid: readonly Piece[],
  used: ReadonlyMap<string, number>,
): Piece | undefined {
  const cold = laid.some((piece) => warm.includes(piece.category));
  const light = laid.some((piece) => bare.includes(piece.category));
  return pieces
    .filter(
      (piece) =>
        piece.role === role &&
        isFor(piece.shape, gender) &&
        palette.includes(piece.family) &&
        !laid.some((other) => other.shape === piece.shape) &&
        !(cold && bare.includes(piece.category)) &&
        !(light && warm.includes(piece.category)),
    )
    .map((piece) => ({
      piece,
      score: r.next() + 0.18 * palette.indexOf(piece.family) + 0.5 * (used.get(piece.shape) ?? 0),
    }))
    .sort((a, b) => a.score - b.score || (a.piece.key < b.piece.key ? -1 : 1))[0]?.piece;
}

function layOut(id: string, chosen: readonly Piece[], layout: Layout, r: Random): SceneSpec {
  const tone =
    chosen.slice(0, 3).reduce((sum, piece) => sum + lightnessOf(piece.key), 0) / Math.min(3, chosen.length);
  const ground = r.pick(r.pick(grounds)[tone > 0.66 ? 'dark' : 'light']);
  const light = r.chance(0.5) ? r.pick(lights) : undefined;
  const things = layout.order.flatMap((role): Thing[] => {
    const piece = chosen.find((one) => one.role === role);
    const slot = layout.slots[role];
    if (!piece || !slot) return [];
    const [x, y, rot, boost] = slot;
    const cm = extentCm(piece.key);
    const size = Math.min(Math.max(cm.w * layout.k * boost, role === 'small' ? 110 : 0), 900);
    const tall = (size * cm.h) / cm.w;
    const most = layout.H * (role === 'small' ? 0.3 : 0.82);
    return [
      {
        key: piece.key,
        x: x + r.int(-14, 14),
        y: y + r.int(-14, 14),
        w: Math.round(tall > most ? (size * most) / tall : size),
        rot: rot + r.int(-2, 2),
      },
    ];
  });
  return { path: `looks/${id}`, W: 1000, H: layout.H, ground, light, things };
}

/** Looks per gender. */
const COUNT = 34;

function outfitsFor(gender: Gender): Outfit[] {
  const used = new Map<string, number>();
  const list: Outfit[] = [];
  for (let n = 0; n < COUNT; n++) {
    const r = random(seedOf('outfit', gender, n));
    const palette = palettes[(n * 5 + (gender === 'men' ? 0 : 3)) % palettes.length] ?? palettes[0]!;
    const dressed = gender === 'women' && n % 3 === 1;
    const roles: Role[] = dressed ? ['dress'] : ['bottom', 'top'];
    if (n % 5 !== 2) roles.push('outer');
    roles.push('shoe');
    if (gender === 'women' || n % 2 === 0) roles.push('bag');
    roles.push('small');
    const chosen: Piece[] = [];
    for (const role of roles) {
      const piece = choose(r, role, gender, palette, chosen, used);
      if (piece) chosen.push(piece);
    }
    if (!chosen.some((piece) => piece.role === 'bottom' || piece.role === 'dress') || chosen.length < 4)
      continue;
    for (const { shape } of chosen) used.set(shape, (used.get(shape) ?? 0) + 1);
    const id = `${gender === 'men' ? 'm' : 'w'}${String(n + 1).padStart(2, '0')}`;
    const layout: Layout = dressed
      ? layouts.dressed
      : (([layouts.worn, layouts.beside, layouts.leaning] as const)[n % 3] ?? layouts.worn);
    list.push({
      id,
      gender,
      keys: chosen.map((piece) => piece.key),
      spec: () => layOut(id, chosen, layout, random(seedOf('layout', gender, n))),
    });
  }
  return list;
}

export const outfits: readonly Outfit[] = [...outfitsFor('women'), ...outfitsFor('men')];
