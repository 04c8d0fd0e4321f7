import { randomBytes } from 'node:crypto';
import type { Leaving } from '#contract/leaving.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { isPassword } from '../../identity/passwords.ts';
import { mailLanguage, mailTexts } from '../../i18n/texts.ts';
import { queueMail } from '../../mail/outbox.ts';
import { uploadKey } from '../../media/masters.ts';
import { findUserById, type UserRow } from '../auth/queries.ts';
import { refreshSpus } from '../offer/derive.ts';
import {
  anonymiseAddresses,
  countOpenOrders,
  deleteBelongings,
  findLeaving,
  uncountFollows,
  withdrawOffers,
} from './leaving-queries.ts';
import { lockUser, updateUser } from './profile-queries.ts';

const LEAVING_A_SWEEP = 50;
const PLACE = '/media/upload/';

/** The person, once they have said their password; who has none yet needs none. Throws 422 for `password`. */
export async function confirmPassword(deps: Deps, me: ViewerUser, password: string): Promise<UserRow> {
  const user = await findUserById(deps.database.db, me.id);
  if (!user) throw forbidden('Please sign in to continue.', 'not-signed-in');
  if (user.passwordHash !== null && !(await isPassword(user.passwordHash, password))) {
    throw invalid({ password: ['This is not your password.'] });
  }
  return user;
}

export async function leavingOf(deps: Deps, me: ViewerUser): Promise<Leaving> {
  const { db } = deps.database;
  const user = await findUserById(db, me.id);
  return {
    requestedAt: user?.deletionRequestedAt ?? null,
    openOrders: await countOpenOrders(db, me.id, deps.clock()),
    deleted: false,
  };
}

/**
 * Deletes the account (G22). What the person sells leaves the market at once; with open orders the rest waits until
 * they are finished, and the person may change their mind so long.
 */
export async function deleteAccount(deps: Deps, me: ViewerUser, password: string): Promise<Leaving> {
  await confirmPassword(deps, me, password);
  const now = deps.clock();
  const result = await deps.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, me.id);
    if (!user) throw forbidden('Please sign in to continue.', 'not-signed-in');
    const requestedAt = user.deletionRequestedAt ?? now;
    const openOrders = await countOpenOrders(tx, me.id, now);
    if (openOrders === 0) {
      await anonymise(tx, user, now);
      return { requestedAt, openOrders, deleted: true, avatarUrl: user.avatarUrl };
    }
    await updateUser(tx, me.id, { deletionRequestedAt: requestedAt });
    await refreshSpus(tx, await withdrawOffers(tx, me.id, now), now);
    return { requestedAt, openOrders, deleted: false, avatarUrl: null };
  });
  const { avatarUrl, ...answer } = result;
  await deletePortrait(deps, avatarUrl);
  return answer;
}

/** Keeps the account after all; listings that were withdrawn stay withdrawn. */
export async function keepAccount(deps: Deps, me: ViewerUser): Promise<null> {
  await deps.database.db.transaction((tx) => updateUser(tx, me.id, { deletionRequestedAt: null }));
  return null;
}

/** Deletes those whose last order has finished by now; part of the sweep. */
export async function finishLeaving(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  for (const id of await findLeaving(db, LEAVING_A_SWEEP)) {
    const gone = await db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      if (!user?.deletionRequestedAt || user.deletedAt) return null;
      if ((await countOpenOrders(tx, id, now)) > 0) return null;
      await anonymise(tx, user, now);
      return user;
    });
    await deletePortrait(deps, gone?.avatarUrl ?? null);
  }
}

/** Leaves a row without a person: orders, offers and reviews of others go on referring to it. */
async function anonymise(tx: Tx, user: UserRow, now: Date): Promise<void> {
  const books = await withdrawOffers(tx, user.id, now);
  await uncountFollows(tx, user.id);
  await deleteBelongings(tx, user);
  await anonymiseAddresses(tx, user.id);
  await updateUser(tx, user.id, {
    username: `deleted_${user.id}`,
    email: `deleted-${user.id}@deleted.invalid`,
    passwordHash: null,
    avatarUrl: null,
    region: null,
    biography: '',
    birthday: null,
    paymentAccount: null,
    stripeAccount: null,
    preferences: null,
    referralCode: `GONE${randomBytes(9).toString('hex')}`,
    mailToken: randomBytes(18).toString('base64url'),
    followerCount: 0,
    followingCount: 0,
    deletionRequestedAt: user.deletionRequestedAt ?? now,
    deletedAt: now,
  });
  const t = mailTexts(mailLanguage(user));
  await queueMail(
    tx,
    {
      to: user.email,
      subject: t('deleted.subject'),
      body: [t('hello', { name: user.username }), t('deleted.text'), 'Offcut'].join('\n\n'),
    },
    now,
  );
  await refreshSpus(tx, books, now);
}

async function deletePortrait(deps: Deps, avatarUrl: string | null): Promise<void> {
  if (avatarUrl?.startsWith(PLACE)) await deps.storage.delete(uploadKey(avatarUrl.slice(PLACE.length)));
}
