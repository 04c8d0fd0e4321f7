import type { Gender } from '#contract/primitives.ts';
import { cleanKeyword } from './list-params.ts';

/** What somebody searched for, per gender, newest first (3#24). */
export type RecentSearches = Record<Gender, string[]>;

export const noRecentSearches: RecentSearches = { men: [], women: [] };

/** Per gender (5#27). */
export const RECENTS_MAX = 10;
/** UTF-8 bytes of a gender's list: both fit a cookie together, whatever alphabet they are in. */
const BYTES_MAX = 1100;

/** Two spellings of one search: case and spaces do not make another one. */
const spelling = (keyword: string) => keyword.toLocaleLowerCase().replace(/\s+/g, ' ');

/**
 * With a keyword in front of its gender's list: trimmed, without duplicates, at most ten, and dropping the oldest
 * where the words are so long that the cookie would not hold them (5#26, 5#27). A blank keyword changes nothing.
 */
export function withRecent(recents: RecentSearches, gender: Gender, keyword: string): RecentSearches {
  const words = cleanKeyword(keyword);
  if (!words) return recents;
  const others = recents[gender].filter((one) => spelling(one) !== spelling(words));
  const list = [words, ...others].slice(0, RECENTS_MAX);
  while (list.length > 1 && new TextEncoder().encode(list.join()).length > BYTES_MAX) list.pop();
  return { ...recents, [gender]: list };
}
