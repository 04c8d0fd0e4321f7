import { invalid } from '../../http/refused.ts';

const ORIGIN = 'http://web.invalid';

/**
 * A path on our own web, as given by the caller; refuses what a browser would take to another origin (C10).
 */
export function safeReturnPath(path: string): string {
  const url =
    path.startsWith('/') && !/[\\\s]/.test(path) && URL.canParse(path, ORIGIN) ? new URL(path, ORIGIN) : null;
  if (!url || path.startsWith('//') || url.origin !== ORIGIN) {
    throw invalid({ returnPath: ['The way back must be a path of this site.'] });
  }
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search;
}

/** A path with query parameters set, others kept. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(path, ORIGIN);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.pathname + url.search;
}
