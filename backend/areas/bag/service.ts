import type { z } from 'zod';
import type * as calls from '#contract/bag.ts';
import type { AnswerInput, BodyOf } from '#contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { badRequest, conflict, forbidden, notFound } from '../../http/refused.ts';
import { capOf, problemOf, toBag, type BagContext, type LineProblem, type Lying } from './bag-view.ts';
import * as queries from './queries.ts';

type Bag = z.input<typeof calls.bag>;

/** A person's bag (7/user#17). */
export async function getBag(db: Db | Tx, userId: number, ctx: BagContext): Promise<Bag> {
  const lines = await queries.linesOf(db, userId);
  return toBag(lines, await queries.removedOf(db, userId), ctx);
}

const refusalOf = {
  sold: 'sold',
  expired: 'expired',
  deleted: 'not-available',
  'not-available': 'not-available',
  quantity: 'quantity-above-inventory',
} as const satisfies Record<LineProblem, string>;

/**
 * Puts an ask into the bag, as many as are left at most, one where it is sold in a shop of its own (4#28). Throws 404
 * unknown, 403 own-item (2.3#30), 409 sold, expired or not-available (F7), 400 already-in-bag (B12, 8#10).
 */
export async function addToBag(
  db: Db,
  userId: number,
  wanted: BodyOf<typeof calls.addToBag>,
  now: Date,
): Promise<AnswerInput<typeof calls.addToBag>> {
  return db.transaction(async (tx) => {
    const [record] = await queries.findAsks(tx, [wanted.offerId]);
    if (!record) throw notFound("Sorry, this offer doesn't exist");
    if (record.owner.id === userId) throw forbidden('This item is your own.', 'own-item');
    const problem = problemOf(record, 1, now);
    if (problem) throw conflict('No available offer found', refusalOf[problem], { offerId: wanted.offerId });
    const added = await queries.insertLine(tx, {
      userId,
      offerId: wanted.offerId,
      quantity: Math.min(wanted.quantity, capOf(record)),
      updateTime: now,
    });
    if (!added) throw badRequest('Item already in shopping bag', 'already-in-bag');
    await queries.takeFromHistory(tx, userId, [wanted.offerId]);
    return { totalCount: await queries.countPieces(tx, userId) };
  });
}

/**
 * Sets quantities, capped at what is left; 0 takes the line out and into the history (4#28, 4#29). What is set moves to
 * the front (4#30). Offers that are not in the bag are left out; of several entries for one offer the last counts.
 */
export async function updateBag(
  db: Db,
  userId: number,
  wanted: BodyOf<typeof calls.updateBag>,
  ctx: BagContext,
): Promise<Bag> {
  return db.transaction(async (tx) => {
    const present = new Set((await queries.lockLines(tx, userId)).map((line) => line.offerId));
    const changes = new Map(
      wanted.filter((line) => present.has(line.offerId)).map((line) => [line.offerId, line.quantity]),
    );
    const removed = [...changes].filter(([, quantity]) => quantity === 0).map(([offerId]) => offerId);
    await queries.deleteLines(tx, userId, removed);
    await queries.addToHistory(tx, userId, removed, ctx.now);

    const kept = [...changes].filter(([, quantity]) => quantity > 0);
    const records = await queries.findAsks(
      tx,
      kept.map(([offerId]) => offerId),
    );
    for (const [offerId, quantity] of kept) {
      const record = records.find((row) => row.offer.id === offerId);
      // A line whose offer is sold out stays, shown with its problem (F23).
      const cap = Math.max(1, record ? capOf(record) : 1);
      await queries.putLine(tx, { userId, offerId, quantity: Math.min(quantity, cap), updateTime: ctx.now });
    }
    return getBag(tx, userId, ctx);
  });
}

/** Forgets what was recently removed (2.3#25). */
export async function clearBagHistory(db: Db, userId: number): Promise<null> {
  await queries.clearHistory(db, userId);
  return null;
}

/**
 * A guest's bag out of offer ids and quantities, touched last first as given (7/user#17). Unknown offers, repeated ones
 * and quantities of 0 are left out; nothing is stored.
 */
export async function describeGuestBag(
  db: Db,
  guest: BodyOf<typeof calls.describeGuestBag>,
  ctx: BagContext,
): Promise<Bag> {
  const records = await queries.findAsks(db, [...guest.offers.map((line) => line.offerId), ...guest.history]);
  const lying = (wanted: readonly { offerId: number; quantity: number }[]): Lying[] =>
    wanted.flatMap(({ offerId, quantity }, place) => {
      const record = records.find((row) => row.offer.id === offerId);
      const repeated = wanted.findIndex((line) => line.offerId === offerId) < place;
      if (!record || repeated || quantity === 0) return [];
      // Only the order is known; times that fall say the same.
      return [{ ...record, quantity, updateTime: new Date(ctx.now.getTime() - place) }];
    });
  return toBag(lying(guest.offers), lying(guest.history.map((offerId) => ({ offerId, quantity: 1 }))), ctx);
}

/**
 * Merges a guest's bag into a person's: per offer the later update wins, quantities are capped at what is left; own,
 * unknown and unavailable offers are dropped and named (4#27, F2, E17). Times to come count as now.
 */
export async function mergeBag(
  db: Db,
  userId: number,
  guest: BodyOf<typeof calls.mergeBag>,
  now: Date,
): Promise<AnswerInput<typeof calls.mergeBag>> {
  const latest = new Map<number, { quantity: number; updateTime: Date }>();
  for (const line of guest.offers) {
    const updateTime = new Date(Math.min(Date.parse(line.updateTime), now.getTime()));
    const other = latest.get(line.offerId);
    if (!other || other.updateTime < updateTime)
      latest.set(line.offerId, { quantity: line.quantity, updateTime });
  }
  return db.transaction(async (tx) => {
    const present = new Map(
      (await queries.lockLines(tx, userId)).map((line) => [line.offerId, line.updateTime]),
    );
    const wanted = [...latest].filter(([, line]) => line.quantity > 0);
    const records = await queries.findAsks(
      tx,
      wanted.map(([offerId]) => offerId),
    );
    const dropped: number[] = [];
    const merged: number[] = [];
    for (const [offerId, { quantity, updateTime }] of wanted) {
      const record = records.find((row) => row.offer.id === offerId);
      if (!record || record.owner.id === userId || problemOf(record, 1, now)) {
        dropped.push(offerId);
        continue;
      }
      merged.push(offerId);
      const mine = present.get(offerId);
      if (mine && mine >= updateTime) continue;
      await queries.putLine(tx, { userId, offerId, quantity: Math.min(quantity, capOf(record)), updateTime });
    }
    await queries.takeFromHistory(tx, userId, merged);
    return { totalCount: await queries.countPieces(tx, userId), dropped };
  });
}
