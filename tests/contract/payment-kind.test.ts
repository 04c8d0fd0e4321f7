import { describe, expect, it } from 'vitest';
import { paymentKindOf, payoutAccountOf } from '#contract/payment-kind.ts';
import type { UserStatus } from '#contract/user.ts';

describe('who is paid through which provider (6#4, B17)', () => {
  const kinds: [UserStatus, 'card' | 'wallet'][] = [
    ['Normal', 'wallet'],
    ['Organization', 'wallet'],
    ['Suspended', 'wallet'],
    ['Verified', 'card'],
    ['Retailer', 'card'],
    ['Official', 'card'],
  ];
  it.each(kinds)('%s → %s, whose account alone counts', (status, kind) => {
    expect(paymentKindOf(status)).toBe(kind);
    expect(payoutAccountOf(status, { paymentAccount: 'wallet', stripeAccount: 'card' })).toBe(kind);
    const other =
      kind === 'card'
        ? { paymentAccount: 'wallet', stripeAccount: null }
        : { paymentAccount: null, stripeAccount: 'card' };
    expect(payoutAccountOf(status, other)).toBeNull();
  });
});
