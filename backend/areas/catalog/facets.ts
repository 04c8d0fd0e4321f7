import type { Facets, FacetOption } from '#contract/catalog.ts';
import { conditionLabels, conditions, type Condition } from '#contract/offer-states.ts';
import { colourName, nameOf } from '../../i18n/texts.ts';
import type { FacetCounts } from './facet-queries.ts';
import type { Choice, StyleFilter } from './filters.ts';
import { qualifiedSizes } from './qualified-sizes.ts';
import { brandNames, categoryNames, settingsDocument } from './reference.ts';
import type { ListContext } from './service.ts';
import { compareSizes } from './size-order.ts';

const BRANDS_MAX = 100;
const SIZES_MAX = 80;

/**
 * Facet counts as options with names in an order that makes sense: brands by name (the hundred most frequent),
 * categories as in the menu, conditions best first, sizes small to large, colours and regions by name. What is ticked is
 * always there, if need be with a count of 0.
 */
export async function toFacets(
  { db, now, money, language }: ListContext,
  counts: FacetCounts,
  filter: Pick<StyleFilter, Choice>,
  lift: Facets['lift'],
): Promise<Facets> {
  const [brands, categories, settings] = await Promise.all([
    brandNames(db, now),
    categoryNames(db, now, language),
    settingsDocument(db, now),
  ]);
  const known = new Map(settings?.regions.map((row) => [row.code, row.region]));
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const regionName = (code: string) =>
    (/^[A-Z]{2}$/.test(code) ? regions.of(code) : undefined) ?? known.get(code) ?? code;
  const { plain, byCategory } = qualifiedSizes(filter.size);
  const options = (choice: Choice, nameOf: (value: string) => string, max = Infinity) =>
    toOptions(counts[choice], choice === 'size' ? plain : filter[choice], nameOf, max);
  const sizesOf = (category: string) =>
    toOptions(
      counts.sizesOf.get(category) ?? new Map<string, number>(),
      byCategory.get(category) ?? [],
      (size) => size,
      SIZES_MAX,
    );
  const { compare } = new Intl.Collator(language);
  const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
  const categoryName = (key: string) => categories.get(key)?.name ?? key;
  const placeOf = (key: string) => categories.get(key)?.place ?? 1e9;
  const byPlace = (a: FacetOption, b: FacetOption) => placeOf(a.value) - placeOf(b.value) || byName(a, b);
  return {
    total: counts.total,
    marketplace: counts.marketplace,
    lift,
    sizeGroups: [...new Set([...counts.sizesOf.keys(), ...byCategory.keys()])]
      .map((category) => ({
        category,
        name: categoryName(category),
        sizes: sizesOf(category)
          .sort((a, b) => compareSizes(a.value, b.value))
          .map((size) => ({ ...size, value: `${category}:${size.value}` })),
      }))
      .sort((a, b) => placeOf(a.category) - placeOf(b.category) || byName(a, b)),
    brands: options('brand', (slug) => brands.get(slug) ?? slug, BRANDS_MAX).sort(byName),
    categories: options('category', categoryName).sort(byPlace),
    subcategories: options('subcategory', categoryName).sort(byPlace),
    conditions: options('condition', (value) =>
      nameOf(language, 'condition', value, conditionLabels[value as Condition] ?? value),
    ).sort((a, b) => conditions.indexOf(a.value as Condition) - conditions.indexOf(b.value as Condition)),
    sizes: options('size', (size) => size, SIZES_MAX).sort((a, b) => compareSizes(a.value, b.value)),
    colors: options('color', (color) => colourName(language, color)).sort(byName),
    regions: options('region', regionName).sort(byName),
    price: { min: money.fromUsd(counts.lowestUsd), max: money.fromUsd(counts.highestUsd) },
  };
}

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
