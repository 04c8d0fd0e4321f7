import { z } from 'zod';

/** Envelope codes (B1, B2). `Moved` carries the new id as data: the product redirect code of 8#8. */
export const codes = {
  Success: 200,
  Moved: 301,
  BadRequest: 400,
  Forbidden: 403,
  NotFound: 404,
  Conflict: 409,
  Invalid: 422,
  TooMany: 429,
  Unknown: 500,
} as const;

/**
 * Why a call was refused, for the client's wording; the envelope's `msg` is the English sentence.
 * Order matters nowhere; a new reason is added here first.
 */
export const reasons = [
  'not-signed-in',
  'wrong-credentials',
  'second-step-needed',
  'second-step-ended',
  'wrong-code',
  'fresh-sign-in-needed',
  'reset-link-invalid',
  'username-taken',
  'username-too-soon',
  'email-taken',
  'identity-refused',
  'identity-unconfirmed',
  'suspended',
  'own-item',
  'oneself',
  'blocked',
  'not-owner',
  'not-available',
  'sold',
  'expired',
  'quantity-above-inventory',
  'already-in-bag',
  'no-available-offer',
  'not-deliverable',
  'no-price',
  'several-sellers',
  'external-offer',
  'payment-account-missing',
  'payment-declined',
  'payment-cancelled',
  'payment-mismatch',
  'not-allowed-now',
  'address-missing',
  'upload-rejected',
  'in-open-order',
  'key-reused',
  'too-many',
] as const;
export type Reason = (typeof reasons)[number];

/** `data` of a refused call: which rule said no, and messages per field (dotted path) for 422. */
export const refusal = z.object({
  reason: z.enum(reasons).optional(),
  fields: z.record(z.array(z.string())).optional(),
  /** Extra values for the sentence, e.g. `{ inventory: 2 }` or the ids concerned. */
  detail: z.record(z.union([z.string(), z.number(), z.boolean(), z.array(z.number())])).optional(),
});
export type Refusal = z.infer<typeof refusal>;

/** Text when nothing better is known (8#2). */
export const UNKNOWN_ERROR = 'Unknown Error';
