import type { SignedIn } from '#contract/auth.ts';
import { FRESH_MINUTES, RECOVERY_CODES } from '#contract/limits.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { forgetLimit, takeFromLimit } from '../../http/rate-limit.ts';
import { hashToken } from '../../http/read-viewer.ts';
import { badRequest, conflict, invalid } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { keyUri, newKey, newRecoveryCodes, openKey, recoveryHash, stepOf, takeCode } from './codes.ts';
import { confirmPerson } from './confirm-person.ts';
import { openAccount } from './open-account.ts';
import { findUserById } from './queries.ts';
import { twoStepMail } from './two-step-mail.ts';
import {
  confirmKey,
  countRecoveryCodes,
  deleteTwoStep,
  endStep,
  findAuthenticator,
  putPendingKey,
  replaceRecoveryCodes,
  tryStep,
  useStep,
} from './two-step-queries.ts';

const MINUTE = 60_000;
const WRONG_CODE = 'This code is not right, or it was used already.';
const ENDED = 'This sign-in took too long, or too many attempts. Please log in again.';
const ON_ALREADY = 'Two-step sign-in is on already.';
const NO_KEY = 'This took too long. Please start again.';

const wrongCode = () => invalid({ code: [WRONG_CODE] }, 'wrong-code', WRONG_CODE);

/** Whether signing in asks for a code, since when, and how many recovery codes are left. */
export async function twoStepOf(deps: Deps, me: ViewerUser) {
  const { db } = deps.database;
  const row = await findAuthenticator(db, me.id);
  return { enabledAt: row?.confirmedAt ?? null, recoveryCodesLeft: await countRecoveryCodes(db, me.id) };
}

/** A key for the person's app, once they have confirmed who they are. Throws 409 while two-step sign-in is on. */
export async function startTwoStep(deps: Deps, me: ViewerUser, viewer: Viewer, password: string) {
  const user = await confirmPerson(deps, me, viewer, password);
  const { secret, sealedSecret } = newKey(deps, user.id);
  const kept = await putPendingKey(deps.database.db, {
    userId: user.id,
    sealedSecret,
    sessionHash: viewer.tokenHash,
    createdAt: deps.clock(),
  });
  if (!kept) throw conflict(ON_ALREADY, 'not-allowed-now');
  return { secret, uri: keyUri(secret, user.username) };
}

/** The row of a key that this very session asked for lately and has not confirmed. */
async function pendingKey(deps: Deps, db: Tx | Deps['database']['db'], me: ViewerUser, viewer: Viewer) {
  const row = await findAuthenticator(db, me.id);
  const since = deps.clock().getTime() - FRESH_MINUTES * MINUTE;
  const mine = row?.sessionHash === viewer.tokenHash && row?.confirmedAt === null;
  const secret = row && mine && row.createdAt.getTime() >= since ? openKey(deps, row) : null;
  return row && secret ? { row, secret } : null;
}

/** The key once more, for a page that is loaded again; null when there is none to be shown. */
export async function pendingKeyOf(deps: Deps, me: ViewerUser, viewer: Viewer) {
  const pending = await pendingKey(deps, deps.database.db, me, viewer);
  return pending && { secret: pending.secret, uri: keyUri(pending.secret, me.username) };
}

/** Turns two-step sign-in on with a first code of the app and answers the recovery codes, for the only time. */
export async function confirmTwoStep(deps: Deps, me: ViewerUser, viewer: Viewer, code: string) {
  const now = deps.clock();
  const codes = await deps.database.db.transaction(async (tx) => {
    const pending = await pendingKey(deps, tx, me, viewer);
    if (!pending) throw conflict(NO_KEY, 'not-allowed-now');
    const step = stepOf(pending.secret, code.replace(/\s/g, ''), now);
    if (step === null || !(await useStep(tx, me.id, step))) throw wrongCode();
    if (!(await confirmKey(tx, pending.row, now))) throw conflict(NO_KEY, 'not-allowed-now');
    return giveRecoveryCodes(deps, tx, me, 'on');
  });
  await forgetLimit(deps, 'secondStep', viewer);
  return { recoveryCodes: codes };
}

/** New recovery codes for a code of the app (or one of the old ones). */
export async function renewRecoveryCodes(deps: Deps, me: ViewerUser, viewer: Viewer, code: string) {
  const codes = await deps.database.db.transaction(async (tx) => {
    if (!(await takeCode(deps, tx, me.id, code))) throw wrongCode();
    return giveRecoveryCodes(deps, tx, me, 'renewed');
  });
  await forgetLimit(deps, 'secondStep', viewer);
  return { recoveryCodes: codes };
}

async function giveRecoveryCodes(deps: Deps, tx: Tx, me: ViewerUser, change: 'on' | 'renewed') {
  const codes = newRecoveryCodes(RECOVERY_CODES);
  await replaceRecoveryCodes(
    tx,
    me.id,
    codes.map((code) => recoveryHash(me.id, code)),
  );
  await tell(deps, tx, me.id, change, codes.length);
  return codes;
}

/** Turns two-step sign-in off; asks for the password and for a code. Sessions stay as they are. */
export async function endTwoStep(
  deps: Deps,
  me: ViewerUser,
  viewer: Viewer,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await confirmPerson(deps, me, viewer, password);
  await deps.database.db.transaction(async (tx) => {
    if (!(await takeCode(deps, tx, me.id, code))) throw wrongCode();
    await deleteTwoStep(tx, me.id);
    await tell(deps, tx, me.id, 'off', 0);
  });
  await forgetLimit(deps, 'secondStep', viewer);
}

/**
 * Ends a sign-in with its second step. Attempts are limited per ticket and per account, wherever they come from; a
 * right code forgets them. Throws 400 `second-step-ended`, 422 `wrong-code`, 429.
 */
export async function finishSignIn(
  deps: Deps,
  viewer: Viewer,
  { ticket, code }: { ticket: string; code: string },
): Promise<SignedIn> {
  const { db } = deps.database;
  const tokenHash = hashToken(ticket);
  const userId = await tryStep(db, tokenHash, deps.clock());
  if (userId === null) throw badRequest(ENDED, 'second-step-ended');
  const anywhere: Viewer = { ...viewer, user: null, ip: 'anywhere' };
  await takeFromLimit(deps, 'secondStep', anywhere, `user-${userId}`);
  const user = await db.transaction(async (tx) => {
    const how = await takeCode(deps, tx, userId, code);
    if (!how) throw wrongCode();
    const found = await findUserById(tx, userId);
    if (!found || !(await endStep(tx, tokenHash))) throw badRequest(ENDED, 'second-step-ended');
    if (how === 'recovery') await tell(deps, tx, userId, 'recovery', await countRecoveryCodes(tx, userId));
    return found;
  });
  await forgetLimit(deps, 'secondStep', anywhere, `user-${userId}`);
  return openAccount(deps, user, viewer, { secondStep: 'done' });
}

async function tell(
  deps: Deps,
  tx: Tx,
  userId: number,
  change: Parameters<typeof twoStepMail>[1],
  left: number,
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (user) await queueMail(tx, twoStepMail(user, change, left), deps.clock());
}
