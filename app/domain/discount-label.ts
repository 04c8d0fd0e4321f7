import type { SpuCard } from '#contract/catalog.ts';

/** `21% OFF`: the rounded-up percent (9#13); null when nothing is off. */
export function discountLabel(percent: number | null | undefined): string | null {
  return percent && percent > 0 ? `${Math.ceil(percent)}% OFF` : null;
}

/** Discount of a style's card, when it is to be shown (3#5). */
export function cardDiscount(card: Pick<SpuCard, 'minAsks'>): string | null {
  const lowest = card.minAsks[0];
  return lowest?.showDiscount ? discountLabel(lowest.discountPercentage) : null;
}
