import { createHash, randomInt } from 'node:crypto';
import type { z } from 'zod';
import {
  email as emailSchema,
  reservedUsernames,
  username as usernameSchema,
  type Account,
  type exist,
  type register,
  type SignedIn,
} from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { forgetLimit, takeFromLimit } from '../../http/rate-limit.ts';
import { badRequest, forbidden, invalid } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { hashPassword, isPassword } from '../../identity/passwords.ts';
import { openSession } from '../../identity/sessions.ts';
import { queueMail } from '../../mail/outbox.ts';
import { toAccount } from './account-view.ts';
import { preferencesAtStart } from './preferences.ts';
import {
  findSettings,
  findTaken,
  findUserById,
  findUserByIdentifier,
  findUserIdByReferralCode,
  hasLiveAsk,
  insertUser,
  type UserRow,
} from './queries.ts';
import { welcomeMail } from './welcome-mail.ts';

export const USERNAME_TAKEN = 'This username is already in use.';
export const EMAIL_TAKEN = 'This email is already in use.';
export const WRONG_CREDENTIALS = 'Wrong username or password.';

/**
 * Signs in by username or e-mail (7/user#1, G5). The refusal and its time are the same whether the account or the
 * password is wrong; failures are limited per account and address (G12), a success forgets them. Suspended people
 * may sign in (G19). Throws 400 `wrong-credentials`, 429.
 */
export async function signIn(
  deps: Deps,
  viewer: Viewer,
  input: { username: string; password: string },
): Promise<SignedIn> {
  const user = await findUserByIdentifier(deps.database.db, input.username);
  const visitor: Viewer = { ...viewer, user: null };
  const subject = user
    ? `user-${user.id}`
    : createHash('sha256').update(input.username.toLowerCase()).digest('hex');
  await takeFromLimit(deps, 'login', visitor, subject);
  const right = await isPassword(user?.passwordHash, input.password);
  if (!user || !right) throw badRequest(WRONG_CREDENTIALS, 'wrong-credentials');
  await forgetLimit(deps, 'login', visitor, subject);
  return openAccount(deps, user, viewer);
}

/**
 * Opens an account and signs in (5#1–5#18, J24). Shapes and messages are the contract's; here come the duplicate
 * checks, where reserved words count as taken (A6). An unknown referral code is ignored (G8). Throws 422.
 */
export async function signUp(deps: Deps, viewer: Viewer, input: BodyOf<typeof register>): Promise<SignedIn> {
  const { db } = deps.database;
  const settings = await findSettings(db);
  if (settings && !settings.regions.some((region) => region.code === input.region)) {
    throw invalid({ region: ['This field is required.'] });
  }
  await refuseTaken(db, input);
  const passwordHash = await hashPassword(input.password);
  const referredBy = input.referralCode ? await findUserIdByReferralCode(db, input.referralCode) : null;
  const now = deps.clock();
  const user = await db.transaction(async (tx) => {
    const row = await insertUser(tx, {
      username: input.username,
      email: input.email,
      passwordHash,
      region: input.region,
      preferences: preferencesAtStart(settings, { ...viewer, region: input.region }),
      referralCode: newReferralCode(),
      referredBy,
      registerTime: now,
      termsAcceptedAt: now,
    });
    if (row) await queueMail(tx, welcomeMail(row), now);
    return row;
  });
  if (user) return openAccount(deps, user, viewer);
  // Somebody was quicker between the check and the insert.
  await refuseTaken(db, input);
  throw new Error('A new referral code was in use already.');
}

async function refuseTaken(db: Db, input: { username: string; email: string }): Promise<void> {
  const taken = await findTaken(db, input);
  const fields: Record<string, string[]> = {};
  if (taken.username || reservedUsernames.includes(input.username)) fields.username = [USERNAME_TAKEN];
  if (taken.email) fields.email = [EMAIL_TAKEN];
  if (fields.username) throw invalid(fields, 'username-taken');
  if (fields.email) throw invalid(fields, 'email-taken');
}

/** True when the name or address could be registered now (A11); exactly one of the two is looked at, username first. */
export async function isFree(db: Db, input: z.output<NonNullable<typeof exist.body>>): Promise<boolean> {
  if (input.username !== undefined) {
    const parsed = usernameSchema.safeParse(input.username);
    if (!parsed.success || reservedUsernames.includes(parsed.data)) return false;
    return !(await findTaken(db, { username: parsed.data })).username;
  }
  if (input.email !== undefined) {
    const parsed = emailSchema.safeParse(input.email);
    return parsed.success && !(await findTaken(db, { email: parsed.data })).email;
  }
  throw badRequest('Give a username or an e-mail.');
}

/** The account of the signed-in person (7/user#7). */
export async function accountOf(db: Db, viewer: ViewerUser): Promise<Account> {
  const row = await findUserById(db, viewer.id);
  if (!row) throw forbidden('Please sign in to continue.', 'not-signed-in');
  return toAccount(row);
}

async function openAccount(deps: Deps, user: UserRow, viewer: Viewer): Promise<SignedIn> {
  const now = deps.clock();
  const { db } = deps.database;
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
