import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListFilters, SpuStatus, TimeSpan } from '#contract/catalog.ts';
import type { Gender } from '#contract/primitives.ts';
import { spus } from '../../db/schema/catalog.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { allInUsd } from './all-in.ts';
import { matches } from './keyword.ts';
import { qualifiedSizes } from './qualified-sizes.ts';

/** Filters that people tick; each has its facet. */
export const choices = ['brand', 'category', 'subcategory', 'condition', 'size', 'color', 'region'] as const;
export type Choice = (typeof choices)[number];

/** Filters that a style passes or fails as a whole: those that people tick, and three more. */
export const conditionNames = [...choices, 'price', 'mp', 'time'] as const;
export type ConditionName = (typeof conditionNames)[number];

/** A list's filters as SQL needs them: canonical, so that equal ones share what is kept; price bounds in US cents. */
export interface StyleFilter extends Record<Choice, readonly string[]> {
  status: Extract<SpuStatus, 'Available' | 'Unclassified'>;
  gender: Gender | null;
  keyword: string;
  lowestUsd: number | null;
  highestUsd: number | null;
  marketplace: boolean;
  /** Region whose prices with shipping are meant by price bounds and sorts; null: prices alone. */
  allIn: string | null;
  /** Milliseconds since 1970; what is older is left out. */
  since: number | null;
  /** What `since` looks at: the latest listing, or the release. */
  sinceOf: 'latest' | 'released';
  /** Only these styles. */
  ids: readonly number[] | null;
  /** Only what these filters leave, too: those of a collection. */
  within: StyleFilter | null;
}

export const everything: StyleFilter = {
  status: 'Available',
  gender: null,
  keyword: '',
  brand: [],
  category: [],
  subcategory: [],
  condition: [],
  size: [],
  color: [],
  region: [],
  lowestUsd: null,
  highestUsd: null,
  marketplace: false,
  allIn: null,
  since: null,
  sinceOf: 'latest',
  ids: null,
  within: null,
};

/** PostgreSQL has no text with a zero byte. */
const clean = (text: string) => text.replaceAll('\0', '').trim();
const canonical = (values: readonly string[]) => [...new Set(values.map(clean).filter(Boolean))].sort();

/** The filters of a call (C3), with the price bounds turned from the viewer's currency into US cents. */
export function styleFilter(filters: ListFilters, money: MoneyView, now: Date): StyleFilter {
  return {
    ...everything,
    gender: filters.gender ?? null,
    keyword: clean(filters.keyword ?? '').replace(/\s+/g, ' '),
    brand: canonical(filters.brand),
    category: canonical(filters.category),
    subcategory: canonical(filters.subcategory),
    condition: canonical(filters.condition),
    size: canonical(filters.size),
    color: canonical(filters.color),
    region: canonical(filters.region),
    ...usdBounds(filters, money),
    marketplace: filters.mp === '1',
    allIn: filters.allin === '1' ? money.region : null,
    since: filters.time ? sinceOf(now, filters.time) : null,
    sinceOf: filters.shelf === 'new' ? 'released' : 'latest',
  };
}

const monthsOf: Record<TimeSpan, number> = { '1m': 1, '3m': 3, '6m': 6, '1y': 12 };
const HOUR = 3_600_000;

/** The hour some months before: whole, so that equal filters of the same hour are equal. */
function sinceOf(now: Date, span: TimeSpan): number {
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR);
  const day = hour.getUTCDate();
  hour.setUTCMonth(hour.getUTCMonth() - monthsOf[span]);
  // There is no 31st everywhere: the last of that month then.
  if (hour.getUTCDate() !== day) hour.setUTCDate(0);
  return hour.getTime();
}

/** Beyond every price that can be asked (D7). */
const CENTS_MAX = 1e13;

/**
 * Bounds on shown prices as bounds on US cents: shown prices are rounded (D3), so a style at a bound as shown is
 * inside it. Showing is monotone, hence the search by halves.
 */
