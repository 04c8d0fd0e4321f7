import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { listListing } from '#app/api/offer.server.ts';
import { galleryImages } from '#app/components/gallery/gallery-images.ts';
import { decodeListParams } from '#app/domain/list-params.ts';
import { formatMoney } from '#app/domain/money.ts';
import { listText } from '#app/domain/list-text.ts';
import { sizeParts } from '#app/domain/my-sizes.ts';
import { actionsFor, type ActingViewer } from '#app/domain/offer-actions.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { offerPriceLabel, priceBounds, priceRange, shippingLabel } from '#app/domain/price-label.ts';
import { regionName } from '#app/domain/region-name.ts';
import { relativeTime } from '#app/domain/relative-time.ts';
import { listingSlug, parseListingSlug, productSlug } from '#app/domain/slug.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { conditions, isOneOf } from '#app/domain/vocabulary.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage } from '#app/server/guards.server.ts';
import { standingLabel } from '#app/components/user-head.server.ts';
import { redirectTap } from '#app/server/measure-tap.server.ts';
import { readOwnMeasurements } from '#app/server/own-measurements.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import type { Offer } from '#contract/offer.ts';
import type { User } from '#contract/user.ts';

/** Of a stock of hundreds this many stand under the filters, which find the others. */
const ROWS_MAX = 50;

/** A seller's asks of one style: both address forms share it (2.1#37, 2.1#43). */
export async function loadListing(args: LoaderFunctionArgs, seller: User) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const spuId = parseListingSlug(args.params.slug ?? '');
  // A non-numeric id goes to the user's listings (2.1#43).
  if (spuId === null) throw redirect(paths.userListings(seller.id));
  redirectTap(args.request);
  const url = new URL(args.request.url);
  const filters = filtersOf(url.searchParams);
  const [{ spu, offers: all, favoriteId }, narrowed, account, mine] = await Promise.all([
    listListing(visitor, seller.username, spuId, {}),
    filters ? listListing(visitor, seller.username, spuId, filters) : null,
    visitor.account(),
    readOwnMeasurements(args.request, visitor),
  ]);
  if (all.length === 0) throw notFoundPage(t('offerNotFound'), t('offerNotFoundHelp'));
  // Filters that leave nothing of this seller are no filters.
  const offers = narrowed && narrowed.offers.length > 0 ? narrowed.offers : all;

  const wantedCondition = onlyOne(url.searchParams, 'condition');
  const condition =
    isOneOf(conditions, wantedCondition) && offers.some((offer) => offer.condition === wantedCondition)
      ? wantedCondition
      : null;
  const wantedSize = onlyOne(url.searchParams, 'size');
  const inCondition = offers.filter((offer) => !condition || offer.condition === condition);
  // A size that the condition does not have is no choice (4#55).
  const size = inCondition.some((offer) => offer.size === wantedSize) ? wantedSize : null;
  // Some of several alike, from the list of them or a link that names them (2.2#3).
  const ids = url.searchParams.getAll('offer');
  const named = offers.filter((offer) => ids.includes(String(offer.id)));
  const shown = named.length > 0 ? named : inCondition.filter((offer) => !size || offer.size === size);
  const viewer: ActingViewer = account
    ? { session: 'LoggedIn', id: account.id, userStatus: account.userStatus }
    : { session: 'NotLoggedIn' };
  const single = shown.length === 1 ? shown[0]! : null;
  const bounds = priceBounds(shown);
  const first = shown[0] ?? offers[0]!;
  const alt = {
    brand: spu.brand,
    name: first.offerName,
    condition: conditionLabel(language, first.condition),
  };
  const chosen = single ? { condition: single.condition, size: single.size } : { condition, size };
  return {
    brand: spu.brand,
    brandHref: paths.designer(spu.gender, spu.brandSlug),
    name: first.offerName,
    productHref: paths.product(spu.gender, productSlug(spu)),
    bidHref: paths.createBid(spu.gender, productSlug(spu), chosen),
    watchHref: paths.watch(spu.gender, productSlug(spu), chosen),
    spuId: spu.id,
    sellerId: seller.id,
    favoriteId,
    seller: {
      name: first.username,
      href: paths.userListings(seller.id),
      avatar: first.avatarUrl,
      ...badgesOf(first.userStatus),
      standing: standingLabel(seller, language),
    },
    images: galleryImages(picturesOf(shown), (index) => t('photoAlt', { ...alt, index })),
    unit: visitor.preferences.unit,
    mine,
    conditions: choices(
      condition,
      conditions.filter((one) => offers.some((offer) => offer.condition === one)),
      (value) => (value === null ? t('all') : conditionLabel(language, value)),
      (value) => {
        const keepsSize = offers.some(
          (offer) => offer.size === size && (value === null || offer.condition === value),
        );
        return pageAddress(url, { offer: null, condition: value, ...(keepsSize ? {} : { size: null }) });
      },
    ),
    sizes: choices(
      size,
      [...new Set(offers.flatMap((offer) => offer.size ?? []))],
      (value) => value ?? t('all'),
      (value) => pageAddress(url, { offer: null, size: value }),
    ),
    price: single
      ? priceText(single, language)
      : priceRange(bounds.low, bounds.high, first.currency, language),
    single: single ? singleView(single, viewer, visitor) : null,
    rows: single ? [] : shown.slice(0, ROWS_MAX).map((offer) => rowView(offer, url, visitor)),
    /** The way to what the list's filters left out. */
    everything:
      offers.length < all.length
        ? { href: pageAddress(url, withoutFilters), label: t('allOfListing', { count: all.length }) }
        : null,
    owner: account?.id === seller.id,
    // By the style's name, which stays when this seller's offers change.
    canonical: paths.listing(seller.id, listingSlug(spu)),
    title: `${spu.brand} ${first.offerName}, ${first.username} · Offcut`,
    messages: messagesFor(language, ['offer', 'gallery']),
  };
}
export type ListingPage = Awaited<ReturnType<typeof loadListing>>;

