import type { OtherHit } from '#app/api/catalog.server.ts';
import { offerGroupView, type OfferGroupView } from '#app/components/offer-group-view.ts';
import { listingQuery, type ListParams } from '#app/domain/list-params.ts';
import { isLargePrice } from '#app/domain/money.ts';
import { offerPriceLabel } from '#app/domain/price-label.ts';
import { listingSlug } from '#app/domain/slug.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { Visitor } from '#app/server/visitor.server.ts';

/** Search results that are no styles (3#6), as their cards draw them. */
export type HitCard = ListingHit | CollageHit;

/** An offer, or a seller's offers of one style, leading to that seller's listings page (2.3#16). */
export interface ListingHit {
  kind: 'listing';
  key: string;
  group: OfferGroupView;
  seller: string;
}

/** A filter worth a card (F20) or a topic (2.3#19). */
export interface CollageHit {
  kind: 'collage';
  key: string;
  href: string;
  title: string;
  images: string[];
  labels: string[];
  count: string;
}

/** Cards in words of the viewer's language and money; listings keep the filters of the list. */
export function hitCards(hits: readonly OtherHit[], params: ListParams, visitor: Visitor): HitCard[] {
  const { language } = visitor.preferences;
  const t = translator(language, 'catalog');
  const query = listingQuery(params);
  return hits.flatMap((hit): HitCard[] => {
    switch (hit.type) {
      case 'offer': {
        const { offer, spu } = hit;
        const slug = listingSlug({ id: spu.id, brand: spu.brand, name: offer.offerName });
        return [
          {
            kind: 'listing',
            key: `offer-${offer.id}`,
            seller: offer.username,
            group: {
              spuId: spu.id,
              sellerId: offer.userId,
              href: paths.listing(offer.userId, slug, query),
              brand: offer.brand,
              name: offer.offerName,
              image: offer.imgUrl,
              price: offerPriceLabel(offer, language).text,
              large: isLargePrice(offer.offerPrice, null),
              detail: [conditionLabel(language, offer.condition), offer.size].filter(Boolean).join(' · '),
              count: null,
              favoriteId: offer.favoriteId,
            },
          },
        ];
      }
      case 'offerGroup': {
        const { group, user } = hit;
        return [
          {
            kind: 'listing',
            key: `group-${group.userId}-${group.spuId}`,
            seller: user.username,
            group: offerGroupView(group, language, t, query),
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
            images: filter.thumbnails,
            labels: filter.labels,
            count: t('styles', { count: filter.count }),
          },
        ];
      }
      // Topics lead into the ensemble, whose pages are not built.
      case 'topic':
        return [];
    }
  });
}
