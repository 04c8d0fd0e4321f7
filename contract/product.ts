import { z } from 'zod';
import { spuCard, spuPage } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { condition } from './offer-states.ts';
import {
  amount,
  currencyCode,
  id,
  idParam,
  measurableImage,
  moment,
  paging,
  repeated,
} from './primitives.ts';

/** A style with everything its page needs but the order book (3#5, 7/product#3). */
export const product = spuCard.extend({
  description: z.string(),
  images: z.array(measurableImage),
  /** The colour in the reader's language. */
  colorName: z.string(),
  category1Name: z.string(),
  category2Name: z.string().nullable(),
  releasedAt: moment.nullable(),
  lastSale: amount.nullable(),
  /** How many people like it. */
  favoriteCount: z.number().int(),
});
export type Product = z.output<typeof product>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/product/details',
  access: 'optional',
  summary: 'A style; code 301 with the new id as data when it was merged (7/product#3, 8#8)',
  query: z.object({ spuId: idParam }),
  answer: product,
});
export const listRelevant = endpoint({
  method: 'GET',
  path: '/v2/product/relevant/:spuId',
  access: 'optional',
  summary: 'Styles like this one (7/product#4)',
  params: z.object({ spuId: idParam }),
  query: paging,
  answer: spuPage,
});
export const listCards = endpoint({
  method: 'GET',
  path: '/v2/product/cards',
  access: 'optional',
  summary: 'Cards of given styles, in the order asked for, unknown ones left out (7/product#4)',
  query: z.object({ spuId: repeated(idParam) }),
  answer: z.array(spuCard),
});

/** Daily point; gaps are gaps (D13). Viewer's currency. */
export const pricePoint = z.object({
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  lowAsk: amount.nullable(),
  highBid: amount.nullable(),
  lastSale: amount.nullable(),
});
export type PricePoint = z.output<typeof pricePoint>;
export const getPriceHistory = endpoint({
  method: 'GET',
  path: '/product/history/price/:spuId',
  access: 'optional',
  summary: 'Daily price history, oldest first (7/product#4, 9#10)',
  params: z.object({ spuId: idParam }),
  query: z.object({ range: z.enum(['1M', '3M', '6M', '1Y']).default('6M') }),
  answer: z.object({ currency: currencyCode, points: z.array(pricePoint) }),
});

/** A sale of the style, here or before (orderOfferId is null then). */
export const sale = z.object({
  time: moment,
  condition,
  size: z.string().nullable(),
  price: amount.nullable(),
  orderOfferId: id.nullable(),
  sellerId: id.nullable(),
});
export const listSales = endpoint({
  method: 'GET',
  path: '/product/history/sold/:spuId',
  access: 'optional',
  summary: 'Sold prices, latest first',
  params: z.object({ spuId: idParam }),
  query: paging,
  answer: z.object({ currency: currencyCode, data: z.array(sale) }),
});
