/**
 * The contract's words as plain constants. Contract files with schemas load the schema library, which shoppers
 * must not download (architecture 5), so pages take the words from here; the types below and a test hold both
 * lists together.
 */
import type { Sort, TimeSpan } from '#contract/catalog.ts';
import type { Condition, OfferStatus } from '#contract/offer-states.ts';
import type { Gender } from '#contract/primitives.ts';

export const genders = ['men', 'women'] as const satisfies readonly Gender[];

/** Best first (A12). */
export const conditions = [
  'BrandNew',
  'LikeNew',
  'VeryGood',
  'Good',
  'Acceptable',
] as const satisfies readonly Condition[];

export const sorts = [
  'Featured',
  'LowPrice',
  'HighPrice',
  'Latest',
  'Popular',
  'NewLowestAsks',
  'NewHighestBids',
  'MostRelevant',
  'HighDiscount',
  'Top',
] as const satisfies readonly Sort[];

/** 4#22 */
export const timeSpans = ['1m', '3m', '6m', '1y'] as const satisfies readonly TimeSpan[];

/** What may be bought, bid on and put into a bag (4#13, F22). */
export const activeStatuses: readonly OfferStatus[] = ['Available', 'Preapproved'];

/** True for a member of a word list; narrows text that came out of a URL. */
export function isOneOf<T extends string>(words: readonly T[], value: unknown): value is T {
  return (words as readonly unknown[]).includes(value);
}