/** What a list narrows its offer cards by, and they keep in their address (2.3#16); condition and size are chosen here. */
const withoutFilters = {
  lowestPrice: null,
  highestPrice: null,
  keyword: null,
  region: null,
  condition: null,
  size: null,
} as const;

/** The filters of the list somebody came from; null when there are none. */
function filtersOf(search: URLSearchParams) {
  const { lowestPrice, highestPrice, keyword, region, condition, size } = decodeListParams(search);
  const filters = {
    ...(lowestPrice === null ? {} : { lowestPrice }),
    ...(highestPrice === null ? {} : { highestPrice }),
    ...(keyword ? { keyword } : {}),
    ...(region.length > 0 ? { region } : {}),
    ...(condition.length > 1 ? { condition } : {}),
    ...(size.length > 1 ? { size: size.map((value) => sizeParts(value).size) } : {}),
  };
  return Object.keys(filters).length > 0 ? filters : null;
}

/** The value of a parameter that is there once: one of several is no choice, but a filter. */
function onlyOne(search: URLSearchParams, name: 'condition' | 'size'): string | null {
  const values = search.getAll(name);
  return values.length === 1 ? sizeParts(values[0]!).size : null;
}

/** Pictures of all these offers, each once. */
function picturesOf(offers: readonly Offer[]) {
  const images = offers.flatMap((offer) => offer.offerImages);
  return images.filter(
    (image, index) => images.findIndex(({ imageUrl }) => imageUrl === image.imageUrl) === index,
  );
}

/** The options of a choice as links, "All" first. */
function choices<V extends string>(
  chosen: string | null,
  values: readonly V[],
  labelOf: (value: V | null) => string,
  hrefOf: (value: V | null) => string,
) {
  return [null, ...values].map((value) => ({
    href: hrefOf(value),
    label: labelOf(value),
    current: value === chosen,
  }));
}

/** The price, marked where it was converted (9#18). */
function priceText(offer: Offer, language: string): string {
  const { text, approx } = offerPriceLabel(offer, language);
  return approx ? translator(language, 'offer')('approx', { price: text }) : text;
}

/** One of several, with the address that leaves only it. */
function rowView(offer: Offer, url: URL, visitor: Visitor) {
  const { language } = visitor.preferences;
  const price = priceText(offer, language);
  return {
    id: offer.id,
    href: pageAddress(url, { offer: String(offer.id) }),
    label: listText([conditionLabel(language, offer.condition), offer.size, price], language),
    image: offer.imgUrl,
    facts: [conditionLabel(language, offer.condition), ...(offer.size ? [offer.size] : [])],
    price,
    shipping: shippingText(offer, visitor),
    time: timeText(offer, language),
  };
}

/** One offer in full: what it costs, how it ships, what may be done. */
function singleView(offer: Offer, viewer: ActingViewer, visitor: Visitor) {
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const now = new Date();
  const price = offerPriceLabel(offer, language);
  const actions = actionsFor(offer, viewer, now);
  return {
    id: offer.id,
    spuId: offer.spuId,
    closet: paths.userListings(offer.userId),
    original: price.approx
      ? t('originally', { price: formatMoney(offer.originalPrice, offer.originalCurrency, language) })
      : null,
    shipping: shippingText(offer, visitor),
    description: offer.offerDescription,
    time: timeText(offer, language),
    quantity: offer.inventory,
    actions,
  };
}

/** Shipping to the viewer in words. */
function shippingText(offer: Offer, visitor: Visitor): string {
  const { language, region } = visitor.preferences;
  const t = translator(language, 'offer');
  const shipping = shippingLabel(offer, language);
  if (shipping.kind === 'free') return t('freeShipping');
  return shipping.kind === 'price'
    ? t('plusShipping', { price: shipping.text })
    : t('noShipping', { region: regionName(region, language) });
}

/** Posted, or updated where it was changed since. */
function timeText(offer: Offer, language: string): string {
  const t = translator(language, 'offer');
  const updated = offer.offerUpdateTime.getTime() > offer.offerTime.getTime();
  const time =
    relativeTime(updated ? offer.offerUpdateTime : offer.offerTime, new Date(), language) ?? t('justNow');
  return t(updated ? 'updated' : 'posted', { time });
}
