import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { signInSteps } from '../db/schema/two-step.ts';
import { sessions } from '../db/schema/user.ts';
import { hashToken } from '../http/read-viewer.ts';
import { SESSION_MS } from './session-life.ts';

/** Opens a session (G4). The token is answered once; only its hash is kept. */
export async function openSession(
  db: Db | Tx,
  input: { userId: number; userAgent: string; now: Date },
): Promise<{ token: string; tokenExpires: Date }> {
  const token = randomBytes(32).toString('base64url');
  const tokenExpires = new Date(input.now.getTime() + SESSION_MS);
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: input.userId,
    createdAt: input.now,
    lastUsedAt: input.now,
    expiresAt: tokenExpires,
    userAgent: input.userAgent || null,
  });
  return { token, tokenExpires };
}

/** Revokes one session; fine when it is gone already (B4). */
export async function closeSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Revokes all sessions of a person (G4), but for the one to keep; sign-ins that wait for a second step end, too. */
export async function closeSessions(tx: Tx, userId: number, keep: string | null = null): Promise<void> {
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId));
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === null ? undefined : ne(sessions.tokenHash, keep)));
}
