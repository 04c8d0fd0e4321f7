import type { CategoryOption, Facets, ListFilters, Sort, SpuPage } from '#contract/catalog.ts';
import type { AnswerInput } from '#contract/endpoint.ts';
import type * as calls from '#contract/catalog.ts';
import { languageNames, languages, type Language } from '#contract/languages.ts';
import type { Gender } from '#contract/primitives.ts';
import type * as searchCalls from '#contract/search.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import { kept } from '../../kept.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { toSpuCard } from './card-view.ts';
import { countFacets } from './facet-queries.ts';
import { toFacets } from './facets.ts';
import { everything, type StyleFilter } from './filters.ts';
import { countInIndex } from './index/count-facets.ts';
import { countIn, findStyles, type FoundStyles } from './index/find.ts';
import { currentIndex } from './index/index-keeper.ts';
import { readListRequest } from './list-request.ts';
import { partsOf, type ListSort } from './ordering.ts';
import { cardsOf, COUNT_CAP, countStyles, pageIds, sizesInUse, type Paging } from './queries.ts';
import {
  bannerOf,
  brandRows,
  categoryNames,
  categoryRows,
  homeImages,
  settingsDocument,
  sizeChartRows,
} from './reference.ts';
import { compareSizes } from './size-order.ts';

/** What a list depends on besides its filters. */
export interface ListContext {
  db: Db;
  money: MoneyView;
  now: Date;
  /** Of the names of categories and colours. */
  language: Language;
}

type Shelf = Paging & { gender?: Gender | undefined };
const ofShelf = (shelf: Shelf): StyleFilter => ({ ...everything, gender: shelf.gender ?? null });

/** Recommended styles: the most popular first (7/product#1, F15). */
export const listRecommended = (ctx: ListContext, shelf: Shelf) =>
  listStyles(ctx, ofShelf(shelf), 'Featured', shelf);

/** New in: the latest releases first. */
export const listNew = (ctx: ListContext, shelf: Shelf) => listStyles(ctx, ofShelf(shelf), 'New', shelf);

/** What people, not official retailers, offer, latest first (2.1#71). */
export const listMarketplace = (ctx: ListContext, shelf: Shelf) =>
  listStyles(ctx, { ...ofShelf(shelf), marketplace: true }, 'Latest', shelf);

/** A filtered, sorted list as style cards; throws 404 for a collection that does not exist. */
export async function search(
  ctx: ListContext,
  query: ListFilters & Paging & { sort?: Sort | undefined },
): Promise<AnswerInput<typeof searchCalls.search>> {
  const { filter, sort } = await readListRequest(ctx.db, ctx.now, ctx.money, query);
  const found = await findList(ctx, filter, sort, query);
  const cards = await cardsOf(ctx.db, found.ids);
  return {
    data: cards.map((row) => ({ type: 'spu' as const, spu: toSpuCard(row, ctx.money) })),
    total: found.total,
    didYouMean: found.didYouMean,
    ignored: [...found.ignored],
  };
}

async function listStyles(
  ctx: ListContext,
  filter: StyleFilter,
  sort: ListSort,
  paging: Paging,
): Promise<SpuPage> {
  const found = await findList(ctx, filter, sort, paging);
  const cards = await cardsOf(ctx.db, found.ids);
  return { data: cards.map((row) => toSpuCard(row, ctx.money)), total: found.total };
}

/** One page of a list: out of the index, or out of the database where the index has nothing to say. */
export async function findList(
  ctx: ListContext,
  filter: StyleFilter,
  sort: ListSort,
  paging: Paging,
): Promise<FoundStyles> {
  const index = await indexFor(ctx.db, filter);
  if (index) return findStyles(index, filter, sort, paging);
  const ids = await pageIds(ctx.db, filter, partsOf(sort, filter), paging);
  return { ids, total: await totalOf(ctx, filter, paging, ids.length), didYouMean: null, ignored: [] };
}

/** The index holds what is on show. */
const indexFor = async (db: Db, filter: StyleFilter) =>
  filter.status === 'Available' ? currentIndex(db) : null;

/** Of the database: exact up to the cap. A page that is not full tells by itself how many there are. */
async function totalOf(
  ctx: ListContext,
  filter: StyleFilter,
  paging: Paging,
  found: number,
): Promise<number> {
  const seen = paging.pageStart + found;
  if (found < paging.pageLimit && (found > 0 || paging.pageStart === 0)) return Math.min(seen, COUNT_CAP);
  const total = await countStyles(ctx.db, filter);
  return found > 0 ? Math.max(total, Math.min(seen, COUNT_CAP)) : total;
}

