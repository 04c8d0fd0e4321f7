import type { Recipe } from '../recipe.ts';

/** Every family of things, under the name of its file in this folder. */
export const families: Readonly<Record<string, readonly Recipe[]>> = {};

export const recipes: readonly Recipe[] = Object.values(families).flat();
