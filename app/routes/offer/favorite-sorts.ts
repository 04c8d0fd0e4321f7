import type { Sort } from '#contract/catalog.ts';

/** Sorts of favourites; without one they are liked last first. */
export const favoriteSorts = [
  'LowPrice',
  'HighPrice',
  'HighDiscount',
  'Popular',
] as const satisfies readonly Sort[];
