import type { Recipe } from '../recipe.ts';
import { boots } from './boots.ts';
import { heels } from './heels.ts';
import { lowShoes } from './low-shoes.ts';
import { sandals } from './sandals.ts';
import { sneakers } from './sneakers.ts';

/** Every family of things, under the name of its file in this folder. */
export const families: Readonly<Record<string, readonly Recipe[]>> = {
  sneakers,
  boots,
  'low-shoes': lowShoes,
  heels,
  sandals,
};

export const recipes: readonly Recipe[] = Object.values(families).flat();
