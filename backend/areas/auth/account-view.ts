import type { Account } from '#contract/auth.ts';
import { payoutAccountOf } from '#contract/payment-kind.ts';
import { reviewScore } from '../user/review-score.ts';
import type { UserRow } from './queries.ts';
import { usernameChangeFrom } from './username-rule.ts';

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
    userReview: reviewScore(row.reviewScore),
    registerTime: row.registerTime,
    birthday: row.birthday,
    usernameChangeFrom: usernameChangeFrom(row.usernameChangedAt),
    xp: row.xp,
    hasPassword: row.passwordHash !== null,
    paymentAccount: row.paymentAccount,
    stripeAccount: row.stripeAccount,
    paymentAvailable: payoutAccountOf(row.status, row) !== null,
  };
}
