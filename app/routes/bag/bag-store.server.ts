import { addToBag, clearBagHistory, describeGuestBag, getBag, updateBag } from '#app/api/bag.server.ts';
import type { ApiRefusal } from '#app/api/errors.ts';
import { maxQuantity } from '#app/domain/bag.ts';
import {
  clearGuestHistory,
  describeInput,
  guestBagIsFull,
  guestHas,
  removeGuestLines,
  setGuestLine,
} from '#app/domain/guest-bag.ts';
import { guestBagCookie, readGuestBag } from '#app/server/guest-bag.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { Bag } from '#contract/bag.ts';

/** What a change of the bag came to: cookies to set, or why not. */
export type BagChange =
  | { ok: true; cookies: string[] }
  | {
      ok: false;
      reason: 'already-in-bag' | 'not-available' | 'own-item' | 'full' | 'other';
      refusal: ApiRefusal | null;
    };

/** The bag of a person (at the backend) or of a guest (ids from the cookie, everything else from the backend). */
export async function loadBag(request: Request, visitor: Visitor): Promise<Bag> {
  if (await visitor.account()) return getBag(visitor);
  return describeGuestBag(visitor, describeInput(await readGuestBag(request)));
}

/** Sets quantities of what is in the bag, capped at the stock (4#28); 0 removes into the history (4#29). */
export async function setQuantities(
  request: Request,
  visitor: Visitor,
  lines: readonly { offerId: number; quantity: number }[],
): Promise<BagChange> {
  if (await visitor.account()) return fromResult(await updateBag(visitor, [...lines]));
  let bag = await readGuestBag(request);
  const { cart } = await describeGuestBag(visitor, describeInput(bag));
  for (const held of cart.flatMap((group) => group.offers)) {
    const wanted = lines.find(({ offerId }) => offerId === held.offerId);
    if (wanted) bag = setGuestLine(bag, wanted.offerId, wanted.quantity, Date.now(), maxQuantity(held));
  }
  return done(await guestBagCookie(bag));
}

/** Puts an offer into the bag; a guest's is looked up first, so that nobody keeps what cannot be bought. */
export async function addOffer(
  request: Request,
  visitor: Visitor,
  offerId: number,
  quantity: number,
): Promise<BagChange> {
  if (await visitor.account()) return fromResult(await addToBag(visitor, { offerId, quantity }));
  const bag = await readGuestBag(request);
  if (guestHas(bag, offerId)) return { ok: false, reason: 'already-in-bag', refusal: null };
  if (guestBagIsFull(bag)) return { ok: false, reason: 'full', refusal: null };
  const described = await describeGuestBag(visitor, { offers: [{ offerId, quantity: 1 }] });
  const line = described.cart[0]?.offers[0];
  if (!line || line.problem) return { ok: false, reason: 'not-available', refusal: null };
  return done(await guestBagCookie(setGuestLine(bag, offerId, quantity, Date.now(), maxQuantity(line))));
}

/** Moves lines that cannot be bought into the history (4#26, F3). */
export async function removeLines(
  request: Request,
  visitor: Visitor,
  offerIds: readonly number[],
): Promise<BagChange> {
  if (await visitor.account())
    return setQuantities(
      request,
      visitor,
      offerIds.map((offerId) => ({ offerId, quantity: 0 })),
    );
  return done(await guestBagCookie(removeGuestLines(await readGuestBag(request), offerIds)));
}

export async function clearHistory(request: Request, visitor: Visitor): Promise<BagChange> {
  if (await visitor.account()) {
    await clearBagHistory(visitor);
    return { ok: true, cookies: [] };
  }
  return done(await guestBagCookie(clearGuestHistory(await readGuestBag(request))));
}

function done(cookie: string): BagChange {
  return { ok: true, cookies: [cookie] };
}

function fromResult(result: { ok: true } | { ok: false; refusal: ApiRefusal }): BagChange {
  if (result.ok) return { ok: true, cookies: [] };
  const { refusal } = result;
  switch (refusal.reason) {
    case 'already-in-bag':
      return { ok: false, reason: 'already-in-bag', refusal };
    case 'own-item':
      return { ok: false, reason: 'own-item', refusal };
    case 'sold':
    case 'expired':
    case 'not-available':
    case 'no-available-offer':
    case 'quantity-above-inventory':
      return { ok: false, reason: 'not-available', refusal };
    default:
      return { ok: false, reason: 'other', refusal };
  }
}
