import { randomInt } from 'node:crypto';
import type { SignedIn } from '#contract/auth.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/viewer.ts';
import { openSession } from '../../identity/sessions.ts';
import { queueMail } from '../../mail/outbox.ts';
import { toAccount } from './account-view.ts';
import { preferencesAtStart } from './preferences.ts';
import { findSettings, findUserIdByReferralCode, hasLiveAsk, insertUser, type UserRow } from './queries.ts';
import { secondStepNeeded } from './second-step.ts';
import { hasTwoStep } from './two-step-queries.ts';
import { welcomeMail } from './welcome-mail.ts';

interface NewAccount {
  username: string;
  email: string;
  /** Null for people who come by another company's word (G11). */
  passwordHash: string | null;
  emailConfirmedAt?: Date;
  region: string;
  referralCode?: string | undefined;
}

/** A new account and its welcome mail (J24); an unknown referral code is ignored (G8). Null when a name was taken. */
export async function createAccount(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  input: NewAccount,
): Promise<UserRow | null> {
  const now = deps.clock();
  const { referralCode, region, username, email, passwordHash, emailConfirmedAt } = input;
  const settings = await findSettings(tx);
  const row = await insertUser(tx, {
    username,
    email,
    passwordHash,
    region,
    emailConfirmedAt: emailConfirmedAt ?? null,
    preferences: preferencesAtStart(settings, { ...viewer, region }),
    referralCode: newReferralCode(),
    referredBy: referralCode ? await findUserIdByReferralCode(tx, referralCode) : null,
    registerTime: now,
    termsAcceptedAt: now,
  });
  if (row) await queueMail(tx, welcomeMail(row), now);
  return row;
}

/**
 * A session for somebody who has proven who they are (4#4, 4#8). Whoever turned two-step sign-in on has to prove it
 * twice: until `secondStep` is done, 403 `second-step-needed` is thrown.
 */
export async function openAccount(
  deps: Deps,
  user: UserRow,
  viewer: Viewer,
  { secondStep = 'open' }: { secondStep?: 'open' | 'done' } = {},
): Promise<SignedIn> {
  const now = deps.clock();
  const { db } = deps.database;
  if (secondStep === 'open' && (await hasTwoStep(db, user.id))) throw await secondStepNeeded(deps, user.id);
  const session = await openSession(db, { userId: user.id, userAgent: viewer.userAgent, now });
  const account = toAccount(user);
  const forceConnectPayment = !account.paymentAvailable && (await hasLiveAsk(db, user.id, now));
  return { ...account, ...session, forceConnectPayment };
}

/** Eight characters of base32 (H15), without those that are read for one another. */
function newReferralCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
