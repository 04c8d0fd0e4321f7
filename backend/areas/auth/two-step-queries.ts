import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { SECOND_STEP_ATTEMPTS } from '#contract/limits.ts';
import type { Db, Tx } from '../../db/client.ts';
import { authenticators, recoveryCodes, signInSteps } from '../../db/schema/two-step.ts';

type Authenticator = typeof authenticators.$inferSelect;

export async function findAuthenticator(db: Db | Tx, userId: number): Promise<Authenticator | null> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row ?? null;
}

/** Puts a key in the place of one that was never confirmed; false when one is in use. */
export async function putPendingKey(
  db: Db,
  values: Pick<Authenticator, 'userId' | 'sealedSecret' | 'sessionHash' | 'createdAt'>,
): Promise<boolean> {
  const { sealedSecret, sessionHash, createdAt } = values;
  const rows = await db
    .insert(authenticators)
    .values(values)
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, sessionHash, createdAt, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** Notes that the code of this half minute was used; false when it, or a later one, was used before. */
export async function useStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** From now on signing in asks for the app. False when it did already, or the key is another one by now. */
export async function confirmKey(tx: Tx, pending: Authenticator, now: Date): Promise<boolean> {
  const rows = await tx
    .update(authenticators)
    .set({ confirmedAt: now, sessionHash: null })
    .where(
      and(
        eq(authenticators.userId, pending.userId),
        eq(authenticators.sealedSecret, pending.sealedSecret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

export async function hasTwoStep(db: Db | Tx, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  return row !== undefined;
}

export async function deleteTwoStep(tx: Tx, userId: number): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** These codes and no others. */
export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function countRecoveryCodes(db: Db | Tx, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.total ?? 0;
}

/** Uses a recovery code up; false when it is none of theirs, or was used. One of two at once gets it. */
export async function useRecoveryCode(tx: Tx, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function insertSignInStep(db: Db, values: typeof signInSteps.$inferInsert): Promise<void> {
  await db.insert(signInSteps).values(values);
}

/** Counts an attempt and says whose sign-in waits; null when none does, or it has had its attempts. */
export async function tryStep(db: Db, tokenHash: string, now: Date): Promise<number | null> {
  const [row] = await db
    .update(signInSteps)
    .set({ attempts: sql`${signInSteps.attempts} + 1` })
    .where(
      and(
        eq(signInSteps.tokenHash, tokenHash),
        gt(signInSteps.expiresAt, now),
        lt(signInSteps.attempts, SECOND_STEP_ATTEMPTS),
      ),
    )
    .returning({ userId: signInSteps.userId });
  return row?.userId ?? null;
}

/** True once for each sign-in that waited. */
export async function endStep(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(signInSteps)
    .where(eq(signInSteps.tokenHash, tokenHash))
    .returning({ userId: signInSteps.userId });
  return rows.length > 0;
}
