import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { bottoms } from './bottoms.ts';
import { closeToTheSkin } from './close-to-the-skin.ts';
import { evening } from './evening.ts';
import { outerwear } from './outerwear.ts';
import type { Shape } from './shape.ts';
import { shoes } from './shoes.ts';
import { tops } from './tops.ts';

/** The words of everything, also of what has no pictures yet. */
export const words: readonly Shape[] = [
  ...tops,
  ...outerwear,
  ...bottoms,
  ...evening,
  ...closeToTheSkin,
  ...shoes,
  ...bags,
  ...accessories,
];

export const wordsById: ReadonlyMap<string, Shape> = new Map(words.map((shape) => [shape.id, shape]));
