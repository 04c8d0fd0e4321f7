import { WORLDWIDE } from '#contract/primitives.ts';
import type { ListSort } from '../ordering.ts';
import type { Columns, NumberColumn } from './columns.ts';

/** Column and direction of each sort; equals come newest first. */
const sorts: Record<Exclude<ListSort, 'Given'>, readonly [NumberColumn, 'falling' | 'rising']> = {
  Featured: ['popularity', 'falling'],
  Popular: ['popularity', 'falling'],
  Top: ['popularity', 'falling'],
  MostRelevant: ['popularity', 'falling'],
  Latest: ['latest', 'falling'],
  New: ['released', 'falling'],
  NewLowestAsks: ['lowestAt', 'falling'],
  NewHighestBids: ['highestBidAt', 'falling'],
  HighDiscount: ['discount', 'falling'],
  LowPrice: ['lowest', 'rising'],
  HighPrice: ['lowest', 'falling'],
};

interface Kept<T> {
  value: T;
  /** How much of the log of changes is in it. */
  seen: number;
}

/** Regions whose prices with shipping are kept as columns. */
const REGIONS_KEPT = 6;

/** The rows in the order of each sort, and price columns: made when first asked for, then kept up with changes. */
export class Orders {
  private readonly orders = new Map<string, Kept<Uint32Array>>();
  private readonly prices = new Map<string, Kept<Float64Array>>();

  private readonly places = new WeakMap<Uint32Array, Uint32Array>();

  constructor(
    private readonly columns: Columns,
    /** Rows that changed, in the order they did; only ever grows. */
    private readonly changes: readonly number[],
  ) {}

  /** Lowest asks, or prices with shipping to a region; NaN where there is none. US cents by row. */
  pricesOf(allIn: string | null): Float64Array {
    if (allIn === null) return this.columns.numbers.lowest;
    const { columns, changes } = this;
    const kept = this.prices.get(allIn);
    const rows = columns.length;
    if (kept && kept.value.length >= rows) {
      for (; kept.seen < changes.length; kept.seen += 1)
        kept.value[changes[kept.seen]!] = columns.allIn(changes[kept.seen]!, allIn, WORLDWIDE);
      return kept.value;
    }
    const value = new Float64Array(columns.ids.length);
    for (let row = 0; row < rows; row += 1) value[row] = columns.allIn(row, allIn, WORLDWIDE);
    remember(this.prices, allIn, { value, seen: changes.length }, REGIONS_KEPT);
    return value;
  }

  /** All live rows in the order of a sort. */
  rowsBy(sort: Exclude<ListSort, 'Given'>, allIn: string | null): Uint32Array {
    const [column, direction] = sorts[sort];
    const key = column === 'lowest' ? this.pricesOf(allIn) : this.columns.numbers[column];
    const name = `${column} ${direction} ${column === 'lowest' ? (allIn ?? '') : ''}`;
    const compare = comparator(key, direction, this.columns.ids);
    const kept = this.orders.get(name);
    const value = kept ? this.keptUp(kept, compare) : this.sorted(compare);
    remember(this.orders, name, { value, seen: this.changes.length }, 10 + 2 * REGIONS_KEPT);
    return value;
  }

  /** By row its place in an order. */
  placesOf(order: Uint32Array): Uint32Array {
    const known = this.places.get(order);
    if (known) return known;
    const places = new Uint32Array(this.columns.length);
    for (let place = 0; place < order.length; place += 1) places[order[place]!] = place;
    this.places.set(order, places);
    return places;
  }

  private sorted(compare: (a: number, b: number) => number): Uint32Array {
    const { length, live } = this.columns;
    const rows = new Uint32Array(length);
    let count = 0;
    for (let row = 0; row < length; row += 1) if (live[row] === 1) rows[count++] = row;
    return rows.slice(0, count).sort(compare);
  }

  /** Takes the changed rows out and merges them in where they belong now. */
  private keptUp(kept: Kept<Uint32Array>, compare: (a: number, b: number) => number): Uint32Array {
    const { changes, columns } = this;
    const count = changes.length - kept.seen;
    if (count === 0) return kept.value;
    if (count > 500 + columns.length / 20) return this.sorted(compare);
    const changed = new Set(changes.slice(kept.seen));
    const entering = [...changed].filter((row) => columns.live[row] === 1).sort(compare);
    const merged = new Uint32Array(kept.value.length + entering.length);
    let length = 0;
    let next = 0;
    for (const row of kept.value) {
      if (changed.has(row)) continue;
      while (next < entering.length && compare(entering[next]!, row) < 0)
        merged[length++] = entering[next++]!;
      merged[length++] = row;
    }
    while (next < entering.length) merged[length++] = entering[next++]!;
    return merged.subarray(0, length);
  }
}

function comparator(key: Float64Array, direction: 'falling' | 'rising', ids: Float64Array) {
  const sign = direction === 'falling' ? -1 : 1;
  return (a: number, b: number): number => {
    const [left, right] = [key[a]!, key[b]!];
    if (left === right) return ids[b]! - ids[a]!;
    const [noLeft, noRight] = [Number.isNaN(left), Number.isNaN(right)];
    if (noLeft || noRight) return noLeft && noRight ? ids[b]! - ids[a]! : noLeft ? 1 : -1;
    return sign * (left - right);
  };
}

/** Puts an entry last and drops the first when there are more than `max`. */
function remember<T>(map: Map<string, T>, name: string, entry: T, max: number): void {
  map.delete(name);
  map.set(name, entry);
  if (map.size > max) map.delete(map.keys().next().value!);
}
