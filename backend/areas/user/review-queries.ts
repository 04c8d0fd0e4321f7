import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderRole } from '#contract/order-states.ts';
import type { Db, Tx } from '../../db/client.ts';
import { orderLines, orders, reviews } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'buyerId' | 'sellerId' | 'status' | 'completedAt'
>;

interface Paging {
  pageStart: number;
  pageLimit: number;
}

const reviewer = alias(users, 'reviewer');
const reviewee = alias(users, 'reviewee');
const info = (table: typeof reviewer | typeof reviewee) => ({
  id: table.id,
  username: table.username,
  avatarUrl: table.avatarUrl,
  userStatus: table.status,
});

/** The first line of an order stands for all of it. */
const firstLine = sql`(select min(id) from order_lines where order_id = ${reviews.orderId})`;

const shown = (db: Db | Tx) =>
  db
    .select({
      review: reviews,
      reviewer: info(reviewer),
      reviewee: info(reviewee),
      piece: { brand: orderLines.brand, name: orderLines.name, imgUrl: orderLines.imgUrl },
    })
    .from(reviews)
    .innerJoin(reviewer, eq(reviewer.id, reviews.reviewerId))
    .innerJoin(reviewee, eq(reviewee.id, reviews.revieweeId))
    .innerJoin(orderLines, eq(orderLines.id, firstLine));
export type ShownReview = Awaited<ReturnType<typeof shown>>[number];

/** Reviews that somebody wrote, whoever sees them yet. */
export const findGiven = (db: Db, userId: number, paging: Paging) =>
  pageOf(db, eq(reviews.reviewerId, userId), paging);

/** Revealed reviews of somebody, of one side's writing or of both. */
export const findReceived = (db: Db, userId: number, side: OrderRole | null, now: Date, paging: Paging) =>
  pageOf(
    db,
    and(
      eq(reviews.revieweeId, userId),
      lte(reviews.revealAt, now),
      side ? eq(reviews.side, side) : undefined,
    ),
    paging,
  );

async function pageOf(db: Db, where: SQL | undefined, { pageStart, pageLimit }: Paging) {
  const rows = await shown(db)
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset(pageStart)
    .limit(pageLimit);
  const [all] = await db.select({ total: count() }).from(reviews).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** The review that one side of an order wrote, ready to be shown. */
export async function findShown(db: Db | Tx, orderId: number, side: OrderRole): Promise<ShownReview | null> {
  const [row] = await shown(db).where(and(eq(reviews.orderId, orderId), eq(reviews.side, side)));
  return row ?? null;
}

const orderColumns = {
  id: orders.id,
  buyerId: orders.buyerId,
  sellerId: orders.sellerId,
  status: orders.status,
  completedAt: orders.completedAt,
};

export async function findReviewedOrder(db: Db | Tx, orderId: number): Promise<ReviewedOrder | null> {
  const [row] = await db.select(orderColumns).from(orders).where(eq(orders.id, orderId));
  return row ?? null;
}

/** The order's row locked: two sides that write at once take turns, so that one of them sees the other. */
export async function lockReviewedOrder(tx: Tx, orderId: number): Promise<ReviewedOrder | null> {
  const [row] = await tx.select(orderColumns).from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

export async function findPiece(db: Db, orderId: number) {
  const [row] = await db
    .select({ brand: orderLines.brand, name: orderLines.name, imgUrl: orderLines.imgUrl })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .limit(1);
  return row ?? { brand: '', name: '', imgUrl: '' };
}

/** Completed orders since `from` that a person said nothing of, latest first. */
export async function findOpen(db: Db, userId: number, from: Date, { pageStart, pageLimit }: Paging) {
  const mine = and(
    or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
    eq(orders.status, 'Completed'),
    gt(orders.completedAt, from),
    isNull(reviews.id),
  );
  const said = and(eq(reviews.orderId, orders.id), eq(reviews.reviewerId, userId));
  const rows = await db
    .select(orderColumns)
    .from(orders)
    .leftJoin(reviews, said)
    .where(mine)
    .orderBy(desc(orders.completedAt), desc(orders.id))
    .offset(pageStart)
    .limit(pageLimit);
  const [all] = await db.select({ total: count() }).from(orders).leftJoin(reviews, said).where(mine);
  return { rows, total: all?.total ?? 0 };
}

export async function findSides(db: Db | Tx, orderId: number): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.orderId, orderId));
}

/** False when this side had written already. */
export async function insertReview(tx: Tx, values: typeof reviews.$inferInsert): Promise<boolean> {
  const added = await tx.insert(reviews).values(values).onConflictDoNothing().returning({ id: reviews.id });
  return added.length > 0;
}

export async function updateReviewRow(tx: Tx, id: number, changes: Partial<ReviewRow>): Promise<void> {
  await tx.update(reviews).set(changes).where(eq(reviews.id, id));
}

/** Both sides of an order wrote: from now on everybody sees both. */
export async function revealOrder(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ revealAt: now })
    .where(and(eq(reviews.orderId, orderId), gt(reviews.revealAt, now)));
}

/** Revealed reviews whose person has not heard of them, and who that is; oldest first. */
export async function findUntold(db: Db | Tx, now: Date, limit: number) {
  return db
    .select({
      id: reviews.id,
      orderId: reviews.orderId,
      revieweeId: reviews.revieweeId,
      username: users.username,
      email: users.email,
      preferences: users.preferences,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.revieweeId))
    .where(and(eq(reviews.told, false), lte(reviews.revealAt, now)))
    .orderBy(asc(reviews.revealAt))
    .limit(limit);
}

export async function markTold(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(reviews)
    .set({ told: true })
    .where(inArray(reviews.id, [...ids]));
}

/** Mean and number of what is revealed, onto the people themselves (9#17). */
export async function recountScores(tx: Tx, userIds: readonly number[], now: Date): Promise<void> {
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  for (const id of ids) {
    const [row] = await tx
      .select({ score: sql<number | null>`round(avg(${reviews.score}), 1)::float8`, total: count() })
      .from(reviews)
      .where(and(eq(reviews.revieweeId, id), lte(reviews.revealAt, now)));
    await tx
      .update(users)
      .set({ reviewScore: row?.score ?? null, reviewCount: row?.total ?? 0 })
      .where(eq(users.id, id));
  }
}
