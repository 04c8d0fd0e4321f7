import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getSoldOffer } from '#app/api/offer.server.ts';
import { offerFacts } from '#app/components/offer-facts.ts';
import { galleryImages } from '#app/components/gallery/gallery-images.ts';
import { formatMoney, isApprox } from '#app/domain/money.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { listingSlug, parseListingSlug, productSlug } from '#app/domain/slug.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage } from '#app/server/guards.server.ts';
import { redirectTap } from '#app/server/measure-tap.server.ts';
import { readOwnMeasurements } from '#app/server/own-measurements.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** A sold piece at its seller's: both address forms share it (2.1#38, 2.1#43, 2.3#17). */
export async function loadSold(args: LoaderFunctionArgs, seller: { id: number; username: string }) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const orderOfferId = parseListingSlug(args.params.slug ?? '');
  if (orderOfferId === null) throw redirect(paths.userListings(seller.id));
  redirectTap(args.request);
  const [{ sold, offer, spu }, mine] = await Promise.all([
    getSoldOffer(visitor, orderOfferId),
    readOwnMeasurements(args.request, visitor),
  ]);
  if (sold.userId !== seller.id) throw notFoundPage(t('offerNotFound'), t('offerNotFoundHelp'));
  const alt = { brand: spu.brand, name: sold.offerName, condition: conditionLabel(language, sold.condition) };
  const pictures = offer.offerImages.length > 0 ? offer.offerImages : [{ imageUrl: sold.imgUrl, ratio: -1 }];
  const approx = isApprox(sold.soldCurrency, sold.originalSoldCurrency);
  const price = formatMoney(sold.soldPrice, sold.soldCurrency, language);
  return {
    brand: spu.brand,
    brandHref: paths.designer(spu.gender, spu.brandSlug),
    name: sold.offerName,
    productHref: paths.product(spu.gender, productSlug(spu)),
    seller: {
      name: seller.username,
      href: paths.userListings(seller.id),
      avatar: offer.avatarUrl,
      ...badgesOf(offer.userStatus),
    },
    images: galleryImages(pictures, (index) => t('photoAlt', { ...alt, index })),
    unit: visitor.preferences.unit,
    mine,
    facts: offerFacts(conditionLabel(language, sold.condition), sold.size, t),
    price: approx ? t('approx', { price }) : price,
    original: approx
      ? t('originally', { price: formatMoney(sold.originalSoldPrice, sold.originalSoldCurrency, language) })
      : null,
    description: offer.offerDescription,
    soldOn: t('soldOn', { date: dateLabel(sold.offerSoldTime, language) }),
    soldTime: sold.offerSoldTime.toISOString(),
    title: `${t('soldTitle', { name: `${spu.brand} ${sold.offerName}` })} · Offcut`,
    canonical: paths.sold(
      seller.id,
      listingSlug({ id: sold.orderOfferId, brand: sold.brand, name: sold.offerName }),
    ),
    messages: messagesFor(language, ['offer', 'gallery']),
  };
}
export type SoldPage = Awaited<ReturnType<typeof loadSold>>;
