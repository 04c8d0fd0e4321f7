import type { BagGroup, BagLine } from '#contract/bag.ts';
import { toDecimal, toMinor } from '#contract/money.ts';

/** Lines that can be bought as they are (4#33, F22). */
export function buyableLines(group: Pick<BagGroup, 'offers'>): BagLine[] {
  return group.offers.filter((line) => line.problem === null);
}

/** Lines that cannot, for "remove all unavailable" (F23). */
export function problemLines(group: Pick<BagGroup, 'offers'>): BagLine[] {
  return group.offers.filter((line) => line.problem !== null);
}

/**
 * The selected offers of a seller's group: everything buyable on the first visit, when nothing was chosen yet
 * (`null`, F6); else what was chosen, without lines that are gone or cannot be bought any more (4#31).
 */
export function selectionOf(group: Pick<BagGroup, 'offers'>, chosen: readonly number[] | null): number[] {
  const buyable = buyableLines(group).map((line) => line.offerId);
  return chosen === null ? buyable : buyable.filter((id) => chosen.includes(id));
}

/** The selection after select-all was pressed: all, or none when all were selected (2.3#26). */
export function toggleAll(group: Pick<BagGroup, 'offers'>, selected: readonly number[]): number[] {
  const all = selectionOf(group, null);
  return all.every((id) => selected.includes(id)) ? [] : all;
}

export interface BagTotals {
  /** Decimals of the currency; null when a selected offer has no convertible price (D9). */
  price: number | null;
  /** Null when a selected offer is not shipped to the viewer's region. */
  shipping: number | null;
  currency: string;
}

/**
 * Totals over the selected lines in the viewer's currency, added in minor units. Shipping is paid per line, whatever
 * its quantity, as orders reckon it.
 */
export function selectedTotals(group: BagGroup, selected: readonly number[]): BagTotals {
  const lines = group.offers.filter((line) => selected.includes(line.offerId));
  const currency = group.totalPriceCurrency;
  const add = (of: (line: BagLine) => number | null, pieces: (line: BagLine) => number): number | null => {
    let total = 0;
    for (const line of lines) {
      const each = of(line);
      if (each === null) return null;
      total += toMinor(each, currency) * pieces(line);
    }
    return toDecimal(total, currency);
  };
  return {
    price: add(
      (line) => line.offerPrice,
      (line) => line.quantity,
    ),
    shipping: add(
      (line) => line.shippingPrice,
      () => 1,
    ),
    currency,
  };
}

/**
 * Why the selected lines cannot be bought now (8#12): 'select an item to continue', 'bundle unavailable currency',
 * 'bundle unavailable region'.
 */
export type BundleProblem = 'select' | 'currency' | 'region';

/**
 * What keeps a group's buy-now from going on: nothing selected (2.3#26), no price, or, where there is a price, no
 * shipping to the region (2.3#29, A22). Null: nothing.
 */
export function bundleProblem(group: BagGroup, selected: readonly number[]): BundleProblem | null {
  if (!group.offers.some((line) => selected.includes(line.offerId))) return 'select';
  const totals = selectedTotals(group, selected);
  if (totals.price === null) return 'currency';
  return totals.shipping === null ? 'region' : null;
}

/** What a group offers to do: an official seller's items are bought in its own shop (2.3#28, 6#5). */
export function groupAction(group: BagGroup): 'shop' | 'buy' {
  const external = group.offers.some((line) => line.offerUrl !== null);
  return group.userInfo.userStatus === 'Official' || external ? 'shop' : 'buy';
}

/** Highest quantity a line may have: its stock, 1 for offers with their own page (4#28, E10). */
export function maxQuantity(line: Pick<BagLine, 'inventory' | 'offerUrl'>): number {
  return line.offerUrl === null ? Math.max(1, line.inventory) : 1;
}

/** The quantity stepper shows only for offers without their own page (2.3#27). */
export function hasStepper(line: Pick<BagLine, 'offerUrl'>): boolean {
  return line.offerUrl === null;
}
