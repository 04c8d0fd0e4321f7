import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { bottoms } from './bottoms.ts';
import { outerwear } from './outerwear.ts';
import type { Shape } from './shape.ts';
import { shoes } from './shoes.ts';
import { tops } from './tops.ts';

/** The words of everything, also of what has no pictures yet. */
export const words: readonly Shape[] = [...tops, ...outerwear, ...bottoms, ...shoes, ...bags, ...accessories];

export const wordsById: ReadonlyMap<string, Shape> = new Map(words.map((shape) => [shape.id, shape]));
