import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lte,
  min,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
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

function records(db: Db | Tx) {
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

/** Filters of a seller's listings (2.3#16); prices in US cents. */
export interface ListingFilter {
  condition: Condition[];
  size: string[];
  region: string[];
  lowestUsd: number | null;
  highestUsd: number | null;
  keyword: string;
}

function listed(userId: number, filter: ListingFilter, now: Date): SQL {
  const like = `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(offers.userId, userId),
    eq(offers.type, 'ask'),
    liveOffer(now),
    visibleOwner(),
    filter.condition.length > 0 ? inArray(offers.condition, filter.condition) : undefined,
    filter.size.length > 0 ? inArray(offers.size, filter.size) : undefined,
    filter.region.length > 0 ? inArray(offers.country, filter.region) : undefined,
    filter.lowestUsd === null ? undefined : gte(offers.priceUsd, filter.lowestUsd),
    filter.highestUsd === null ? undefined : lte(offers.priceUsd, filter.highestUsd),
    filter.keyword
      ? or(ilike(offers.name, like), ilike(spus.name, like), ilike(spus.brandName, like))
      : undefined,
  )!;
}

/** The styles a seller lists, latest listing or bump first, and how many there are. */
export async function listedSpus(
  db: Db,
  userId: number,
  filter: ListingFilter,
  paging: { pageStart: number; pageLimit: number },
  now: Date,
): Promise<{ spuIds: number[]; total: number }> {
  const rows = await db
    .select({
      spuId: offers.spuId,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.userId))
    .innerJoin(spus, eq(spus.id, offers.spuId))
    .where(listed(userId, filter, now))
    .groupBy(offers.spuId)
    .orderBy(desc(sql`max(greatest(${offers.offerTime}, ${offers.bumpedAt}))`), desc(offers.spuId))
    .limit(paging.pageLimit)
    .offset(paging.pageStart);
  const [first] = rows;
  if (first || paging.pageStart === 0)
    return { spuIds: rows.map((row) => row.spuId), total: first?.total ?? 0 };
  // Beyond the last page there is no row to carry the total.
  return {
    spuIds: [],
    total: (await listedSpus(db, userId, filter, { pageStart: 0, pageLimit: 1 }, now)).total,
  };
}

/** A seller's live asks of some styles, cheapest first. */
export function listedAsks(
  db: Db,
  userId: number,
  spuIds: readonly number[],
  filter: ListingFilter,
  now: Date,
): Promise<OfferRecord[]> {
  if (spuIds.length === 0) return Promise.resolve([]);
  return records(db)
    .where(and(listed(userId, filter, now), inArray(offers.spuId, [...spuIds])))
    .orderBy(asc(offers.priceUsd), asc(offers.id))
    .limit(1000);
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
