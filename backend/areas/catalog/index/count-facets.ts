import { add, addSize, emptyCounts, type FacetCounts } from '../facet-queries.ts';
import { choices, conditionNames, type StyleFilter } from '../filters.ts';
import { conditionTests } from './conditions.ts';
import { scopeOf } from './scope.ts';
import type { StyleIndex } from './style-index.ts';

/** Every facet counted under all other filters (3#18): what `countFacets` reads from the database. */
export function countInIndex(index: StyleIndex, filter: StyleFilter): FacetCounts {
  const { columns, orders } = index;
  const scope = scopeOf(index, filter);
  const tests = conditionTests(columns, orders, filter);
  const prices = orders.pricesOf(filter.allIn);
  const codes = choices.map((choice) => columns.codes[choice]);
  const tallies = choices.map((choice) => new Uint32Array(columns.valuesOf(choice).length));
  const [categories, sizes] = [columns.codes.category, columns.codes.size];
  const sizeCodes = columns.valuesOf('size').length;
  const bySize = new Uint32Array(columns.valuesOf('category').length * sizeCodes);
  const NONE = -1;
  /** The facet of each filter, by its place among the choices. */
  const places = tests.map(([name]) => conditionNames.indexOf(name));
  const PRICE = conditionNames.indexOf('price');
  const sizePlace = choices.indexOf('size');
  const lifted = new Uint32Array(conditionNames.length);
  let total = 0;
  let marketplace = 0;
  let [lowest, highest] = [Infinity, -Infinity];

  const rows = scope.found?.rows;
  const length = rows ? rows.length : columns.length;
  for (let at = 0; at < length; at += 1) {
    const row = rows ? rows[at]! : at;
    if (columns.live[row] === 0 || !scope.holds(row)) continue;
    // The one filter that the style fails; those that fail two count nowhere.
    let failed = NONE;
    let failures = 0;
    for (let test = 0; test < tests.length && failures < 2; test += 1) {
      if (tests[test]![1](row)) continue;
      failed = places[test]!;
      failures += 1;
    }
    if (failures > 1) continue;
    if (failed === NONE) {
      total += 1;
      marketplace += columns.marketplace[row]!;
      for (let choice = 0; choice < codes.length; choice += 1) tallies[choice]![codes[choice]![row]!]! += 1;
    } else {
      lifted[failed]! += 1;
      if (failed < codes.length) tallies[failed]![codes[failed]![row]!]! += 1;
    }
    if (failed === NONE || failed === sizePlace) bySize[categories[row]! * sizeCodes + sizes[row]!]! += 1;
    if (failed !== NONE && failed !== PRICE) continue;
    const price = prices[row]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }

  const counts = { ...emptyCounts(), total, marketplace };
  if (highest >= lowest) Object.assign(counts, { lowestUsd: lowest, highestUsd: highest });
  for (const [place, name] of conditionNames.entries())
    if (places.includes(place)) counts.lift.set(name, total + lifted[place]!);
  for (const [place, choice] of choices.entries()) {
    const values = columns.valuesOf(choice);
    tallies[place]!.forEach((styles, code) => {
      if (styles > 0) for (const value of values[code]!) add(counts[choice], value, styles);
    });
  }
  const sizeValues = columns.valuesOf('size');
  bySize.forEach((styles, at) => {
    if (styles === 0) return;
    const [category] = columns.valuesOf('category')[Math.floor(at / sizeCodes)]!;
    for (const size of sizeValues[at % sizeCodes]!) addSize(counts, category!, size, styles);
  });
  return counts;
}