/** How many styles a filter leaves. */
export async function countList(ctx: ListContext, filter: StyleFilter): Promise<number> {
  const index = await indexFor(ctx.db, filter);
  return index ? countIn(index, filter) : countStyles(ctx.db, filter);
}

/** Facets of a filtered list, each counted under all other filters (3#18), and what lifting each filter would give. */
export async function searchFilter(
  ctx: ListContext,
  filters: ListFilters,
  status: StyleFilter['status'] = 'Available',
): Promise<Facets> {
  const { db, now, money, language } = ctx;
  const { filter } = await readListRequest(db, now, money, filters);
  filter.status = status;
  const index = await indexFor(db, filter);
  const counts = index ? countInIndex(index, filter) : await countFacets(db, filter);
  const lift: Facets['lift'] = [...counts.lift].map(([name, count]) => ({ filter: name, count }));
  if (filter.keyword)
    lift.unshift({ filter: 'keyword', count: await countList(ctx, { ...filter, keyword: '' }) });
  if (filters.gender)
    lift.unshift({ filter: 'gender', count: await countList(ctx, { ...filter, gender: null }) });
  return toFacets({ db, now, money, language }, counts, filter, lift);
}

/** Sizes that styles of a gender come in, per first-level category in menu order, small to large. */
export async function listSizes(
  db: Db,
  now: Date,
  gender: Gender,
  language: Language,
): Promise<AnswerInput<typeof calls.listSizes>> {
  const [rows, names] = await Promise.all([
    kept(db, now, 'sizes', gender, () => sizesInUse(db, gender), { unless: (found) => found.length === 0 }),
    categoryNames(db, now, language),
  ]);
  return rows
    .map(({ category, unit, sizes }) => ({
      category,
      unit,
      name: names.get(category)?.name ?? category,
      sizes: [...sizes].sort(compareSizes),
    }))
    .sort(
      (a, b) =>
        (names.get(a.category)?.place ?? Infinity) - (names.get(b.category)?.place ?? Infinity) ||
        (a.unit ?? '').localeCompare(b.unit ?? ''),
    );
}

/** The category tree of a gender (3#18). */
export async function listCategories(
  db: Db,
  now: Date,
  gender: Gender,
  language: Language,
): Promise<CategoryOption[]> {
  const rows = (await categoryRows(db, now, language)).filter((row) => row.gender === gender);
  const below = (parent: string | null) => rows.filter((row) => row.parent === parent);
  return below(null).map(({ key, name }) => ({
    value: key,
    name,
    children: below(key).map((child) => ({ value: child.key, name: child.name })),
  }));
}

/** Designers with available styles of a gender (of both without one), by name, with how many there are. */
export async function listBrands(
  db: Db,
  now: Date,
  gender: Gender | undefined,
): Promise<AnswerInput<typeof calls.listBrands>> {
  const found = new Map<string, AnswerInput<typeof calls.listBrands>[number]>();
  for (const row of await brandRows(db, now)) {
    if (gender && row.gender !== gender) continue;
    const count = (found.get(row.slug)?.count ?? 0) + row.count;
    found.set(row.slug, { value: row.slug, name: row.name, alias: row.alias, count });
  }
  return [...found.values()];
}

/** Throws 404 while the shop has no settings. */
export async function getSettings(db: Db, now: Date) {
  const settings = (await settingsDocument(db, now)) ?? refuse();
  // The code's own: texts exist for these and no others.
  return {
    ...settings,
    languages: languages.map((language) => ({ language, name: languageNames[language] })),
  };
}

/** The chart of the second-level category, else of the whole first level, else an empty one (3#16). */
export async function getSizeChart(
  db: Db,
  now: Date,
  query: { gender: Gender; category1: string; category2?: string | undefined; unit: 'cm' | 'in' },
): Promise<AnswerInput<typeof calls.getSizeChart>> {
  const charts = (await sizeChartRows(db, now)).filter(
    (row) => row.gender === query.gender && row.category1 === query.category1 && row.unit === query.unit,
  );
  const of = (category2: string) => charts.find((row) => row.category2 === category2)?.chart;
  return of(query.category2 ?? '') ?? of('') ?? { order: [], sizeChart: {} };
}

/** Throws 404 while the shop has none. */
export async function getHomeImages(db: Db, now: Date) {
  return (await homeImages(db, now)) ?? refuse();
}

/** Throws 404 while the shop has none. */
export async function getBanner(db: Db, now: Date, gender: Gender) {
  return (await bannerOf(db, now, gender)) ?? refuse();
}

function refuse(): never {
  throw notFound();
}
