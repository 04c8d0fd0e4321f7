import { and, asc, desc, eq, gte, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Liftable, Sort } from '#contract/catalog.ts';
import type { Condition } from '#contract/offer-states.ts';
import type { Gender } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { offers } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';
import { qualifiedSizes } from '../catalog/qualified-sizes.ts';
import { liveOffer, visibleOwner } from './live.ts';
import { records, type OfferRecord } from './queries.ts';

/** Filters of a seller's listings (2.2#8, 2.3#16): one offer has to pass all of them. Prices in US cents. */
export interface ClosetFilter {
  gender: Gender | null;
  brand: string[];
  category: string[];
  subcategory: string[];
  condition: Condition[];
  size: string[];
  color: string[];
  region: string[];
  lowestUsd: number | null;
  highestUsd: number | null;
  keyword: string;
}

/** Plain sizes fit any category; qualified ones bind their own and leave the others alone, unless there are plain ones. */
function sizeCondition(values: readonly string[]): SQL {
  const { plain, byCategory } = qualifiedSizes(values);
  const bound = [...byCategory].map(([category, sizes]) =>
    and(eq(spus.category1, category), inArray(offers.size, sizes)),
  );
  const free =
    plain.length > 0 ? inArray(offers.size, plain) : sql`${spus.category1} not in ${[...byCategory.keys()]}`;
  return or(...bound, free)!;
}

/** The filters in use as conditions, by the name that lifts them. */
function conditionsOf(filter: ClosetFilter): Partial<Record<Liftable, SQL>> {
  const found: Partial<Record<Liftable, SQL>> = {};
  const { lowestUsd, highestUsd, keyword } = filter;
  if (filter.gender) found.gender = eq(spus.gender, filter.gender);
  if (filter.brand.length > 0) found.brand = inArray(spus.brandSlug, filter.brand);
  if (filter.category.length > 0) found.category = inArray(spus.category1, filter.category);
  if (filter.subcategory.length > 0) found.subcategory = inArray(spus.category2, filter.subcategory);
  if (filter.condition.length > 0) found.condition = inArray(offers.condition, filter.condition);
  if (filter.size.length > 0) found.size = sizeCondition(filter.size);
  if (filter.color.length > 0) found.color = inArray(spus.color, filter.color);
  if (filter.region.length > 0) found.region = inArray(offers.country, filter.region);
  if (lowestUsd !== null || highestUsd !== null) {
    found.price = and(
      lowestUsd === null ? undefined : gte(offers.priceUsd, lowestUsd),
      highestUsd === null ? undefined : lte(offers.priceUsd, highestUsd),
    )!;
  }
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    found.keyword = or(ilike(offers.name, like), ilike(spus.name, like), ilike(spus.brandName, like))!;
  }
  return found;
}

/** What a seller offers now, whatever is filtered. */
const inCloset = (userId: number, now: Date): SQL =>
  and(eq(offers.userId, userId), eq(offers.type, 'ask'), liveOffer(now), visibleOwner())!;

const listed = (userId: number, filter: ClosetFilter, now: Date): SQL =>
  and(inCloset(userId, now), ...Object.values(conditionsOf(filter)))!;

const latest = desc(sql`max(greatest(${offers.offerTime}, ${offers.bumpedAt}))`);
/** Of a closet's cards; the other sorts of 4#21 speak of books, and come latest first. */
const orders: Partial<Record<Sort, SQL>> = {
  LowPrice: sql`min(${offers.priceUsd}) asc`,
  HighPrice: sql`max(${offers.priceUsd}) desc`,
  Popular: sql`max(${spus.popularity}) desc`,
  HighDiscount: sql`max(${spus.discount}) desc nulls last`,
};

/** The styles a seller lists, latest listing or bump first unless sorted, and how many there are. */
export async function listedSpus(
  db: Db,
  userId: number,
  filter: ClosetFilter,
  sort: Sort | undefined,
  paging: { pageStart: number; pageLimit: number },
  now: Date,
): Promise<{ spuIds: number[]; total: number }> {
  const own = sort && orders[sort];
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
    .orderBy(...(own ? [own] : []), latest, desc(offers.spuId))
    .limit(paging.pageLimit)
    .offset(paging.pageStart);
  const [first] = rows;
  if (first || paging.pageStart === 0)
    return { spuIds: rows.map((row) => row.spuId), total: first?.total ?? 0 };
  // Beyond the last page there is no row to carry the total.
  const start = await listedSpus(db, userId, filter, undefined, { pageStart: 0, pageLimit: 1 }, now);
  return { spuIds: [], total: start.total };
}

/** A seller's live asks of some styles, cheapest first. */
export function listedAsks(
  db: Db,
  userId: number,
  spuIds: readonly number[],
  filter: ClosetFilter,
  now: Date,
): Promise<OfferRecord[]> {
  if (spuIds.length === 0) return Promise.resolve([]);
  return records(db)
    .where(and(listed(userId, filter, now), inArray(offers.spuId, [...spuIds])))
    .orderBy(asc(offers.priceUsd), asc(offers.id))
    .limit(1000);
}

/**
 * A closet's offers with what they are counted by, and `failed`: the one filter that an offer fails, or the empty text.
 * Those that fail two count nowhere and are left out.
 */
export async function closetRows(db: Db, userId: number, filter: ClosetFilter, now: Date) {
  const used = Object.entries(conditionsOf(filter)) as [Liftable, SQL][];
  const fails = (condition: SQL) => sql`(${condition}) is not true`;
  const cases = used.map(([name, condition]) => sql`when ${fails(condition)} then ${sql.raw(`'${name}'`)}`);
  const failures = sql.join(
    used.map(([, condition]) => sql`(${fails(condition)})::int`),
    sql` + `,
  );
  const rows = await db
    .select({
      spuId: offers.spuId,
      gender: spus.gender,
      brand: spus.brandSlug,
      category: spus.category1,
      subcategory: spus.category2,
      condition: offers.condition,
      size: offers.size,
      color: spus.color,
      region: offers.country,
      priceUsd: offers.priceUsd,
      failed: sql<
        Liftable | ''
      >`${used.length === 0 ? sql`''` : sql`case ${sql.join(cases, sql` `)} else '' end`}`,
    })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.userId))
    .innerJoin(spus, eq(spus.id, offers.spuId))
    .where(and(inCloset(userId, now), used.length > 1 ? sql`${failures} <= 1` : undefined));
  return { rows, used: used.map(([name]) => name) };
}
export type ClosetRow = Awaited<ReturnType<typeof closetRows>>['rows'][number];