export function usdBounds(
  { lowestPrice, highestPrice }: Pick<ListFilters, 'lowestPrice' | 'highestPrice'>,
  money: MoneyView,
): Pick<StyleFilter, 'lowestUsd' | 'highestUsd'> {
  /** The least number of cents that is shown as `bound` or more (as more than it, when `beyond`). */
  const least = (bound: number, beyond: boolean) => {
    let [low, high] = [0, CENTS_MAX];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const shown = money.fromUsd(middle) ?? 0;
      if (beyond ? shown > bound : shown >= bound) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    lowestUsd: lowestPrice === undefined ? null : least(lowestPrice, false),
    highestUsd: highestPrice === undefined ? null : least(highestPrice, true) - 1,
  };
}

/** `=` where one value will do: only then does an index also give the order within it. */
const oneOf = (column: PgColumn, values: readonly string[]) =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} in ${values}`;
const overlaps = (column: PgColumn, values: readonly string[]) =>
  sql`${column} && array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Plain sizes fit any category; qualified ones bind their own and leave the others alone, unless there are plain ones. */
function sizeCondition(values: readonly string[]): SQL {
  const { plain, byCategory } = qualifiedSizes(values);
  const parts = [...byCategory].map(
    ([category, sizes]) => sql`(${spus.category1} = ${category} and ${overlaps(spus.askSizes, sizes)})`,
  );
  if (plain.length > 0) parts.push(overlaps(spus.askSizes, plain));
  else parts.push(sql`${spus.category1} not in ${[...byCategory.keys()]}`);
  return sql`(${sql.join(parts, sql` or `)})`;
}

const conditionOf: Record<Choice, (values: readonly string[]) => SQL> = {
  brand: (values) => oneOf(spus.brandSlug, values),
  category: (values) => oneOf(spus.category1, values),
  subcategory: (values) => oneOf(spus.category2, values),
  color: (values) => oneOf(spus.color, values),
  condition: (values) => overlaps(spus.askConditions, values),
  size: sizeCondition,
  region: (values) => overlaps(spus.askRegions, values),
};

/** The ticked filters and the price bounds as conditions by name; absent ones are left out. */
export function choiceConditions(filter: StyleFilter): Partial<Record<ConditionName, SQL>> {
  const conditions: Partial<Record<ConditionName, SQL>> = {};
  for (const choice of choices) {
    if (filter[choice].length > 0) conditions[choice] = conditionOf[choice](filter[choice]);
  }
  if (filter.lowestUsd !== null || filter.highestUsd !== null) {
    const price = filter.allIn === null ? sql`${spus.lowestAskUsd}` : allInUsd(filter.allIn);
    conditions.price = and(
      sql`${price} >= ${filter.lowestUsd ?? 0}`,
      filter.highestUsd === null ? undefined : sql`${price} <= ${filter.highestUsd}`,
    )!;
  }
  if (filter.marketplace) conditions.mp = sql`${spus.hasMarketplaceAsk}`;
  if (filter.since !== null) {
    const column = filter.sinceOf === 'released' ? spus.releasedAt : spus.latestAt;
    conditions.time = sql`${column} >= ${new Date(filter.since).toISOString()}::timestamptz`;
  }
  return conditions;
}

const idCondition = (ids: readonly number[]) => (ids.length > 0 ? sql`${spus.id} in ${ids}` : sql`false`);

/** What every list is under, whatever is ticked. The literal status is what the partial indexes are made for. */
export function baseCondition(
  filter: Pick<StyleFilter, 'status' | 'gender' | 'keyword' | 'ids' | 'within'>,
): SQL {
  return and(
    sql`${spus.status} = ${sql.raw(`'${filter.status}'`)}`,
    // An unclassified style is no page of its own: it is shown by what is offered of it (2.3#8).
    filter.status === 'Unclassified' ? sql`${spus.askCount} > 0` : undefined,
    filter.gender ? sql`${spus.gender} = ${filter.gender}` : undefined,
    filter.keyword ? matches(filter.keyword) : undefined,
    filter.ids ? idCondition(filter.ids) : undefined,
    filter.within ? whereOf(filter.within) : undefined,
  )!;
}

/** The whole filter as one condition. */
export function whereOf(filter: StyleFilter): SQL {
  return and(baseCondition(filter), ...Object.values(choiceConditions(filter)))!;
}
