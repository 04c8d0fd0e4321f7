import { eq } from 'drizzle-orm';
import { FRESH_MINUTES } from '#contract/limits.ts';
import { sessions } from '../../db/schema/user.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { isPassword } from '../../identity/passwords.ts';
import { findUserById, type UserRow } from './queries.ts';

const NOT_FRESH = 'This needs a fresh sign-in. Please log out, sign in again and come back.';

/**
 * The person behind a session, before they change how they sign in: they say their password, or, where there is none
 * (G11), signed in within the last minutes. Throws 422 for `password`, 403 `fresh-sign-in-needed`.
 */
export async function confirmPerson(
  deps: Deps,
  me: ViewerUser,
  viewer: Viewer,
  password: string,
): Promise<UserRow> {
  const { db } = deps.database;
  const user = await findUserById(db, me.id);
  if (!user || !viewer.tokenHash) throw forbidden('Please sign in to continue.', 'not-signed-in');
  if (user.passwordHash !== null) {
    if (!(await isPassword(user.passwordHash, password)))
      throw invalid({ password: ['This is not your password.'] });
    return user;
  }
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, viewer.tokenHash));
  const fresh = deps.clock().getTime() - FRESH_MINUTES * 60_000;
  if (!session || session.createdAt.getTime() < fresh) throw forbidden(NOT_FRESH, 'fresh-sign-in-needed');
  return user;
}
