import { and, asc, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { BAG_HISTORY_MAX } from '#contract/limits.ts';
import type { Db, Tx } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { bagHistory, bagLines, offers } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';

const columns = {
  offer: offers,
  owner: { id: users.id, username: users.username, avatarUrl: users.avatarUrl, status: users.status },
  spu: {
    gender: spus.gender,
    brandName: spus.brandName,
    sizeUnit: spus.sizeUnit,
    thumbnail: spus.thumbnail,
  },
};

/** An ask with its seller and what is shown of its style. */
export interface OfferRecord {
  offer: typeof offers.$inferSelect;
  owner: Pick<typeof users.$inferSelect, 'id' | 'username' | 'avatarUrl' | 'status'>;
  spu: Pick<typeof spus.$inferSelect, 'gender' | 'brandName' | 'sizeUnit' | 'thumbnail'>;
}

/** Asks by id; bids and unknown ids are left out. */
export function findAsks(db: Db | Tx, offerIds: readonly number[]): Promise<OfferRecord[]> {
  if (offerIds.length === 0) return Promise.resolve([]);
  return db
    .select(columns)
    .from(offers)
    .innerJoin(users, eq(users.id, offers.userId))
    .innerJoin(spus, eq(spus.id, offers.spuId))
    .where(and(inArray(offers.id, [...offerIds]), eq(offers.type, 'ask')));
}

/** What lies in a person's bag, touched last first. */
export function linesOf(db: Db | Tx, userId: number) {
  return db
    .select({ ...columns, quantity: bagLines.quantity, updateTime: bagLines.updateTime })
    .from(bagLines)
    .innerJoin(offers, eq(offers.id, bagLines.offerId))
    .innerJoin(users, eq(users.id, offers.userId))
    .innerJoin(spus, eq(spus.id, offers.spuId))
    .where(eq(bagLines.userId, userId))
    .orderBy(desc(bagLines.updateTime), desc(bagLines.offerId));
}

/** What a person took out of the bag, latest first; the quantity is that of adding it again. */
export function removedOf(db: Db | Tx, userId: number) {
  return db
    .select({ ...columns, quantity: sql<number>`1`.mapWith(Number), updateTime: bagHistory.removedAt })
    .from(bagHistory)
    .innerJoin(offers, eq(offers.id, bagHistory.offerId))
    .innerJoin(users, eq(users.id, offers.userId))
    .innerJoin(spus, eq(spus.id, offers.spuId))
    .where(eq(bagHistory.userId, userId))
    .orderBy(desc(bagHistory.removedAt), desc(bagHistory.offerId))
    .limit(BAG_HISTORY_MAX);
}

/** Sum of the quantities in a person's bag without own items. */
export async function countPieces(db: Db | Tx, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql`coalesce(sum(${bagLines.quantity}), 0)`.mapWith(Number) })
    .from(bagLines)
    .innerJoin(offers, eq(offers.id, bagLines.offerId))
    .where(and(eq(bagLines.userId, userId), ne(offers.userId, userId)));
  return row?.count ?? 0;
}

/** A person's lines, locked in ascending order until the transaction ends. */
export function lockLines(tx: Tx, userId: number) {
  return tx
    .select()
    .from(bagLines)
    .where(eq(bagLines.userId, userId))
    .orderBy(asc(bagLines.offerId))
    .for('update');
}

/** False when the offer was in the bag already; then nothing changes. */
export async function insertLine(tx: Tx, line: typeof bagLines.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(bagLines)
    .values(line)
    .onConflictDoNothing()
    .returning({ offerId: bagLines.offerId });
  return rows.length > 0;
}

/** Sets quantity and time of a line, which is made when missing. */
export async function putLine(tx: Tx, line: typeof bagLines.$inferInsert): Promise<void> {
  await tx
    .insert(bagLines)
    .values(line)
    .onConflictDoUpdate({
      target: [bagLines.userId, bagLines.offerId],
      set: { quantity: line.quantity, updateTime: line.updateTime },
    });
}

export async function deleteLines(tx: Tx, userId: number, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length === 0) return;
  await tx.delete(bagLines).where(and(eq(bagLines.userId, userId), inArray(bagLines.offerId, [...offerIds])));
}

/** Notes what was taken out, once per offer, and forgets all but the latest (9#7, F4). */
export async function addToHistory(
  tx: Tx,
  userId: number,
  offerIds: readonly number[],
  now: Date,
): Promise<void> {
  if (offerIds.length === 0) return;
  await tx
    .insert(bagHistory)
    .values(offerIds.map((offerId) => ({ userId, offerId, removedAt: now })))
    .onConflictDoUpdate({ target: [bagHistory.userId, bagHistory.offerId], set: { removedAt: now } });
  const latest = tx
    .select({ offerId: bagHistory.offerId })
    .from(bagHistory)
    .where(eq(bagHistory.userId, userId))
    .orderBy(desc(bagHistory.removedAt), desc(bagHistory.offerId))
    .limit(BAG_HISTORY_MAX);
  await tx
    .delete(bagHistory)
    .where(and(eq(bagHistory.userId, userId), notInArray(bagHistory.offerId, latest)));
}

export async function takeFromHistory(tx: Tx, userId: number, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length === 0) return;
  await tx
    .delete(bagHistory)
    .where(and(eq(bagHistory.userId, userId), inArray(bagHistory.offerId, [...offerIds])));
}

export async function clearHistory(db: Db, userId: number): Promise<void> {
  await db.delete(bagHistory).where(eq(bagHistory.userId, userId));
}
