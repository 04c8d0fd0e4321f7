import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { gender as genderSchema, type Gender } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { brands, categories, documents, sizeCharts, spus } from '../../db/schema/catalog.ts';
import { offers } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';
import { liveOffer, visibleOwner } from '../offer/live.ts';
import { cardColumns, type CardRow } from './card-view.ts';
import { whereOf, type StyleFilter } from './filters.ts';
import type { OrderPart } from './ordering.ts';

export interface Paging {
  pageStart: number;
  pageLimit: number;
}

/**
 * The ids of a page. Only ids are sorted and skipped over, the wide rows are read for those few afterwards. The cost
 * grows with `pageStart`: every page before is walked in the index.
 */
export async function pageIds(
  db: Db,
  filter: StyleFilter,
  parts: readonly OrderPart[],
  paging: Paging,
): Promise<number[]> {
  const ids: number[] = [];
  let { pageStart } = paging;
  for (const [index, part] of parts.entries()) {
    const limit = paging.pageLimit - ids.length;
    const found = await partIds(db, filter, part, { pageStart, pageLimit: limit });
    ids.push(...found);
    if (found.length === limit || index === parts.length - 1) break;
    // The next part begins where this one ends.
    const length =
      found.length > 0 || pageStart === 0
        ? pageStart + found.length
        : await countStyles(db, filter, part.where);
    pageStart = Math.max(0, pageStart - length);
  }
  return ids;
}

async function partIds(db: Db, filter: StyleFilter, part: OrderPart, paging: Paging): Promise<number[]> {
  const { rows } = (await db.execute(pageStatement(filter, part, paging))) as {
    rows: { id: string | number }[];
  };
  return rows.map((row) => Number(row.id));
}

/**
 * The statement of one part of a page. Nearly all indexes begin with the gender, so a list of both is merged from the
 * first rows of each; the marketplace has an index without it.
 */
export function pageStatement(filter: StyleFilter, part: OrderPart, { pageStart, pageLimit }: Paging): SQL {
  const order = sql`key ${part.direction}, id desc nulls last`;
  const first = (of: StyleFilter, limit: number) => sql`
    select ${spus.id} as id, ${part.key} as key from ${spus} where ${and(whereOf(of), part.where)}
    order by ${part.key} ${part.direction}, ${spus.id} desc nulls last limit ${limit}`;
  const indexed = filter.brand.length > 0 || (filter.marketplace && part.marketplaceIndexed);
  if (filter.gender || filter.keyword || filter.ids || filter.status !== 'Available' || indexed) {
    return sql`${first(filter, pageLimit)} offset ${pageStart}`;
  }
  const each = genderSchema.options.map(
    (gender) => sql`(${first({ ...filter, gender }, pageStart + pageLimit)})`,
  );
  return sql`select id from (${sql.join(each, sql` union all `)}) merged order by ${order} limit ${pageLimit} offset ${pageStart}`;
}

/** The cards of some styles in the order of the ids; unknown ids are left out. */
export async function cardsOf(db: Db, ids: readonly number[], condition?: SQL): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(spus)
    .where(and(inArray(spus.id, [...ids]), condition));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Counting stops here: what nobody pages to need not be counted. */
export const COUNT_CAP = 10_000;

/** How many styles a filter leaves, exact up to the cap. */
export async function countStyles(db: Db, filter: StyleFilter, condition?: SQL): Promise<number> {
  const { rows } = (await db.execute(countStatement(filter, condition))) as {
    rows: { count: string | number }[];
  };
  return Number(rows[0]?.count ?? 0);
}

export function countStatement(filter: StyleFilter, condition?: SQL): SQL {
  return sql`select count(*) as count from (
    select 1 from ${spus} where ${and(whereOf(filter), condition)} limit ${COUNT_CAP}) counted`;
}

export async function allBrandNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ slug: brands.slug, name: brands.name }).from(brands);
  return new Map(rows.map((row) => [row.slug, row.name]));
}

/** Available styles per brand and gender; brands without any are left out. By name. */
export function brandCounts(db: Db) {
  return db
    .select({
      slug: brands.slug,
      name: brands.name,
      alias: brands.alias,
      gender: spus.gender,
      count: count(),
    })
    .from(spus)
    .innerJoin(brands, eq(brands.id, spus.brandId))
    .where(sql`${spus.status} = 'Available'`)
    .groupBy(brands.id, spus.gender)
    .orderBy(asc(sql`lower(${brands.name})`), asc(brands.slug));
}

/** Both category trees: first levels in their order, each level below in its own. */
export function allCategories(db: Db) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.name));
}

export function allSizeCharts(db: Db) {
  return db.select().from(sizeCharts);
}

export async function findDocument(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select().from(documents).where(eq(documents.key, key));
  return row?.value ?? null;
}

/** Sizes that a gender's available styles come in, by first-level category and unit. */
export async function sizesInUse(
  db: Db,
  gender: Gender,
): Promise<{ category: string; unit: string | null; sizes: string[] }[]> {
  const { rows } = (await db.execute(sql`
    select category1 as category, size_unit as unit, array_agg(distinct size) as sizes
    from (select distinct category1, size_unit, sizes from ${spus} where status = 'Available' and gender = ${gender}) s,
      unnest(sizes) as size
    group by 1, 2`)) as unknown as { rows: { category: string; unit: string | null; sizes: string[] }[] };
  return rows;
}

/** Live asks of some styles, cheapest first, with their owners. */
export function asksOf(db: Db, spuIds: readonly number[], now: Date) {
  if (spuIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      offer: offers,
      owner: { id: users.id, username: users.username, avatarUrl: users.avatarUrl, status: users.status },
    })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.userId))
    .where(and(inArray(offers.spuId, [...spuIds]), eq(offers.type, 'ask'), liveOffer(now), visibleOwner()))
    .orderBy(asc(offers.priceUsd), asc(offers.id));
}
