import { and, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { allInUsd } from './all-in.ts';
import {
  baseCondition,
  choiceConditions,
  choices,
  type Choice,
  type ConditionName,
  type StyleFilter,
} from './filters.ts';

/** Counts by value per facet, and the span of the prices in US cents. */
export interface FacetCounts extends Record<Choice, Map<string, number>> {
  total: number;
  /** Of the styles that pass: offered by people. */
  marketplace: number;
  /** The facet of sizes by first-level category. */
  sizesOf: Map<string, Map<string, number>>;
  /** Per filter in use, how many would pass without it. */
  lift: Map<ConditionName, number>;
  lowestUsd: number | null;
  highestUsd: number | null;
}

export const emptyCounts = (): FacetCounts => ({
  total: 0,
  marketplace: 0,
  brand: new Map(),
  category: new Map(),
  subcategory: new Map(),
  condition: new Map(),
  size: new Map(),
  color: new Map(),
  region: new Map(),
  sizesOf: new Map(),
  lift: new Map(),
  lowestUsd: null,
  highestUsd: null,
});

const columnOf: Record<Choice, string> = {
  brand: 'brand_slug',
  category: 'category1',
  subcategory: 'category2',
  condition: 'ask_conditions',
  size: 'ask_sizes',
  color: 'color',
  region: 'ask_regions',
};

/**
 * Every facet counted under all other filters (3#18), in one reading of the table. `failed` is the one ticked filter
 * that a style fails (none: empty text); styles that fail two count nowhere. Lists such as sizes are counted as whole
 * lists, of which there are few, and taken apart by whoever reads this; sizes by category.
 */
export function facetStatement(filter: StyleFilter): SQL {
  const ticked = Object.entries(choiceConditions(filter)) as [ConditionName, SQL][];
  const fails = (condition: SQL) => sql`(${condition}) is not true`;
  const cases = ticked.map(([name, condition]) => sql`when ${fails(condition)} then ${sql.raw(`'${name}'`)}`);
  const failed = ticked.length === 0 ? sql`''` : sql`case ${sql.join(cases, sql` `)} else '' end`;
  const failures = sql.join(
    ticked.map(([, condition]) => sql`(${fails(condition)})::int`),
    sql` + `,
  );
  const columns = choices.map((choice) => columnOf[choice]);
  const price = filter.allIn === null ? sql`lowest_ask_usd` : allInUsd(filter.allIn);
  const sets = choices.map((choice) => (choice === 'size' ? 'category1, ask_sizes' : columnOf[choice]));
  return sql`
    select grouping(${sql.raw(columns.join(', '))}) as absent, ${sql.raw(columns.join(', '))}, failed,
      count(*)::int as styles, count(*) filter (where has_marketplace_ask)::int as marketplace,
      min(price) as lowest, max(price) as highest
    from (
      select ${sql.raw(columns.join(', '))}, has_marketplace_ask, ${price} as price, ${failed} as failed
      from ${spus}
      where ${and(baseCondition(filter), ticked.length > 1 ? sql`${failures} <= 1` : undefined)}
    ) base
    group by grouping sets ((failed), ${sql.raw(sets.map((set) => `(failed, ${set})`).join(', '))})`;
}

interface FacetRow extends Record<string, unknown> {
  /** One bit per column, the first column's the highest; 0 where the row is about that column. */
  absent: number;
  failed: ConditionName | '';
  styles: number;
  marketplace: number;
  lowest: string | number | null;
  highest: string | number | null;
}

/** Reads the facets of a filter from the table; `countInIndex` is the quicker way to the same. */
export async function countFacets(db: Db, filter: StyleFilter): Promise<FacetCounts> {
  const { rows } = (await db.execute(facetStatement(filter))) as unknown as { rows: FacetRow[] };
  const counts = emptyCounts();
  const about = (row: FacetRow, choice: Choice) =>
    (row.absent & (1 << (choices.length - 1 - choices.indexOf(choice)))) === 0;
  for (const row of rows) {
    // Sizes come with their category, so they are asked for first.
    const choice = about(row, 'size') ? 'size' : choices.find((one) => about(row, one));
    if (!choice) addWhole(counts, row);
    else if (row.failed === '' || row.failed === choice) addTo(counts, choice, row);
  }
  for (const name of Object.keys(choiceConditions(filter)) as ConditionName[])
    counts.lift.set(name, counts.total + (counts.lift.get(name) ?? 0));
  return counts;
}

function addTo(counts: FacetCounts, choice: Choice, row: FacetRow): void {
  const value = row[columnOf[choice]];
  for (const one of Array.isArray(value) ? value : [value]) {
    if (typeof one !== 'string') continue;
    add(counts[choice], one, row.styles);
    if (choice === 'size') addSize(counts, String(row.category1), one, row.styles);
  }
}

export const add = (counts: Map<string, number>, value: string, styles: number) =>
  counts.set(value, (counts.get(value) ?? 0) + styles);

export function addSize(counts: FacetCounts, category: string, size: string, styles: number): void {
  const sizes = counts.sizesOf.get(category) ?? new Map<string, number>();
  counts.sizesOf.set(category, sizes);
  add(sizes, size, styles);
}

/** A row about all styles that fail the same filter, or none. */
function addWhole(counts: FacetCounts, row: FacetRow): void {
  if (row.failed === '') Object.assign(counts, { total: row.styles, marketplace: row.marketplace });
  else counts.lift.set(row.failed, row.styles);
  if (row.failed !== '' && row.failed !== 'price') return;
  if (row.lowest === null || row.highest === null) return;
  counts.lowestUsd = Math.min(counts.lowestUsd ?? Infinity, Number(row.lowest));
  counts.highestUsd = Math.max(counts.highestUsd ?? 0, Number(row.highest));
}
