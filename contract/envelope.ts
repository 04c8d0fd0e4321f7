import { z } from 'zod';

/** Every answer, good or bad (7#1, B1): `code` equals the HTTP status, `msg` is what a person may read. */
export const envelope = z.object({ code: z.number().int(), data: z.unknown(), msg: z.string() });
export type Envelope = z.infer<typeof envelope>;

/** The request headers of 7#1 under the names of B3. */
export const headerNames = {
  currency: 'x-currency',
  region: 'x-region',
  deviceId: 'x-device-id',
  distinctId: 'x-distinct-id',
  appVersion: 'x-app-version',
  clickId: 'x-click-id',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
} as const;

/** All calls go under this base (7#1). */
export const API_BASE = '/api';
