import type { Account } from '#contract/auth.ts';
import type { UserStatus } from '#contract/user.ts';
import type { UserRow } from './queries.ts';

/** Retailers and verified users are paid through the card provider, everybody else through the wallet (6#4). */
function paymentKindOf(status: UserStatus): 'card' | 'wallet' {
  return status === 'Verified' || status === 'Retailer' || status === 'Official' ? 'card' : 'wallet';
}

/** The account that fits the kind of user is connected (3#1), so that listings may be published (E21). */
export function isPaymentAvailable(
  user: Pick<UserRow, 'status' | 'paymentAccount' | 'stripeAccount'>,
): boolean {
  return (paymentKindOf(user.status) === 'card' ? user.stripeAccount : user.paymentAccount) !== null;
}

/** The account as its owner sees it (3#1). */
export function toAccount(row: UserRow): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    avatarUrl: row.avatarUrl,
    userStatus: row.status,
    region: row.region,
    biography: row.biography,
    userLevel: row.level,
    // The column is a 32-bit float: 4.7 comes back as 4.699999809.
    userReview: row.reviewScore === null ? null : Math.round(row.reviewScore * 10) / 10,
    registerTime: row.registerTime,
    paymentAccount: row.paymentAccount,
    stripeAccount: row.stripeAccount,
    paymentAvailable: isPaymentAvailable(row),
  };
}
