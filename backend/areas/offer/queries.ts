import { and, asc, count, desc, eq, inArray, isNotNull, min, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Condition, OfferStatus, OfferType } from '#contract/offer-states.ts';
import type { OrderStatus } from '#contract/order-states.ts';
import { WORLDWIDE } from '#contract/primitives.ts';
import type { Db, Tx } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { offerClicks } from '../../db/schema/shopper.ts';
import { offers, orderLines, orders } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';
import { liveOffer, statusNow, visibleOwner } from './live.ts';
import type { OfferOwner, OfferRow } from './offer-view.ts';

export type SpuRow = typeof spus.$inferSelect;

/** An offer with what its view needs besides. */
export interface OfferRecord {
  offer: OfferRow;
  owner: OfferOwner;
  spu: Pick<SpuRow, 'brandName' | 'sizeUnit' | 'thumbnail' | 'gender'>;
}

const ownerColumns = {
  id: users.id,
  username: users.username,
  avatarUrl: users.avatarUrl,
  status: users.status,
};
const recordColumns = {
  offer: offers,
  owner: ownerColumns,
  spu: {
    brandName: spus.brandName,
    sizeUnit: spus.sizeUnit,
    thumbnail: spus.thumbnail,
    gender: spus.gender,
  },
};

/** Offers with their owner and style; what is wanted of them is said behind it. */
export function records(db: Db | Tx) {
  return db
    .select(recordColumns)
    .from(offers)
    .innerJoin(users, eq(users.id, offers.userId))
    .innerJoin(spus, eq(spus.id, offers.spuId));
}

export async function findSpu(db: Db | Tx, spuId: number): Promise<SpuRow | null> {
  const [row] = await db.select().from(spus).where(eq(spus.id, spuId));
  return row ?? null;
}

export async function findRecord(db: Db | Tx, offerId: number): Promise<OfferRecord | null> {
  const [row] = await records(db).where(eq(offers.id, offerId));
  return row ?? null;
}

/** The offer's row, locked until the transaction ends. */
export async function lockOffer(tx: Tx, offerId: number): Promise<OfferRow | null> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, offerId)).for('update');
  return row ?? null;
}

/** A person's asks of a style that are offered, locked in ascending order. */
export function lockAsksOf(tx: Tx, userId: number, spuId: number): Promise<OfferRow[]> {
  return tx
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.userId, userId),
        eq(offers.spuId, spuId),
        eq(offers.type, 'ask'),
        eq(offers.status, 'Available'),
      ),
    )
    .orderBy(asc(offers.id))
    .for('update');
}

/** Until the parcel is on its way an order can still fall through and put the piece back (E14). */
const holding: OrderStatus[] = ['PaymentPending', 'PendingCapture', 'ShipmentPending'];

export async function isInOpenOrder(tx: Tx, offerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.offerId, offerId), inArray(orders.status, holding)))
    .limit(1);
  return rows.length > 0;
}

/** Best and how many per condition, size and side of a style's live book, in the offers' own money. */
export function bookCells(db: Db, spuId: number, now: Date) {
  const best = (column: SQL) =>
    sql`(array_agg(${column} order by case ${offers.type} when 'ask' then ${offers.priceUsd} else -${offers.priceUsd} end, ${offers.id}))[1]`;
  return db
    .select({
      condition: offers.condition,
      size: offers.size,
      type: offers.type,
      count: count(),
      priceMinor: best(sql`${offers.priceMinor}`).mapWith(Number),
      currency: sql<string>`${best(sql`${offers.currency}`)}`,
    })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.userId))
    .where(and(eq(offers.spuId, spuId), liveOffer(now), visibleOwner()))
    .groupBy(offers.condition, offers.size, offers.type);
}

export interface BookFilter {
  spuId: number;
  condition: Condition | undefined;
  size: string | undefined;
}

function inBook(filter: BookFilter, now: Date): SQL {
  return and(
    eq(offers.spuId, filter.spuId),
    liveOffer(now),
    visibleOwner(),
    filter.condition ? eq(offers.condition, filter.condition) : undefined,
    filter.size ? eq(offers.size, filter.size) : undefined,
  )!;
}

