import { RECENT_SEARCHES_MAX } from '#contract/limits.ts';
import { cleanKeyword } from './list-params.ts';

/** Recent searches with a keyword added: newest first, no duplicates in any case, at most ten (5#27, 3#24). */
export function addRecent(recents: readonly string[], keyword: string): string[] {
  const clean = cleanKeyword(keyword);
  const rest = recents.filter((one) => one.toLowerCase() !== clean.toLowerCase());
  return (clean ? [clean, ...rest] : rest).slice(0, RECENT_SEARCHES_MAX);
}

/** Newest-first ids without duplicates and within a limit: viewed products, history (9#7). */
export function addRecentId(ids: readonly number[], id: number, max: number): number[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, max);
}
