import type { Facets, FacetOption } from '#contract/catalog.ts';
import { conditionLabels, conditions, type Condition } from '#contract/offer-states.ts';
import type { Db } from '../../db/client.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import type { FacetCounts } from './facet-queries.ts';
import type { Choice, StyleFilter } from './filters.ts';
import { brandNames, categoryNames, settingsDocument } from './reference.ts';
import { compareSizes } from './size-order.ts';

const BRANDS_MAX = 100;
const SIZES_MAX = 80;

/**
 * Facet counts as options with names in an order that makes sense: brands by name (the hundred most frequent),
 * categories as in the menu, conditions best first, sizes small to large, colours and regions by name. What is ticked is
 * always there, if need be with a count of 0.
 */
export async function toFacets(
  db: Db,
  now: Date,
  counts: FacetCounts,
  filter: StyleFilter,
  money: MoneyView,
): Promise<Facets> {
  const [brands, categories, settings] = await Promise.all([
    brandNames(db, now),
    categoryNames(db, now),
    settingsDocument(db, now),
  ]);
  const regionNames = new Map(settings?.regions.map((row) => [row.code, row.region]));
  const options = (choice: Choice, nameOf: (value: string) => string, max = Infinity) =>
    toOptions(counts[choice], filter[choice], nameOf, max);
  const categoryName = (key: string) => categories.get(key)?.name ?? key;
  const byPlace = (a: FacetOption, b: FacetOption) =>
    (categories.get(a.value)?.place ?? Infinity) - (categories.get(b.value)?.place ?? Infinity) ||
    byName(a, b);
  return {
    brands: options('brand', (slug) => brands.get(slug) ?? slug, BRANDS_MAX).sort(byName),
    categories: options('category', categoryName).sort(byPlace),
    subcategories: options('subcategory', categoryName).sort(byPlace),
    conditions: options('condition', (value) => conditionLabels[value as Condition] ?? value).sort(
      (a, b) => conditions.indexOf(a.value as Condition) - conditions.indexOf(b.value as Condition),
    ),
    sizes: options('size', (size) => size, SIZES_MAX).sort((a, b) => compareSizes(a.value, b.value)),
    colors: options('color', (color) => color.charAt(0).toUpperCase() + color.slice(1)).sort(byName),
    regions: options('region', (code) => regionNames.get(code) ?? code).sort(byName),
    price: { min: money.fromUsd(counts.lowestUsd), max: money.fromUsd(counts.highestUsd) },
  };
}

const byName = (a: FacetOption, b: FacetOption) =>
  a.name.localeCompare(b.name, 'en') || (a.value < b.value ? -1 : 1);

function toOptions(
  counts: ReadonlyMap<string, number>,
  ticked: readonly string[],
  nameOf: (value: string) => string,
  max: number,
): FacetOption[] {
  const kept = new Set(ticked);
  const rows = [
    ...counts,
    ...ticked.filter((value) => !counts.has(value)).map((value) => [value, 0] as const),
  ];
  return rows
    .sort(([a, m], [b, n]) => Number(kept.has(b)) - Number(kept.has(a)) || n - m || (a < b ? -1 : 1))
    .slice(0, max)
    .map(([value, count]) => ({ value, name: nameOf(value), count }));
}
