import type { SpuCard } from '#contract/catalog.ts';

/** `21% OFF`: the rounded-up percent (9#13), `-21 %` where OFF is no word; null when nothing is off. */
export function discountLabel(percent: number | null | undefined, language = 'en'): string | null {
  if (!percent || percent <= 0) return null;
  const whole = Math.ceil(percent);
  return language === 'en'
    ? `${whole}% OFF`
    : new Intl.NumberFormat(language, { style: 'percent' }).format(-whole / 100);
}

/** Discount of a style's card, when it is to be shown (3#5). */
export function cardDiscount(card: Pick<SpuCard, 'minAsks'>, language = 'en'): string | null {
  const lowest = card.minAsks[0];
  return lowest?.showDiscount ? discountLabel(lowest.discountPercentage, language) : null;
}
