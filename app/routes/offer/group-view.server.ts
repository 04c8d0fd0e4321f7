import { conditionLabels, sharedCondition } from '#app/domain/condition-label.ts';
import { groupPriceLabel } from '#app/domain/price-label.ts';
import { sizeLabel } from '#app/domain/size-label.ts';
import { listingSlug } from '#app/domain/slug.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { OfferGroup } from '#contract/offer.ts';

/** A seller's listing of a style as a card (3#4, 9#12). */
export function groupView(group: OfferGroup, language: string) {
  const t = translator(language, 'offer');
  const shared = sharedCondition(group.conditions);
  const sizes = sizeLabel(group.sizes);
  return {
    spuId: group.spuId,
    href: paths.listing(group.userId, listingSlug({ id: group.spuId, brand: group.brand, name: group.name })),
    brand: group.brand,
    name: group.name,
    image: group.imgUrl,
    price: groupPriceLabel(group, language),
    count: group.count,
    detail: [
      shared === null ? null : shared === 'varied' ? t('varied') : conditionLabels[shared],
      sizes === null ? t('multipleSizes') : sizes,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
