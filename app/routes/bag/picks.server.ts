import { z } from 'zod';
import { jsonCookie } from '#app/server/cookies.server.ts';

/** Chosen offers by seller id, remembered for the browser's session (2.3#26, F5). */
const picks = z.record(z.string().regex(/^\d{1,16}$/), z.array(z.number().int()).max(30));

const DAY = 24 * 60 * 60;
/** Sellers remembered; the cookie must stay small (trap T10). */
const SELLERS_MAX = 20;

const cookie = jsonCookie('picks', picks, {}, DAY);

export const readPicks = cookie.read;

/** `Set-Cookie` with one seller's choice put in front of the others. */
export async function picksCookie(request: Request, sellerId: number, offerIds: number[]): Promise<string> {
  const others = Object.entries(await cookie.read(request)).filter(([key]) => key !== String(sellerId));
  return cookie.write(Object.fromEntries([[String(sellerId), offerIds], ...others].slice(0, SELLERS_MAX)));
}
