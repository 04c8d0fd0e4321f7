import type { OpenSession, SignedIn } from '#contract/auth.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { closeSession } from '../../identity/sessions.ts';
import { openAccount } from './open-account.ts';
import { findOpenSessions, findUserById } from './queries.ts';

/** Part of the hash of the token: enough to tell a person's sessions apart, useless to sign in with. */
const idOf = (tokenHash: string) => tokenHash.slice(0, 16);

/** Where a person is signed in, latest use first. */
export async function listSessions(deps: Deps, user: ViewerUser, viewer: Viewer): Promise<OpenSession[]> {
  const rows = await findOpenSessions(deps.database.db, user.id, deps.clock());
  return rows.map((row) => ({
    id: idOf(row.tokenHash),
    userAgent: row.userAgent,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    current: row.tokenHash === viewer.tokenHash,
  }));
}

/** One more session of a person, for a browser that came with a token of another one. */
export async function openFurther(deps: Deps, user: ViewerUser, viewer: Viewer): Promise<SignedIn> {
  const row = await findUserById(deps.database.db, user.id);
  if (!row) throw forbidden('Please sign in to continue.', 'not-signed-in');
  // The session that it comes from had its second step.
  return openAccount(deps, row, viewer, { secondStep: 'done' });
}

/** Signs one of a person's browsers out; somebody else's session is not found among them. */
export async function endSession(deps: Deps, user: ViewerUser, id: string): Promise<void> {
  const rows = await findOpenSessions(deps.database.db, user.id, deps.clock());
  for (const row of rows) {
    if (idOf(row.tokenHash) === id) await closeSession(deps.database.db, row.tokenHash);
  }
}
