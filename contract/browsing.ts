import { z } from 'zod';
import { spuCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, nothing, page, paging } from './primitives.ts';

/** Looked-at styles kept for a guest (9#7) and for a person. */
const GUEST_BROWSING_MAX = 10;
export const BROWSING_MAX = 100;

const type = z.literal('product');

export const listBrowsing = endpoint({
  method: 'GET',
  path: '/v2/user/browsing',
  access: 'required',
  summary: 'Styles I looked at, latest first; those no longer shown are left out (7/user#14)',
  query: paging,
  answer: page(z.object({ type, id, time: moment, spu: spuCard })),
});
export const addBrowsing = endpoint({
  method: 'POST',
  path: '/v2/user/browsing',
  access: 'required',
  summary: 'I looked at a style (7/user#14, 3#12)',
  body: z.object({ type, id }),
  answer: nothing,
});
export const mergeBrowsing = endpoint({
  method: 'PUT',
  path: '/v2/user/browsing/merge',
  access: 'required',
  summary: 'What a guest looked at before signing in, latest first (F18)',
  body: z.object({ ids: z.array(id).max(GUEST_BROWSING_MAX) }),
  answer: nothing,
});
export const clearBrowsing = endpoint({
  method: 'DELETE',
  path: '/v2/user/browsing',
  access: 'required',
  summary: 'Forget everything I looked at',
  answer: nothing,
});
