import type { OtherHit } from '#app/api/catalog.server.ts';
import { groupPriceLabel, offerPriceLabel } from '#app/domain/price-label.ts';
import { conditionLabels, sharedCondition } from '#app/domain/condition-label.ts';
import { listingQuery, type ListParams } from '#app/domain/list-params.ts';
import { sizeLabel } from '#app/domain/size-label.ts';
import { listingSlug } from '#app/domain/slug.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { Visitor } from '#app/server/visitor.server.ts';

/** Search results that are no styles (3#6), as their cards draw them. */
export type HitCard = ListingHit | CollageHit;

/** An offer, or a seller's offers of one style, leading to that seller's listings page (2.3#16). */
export interface ListingHit {
  kind: 'listing';
  key: string;
  href: string;
  brand: string;
  name: string;
  image: string;
  price: string;
  seller: string;
  /** Condition and size as 9#12 puts them. */
  detail: string;
  /** "3 offers"; null for one. */
  count: string | null;
}

/** A filter worth a card (F20) or a topic (2.3#19): up to four pictures and two labels (9#12). */
export interface CollageHit {
  kind: 'collage';
  key: string;
  href: string;
  title: string;
  images: string[];
  labels: string[];
}

const PICTURES = 4;
const LABELS = 2;

/** Cards in words of the viewer's language and money; listings keep the filters of the list. */
export function hitCards(hits: readonly OtherHit[], params: ListParams, visitor: Visitor): HitCard[] {
  const { language } = visitor.preferences;
  const t = translator(language, 'catalog');
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' · ');
  return hits.flatMap((hit): HitCard[] => {
    switch (hit.type) {
      case 'offer': {
        const { offer, spu } = hit;
        const slug = listingSlug({ id: spu.id, brand: spu.brand, name: offer.offerName });
        return [
          {
            kind: 'listing',
            key: `offer-${offer.id}`,
            href: paths.listing(offer.userId, slug, listingQuery(params)),
            brand: offer.brand,
            name: offer.offerName,
            image: offer.imgUrl,
            price: offerPriceLabel(offer, language).text,
            seller: offer.username,
            detail: join([conditionLabels[offer.condition], offer.size ?? '']),
            count: null,
          },
        ];
      }
      case 'offerGroup': {
        const { group, user } = hit;
        const condition = sharedCondition(group.conditions);
        const slug = listingSlug({ id: group.spuId, brand: group.brand, name: group.name });
        return [
          {
            kind: 'listing',
            key: `group-${group.userId}-${group.spuId}`,
            href: paths.listing(group.userId, slug, listingQuery(params)),
            brand: group.brand,
            name: group.name,
            image: group.imgUrl,
            price: groupPriceLabel(group, language),
            seller: user.username,
            detail: join([
              condition === 'varied' ? t('varied') : condition ? conditionLabels[condition] : '',
              sizeLabel(group.sizes) ?? t('multipleSizes'),
            ]),
            count: group.count > 1 ? t('offers', { count: group.count }) : null,
          },
        ];
      }
      case 'spuFilter': {
        const { filter } = hit;
        return [
          {
            kind: 'collage',
            key: `filter-${filter.query}`,
            href: paths.searchQuery(filter.query),
            title: filter.name,
            images: filter.thumbnails.slice(0, PICTURES),
            labels: [...filter.labels.slice(0, LABELS), t('styles', { count: filter.count })],
          },
        ];
      }
      // Topics lead into the ensemble, whose pages are not built.
      case 'topic':
        return [];
    }
  });
}
