import { and, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { baseCondition, choiceConditions, choices, type Choice, type StyleFilter } from './filters.ts';

/** Counts by value per facet, and the span of the lowest asks in US cents. */
export interface FacetCounts extends Record<Choice, Map<string, number>> {
  lowestUsd: number | null;
  highestUsd: number | null;
}

export const emptyCounts = (): FacetCounts => ({
  brand: new Map(),
  category: new Map(),
  subcategory: new Map(),
  condition: new Map(),
  size: new Map(),
  color: new Map(),
  region: new Map(),
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
 * lists, of which there are few, and taken apart by whoever reads this.
 */
export function facetStatement(filter: StyleFilter): SQL {
  const ticked = Object.entries(choiceConditions(filter)) as [Choice | 'price', SQL][];
  const fails = (condition: SQL) => sql`(${condition}) is not true`;
  const cases = ticked.map(([name, condition]) => sql`when ${fails(condition)} then ${sql.raw(`'${name}'`)}`);
  const failed = ticked.length === 0 ? sql`''` : sql`case ${sql.join(cases, sql` `)} else '' end`;
  const failures = sql.join(
    ticked.map(([, condition]) => sql`(${fails(condition)})::int`),
    sql` + `,
  );
  const columns = choices.map((choice) => columnOf[choice]);
  return sql`
    select grouping(${sql.raw(columns.join(', '))}) as absent, ${sql.raw(columns.join(', '))}, failed,
      count(*)::int as styles, min(lowest_ask_usd) as lowest, max(lowest_ask_usd) as highest
    from (
      select ${sql.raw(columns.join(', '))}, lowest_ask_usd, ${failed} as failed
      from ${spus}
      where ${and(baseCondition(filter), ticked.length > 1 ? sql`${failures} <= 1` : undefined)}
    ) base
    group by grouping sets ((failed), ${sql.raw(columns.map((column) => `(failed, ${column})`).join(', '))})`;
}

interface FacetRow extends Record<string, unknown> {
  /** One bit per column, the first column's the highest; 0 where the row is about that column. */
  absent: number;
  failed: Choice | 'price' | '';
  styles: number;
  lowest: string | number | null;
  highest: string | number | null;
}

/** Reads the facets of a filter as they are now; `countInTable` is the quicker way to what they were a minute ago. */
export async function countFacets(db: Db, filter: StyleFilter): Promise<FacetCounts> {
  const { rows } = (await db.execute(facetStatement(filter))) as unknown as { rows: FacetRow[] };
  const counts = emptyCounts();
  for (const row of rows) {
    const choice = choices.find((_, place) => (row.absent & (1 << (choices.length - 1 - place))) === 0);
    if (row.failed !== '' && row.failed !== (choice ?? 'price')) continue;
    if (choice) addTo(counts[choice], row[columnOf[choice]], row.styles);
    else widen(counts, row);
  }
  return counts;
}

function addTo(counts: Map<string, number>, value: unknown, styles: number): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (typeof one === 'string') counts.set(one, (counts.get(one) ?? 0) + styles);
  }
}

function widen(counts: FacetCounts, { lowest, highest }: FacetRow): void {
  if (lowest === null || highest === null) return;
  counts.lowestUsd = Math.min(counts.lowestUsd ?? Infinity, Number(lowest));
  counts.highestUsd = Math.max(counts.highestUsd ?? 0, Number(highest));
}
