import type { Gender } from '#contract/primitives.ts';
import { wordsById } from '../../shapes/all.ts';
import type { Shape } from '../../shapes/shape.ts';

/** What a thing is in an outfit. */
export type Role = 'outer' | 'top' | 'dress' | 'bottom' | 'shoe' | 'bag' | 'small';

/** Clothing by leaf category; what is not here (swimwear, lingerie …) is not laid out as an outfit. */
const clothing: Readonly<Record<string, Role>> = {
  coats: 'outer',
  'trench-coats': 'outer',
  'down-jackets': 'outer',
  jackets: 'outer',
  'leather-jackets': 'outer',
  'denim-jackets': 'outer',
  parkas: 'outer',
  gilets: 'outer',
  blazers: 'outer',
  cardigans: 'outer',
  overshirts: 'outer',
  dresses: 'dress',
  gowns: 'dress',
  jumpsuits: 'dress',
  knitwear: 'top',
  sweatshirts: 'top',
  hoodies: 'top',
  shirts: 'top',
  polos: 'top',
  'polo-shirts': 'top',
  't-shirts': 'top',
  tops: 'top',
  skirts: 'bottom',
  jeans: 'bottom',
  trousers: 'bottom',
  chinos: 'bottom',
  'cargo-trousers': 'bottom',
  sweatpants: 'bottom',
  shorts: 'bottom',
};

export function roleOf({ category1, category2 }: Shape): Role | null {
  if (category1 === 'shoes') return 'shoe';
  if (category1 === 'bags') return 'bag';
  if (category1 === 'accessories') return 'small';
  return clothing[category2] ?? null;
}

/** Hangs on a hanger. */
export function hangs(shapeId: string): boolean {
  const shape = wordsById.get(shapeId);
  const role = shape && roleOf(shape);
  return role === 'outer' || role === 'top' || role === 'dress';
}

export const isFor = (shapeId: string, gender: Gender) =>
  wordsById.get(shapeId)?.genders.includes(gender) ?? false;
