import { z } from 'zod';
import { listBrowsing } from '#app/api/browsing.server.ts';
import { listCards } from '#app/api/product.server.ts';
import { SEEN_MAX, withSeen } from '#app/domain/seen.ts';
import type { SpuCard } from '#contract/catalog.ts';
import { jsonCookie } from './cookies.server.ts';
import type { Visitor } from './visitor.server.ts';

/** Ids of the styles a guest looked at, latest first (6#1, F18); a person's are kept by the backend. */
const cookie = jsonCookie('seen', z.array(z.number().int().positive()).max(SEEN_MAX), []);

export const readSeen = cookie.read;
export const clearSeenCookie = cookie.clear;

/** `Set-Cookie` that remembers a look. */
export async function seenCookie(request: Request, spuId: number): Promise<string> {
  return cookie.write(withSeen(await cookie.read(request), spuId));
}

/**
 * What this person or this browser looked at, latest first, without the style that is shown (F19). Never takes a page
 * down: it is a convenience.
 */
export async function recentlySeen(request: Request, visitor: Visitor, except?: number): Promise<SpuCard[]> {
  try {
    const found = (await visitor.account())
      ? (await listBrowsing(visitor, { pageLimit: SEEN_MAX + 1 })).data.map((look) => look.spu)
      : await guestCards(request, visitor);
    return found.filter((card) => card.id !== except).slice(0, SEEN_MAX);
  } catch {
    return [];
  }
}

async function guestCards(request: Request, visitor: Visitor): Promise<SpuCard[]> {
  const ids = await cookie.read(request);
  return ids.length > 0 ? listCards(visitor, ids) : [];
}
