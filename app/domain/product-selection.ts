import type { BookCell } from '#contract/offer.ts';
import type { Condition, OfferType } from '#contract/offer-states.ts';
import { conditions as conditionOrder } from './vocabulary.ts';

/** A choice with what stands behind it, in the viewer's currency. */
export interface SelectionOption<V extends string> {
  value: V;
  selected: boolean;
  /** Offers of the side asked for. */
  count: number;
  lowestAsk: number | null;
  highestBid: number | null;
}

export interface Selection {
  condition: Condition | null;
  size: string | null;
  conditions: SelectionOption<Condition>[];
  /** Sizes of the chosen condition, of all while none is chosen; empty for a style without sizes. */
  sizes: SelectionOption<string>[];
  /** What is still to be chosen before a listing can be (4#56). */
  missing: 'condition' | 'size' | 'both' | null;
  /** Best prices under the selection so far. */
  lowestAsk: number | null;
  highestBid: number | null;
  /** Offers of the side asked for under the selection so far. */
  count: number;
}

/**
 * Condition and size chosen from the book's cells and the URL: the only condition and a condition's only size
 * choose themselves (4#53, 4#54), a size that the condition does not have is dropped (4#55). `side` says which
 * offers make a choice exist; `sizeOrder` is the style's own order of sizes.
 */
export function selectFrom(
  cells: readonly BookCell[],
  wanted: {
    condition?: string | null | undefined;
    size?: string | null | undefined;
  },
  options: { side?: OfferType; sizeOrder?: readonly string[] } = {},
): Selection {
  const { side = 'ask', sizeOrder = [] } = options;
  const countOf = (cell: BookCell) => (side === 'ask' ? cell.askCount : cell.bidCount);
  const standing = cells.filter((cell) => countOf(cell) > 0);

  const present = conditionOrder.filter((condition) => standing.some((cell) => cell.condition === condition));
  const condition =
    present.length === 1 ? present[0]! : (present.find((one) => one === wanted.condition) ?? null);

  const within = standing.filter((cell) => condition === null || cell.condition === condition);
  const sizesPresent = orderSizes([...new Set(within.flatMap((cell) => cell.size ?? []))], sizeOrder);
  const onlySize = condition !== null && sizesPresent.length === 1 ? sizesPresent[0]! : null;
  const size = onlySize ?? sizesPresent.find((one) => one === wanted.size) ?? null;

  const describe = <V extends string>(value: V, selected: boolean, of: BookCell[]): SelectionOption<V> => ({
    value,
    selected,
    count: sum(of, countOf),
    ...bestOf(of),
  });
  const chosen = within.filter((cell) => size === null || cell.size === size);
  return {
    condition,
    size,
    conditions: present.map((one) =>
      describe(
        one,
        one === condition,
        standing.filter((cell) => cell.condition === one),
      ),
    ),
    sizes: sizesPresent.map((one) =>
      describe(
        one,
        one === size,
        within.filter((cell) => cell.size === one),
      ),
    ),
    missing: missingOf(standing.length > 0 && condition === null, sizesPresent.length > 0 && size === null),
    ...bestOf(chosen),
    count: sum(chosen, countOf),
  };
}

/** Lowest ask and highest bid over cells, null without any. */
export function bestOf(cells: readonly BookCell[]): {
  lowestAsk: number | null;
  highestBid: number | null;
} {
  const asks = cells.flatMap((cell) => cell.lowestAsk ?? []);
  const bids = cells.flatMap((cell) => cell.highestBid ?? []);
  return {
    lowestAsk: asks.length > 0 ? Math.min(...asks) : null,
    highestBid: bids.length > 0 ? Math.max(...bids) : null,
  };
}

/** Sizes in the style's own order, then those it does not name by text. */
export function orderSizes(sizes: readonly string[], order: readonly string[]): string[] {
  const rank = (size: string) => {
    const index = order.indexOf(size);
    return index === -1 ? order.length : index;
  };
  return [...sizes].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }));
}

function sum(cells: readonly BookCell[], of: (cell: BookCell) => number): number {
  return cells.reduce((total, cell) => total + of(cell), 0);
}

function missingOf(condition: boolean, size: boolean): Selection['missing'] {
  if (condition && size) return 'both';
  return condition ? 'condition' : size ? 'size' : null;
}
