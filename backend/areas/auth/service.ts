import { createHash } from 'node:crypto';
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
import { toAccount } from './account-view.ts';
import { createAccount, openAccount } from './open-account.ts';
import { findSettings, findTaken, findUserById, findUserByIdentifier } from './queries.ts';

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
  await refuseTaken(db, input, deps.clock());
  const passwordHash = await hashPassword(input.password);
  const user = await db.transaction((tx) => createAccount(deps, tx, viewer, { ...input, passwordHash }));
  if (user) return openAccount(deps, user, viewer);
  // Somebody was quicker between the check and the insert.
  await refuseTaken(db, input, deps.clock());
  throw new Error('A new referral code was in use already.');
}

async function refuseTaken(db: Db, input: { username: string; email: string }, now: Date): Promise<void> {
  const taken = await findTaken(db, input, now);
  const fields: Record<string, string[]> = {};
  if (taken.username || reservedUsernames.includes(input.username)) fields.username = [USERNAME_TAKEN];
  if (taken.email) fields.email = [EMAIL_TAKEN];
  if (fields.username) throw invalid(fields, 'username-taken');
  if (fields.email) throw invalid(fields, 'email-taken');
}

/** True when the name or address could be registered now (A11); exactly one of the two is looked at, username first. */
export async function isFree(
  db: Db,
  input: z.output<NonNullable<typeof exist.body>>,
  now: Date,
): Promise<boolean> {
  if (input.username !== undefined) {
    const parsed = usernameSchema.safeParse(input.username);
    if (!parsed.success || reservedUsernames.includes(parsed.data)) return false;
    return !(await findTaken(db, { username: parsed.data }, now)).username;
  }
  if (input.email !== undefined) {
    const parsed = emailSchema.safeParse(input.email);
    return parsed.success && !(await findTaken(db, { email: parsed.data }, now)).email;
  }
  throw badRequest('Give a username or an e-mail.');
}

/** The account of the signed-in person (7/user#7). */
export async function accountOf(db: Db, viewer: ViewerUser): Promise<Account> {
  const row = await findUserById(db, viewer.id);
  if (!row) throw forbidden('Please sign in to continue.', 'not-signed-in');
  return toAccount(row);
}
