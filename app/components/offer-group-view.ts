import { sharedCondition } from '#app/domain/condition-label.ts';
import { isLargePrice } from '#app/domain/money.ts';
import { groupPriceLabel } from '#app/domain/price-label.ts';
import { sizeLabel } from '#app/domain/size-label.ts';
import { listingSlug } from '#app/domain/slug.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { paths } from '#app/paths.ts';
import type { OfferGroup } from '#contract/offer.ts';

/** A seller's offers of one style as a card draws them: finished words only. */
export interface OfferGroupView {
  spuId: number;
  sellerId: number;
  href: string;
  brand: string;
  name: string;
  image: string;
  price: string;
  large: boolean;
  /** Condition and size by the label rules (9#12). */
  detail: string;
  /** "3 offers"; null for one. */
  count: string | null;
  favoriteId: number | null;
}

/** `query` are the filters of the list that the card stands in, which its listings page keeps (2.3#16). */
export function offerGroupView(
  group: OfferGroup,
  language: string,
  t: Translate<'varied' | 'multipleSizes' | 'offers'>,
  query?: Parameters<typeof paths.listing>[2],
): OfferGroupView {
  const condition = sharedCondition(group.conditions);
  return {
    spuId: group.spuId,
    sellerId: group.userId,
    href: paths.listing(
      group.userId,
      listingSlug({ id: group.spuId, brand: group.brand, name: group.name }),
      query,
    ),
    brand: group.brand,
    name: group.name,
    image: group.imgUrl,
    price: groupPriceLabel(group, language),
    large: isLargePrice(group.highPrice, null),
    detail: [
      condition === 'varied' ? t('varied') : condition ? conditionLabel(language, condition) : '',
      sizeLabel(group.sizes) ?? t('multipleSizes'),
    ]
      .filter(Boolean)
      .join(' · '),
    count: group.count > 1 ? t('offers', { count: group.count }) : null,
    favoriteId: group.favoriteId,
  };
}
