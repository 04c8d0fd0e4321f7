import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PASSWORD_MAX } from './limits.ts';
import { moment, nothing } from './primitives.ts';

/** Who has no password, because they came by another account, leaves it empty. */
const confirmed = z.object({ password: z.string().max(PASSWORD_MAX).default('') });

export const requestExport = endpoint({
  method: 'POST',
  path: '/user/export',
  access: 'required',
  limit: 'passwords',
  summary: 'A permission, good for an hour, to fetch everything kept of me as a zip (G22)',
  body: confirmed,
  answer: z.object({ expires: z.string(), signature: z.string() }),
});

const leaving = z.object({
  /** When deletion was asked for; null when it was not. */
  requestedAt: moment.nullable(),
  /** Orders that have to finish first. */
  openOrders: z.number().int(),
  deleted: z.boolean(),
});
export type Leaving = z.output<typeof leaving>;

export const getLeaving = endpoint({
  method: 'GET',
  path: '/user/deletion',
  access: 'required',
  summary: 'Whether my account is to be deleted, and which orders it waits for (G22)',
  answer: leaving,
});
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/deletion',
  access: 'required',
  limit: 'passwords',
  summary: 'Delete my account: at once, or as soon as its open orders are finished (G22)',
  body: confirmed,
  answer: leaving,
});
export const keepAccount = endpoint({
  method: 'DELETE',
  path: '/user/deletion',
  access: 'required',
  summary: 'Keep the account after all, while deletion waits; fine when none was asked for',
  answer: nothing,
});
