import { z } from 'zod';
import { facets, sort, spuCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { OFFER_DESCRIPTION_MAX, OFFER_IMAGES_MAX, OFFER_NAME_MAX } from './limits.ts';
import { condition, offerStatus, offerType } from './offer-states.ts';
import {
  amount,
  currencyCode,
  gender,
  id,
  idParam,
  measurableImage,
  moment,
  nothing,
  page,
  paging,
  queryNumber,
  regionCode,
  repeated,
  WORLDWIDE,
} from './primitives.ts';
import { userStatus } from './user.ts';

/** Shipping of an ask to one region; `Worldwide` is every other region (D5). */
export const offerShipping = z.object({ region: z.string(), price: amount, originalPrice: amount });

/** An ask or a bid (3#3). Prices and shipping are in the viewer's currency, `original…` in the seller's own. */
export const offer = z.object({
  id,
  spuId: id,
  userId: id,
  username: z.string(),
  avatarUrl: z.string().nullable(),
  userStatus,
  brand: z.string(),
  offerName: z.string(),
  offerDescription: z.string(),
  offerType,
  offerStatus,
  offerCountry: z.string(),
  condition,
  size: z.string().nullable(),
  sizeUnit: z.string().nullable(),
  imgUrl: z.string(),
  offerImages: z.array(measurableImage),
  offerUrl: z.string().nullable(),
  acceptOffer: z.boolean(),
  acceptBuyNow: z.boolean(),
  /** Stock still to be had: inventory less what open orders hold. */
  inventory: z.number().int().nonnegative(),
  couponInfo: z.string().nullable(),
  offerShipping: z.array(offerShipping),
  /** Shipping to the viewer's region, rounded up (9#13); null when it is not shipped there. */
  shippingPrice: amount.nullable(),
  isDeliverable: z.boolean(),
  currency: currencyCode,
  currencySymbol: z.string(),
  /** Null when no rate is known for the viewer's currency (D9). */
  offerPrice: amount.nullable(),
  originalCurrency: currencyCode,
  originalPrice: amount,
  offerTime: moment,
  /** Seconds from offerTime; null is Never (D12). */
  offerValidTime: z.number().int().nullable(),
  expiresAt: moment.nullable(),
  offerUpdateTime: moment,
  offerSoldTime: moment.nullable(),
  canBump: z.boolean(),
  /** Whole days until the next bump, 0 when it may be bumped now, null when it never may (B7). */
  nextBumpDay: z.number().int().nullable(),
  /** The viewer's own favourite of the seller's listing of the style (F8); marked where hearts are drawn. */
  favoriteId: id.nullable().default(null),
  /** The last sale of a completed offer of mine, for the way to its sold page (2.3#17). */
  orderOfferId: id.nullable().default(null),
});
export type Offer = z.output<typeof offer>;

/** Counts and best prices per condition and size of a style's live book (2.3#9). */
export const bookCell = z.object({
  condition,
  size: z.string().nullable(),
  lowestAsk: amount.nullable(),
  highestBid: amount.nullable(),
  askCount: z.number().int(),
  bidCount: z.number().int(),
});
export type BookCell = z.output<typeof bookCell>;

/** One price step of the book (2.3#9): how many stand at it, and for how long at least. */
export const depthStep = z.object({
  price: amount,
  count: z.number().int(),
  /** When the first of them runs out; null when none does. */
  expiresAt: moment.nullable(),
});

export const getBook = endpoint({
  method: 'GET',
  path: '/v2/offer',
  access: 'optional',
  summary:
    'Order book of a style: cells, depth, asks cheapest first, bids highest first (7/offers-and-orders#2)',
  query: z
    .object({
      spuId: idParam,
      condition: condition.optional(),
      size: z.string().max(40).optional(),
      offerType: offerType.optional(),
    })
    .merge(paging),
  answer: z.object({
    currency: currencyCode,
    /** Of the whole book, whatever is filtered. */
    cells: z.array(bookCell),
    /** Under the condition and size filters. */
    askCount: z.number().int(),
    bidCount: z.number().int(),
    asks: z.array(offer),
    bids: z.array(offer),
    depth: z.object({ asks: z.array(depthStep), bids: z.array(depthStep) }),
    /** Under the filters, of somebody else, wherever it stands in the book: the cheapest ask that can be bought now. */
    toBuy: offer.nullable(),
    /** The cheapest ask that goes into a bag, though it may only be talked about. */
    toBag: offer.nullable(),
    /** The highest bid to sell to. */
    toSell: offer.nullable(),
  }),
});
export type Book = z.output<typeof getBook.answer>;

export const getOffer = endpoint({
  method: 'GET',
  path: '/offer/:id',
  access: 'optional',
  summary: 'One offer with the card of its style (7/offers-and-orders#1)',
  params: z.object({ id: idParam }),
  answer: z.object({ offer, spu: spuCard }),
});

/** What a seller or bidder sends; the price is in `currency`'s own unit. */
const offerDraft = z.object({
  condition,
  size: z.string().trim().max(40).nullable(),
  price: z.number(),
  currency: currencyCode,
  /** Seconds; null is Never, asks only (A9). */
  validTime: z.number().int().positive().nullable(),
  inventory: z.number().int().min(1).max(9999).default(1),
  name: z.string().trim().min(1).max(OFFER_NAME_MAX).optional(),
  description: z.string().trim().max(OFFER_DESCRIPTION_MAX).default(''),
  country: regionCode,
  /** Image URLs answered by the upload place, first one primary. */
  images: z
    .array(z.object({ imageUrl: z.string(), ratio: z.number().optional() }))
    .max(OFFER_IMAGES_MAX)
    .default([]),
  shipping: z
    .array(z.object({ region: z.union([regionCode, z.literal(WORLDWIDE)]), price: amount }))
    .max(60)
    .default([]),
  acceptOffer: z.boolean().default(true),
  acceptBuyNow: z.boolean().default(true),
});

export const createOffer = endpoint({
  method: 'POST',
  path: '/offer',
  access: 'required',
  summary: 'Place an ask or a bid on a style (7/offers-and-orders#1, E1, E9, E13, E21)',
  limit: 'offers',
  idempotent: true,
  body: offerDraft.extend({ spuId: id, offerType }),
  answer: offer,
});
export const updateOffer = endpoint({
  method: 'PUT',
  path: '/offer/:id',
  access: 'required',
  summary: 'Change an offer of mine (7/offers-and-orders#1, E15)',
  params: z.object({ id: idParam }),
  body: offerDraft,
  answer: offer,
});
export const deleteOffer = endpoint({
  method: 'DELETE',
  path: '/offer/:id',
  access: 'required',
  summary: 'Withdraw an offer of mine; refused while an order holds it (4#57, E14)',
  params: z.object({ id: idParam }),
  answer: nothing,
});
export const bumpOffer = endpoint({
  method: 'POST',
  path: '/offer/bump',
  access: 'required',
  summary: 'Bump my asks of a style (A10, B7, 4#58)',
  body: z.object({ spuId: id }),
  answer: z.object({ nextBumpDay: z.number().int() }),
});
export const getLead = endpoint({
  method: 'GET',
  path: '/offer/:id/lead',
  access: 'public',
  summary: "The retailer's own page of an offer; NotFound without one (B5, 7/offers-and-orders#4)",
  params: z.object({ id: idParam }),
  answer: z.object({ offerUrl: z.string().url(), username: z.string(), avatarUrl: z.string().nullable() }),
});

/** A seller's asks of one style as one card (3#4). Prices in the viewer's currency. */
export const offerGroup = z.object({
  spuId: id,
  userId: id,
  offerIds: z.array(id),
  offerStatus,
  brand: z.string(),
  name: z.string(),
  gender,
  imgUrl: z.string(),
  currency: currencyCode,
  lowPrice: amount.nullable(),
  highPrice: amount.nullable(),
  sizes: z.array(z.string()),
  conditions: z.array(condition),
  count: z.number().int(),
  /** The viewer's own favourite of this listing (3#4). */
  favoriteId: id.nullable().default(null),
});
export type OfferGroup = z.output<typeof offerGroup>;

const listingFilters = {
  condition: repeated(condition),
  size: repeated(z.string().max(40)),
  region: repeated(z.string().max(2)),
  lowestPrice: queryNumber.nonnegative().optional(),
  highestPrice: queryNumber.nonnegative().optional(),
  keyword: z.string().trim().max(100).optional(),
};

/** What a closet is narrowed by: the offers themselves, and the styles they are of (2.2#8). */
const closetFilters = {
  ...listingFilters,
  gender: gender.optional(),
  brand: repeated(z.string().max(80)),
  category: repeated(z.string().max(80)),
  subcategory: repeated(z.string().max(80)),
  color: repeated(z.string().max(40)),
  /** Plain, or of one category (`shoes:42`), as in lists of styles. */
  size: repeated(z.string().max(80)),
};

export const listUserOffers = endpoint({
  method: 'GET',
  path: '/v2/offer/user/:userId',
  access: 'optional',
  summary: "A seller's live listings, grouped by style; latest first unless sorted (7/offers-and-orders#2)",
  params: z.object({ userId: idParam }),
  query: z.object(closetFilters).merge(paging).extend({ sort: sort.optional() }),
  answer: page(offerGroup),
});
export const listUserOfferFilters = endpoint({
  method: 'GET',
  path: '/offer/user/:userId/filter',
  access: 'optional',
  summary:
    "What a seller's listings can be filtered by, each counted in styles under the others (7/offers-and-orders#2)",
  params: z.object({ userId: idParam }),
  query: z.object(closetFilters),
  answer: facets.extend({
    genders: z.array(z.object({ value: gender, count: z.number().int().nonnegative() })),
  }),
});
export const listListing = endpoint({
  method: 'GET',
  path: '/v2/offer/username/:username/spuId/:spuId',
  access: 'optional',
  summary:
    "A seller's asks of one style with the style's card; empty offers when none is left (7/offers-and-orders#3)",
  params: z.object({ username: z.string().max(40), spuId: idParam }),
  query: z.object(listingFilters),
  answer: z.object({
    spu: spuCard,
    offers: z.array(offer),
    /** The viewer's own favourite of this listing (F8). */
    favoriteId: id.nullable(),
  }),
});

/** A sold piece (3#3): the price paid per piece, in the viewer's and in the seller's currency. */
export const soldOffer = z.object({
  orderOfferId: id,
  spuId: id,
  userId: id,
  brand: z.string(),
  offerName: z.string(),
  condition,
  size: z.string().nullable(),
  imgUrl: z.string(),
  quantity: z.number().int(),
  soldPrice: amount.nullable(),
  soldCurrency: currencyCode,
  originalSoldPrice: amount,
  originalSoldCurrency: currencyCode,
  offerSoldTime: moment,
});
export const getSoldOffer = endpoint({
  method: 'GET',
  path: '/v2/offer/sold/:orderOfferId',
  access: 'optional',
  summary: 'A sold piece with the listing it was sold from (7/offers-and-orders#2)',
  params: z.object({ orderOfferId: idParam }),
  answer: z.object({ sold: soldOffer, offer, spu: spuCard }),
});
export const listSoldOffers = endpoint({
  method: 'GET',
  path: '/v2/offer/user/:userId/sold',
  access: 'optional',
  summary: 'What a seller sold here, latest first',
  params: z.object({ userId: idParam }),
  query: paging,
  answer: page(soldOffer),
});
export const getStory = endpoint({
  method: 'GET',
  path: '/offer/:id/story',
  access: 'public',
  summary: 'Pictures of an offer; offerTime names the version of the set (7/offers-and-orders#1, E8)',
  params: z.object({ id: idParam }),
  query: z.object({ offerTime: z.string().max(40).optional() }),
  answer: z.array(measurableImage),
});
export const trackOffer = endpoint({
  method: 'GET',
  path: '/offer/:id/track',
  access: 'public',
  summary: "Counts a way out to the retailer's page (7/offers-and-orders#1, E7)",
  params: z.object({ id: idParam }),
  answer: nothing,
});

/** My own offers for the account page, newest first. */
export const listMyOffers = endpoint({
  method: 'GET',
  path: '/user/offer',
  access: 'required',
  summary: 'My asks or bids in every status, latest first',
  query: z.object({ offerType, status: offerStatus.optional() }).merge(paging),
  answer: page(offer),
});
