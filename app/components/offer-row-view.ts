import { offerPriceLabel, shippingLabel } from '#app/domain/price-label.ts';
import { relativeTime } from '#app/domain/relative-time.ts';
import { listingSlug } from '#app/domain/slug.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { paths } from '#app/paths.ts';
import type { Offer } from '#contract/offer.ts';

/** An ask or bid as a row of the book draws it: finished words only. */
export interface OfferRowView {
  id: number;
  href: string;
  label: string;
  image: string;
  name: string;
  avatar: string | null;
  verified: boolean;
  official: boolean;
  facts: string[];
  where: string[];
  price: string;
  shipping: string | null;
  mine: boolean;
  /** More pictures than the one shown: where they are, and how many (4#43). */
  story: { src: string; count: number; name: string } | null;
}

interface Context {
  language: string;
  /** The viewer's region by name. */
  regionName: string;
  viewerId: number | null;
  now: Date;
  t: Translate<MessageKey<MessagesOf<'product'>>>;
  common: Translate<MessageKey<MessagesOf<'common'>>>;
}

/** `brand` and `name` are the style's, for the address of the listing. */
export function offerRowView(
  offer: Offer,
  spu: { id: number; brand: string; name: string },
  context: Context,
): OfferRowView {
  const { language, t, common, now, viewerId } = context;
  const price = offerPriceLabel(offer, language);
  const condition = common(`condition${offer.condition}`);
  return {
    id: offer.id,
    // Listings are asks: a bid has no page of its own, its bidder has.
    href:
      offer.offerType === 'bid'
        ? paths.userListings(offer.userId)
        : paths.listing(offer.userId, listingSlug(spu), { condition: offer.condition, size: offer.size }),
    label: t('offerBy', { name: offer.username, condition, price: price.text }),
    image: offer.imgUrl,
    name: offer.username,
    avatar: offer.avatarUrl,
    ...badgesOf(offer.userStatus),
    facts: [condition, ...(offer.size ? [t('sizeIs', { size: offer.size })] : [])],
    where: [offer.offerCountry, relativeTime(offer.offerUpdateTime, now, language) ?? t('justNow')],
    price: price.approx ? t('approx', { price: price.text }) : price.text,
    shipping: offer.offerType === 'bid' ? null : shippingText(offer, context),
    mine: offer.userId === viewerId,
    story:
      offer.offerType === 'ask' && offer.offerImages.length > 1
        ? {
            src: paths.story(offer.id, String(offer.offerUpdateTime.getTime())),
            count: offer.offerImages.length,
            name: offer.username,
          }
        : null,
  };
}

/** Shipping to the viewer in words: free, a price, or not at all. */
export function shippingText(
  offer: Offer,
  { language, regionName, t }: Pick<Context, 'language' | 'regionName' | 't'>,
): string {
  const shipping = shippingLabel(offer, language);
  if (shipping.kind === 'free') return t('freeShipping');
  return shipping.kind === 'price'
    ? t('plusShipping', { price: shipping.text })
    : t('noShipping', { region: regionName });
}
