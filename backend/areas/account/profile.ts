import { reservedUsernames, type Account } from '#contract/auth.ts';
import type * as account from '#contract/account.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { USERNAME_DAYS, USERNAME_REDIRECT_DAYS } from '#contract/limits.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { toAccount } from '../auth/account-view.ts';
import { findSettings, type UserRow } from '../auth/queries.ts';
import { USERNAME_TAKEN } from '../auth/service.ts';
import { usernameChangeFrom } from '../auth/username-rule.ts';
import { makeAvatar } from './avatar.ts';
import { isNameTaken, keepOldName, lockUser, updateUser } from './profile-queries.ts';

const DAY = 86_400_000;
const TOO_SOON = `You can change your username once in ${USERNAME_DAYS} days.`;

/**
 * Changes what is given of one's account (7/user#7); the rest stays. A username may change once in 30 days, and the
 * old one leads to the new for 90 (G21). Throws 422 per field: a name that is taken, reserved, kept for somebody or
 * too soon; a region the shop does not have; a picture that is not one's own upload.
 */
export async function updateAccount(
  deps: Deps,
  me: ViewerUser,
  wanted: BodyOf<typeof account.updateAccount>,
): Promise<Account> {
  const now = deps.clock();
  const { db } = deps.database;
  if (wanted.region !== undefined) {
    const settings = await findSettings(db);
    if (settings && !settings.regions.some(({ code }) => code === wanted.region)) {
      throw invalid({ region: ['Please choose one of the list.'] });
    }
  }
  // Before the transaction: pictures take their time, and a stored one that is not used harms nobody.
  const avatarUrl = wanted.avatarUrl ? await makeAvatar(deps, me.id, wanted.avatarUrl) : wanted.avatarUrl;
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, me.id);
    if (!before) throw forbidden('Please sign in to continue.', 'not-signed-in');
    const { username, region, biography, birthday } = wanted;
    const renamed =
      username !== undefined && username !== before.username ? await rename(tx, before, username, now) : {};
    const row = await updateUser(tx, me.id, {
      ...renamed,
      ...(region === undefined ? {} : { region }),
      ...(biography === undefined ? {} : { biography }),
      ...(birthday === undefined ? {} : { birthday }),
      ...(avatarUrl === undefined ? {} : { avatarUrl }),
    });
    return toAccount(row);
  });
}

async function rename(tx: Tx, before: UserRow, username: string, now: Date): Promise<Partial<UserRow>> {
  const from = usernameChangeFrom(before.usernameChangedAt);
  if (from && from > now) throw invalid({ username: [TOO_SOON] }, 'username-too-soon');
  if (reservedUsernames.includes(username) || (await isNameTaken(tx, username, before.id, now))) {
    throw invalid({ username: [USERNAME_TAKEN] }, 'username-taken');
  }
  const redirectUntil = new Date(now.getTime() + USERNAME_REDIRECT_DAYS * DAY);
  await keepOldName(tx, { username: before.username, userId: before.id, redirectUntil });
  return { username, usernameChangedAt: now };
}