/** One side of a book, best price first, the earlier of equals first. */
export function bookSide(
  db: Db,
  type: OfferType,
  filter: BookFilter,
  paging: { pageStart: number; pageLimit: number },
  now: Date,
): Promise<OfferRecord[]> {
  return records(db)
    .where(and(inBook(filter, now), eq(offers.type, type)))
    .orderBy(
      type === 'ask' ? asc(offers.priceUsd) : desc(offers.priceUsd),
      asc(offers.offerTime),
      asc(offers.id),
    )
    .limit(paging.pageLimit)
    .offset(paging.pageStart);
}

/** What of a book the viewer may take (6#5, E17). */
export interface Taker {
  userId: number | null;
  region: string;
}

/** The cheapest ask or highest bid of somebody else; with `now` only asks that are bought by one press. */
export async function bestToTake(
  db: Db,
  type: OfferType,
  filter: BookFilter,
  taker: Taker,
  now: Date,
  buyNow = false,
): Promise<OfferRecord | null> {
  const [row] = await records(db)
    .where(
      and(
        inBook(filter, now),
        eq(offers.type, type),
        taker.userId === null ? undefined : ne(offers.userId, taker.userId),
        buyNow ? boughtNow(taker.region) : undefined,
      ),
    )
    .orderBy(
      type === 'ask' ? asc(offers.priceUsd) : desc(offers.priceUsd),
      asc(offers.offerTime),
      asc(offers.id),
    )
    .limit(1);
  return row ?? null;
}

/** Bought in its own shop, or here: the seller lets it be and ships to the region (D5). */
function boughtNow(region: string): SQL {
  const ships = (to: string) => sql`${offers.shipping} @> ${JSON.stringify([{ region: to }])}::jsonb`;
  return or(
    isNotNull(offers.offerUrl),
    and(eq(offers.acceptBuyNow, true), eq(offers.official, false), or(ships(region), ships(WORLDWIDE))),
  )!;
}

/** The best prices of one side with how many stand at each, in the offers' own money. */
export function bookPrices(db: Db, type: OfferType, filter: BookFilter, limit: number, now: Date) {
  const rank = sql`min(${offers.priceUsd})`;
  return db
    .select({
      priceMinor: offers.priceMinor,
      currency: offers.currency,
      count: count(),
      expiresAt: min(offers.expiresAt),
    })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.userId))
    .where(and(inBook(filter, now), eq(offers.type, type)))
    .groupBy(offers.priceMinor, offers.currency)
    .orderBy(type === 'ask' ? asc(rank) : desc(rank))
    .limit(limit);
}

/** A person's own offers in every status, latest change first, and how many there are. */
export async function ownOffers(
  db: Db,
  userId: number,
  type: OfferType,
  status: OfferStatus | undefined,
  paging: { pageStart: number; pageLimit: number },
  now: Date,
): Promise<{ rows: OfferRecord[]; total: number }> {
  const mine = and(
    eq(offers.userId, userId),
    eq(offers.type, type),
    status ? sql`${statusNow(now)} = ${status}` : undefined,
  );
  const rows = await records(db)
    .where(mine)
    .orderBy(desc(offers.updateTime), desc(offers.id))
    .limit(paging.pageLimit)
    .offset(paging.pageStart);
  const [found] = await db.select({ total: count() }).from(offers).where(mine);
  return { rows, total: found?.total ?? 0 };
}

/** A person by id or by username, for the lists that belong to somebody. */
export async function findOwner(
  db: Db,
  by: { id: number } | { username: string },
): Promise<OfferOwner | null> {
  const [row] = await db
    .select(ownerColumns)
    .from(users)
    .where('id' in by ? eq(users.id, by.id) : eq(users.username, by.username));
  return row ?? null;
}

/** One more way out to an offer's own shop on this UTC day (E7). */
export async function countClick(db: Db, offerId: number, now: Date): Promise<void> {
  await db
    .insert(offerClicks)
    .values({ offerId, day: now.toISOString().slice(0, 10), count: 1 })
    .onConflictDoUpdate({
      target: [offerClicks.offerId, offerClicks.day],
      set: { count: sql`${offerClicks.count} + 1` },
    });
}
