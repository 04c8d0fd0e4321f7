import { z } from 'zod';
import { jsonCookie } from '#app/server/cookies.server.ts';

/**
 * Chosen offers per seller, latest choice first, remembered for the browser's session (2.3#26, F5). A list, because an
 * object would put the ids in order of their numbers and forget the wrong ones.
 */
const picks = z.array(z.tuple([z.number().int().positive(), z.array(z.number().int()).max(30)])).max(100);

const DAY = 24 * 60 * 60;
/** Sellers remembered; the cookie must stay small (trap T10). */
const SELLERS_MAX = 20;

const cookie = jsonCookie('picks', picks, [], DAY);

/** Chosen offers by seller id. */
export async function readPicks(request: Request): Promise<ReadonlyMap<number, number[]>> {
  return new Map(await cookie.read(request));
}

/** `Set-Cookie` with one seller's choice put in front of the others. */
export async function picksCookie(request: Request, sellerId: number, offerIds: number[]): Promise<string> {
  const others = (await cookie.read(request)).filter(([id]) => id !== sellerId);
  return cookie.write([[sellerId, offerIds] as [number, number[]], ...others].slice(0, SELLERS_MAX));
}
