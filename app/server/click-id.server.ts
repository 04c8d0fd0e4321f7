import { z } from 'zod';
import { jsonCookie } from './cookies.server.ts';

const DAY = 24 * 60 * 60;
const id = z.string().regex(/^[\w.:~-]{1,200}$/);

/** The id of the advertisement somebody came from, for a day (9#2, J15). */
const cookie = jsonCookie('click', z.object({ id, at: z.number() }).nullable(), null, DAY);

/** The name retailers know it by. */
export const CLICK_PARAM = 'clickid';

/** `clickid` of the address, or its alias; null when it is none. */
function fromUrl(request: Request): string | null {
  const params = new URL(request.url).searchParams;
  return id.safeParse(params.get(CLICK_PARAM) ?? params.get('irclickid')).data ?? null;
}

/** The click id of this view, else the one kept, unless it is older than a day. */
export async function readClickId(request: Request, now: number = Date.now()): Promise<string | null> {
  const named = fromUrl(request);
  if (named) return named;
  const kept = await cookie.read(request);
  return kept && now - kept.at < DAY * 1000 ? kept.id : null;
}

/** Cookies that a page view itself sets: a click id of the address is remembered. */
export async function clickCookiesOfUrl(request: Request): Promise<string[]> {
  const named = fromUrl(request);
  return named ? [await cookie.write({ id: named, at: Date.now() })] : [];
}
