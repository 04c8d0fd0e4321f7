import { randomBytes } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type * as auth from '#contract/auth.ts';
import { RESET_MINUTES } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../http/read-viewer.ts';
import { badRequest, forbidden, invalid } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { hashPassword, isPassword } from '../../identity/passwords.ts';
import { closeSessions } from '../../identity/sessions.ts';
import { queueMail } from '../../mail/outbox.ts';
import { passwordChangedMail, resetMail } from './password-mail.ts';
import {
  confirmEmail,
  deleteResets,
  findUserById,
  findUserByIdentifier,
  insertReset,
  takeReset,
  updatePassword,
} from './queries.ts';
import { deleteTwoStep } from './two-step-queries.ts';

const RESET_MS = RESET_MINUTES * 60_000;
const RESET_LINK_INVALID = 'This link is no longer valid. Please ask for a new one.';
const OLD_PASSWORD_WRONG = 'This is not your password.';

/**
 * Mails a link that sets a new password, good once and for an hour (G10). Says nothing about whether the address
 * belongs to anybody; the token goes into the mail only.
 */
export async function forgetPassword(deps: Deps, email: string): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  const user = await findUserByIdentifier(db, email);
  if (!user) return;
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    // The latest mail is the one that people open.
    await deleteResets(tx, user.id);
    await insertReset(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(now.getTime() + RESET_MS),
    });
    await queueMail(tx, resetMail(user, token), now);
  });
}

/**
 * Sets a new password with the token of a mail and ends every session (G4, G10). Throws 400 `reset-link-invalid` for
 * tokens that are unknown, used, too old or somebody else's.
 */
export async function resetPassword(deps: Deps, input: BodyOf<typeof auth.resetPassword>): Promise<void> {
  const now = deps.clock();
  const passwordHash = await hashPassword(input.password);
  await deps.database.db.transaction(async (tx) => {
    const userId = await takeReset(tx, hashToken(input.token), now);
    const user = userId === null ? null : await findUserById(tx, userId);
    // Thrown inside, so that a token tried with the wrong address is not used up.
    if (!user || user.email.toLowerCase() !== input.email.toLowerCase()) {
      throw badRequest(RESET_LINK_INVALID, 'reset-link-invalid');
    }
    await updatePassword(tx, user.id, passwordHash);
    // Whoever opened the account without the address shall not keep its owner out.
    if (user.emailConfirmedAt === null) await deleteTwoStep(tx, user.id);
    // The link came by mail: whoever opened it has the address.
    await confirmEmail(tx, user.id, now);
    await deleteResets(tx, user.id);
    await closeSessions(tx, user.id);
    await queueMail(tx, passwordChangedMail(user), now);
  });
}

/**
 * Sets a new password for a signed-in person and ends all other sessions. The old one is asked for if there is one:
 * people who came by Google or Apple have none yet (G11). Throws 422 for `oldPassword`.
 */
export async function changePassword(
  deps: Deps,
  person: ViewerUser,
  viewer: Viewer,
  input: BodyOf<typeof auth.changePassword>,
): Promise<void> {
  const now = deps.clock();
  const user = await findUserById(deps.database.db, person.id);
  if (!user) throw forbidden('Please sign in to continue.', 'not-signed-in');
  const known = user.passwordHash === null || (await isPassword(user.passwordHash, input.oldPassword));
  if (!known) throw invalid({ oldPassword: [OLD_PASSWORD_WRONG] });
  const passwordHash = await hashPassword(input.password);
  await deps.database.db.transaction(async (tx) => {
    await updatePassword(tx, user.id, passwordHash);
    await deleteResets(tx, user.id);
    await closeSessions(tx, user.id, viewer.tokenHash);
    await queueMail(tx, passwordChangedMail(user), now);
  });
}
