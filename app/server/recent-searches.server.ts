import { z } from 'zod';
import { noRecentSearches, RECENTS_MAX, withRecent } from '#app/domain/recent-searches.ts';
import type { Gender } from '#contract/primitives.ts';
import { jsonCookie } from './cookies.server.ts';

const list = z.array(z.string().max(100)).max(RECENTS_MAX).catch([]);
const cookie = jsonCookie('recents', z.object({ men: list, women: list }), noRecentSearches);

/** The searches kept in this browser (F10); a cookie, so that pages show them without script. */
export const readRecentSearches = cookie.read;

/** `Set-Cookie` that removes them all. */
export const clearRecentSearchesCookie = cookie.clear;

/**
 * `Set-Cookie` lines that remember a search; none when it is the newest already, or when the browser only fetched the
 * page ahead.
 */
export async function rememberSearch(request: Request, gender: Gender, keyword: string): Promise<string[]> {
  const ahead = `${request.headers.get('sec-purpose') ?? ''} ${request.headers.get('purpose') ?? ''}`;
  if (ahead.includes('prefetch')) return [];
  const known = await cookie.read(request);
  const next = withRecent(known, gender, keyword);
  return next[gender][0] === known[gender][0] ? [] : [await cookie.write(next)];
}
