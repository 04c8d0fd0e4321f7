import type { PaymentKind } from '#contract/order.ts';
import type { UserStatus } from '#contract/user.ts';

/** Retailers, official sellers and verified users are paid through the card provider, others through the wallet (6#4, B17). */
export function paymentKindOf(status: UserStatus): PaymentKind {
  return status === 'Retailer' || status === 'Verified' || status === 'Official' ? 'card' : 'wallet';
}
