import type { StyleFilter } from '../filters.ts';
import { conditionTests } from './conditions.ts';
import { matchRows, type Found } from './matching.ts';
import type { StyleIndex } from './style-index.ts';
import { understand, type Understood } from './understand.ts';

type Test = (row: number) => boolean;

/** What a list is under, whatever is ticked: its keyword, gender, given styles and collection. */
export interface Scope {
  /** Rows that the keyword found; null without one. */
  found: Found | null;
  understood: Understood | null;
  /** True for rows inside; `found` is not asked again. */
  holds: Test;
}

const always = () => true;

export function scopeOf(index: StyleIndex, filter: StyleFilter): Scope {
  const { columns, texts } = index;
  let understood = filter.keyword ? understand(texts, filter.keyword) : null;
  let found = understood && understood.terms.length > 0 ? matchRows(texts, columns, understood) : null;
  if (found?.rows.length === 0) {
    // Nothing says all of it: one of the words may be a slip that happens to be a word.
    understood = understand(texts, filter.keyword, true);
    found = matchRows(texts, columns, understood);
  }
  const tests: Test[] = [];
  const gender = filter.gender ?? understood?.gender;
  if (gender) {
    const { women } = columns;
    const wanted = gender === 'women' ? 1 : 0;
    tests.push((row) => women[row] === wanted);
  }
  if (filter.ids) {
    const rows = new Set(filter.ids.map((id) => index.rowOf(id)));
    tests.push((row) => rows.has(row));
  }
  if (filter.within) tests.push(...insideOf(index, filter.within));
  // A keyword that says nothing but unknown signs finds nothing.
  if (understood && !found && !understood.gender) tests.push(() => false);
  return { found, understood, holds: allOf(tests) };
}

/** The whole of another filter as tests. */
function insideOf(index: StyleIndex, filter: StyleFilter): Test[] {
  const { found, holds } = scopeOf(index, filter);
  const tests = [holds, ...conditionTests(index.columns, index.orders, filter).map(([, test]) => test)];
  if (found) {
    const inside = new Set(found.rows);
    tests.push((row) => inside.has(row));
  }
  return tests;
}

/** Unrolled for the usual few: this runs for every row of every list. */
export function allOf(tests: readonly Test[]): Test {
  const [first, second, third] = tests;
  if (!first) return always;
  if (!second) return first;
  if (!third) return (row) => first(row) && second(row);
  if (tests.length === 3) return (row) => first(row) && second(row) && third(row);
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}
