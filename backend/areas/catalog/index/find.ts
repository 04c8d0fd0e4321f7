import type { StyleFilter } from '../filters.ts';
import type { ListSort } from '../ordering.ts';
import type { Paging } from '../queries.ts';
import { conditionTests } from './conditions.ts';
import { allOf, scopeOf, type Scope } from './scope.ts';
import type { StyleIndex } from './style-index.ts';

export interface FoundStyles {
  ids: number[];
  /** Exact, however many. */
  total: number;
  didYouMean: string | null;
  ignored: readonly string[];
}

type Test = (row: number) => boolean;

/** One page of a list. Every page costs the same: all that fit are counted either way. */
export function findStyles(
  index: StyleIndex,
  filter: StyleFilter,
  sort: ListSort,
  paging: Paging,
): FoundStyles {
  const scope = scopeOf(index, filter);
  const tests = conditionTests(index.columns, index.orders, filter).map(([, test]) => test);
  const fits = allOf([scope.holds, ...tests]);
  const page = scope.found
    ? sort === 'MostRelevant'
      ? byRelevance(index, scope, fits, paging)
      : among(index, scope, fits, rowsIn(index, filter, sort), paging)
    : pageOf(rowsIn(index, filter, sort), fits, paging);
  return {
    ids: page.rows.map((row) => index.columns.ids[row]!),
    total: page.total,
    didYouMean: page.total > 0 ? (scope.understood?.didYouMean ?? null) : null,
    ignored: scope.understood?.ignored ?? [],
  };
}

/** How many styles a filter leaves. */
export const countIn = (index: StyleIndex, filter: StyleFilter): number =>
  findStyles(index, filter, 'Featured', { pageStart: 0, pageLimit: 0 }).total;

interface Page {
  rows: number[];
  total: number;
}

function rowsIn(index: StyleIndex, filter: StyleFilter, sort: ListSort): Iterable<number> {
  if (sort !== 'Given') return index.orders.rowsBy(sort, filter.allIn);
  return (filter.ids ?? []).flatMap((id) => {
    const row = index.rowOf(id);
    return row !== undefined && index.columns.live[row] === 1 ? [row] : [];
  });
}

function pageOf(rows: Iterable<number>, fits: Test, { pageStart, pageLimit }: Paging): Page {
  const page: number[] = [];
  let total = 0;
  for (const row of rows) {
    if (!fits(row)) continue;
    if (total >= pageStart && page.length < pageLimit) page.push(row);
    total += 1;
  }
  return { rows: page, total };
}

/** What the keyword found, in the order of another sort. */
function among(index: StyleIndex, scope: Scope, fits: Test, rows: Iterable<number>, paging: Paging): Page {
  const inside = new Uint8Array(index.columns.length);
  for (const row of scope.found!.rows) if (fits(row)) inside[row] = 1;
  return pageOf(rows, (row) => inside[row] === 1, paging);
}

/** Room for two million styles below the score. */
const PLACES = 2 ** 21;
const SCORE_STEPS = 1024;

/** Best first, the more popular of equals first: score and place among the popular in one number, sorted as numbers. */
function byRelevance(index: StyleIndex, scope: Scope, fits: Test, { pageStart, pageLimit }: Paging): Page {
  const { rows, scores } = scope.found!;
  const popular = index.orders.rowsBy('Featured', null);
  const places = index.orders.placesOf(popular);
  const keys = new Float64Array(rows.length);
  let total = 0;
  for (const row of rows) {
    if (!fits(row)) continue;
    keys[total] = Math.round(scores[row]! * SCORE_STEPS) * PLACES + (PLACES - 1 - places[row]!);
    total += 1;
  }
  const sorted = keys.subarray(0, total).sort();
  const page: number[] = [];
  for (let at = pageStart; at < Math.min(total, pageStart + pageLimit); at += 1)
    page.push(popular[PLACES - 1 - (sorted[total - 1 - at]! % PLACES)]!);
  return { rows: page, total };
}
