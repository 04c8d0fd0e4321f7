import { z } from 'zod';
import { packGuestBag, unpackGuestBag, type GuestBag } from '#app/domain/guest-bag.ts';
import { jsonCookie } from './cookies.server.ts';

/** A guest's bag: ids, quantities and times only, signed (F1); prices and stock are asked for at every view. */
const cookie = jsonCookie('bag', z.unknown(), null);

/** The bag of a visitor who has not signed in; empty when there is none or it was tampered with. */
export async function readGuestBag(request: Request): Promise<GuestBag> {
  return unpackGuestBag(await cookie.read(request));
}

/** `Set-Cookie` with this bag. */
export const guestBagCookie = (bag: GuestBag): Promise<string> => cookie.write(packGuestBag(bag));

/** `Set-Cookie` that removes it, after it was merged into an account (4#27). */
export const clearGuestBagCookie = cookie.clear;
