import type { PaymentKind } from './order.ts';
import type { UserStatus } from './user.ts';

/**
 * The provider that pays a seller out: retailers, verified and official people through the card provider, everybody
 * else through the wallet (6#4, B17).
 */
export function paymentKindOf(status: UserStatus): PaymentKind {
  return status === 'Retailer' || status === 'Verified' || status === 'Official' ? 'card' : 'wallet';
}

/** The seller's account at the provider of their kind; null until it is connected (3#1). */
export function payoutAccountOf(
  status: UserStatus,
  accounts: { paymentAccount: string | null; stripeAccount: string | null },
): string | null {
  return paymentKindOf(status) === 'card' ? accounts.stripeAccount : accounts.paymentAccount;
}
