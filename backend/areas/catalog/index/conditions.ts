import { choices, type Choice, type ConditionName, type StyleFilter } from '../filters.ts';
import { qualifiedSizes } from '../qualified-sizes.ts';
import type { Orders } from './orders.ts';
import type { Columns } from './columns.ts';

type Test = (row: number) => boolean;

/** The filters in use as tests of a row, by name: what `choiceConditions` is in SQL. */
export function conditionTests(
  columns: Columns,
  orders: Orders,
  filter: StyleFilter,
): [ConditionName, Test][] {
  const tests: [ConditionName, Test][] = [];
  for (const choice of choices) {
    if (filter[choice].length === 0) continue;
    tests.push([
      choice,
      choice === 'size' ? sizeTest(columns, filter.size) : choiceTest(columns, choice, filter[choice]),
    ]);
  }
  if (filter.lowestUsd !== null || filter.highestUsd !== null) {
    const prices = orders.pricesOf(filter.allIn);
    const [low, high] = [filter.lowestUsd ?? 0, filter.highestUsd ?? Infinity];
    // NaN is neither above nor below: nobody offers it.
    tests.push(['price', (row) => prices[row]! >= low && prices[row]! <= high]);
  }
  if (filter.marketplace) {
    const { marketplace } = columns;
    tests.push(['mp', (row) => marketplace[row] === 1]);
  }
  if (filter.since !== null) {
    const { since } = filter;
    const times = columns.numbers[filter.sinceOf];
    tests.push(['time', (row) => times[row]! >= since]);
  }
  return tests;
}

/** Per code of a choice, 1 where a ticked value is among its values. */
function fitting(columns: Columns, choice: Choice, ticked: readonly string[]): Uint8Array {
  const wanted = new Set(ticked);
  return Uint8Array.from(columns.valuesOf(choice), (values) =>
    values.some((value) => wanted.has(value)) ? 1 : 0,
  );
}

function choiceTest(columns: Columns, choice: Choice, ticked: readonly string[]): Test {
  const fits = fitting(columns, choice, ticked);
  const codes = columns.codes[choice];
  return (row) => fits[codes[row]!] === 1;
}

function sizeTest(columns: Columns, ticked: readonly string[]): Test {
  const { plain, byCategory } = qualifiedSizes(ticked);
  const fits = fitting(columns, 'size', plain);
  const sizes = columns.codes.size;
  if (byCategory.size === 0) return (row) => fits[sizes[row]!] === 1;
  const categories = columns.codes.category;
  const bound = columns.valuesOf('category').map(([category]) => {
    const own = byCategory.get(category ?? '');
    return own ? fitting(columns, 'size', own) : null;
  });
  return (row) => {
    const own = bound[categories[row]!];
    if (plain.length > 0 && fits[sizes[row]!] === 1) return true;
    return own ? own[sizes[row]!] === 1 : plain.length === 0;
  };
}
