import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListFilters } from '#contract/catalog.ts';
import type { Gender } from '#contract/primitives.ts';
import { spus } from '../../db/schema/catalog.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { matches } from './keyword.ts';

/** Filters that people tick; each has its facet. */
export const choices = ['brand', 'category', 'subcategory', 'condition', 'size', 'color', 'region'] as const;
export type Choice = (typeof choices)[number];

/** A list's filters as SQL needs them: canonical, so that equal ones share what is kept; price bounds in US cents. */
export interface StyleFilter extends Record<Choice, readonly string[]> {
  gender: Gender | null;
  keyword: string;
  lowestUsd: number | null;
  highestUsd: number | null;
  marketplace: boolean;
}

export const everything: StyleFilter = {
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
};

/** PostgreSQL has no text with a zero byte. */
const clean = (text: string) => text.replaceAll('\0', '').trim();
const canonical = (values: readonly string[]) => [...new Set(values.map(clean).filter(Boolean))].sort();

/** The filters of a call (C3), with the price bounds turned from the viewer's currency into US cents. */
export function styleFilter(filters: ListFilters, money: MoneyView): StyleFilter {
  return {
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
  };
}

/** Beyond every price that can be asked (D7). */
const CENTS_MAX = 1e13;

/**
 * Bounds on shown prices as bounds on US cents: shown prices are rounded (D3), so a style at a bound as shown is
 * inside it. Showing is monotone, hence the search by halves.
 */
function usdBounds(
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

const conditionOf: Record<Choice, (values: readonly string[]) => SQL> = {
  brand: (values) => oneOf(spus.brandSlug, values),
  category: (values) => oneOf(spus.category1, values),
  subcategory: (values) => oneOf(spus.category2, values),
  color: (values) => oneOf(spus.color, values),
  condition: (values) => overlaps(spus.askConditions, values),
  size: (values) => overlaps(spus.askSizes, values),
  region: (values) => overlaps(spus.askRegions, values),
};

/** The ticked filters and the price bounds as conditions by name; absent ones are left out. */
export function choiceConditions(filter: StyleFilter): Partial<Record<Choice | 'price', SQL>> {
  const conditions: Partial<Record<Choice | 'price', SQL>> = {};
  for (const choice of choices) {
    if (filter[choice].length > 0) conditions[choice] = conditionOf[choice](filter[choice]);
  }
  if (filter.lowestUsd !== null || filter.highestUsd !== null) {
    conditions.price = and(
      sql`${spus.lowestAskUsd} >= ${filter.lowestUsd ?? 0}`,
      filter.highestUsd === null ? undefined : sql`${spus.lowestAskUsd} <= ${filter.highestUsd}`,
    )!;
  }
  return conditions;
}

/** What every list is under, whatever is ticked. The literal status is what the partial indexes are made for. */
export function baseCondition(filter: Pick<StyleFilter, 'gender' | 'keyword' | 'marketplace'>): SQL {
  return and(
    sql`${spus.status} = 'Available'`,
    filter.gender ? sql`${spus.gender} = ${filter.gender}` : undefined,
    filter.marketplace ? sql`${spus.hasMarketplaceAsk}` : undefined,
    filter.keyword ? matches(filter.keyword) : undefined,
  )!;
}

/** The whole filter as one condition. */
export function whereOf(filter: StyleFilter): SQL {
  return and(baseCondition(filter), ...Object.values(choiceConditions(filter)))!;
}
