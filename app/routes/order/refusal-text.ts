import type { ApiRefusal } from '#app/api/errors.ts';
import { refusalText } from '#app/api/errors.ts';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** Refusals of trade that have a sentence of ours; the others show the backend's. */
const known = [
  'own-item',
  'sold',
  'expired',
  'not-available',
  'quantity-above-inventory',
  'not-deliverable',
  'no-price',
  'several-sellers',
  'external-offer',
  'payment-account-missing',
  'address-missing',
  'not-allowed-now',
  'suspended',
  'blocked',
  'key-reused',
] as const;

/** Why the backend said no, in the person's language. */
export function tradeRefusal(refusal: ApiRefusal, t: Translate<MessageKey<MessagesOf<'order'>>>): string {
  const reason = known.find((word) => word === refusal.reason);
  return reason ? t(`reason${reason}`) : refusalText(refusal);
}
