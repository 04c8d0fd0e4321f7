import { z } from 'zod';
import { spuCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { condition, offerType } from './offer-states.ts';
import { amount, currencyCode, id, idParam, moment, nothing, page, paging } from './primitives.ts';

/** Entries of one person's watch list. */
export const WATCHES_MAX = 200;

/** Something waited for (3#11, B23). `targetPrice` is in `targetCurrency`, `best` in the viewer's. */
export const watch = z.object({
  id,
  offerType,
  condition,
  size: z.string().nullable(),
  targetPrice: amount.nullable(),
  targetCurrency: currencyCode,
  time: moment,
  spu: spuCard,
  /** Lowest ask or highest bid of others that stands now. */
  best: amount.nullable(),
  currency: currencyCode,
  /** There is one, at the target or better. */
  reached: z.boolean(),
});
export type Watch = z.output<typeof watch>;

export const createWatch = endpoint({
  method: 'POST',
  path: '/product/watch',
  access: 'required',
  summary: 'Watch a condition and size of a style; again changes the target (7/product#6, F17, B23)',
  limit: 'shelf',
  body: z.object({
    spuId: id,
    offerType: offerType.default('ask'),
    condition,
    size: z.string().trim().max(40).nullable(),
    targetPrice: z.number().nullable().default(null),
    currency: currencyCode,
  }),
  answer: z.object({ id }),
});
export const listWatches = endpoint({
  method: 'GET',
  path: '/product/watch',
  access: 'required',
  summary: 'My watch list, latest first (7/product#6)',
  query: paging,
  answer: page(watch),
});
export const deleteWatch = endpoint({
  method: 'DELETE',
  path: '/product/watch/:id',
  access: 'required',
  summary: 'Watch it no longer; also fine when it is gone already (7/product#6)',
  params: z.object({ id: idParam }),
  answer: nothing,
});
