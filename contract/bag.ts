import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BAG_LINES_MAX } from './limits.ts';
import { condition, offerStatus } from './offer-states.ts';
import { amount, currencyCode, id, moment, nothing } from './primitives.ts';
import { userInfo } from './user.ts';

/** Why a line cannot be bought as it is (4#33, F22, F23). */
export const lineProblem = z.enum(['sold', 'expired', 'deleted', 'not-available', 'quantity']);

/** A bag line (3#8). Prices are in the viewer's currency. */
export const bagLine = z.object({
  offerId: id,
  spuId: id,
  gender: z.enum(['men', 'women']),
  imgUrl: z.string(),
  offerName: z.string(),
  brand: z.string(),
  offerCondition: condition,
  size: z.string().nullable(),
  sizeUnit: z.string().nullable(),
  offerStatus,
  inventory: z.number().int(),
  quantity: z.number().int(),
  offerPrice: amount.nullable(),
  offerCurrency: currencyCode,
  originalOfferPrice: amount,
  originalOfferCurrency: currencyCode,
  offerCountry: z.string(),
  /** To the viewer's region, rounded up; null when not shipped there. */
  shippingPrice: amount.nullable(),
  offerUrl: z.string().nullable(),
  acceptBuyNow: z.boolean(),
  acceptOffer: z.boolean(),
  problem: lineProblem.nullable(),
  updateTime: moment,
});
export type BagLine = z.output<typeof bagLine>;

/** A seller's part of the bag; totals are over its buyable lines and null without a convertible price (D9). */
export const bagGroup = z.object({
  userInfo,
  offers: z.array(bagLine),
  totalPrice: amount.nullable(),
  totalPriceCurrency: currencyCode,
  /** Null when a line is not shipped to the viewer's region. */
  totalShipping: amount.nullable(),
});
export type BagGroup = z.output<typeof bagGroup>;

export const bag = z.object({
  cart: z.array(bagGroup),
  /** Recently removed, newest first, at most 30 (9#7, F4). */
  history: z.array(bagLine),
  /** Sum of quantities. */
  totalCount: z.number().int(),
});
export type Bag = z.output<typeof bag>;

const lineInput = z.object({ offerId: id, quantity: z.number().int().min(0).max(9999) });

export const getBag = endpoint({
  method: 'GET',
  path: '/user/cart',
  access: 'required',
  summary: 'My bag (7/user#17)',
  answer: bag,
});
export const addToBag = endpoint({
  method: 'POST',
  path: '/user/cart',
  access: 'required',
  summary: 'Put an offer into the bag (B12, 8#10)',
  body: z.object({ offerId: id, quantity: z.number().int().min(1).max(9999).default(1) }),
  answer: z.object({ totalCount: z.number().int() }),
});
export const updateBag = endpoint({
  method: 'PUT',
  path: '/user/cart',
  access: 'required',
  summary: 'Set quantities, capped at stock; 0 removes (4#28, 4#29)',
  body: z.array(lineInput).max(BAG_LINES_MAX),
  answer: bag,
});
export const clearBagHistory = endpoint({
  method: 'DELETE',
  path: '/user/cart/history',
  access: 'required',
  summary: 'Clear recently removed (2.3#25)',
  answer: nothing,
});
export const describeGuestBag = endpoint({
  method: 'POST',
  path: '/user/cart/anonymous',
  access: 'public',
  summary: "A guest's bag from offer ids and quantities (7/user#17); unknown offers are left out",
  body: z.object({
    offers: z.array(lineInput).max(BAG_LINES_MAX),
    history: z.array(id).max(30).default([]),
  }),
  answer: bag,
});
export const mergeBag = endpoint({
  method: 'PUT',
  path: '/user/cart/merge',
  access: 'required',
  summary: 'Merge a guest bag: latest update wins per offer, own and unavailable ones dropped (4#27, F2)',
  body: z.object({
    offers: z.array(lineInput.extend({ updateTime: z.string().datetime() })).max(BAG_LINES_MAX),
  }),
  answer: z.object({ totalCount: z.number().int(), dropped: z.array(id) }),
});
