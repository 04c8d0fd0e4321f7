import { redirect } from '@remix-run/node';
import { env } from './env.server.ts';
import { flashCookie, type Flash } from './flash.server.ts';

/** Other sites, and the sandbox providers' pages, which are not pages of this app: the browser has to load them. */
const isForeign = (to: string) => !to.startsWith('/') || to.startsWith('/sandbox/');

/** 303 after a successful POST (C1, trap T6), with cookies and, if given, a message for the next page. */
export async function seeOther(to: string, options: { cookies?: string[]; flash?: Flash } = {}) {
  const headers = new Headers();
  for (const cookie of options.cookies ?? []) headers.append('set-cookie', cookie);
  if (options.flash) headers.append('set-cookie', await flashCookie(options.flash));
  if (isForeign(to)) headers.set('x-remix-reload-document', 'true');
  return redirect(to, { status: 303, headers });
}

/** The address people type: a deployment names it, a plain start is asked at it. */
export function publicOrigin(request: Request): string {
  return env().PUBLIC_ORIGIN ?? new URL(request.url).origin;
}

/** Where a form on any page returns to: its own page, when the browser says which and it is ours; else `fallback`. */
export function backTo(request: Request, fallback: string): string {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return fallback;
  const from = new URL(referer);
  return from.host === new URL(request.url).host ? from.pathname + from.search : fallback;
}
