import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Sort } from '#contract/catalog.ts';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { favorites } from '../../db/schema/shopper.ts';
import { users } from '../../db/schema/user.ts';
import { cardColumns, type CardRow } from '../catalog/card-view.ts';
import { choiceConditions, type StyleFilter } from '../catalog/filters.ts';
import { matches } from '../catalog/keyword.ts';

interface FavoriteRow {
  id: number;
  sellerId: number | null;
  username: string | null;
  createdAt: Date;
  spu: CardRow;
}

interface Paging {
  pageStart: number;
  pageLimit: number;
}

/** Liked things stay in the list when they are no longer for sale; only what was deleted for good goes. */
function shown(userId: number, filter: StyleFilter): SQL {
  return and(
    eq(favorites.userId, userId),
    sql`${spus.status} <> 'Deleted'`,
    filter.gender ? eq(spus.gender, filter.gender) : undefined,
    filter.marketplace ? sql`${spus.hasMarketplaceAsk}` : undefined,
    filter.keyword ? matches(filter.keyword) : undefined,
    ...Object.values(choiceConditions(filter)),
  )!;
}

const latest = [desc(favorites.createdAt), desc(favorites.id)];
const orders: Partial<Record<Sort, SQL[]>> = {
  LowPrice: [sql`${spus.lowestAskUsd} asc nulls last`, ...latest],
  HighPrice: [sql`${spus.lowestAskUsd} desc nulls last`, ...latest],
  HighDiscount: [desc(spus.discount), ...latest],
  Popular: [desc(spus.popularity), ...latest],
};

/** A page of somebody's favourites, liked last first unless sorted, and how many there are. */
export async function favoritesOf(
  db: Db,
  userId: number,
  filter: StyleFilter,
  sort: Sort | undefined,
  paging: Paging,
): Promise<{ rows: FavoriteRow[]; total: number }> {
  const where = shown(userId, filter);
  const rows = await db
    .select({
      id: favorites.id,
      sellerId: favorites.sellerId,
      username: users.username,
      createdAt: favorites.createdAt,
      spu: cardColumns,
    })
    .from(favorites)
    .innerJoin(spus, eq(spus.id, favorites.spuId))
    .leftJoin(users, eq(users.id, favorites.sellerId))
    .where(where)
    .orderBy(...((sort && orders[sort]) ?? latest))
    .limit(paging.pageLimit)
    .offset(paging.pageStart);
  const [found] = await db
    .select({ total: count() })
    .from(favorites)
    .innerJoin(spus, eq(spus.id, favorites.spuId))
    .where(where);
  return { rows, total: found?.total ?? 0 };
}

/** What is liked, counted by gender, designer and category. */
export function favoriteCounts(db: Db, userId: number) {
  return db
    .select({
      gender: spus.gender,
      brand: spus.brandSlug,
      brandName: spus.brandName,
      category: spus.category1,
      count: count(),
    })
    .from(favorites)
    .innerJoin(spus, eq(spus.id, favorites.spuId))
    .where(and(eq(favorites.userId, userId), sql`${spus.status} <> 'Deleted'`))
    .groupBy(spus.gender, spus.brandSlug, spus.brandName, spus.category1)
    .orderBy(asc(spus.brandName));
}

/** Inserts it or finds the one that is there; its id. */
export async function insertFavorite(
  db: Db,
  userId: number,
  spuId: number,
  sellerId: number | null,
  now: Date,
): Promise<number> {
  const [made] = await db
    .insert(favorites)
    .values({ userId, spuId, sellerId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: favorites.id });
  if (made) return made.id;
  const [found] = await db
    .select({ id: favorites.id })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.spuId, spuId), sellerIs(sellerId)));
  return found!.id;
}

export async function deleteFavorite(db: Db, userId: number, favoriteId: number): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.id, favoriteId), eq(favorites.userId, userId)));
}

const sellerIs = (sellerId: number | null) =>
  sellerId === null ? isNull(favorites.sellerId) : eq(favorites.sellerId, sellerId);

/** A person's favourites among some styles, of the style itself or of a seller's listings of it, by style id. */
export async function favoriteIds(
  db: Db,
  userId: number,
  spuIds: readonly number[],
  sellerId: number | null = null,
): Promise<ReadonlyMap<number, number>> {
  if (spuIds.length === 0) return new Map();
  const rows = await db
    .select({ id: favorites.id, spuId: favorites.spuId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.spuId, [...spuIds]), sellerIs(sellerId)));
  return new Map(rows.map((row) => [row.spuId, row.id]));
}

/** A person's favourites of sellers' listings of some styles, by `spuId:sellerId`. */
export async function listingFavoriteIds(
  db: Db,
  userId: number,
  spuIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  if (spuIds.length === 0) return new Map();
  const rows = await db
    .select({ id: favorites.id, spuId: favorites.spuId, sellerId: favorites.sellerId })
    .from(favorites)
    .where(
      and(eq(favorites.userId, userId), inArray(favorites.spuId, [...spuIds]), isNotNull(favorites.sellerId)),
    );
  return new Map(rows.map((row) => [`${row.spuId}:${row.sellerId}`, row.id]));
}

/** How many people like a style. */
export function countFavorites(db: Db, spuId: number): Promise<number> {
  return db.$count(favorites, and(eq(favorites.spuId, spuId), isNull(favorites.sellerId)));
}
