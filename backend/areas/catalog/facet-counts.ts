import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { emptyCounts, type FacetCounts } from './facet-queries.ts';
import { baseCondition, choices, type Choice, type StyleFilter } from './filters.ts';
import type { StyleTable } from './style-table.ts';

/** The ids that a filter's keyword leaves, ascending: text is searched in the database. */
export async function keywordIds(db: Db, filter: StyleFilter): Promise<Float64Array> {
  const { rows } = (await db.execute(
    sql`select string_agg(id::text, ',' order by id) as ids from ${spus} where ${baseCondition(filter)}`,
  )) as unknown as { rows: { ids: string | null }[] };
  return Float64Array.from(rows[0]?.ids?.split(',') ?? [], Number);
}

/** Rows of ids, both ascending; ids that the table does not have (yet) are left out. */
function rowsOf(table: StyleTable, ids: Float64Array): Uint32Array {
  const rows = new Uint32Array(ids.length);
  let count = 0;
  let row = 0;
  for (const id of ids) {
    while (row < table.length && table.ids[row]! < id) row += 1;
    if (table.ids[row] === id) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

/**
 * Every facet counted under all other filters (3#18): what `countFacets` reads from the database, counted in the
 * table. `ids` narrows it to what the keyword found.
 */
export function countInTable(table: StyleTable, filter: StyleFilter, ids: Float64Array | null): FacetCounts {
  const fits = choices.map((choice) => fitting(table, filter, choice));
  const codes = choices.map((choice) => table.codes[choice]);
  const found = choices.map((choice) => new Uint32Array(table.values[choice].length));
  const { women, marketplace, lowestUsd } = table;
  const gender = filter.gender === null ? -1 : filter.gender === 'women' ? 1 : 0;
  const bounded = filter.lowestUsd !== null || filter.highestUsd !== null;
  const [low, high] = [filter.lowestUsd ?? 0, filter.highestUsd ?? Infinity];
  const PRICE = choices.length;
  let [lowest, highest] = [Infinity, -Infinity];

  const rows = ids && rowsOf(table, ids);
  const length = rows ? rows.length : table.length;
  for (let at = 0; at < length; at += 1) {
    const row = rows ? rows[at]! : at;
    if (gender !== -1 && women[row] !== gender) continue;
    if (filter.marketplace && marketplace[row] === 0) continue;
    const price = lowestUsd[row]!;
    // The one filter that the style fails; those that fail two count nowhere.
    let failed = bounded && !(price >= low && price <= high) ? PRICE : -1;
    let failures = failed === -1 ? 0 : 1;
    for (let choice = 0; choice < PRICE && failures < 2; choice += 1) {
      if (fits[choice]![codes[choice]![row]!] === 0) {
        failed = choice;
        failures += 1;
      }
    }
    if (failures > 1) continue;
    for (let choice = 0; choice < PRICE; choice += 1) {
      if (failures === 0 || failed === choice) found[choice]![codes[choice]![row]!]! += 1;
    }
    if ((failures === 0 || failed === PRICE) && !Number.isNaN(price)) {
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
  }

  const counts = emptyCounts();
  if (highest >= lowest) Object.assign(counts, { lowestUsd: lowest, highestUsd: highest });
  for (const [place, choice] of choices.entries()) {
    found[place]!.forEach((styles, code) => {
      if (styles === 0) return;
      for (const value of table.values[choice][code]!)
        counts[choice].set(value, (counts[choice].get(value) ?? 0) + styles);
    });
  }
  return counts;
}

/** Per code of a choice, 1 where a ticked value is among its values, or where none is ticked. */
function fitting(table: StyleTable, filter: StyleFilter, choice: Choice): Uint8Array {
  const ticked = new Set(filter[choice]);
  return Uint8Array.from(table.values[choice], (values) =>
    ticked.size === 0 || values.some((value) => ticked.has(value)) ? 1 : 0,
  );
}
