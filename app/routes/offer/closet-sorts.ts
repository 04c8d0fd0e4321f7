import type { Sort } from '#contract/catalog.ts';

/** Sorts of what is one person's, favourites and listings; without one the latest come first. */
export const closetSorts = [
  'LowPrice',
  'HighPrice',
  'HighDiscount',
  'Popular',
] as const satisfies readonly Sort[];
