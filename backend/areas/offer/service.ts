import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { BUMP_INTERVAL_DAYS } from '#contract/limits.ts';
import type { Rates } from '#contract/money.ts';
import { activeStatuses, nextOfferStatus, type OfferType } from '#contract/offer-states.ts';
import type { offer } from '#contract/offer.ts';
import type { Tx } from '../../db/client.ts';
import { offers } from '../../db/schema/trade.ts';
import { conflict, forbidden, invalid, moved, notFound, say } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { refreshSpus } from './derive.ts';
import { checkDraft, refuseUnlessMayOffer, type OfferDraft } from './draft.ts';
import { bumpDays, effectiveStatus, isLive, toOffer, type OfferRow } from './offer-view.ts';
import { findRecord, findSpu, isInOpenOrder, lockAsksOf, lockOffer, type SpuRow } from './queries.ts';

export const OFFER_UNKNOWN = "Sorry, this offer doesn't exist";
export const PRODUCT_UNKNOWN = "Sorry, this product doesn't exist";

/** What every change of an offer needs to know besides its input. */
export interface OfferChange {
  viewer: Viewer;
  user: ViewerUser;
  rates: Rates;
  now: Date;
  development: boolean;
}

/**
 * Places an ask or a bid on a style. A crossing price trades nothing by itself (E1); offers start Available (E12).
 * Throws 403 suspended, 404 unknown style, 409 payment-account-missing or not-available, 422 per field.
 */
export async function createOffer(
  tx: Tx,
  input: OfferDraft & { spuId: number; offerType: OfferType },
  change: OfferChange,
): Promise<z.input<typeof offer>> {
  const { user, rates, now, development } = change;
  const type = input.offerType;
  const spu = await findSpu(tx, input.spuId);
  if (!spu || spu.status === 'Deleted') throw notFound(PRODUCT_UNKNOWN);
  if (spu.mergedInto !== null) throw moved(spu.mergedInto);
  if (spu.status === 'Unavailable') throw conflict('This style is not available.', 'not-available');
  refuseUnlessMayOffer(user, type);
  const columns = await checkDraft(tx, input, {
    type,
    spu,
    user,
    rates,
    now,
    development,
  });
  const [row] = await tx
    .insert(offers)
    .values({
      ...columns,
      spuId: spu.id,
      userId: user.id,
      type,
      status: 'Available',
      inventory: input.inventory,
      official: user.status === 'Official',
      offerTime: now,
      updateTime: now,
    })
    .returning({ id: offers.id });
  await refreshSpus(tx, [spu.id], now);
  return viewOf(tx, row!.id, change);
}

/**
 * Changes an offer of one's own; one that ran out is listed anew (E15). The expiry is counted from now. `inventory`
 * is, as in every answer, what is still to be had: pieces held by open orders come on top.
 * Throws 404 unknown or deleted, 403 not-owner, 409 sold or not-allowed-now, 422 per field.
 */
export async function updateOffer(
  tx: Tx,
  offerId: number,
  input: OfferDraft,
  change: OfferChange,
): Promise<z.input<typeof offer>> {
  const { user, rates, now, development } = change;
  const current = await lockOwn(tx, offerId, user.id);
  const status = effectiveStatus(current, now);
  if (status === 'Completed') throw conflict('This item is sold.', 'sold');
  if (status !== 'Expired' && !activeStatuses.includes(status)) {
    throw conflict('This offer cannot be changed any more.', 'not-allowed-now');
  }
  const spu = (await findSpu(tx, current.spuId)) as SpuRow;
  refuseUnlessMayOffer(user, current.type);
  const columns = await checkDraft(tx, input, {
    type: current.type,
    spu,
    user,
    rates,
    now,
    development,
    current,
  });
  if (input.inventory + current.reserved > MAX_STOCK)
    throw invalid({ inventory: ['Please enter a valid quantity.'] });
  await tx
    .update(offers)
    .set({
      ...columns,
      status: status === 'Expired' ? 'Available' : current.status,
      inventory: input.inventory + current.reserved,
      offerTime: status === 'Expired' ? now : current.offerTime,
      updateTime: now,
    })
    .where(eq(offers.id, offerId));
  await refreshSpus(tx, [current.spuId], now);
  return viewOf(tx, offerId, change);
}

/** Column `inventory` is a 32-bit integer; far below that a stock is no stock. */
const MAX_STOCK = 1_000_000;

/**
 * Withdraws an offer of one's own (4#57). Refused while an open order holds it (E14) and where the table of
 * transitions knows no way; a second time it is not found.
 */
export async function deleteOffer(tx: Tx, offerId: number, user: ViewerUser, now: Date): Promise<null> {
  const current = await lockOwn(tx, offerId, user.id);
  if (current.reserved > 0 || (await isInOpenOrder(tx, offerId))) {
    throw conflict('This offer is part of an open order.', 'in-open-order');
  }
  const status = nextOfferStatus(current.status, 'delete');
  if (!status) throw conflict('This offer cannot be deleted any more.', 'not-allowed-now');
  await tx.update(offers).set({ status, updateTime: now }).where(eq(offers.id, offerId));
  await refreshSpus(tx, [current.spuId], now);
  return null;
}

/**
 * Bumps one's asks of a style, those that may be (B7, 4#58). Throws 403 suspended, 404 without an ask there, 409
 * with the days to wait when none may be yet.
 */
export async function bumpAsks(
  tx: Tx,
  spuId: number,
  user: ViewerUser,
  now: Date,
): Promise<{ nextBumpDay: number }> {
  if (user.status === 'Suspended') throw forbidden('Your account is suspended.', 'suspended');
  const asks = (await lockAsksOf(tx, user.id, spuId)).filter((row) => isLive(row, now));
  if (asks.length === 0) throw notFound(OFFER_UNKNOWN);
  const due = asks.filter((row) => bumpDays(row, now) === 0);
  if (due.length === 0) {
    const nextBumpDay = Math.min(...asks.map((row) => bumpDays(row, now) ?? BUMP_INTERVAL_DAYS));
    throw conflict(
      say('You can bump this again in {{count}} days.', { count: nextBumpDay }),
      'not-allowed-now',
      { nextBumpDay },
    );
  }
  await tx
    .update(offers)
    .set({ bumpedAt: now })
    .where(
      inArray(
        offers.id,
        due.map((row) => row.id),
      ),
    );
  await refreshSpus(tx, [spuId], now);
  return { nextBumpDay: BUMP_INTERVAL_DAYS };
}

/** The offer, locked, when it is this person's and still there. */
async function lockOwn(tx: Tx, offerId: number, userId: number): Promise<OfferRow> {
  const current = await lockOffer(tx, offerId);
  if (!current || current.status === 'Deleted') throw notFound(OFFER_UNKNOWN);
  if (current.userId !== userId) throw forbidden('This offer is not yours.', 'not-owner');
  return current;
}

async function viewOf(tx: Tx, offerId: number, change: OfferChange): Promise<z.input<typeof offer>> {
  const record = await findRecord(tx, offerId);
  if (!record) throw notFound(OFFER_UNKNOWN);
  const money = moneyView(change.viewer, change.rates);
  return toOffer(record.offer, record.owner, record.spu, {
    money,
    viewer: change.viewer,
    now: change.now,
  });
}
