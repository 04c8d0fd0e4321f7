import type { Sort } from '#contract/catalog.ts';

/** Labels of the sorts, also the keys of their translation (4#21, F15); no sort is `default`. */
export const sortLabels: Readonly<Record<Sort, string>> = {
  Featured: 'featured',
  LowPrice: 'price low to high',
  HighPrice: 'price high to low',
  Latest: 'latest',
  Popular: 'most popular',
  NewLowestAsks: 'new lowest asks',
  NewHighestBids: 'new highest bids',
  MostRelevant: 'most relevant',
  HighDiscount: 'sale high to low',
  Top: 'top',
};

export function sortLabel(sort: Sort | null): string {
  return sort === null ? 'default' : sortLabels[sort];
}
