import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Preferences } from '#contract/auth.ts';
import type { Settings } from '#contract/catalog.ts';
import type { Db, Tx } from '../../db/client.ts';
import { documents } from '../../db/schema/catalog.ts';
import { offers } from '../../db/schema/trade.ts';
import { oldUsernames, passwordResets, sessions, users } from '../../db/schema/user.ts';
import { liveOffer } from '../offer/live.ts';

export type UserRow = typeof users.$inferSelect;

const hasEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`;

export async function findUserById(db: Db | Tx, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** By e-mail when there is an @ in it, which no username has (G5). */
export async function findUserByIdentifier(db: Db | Tx, identifier: string): Promise<UserRow | null> {
  const where = identifier.includes('@')
    ? hasEmail(identifier)
    : eq(users.username, identifier.toLowerCase());
  const [row] = await db.select().from(users).where(where);
  return row ?? null;
}

/** Which of the two belong to somebody already; a name that was given up lately still does (G21). */
export async function findTaken(
  db: Db | Tx,
  names: { username?: string | undefined; email?: string | undefined },
  now: Date,
): Promise<{ username: boolean; email: boolean }> {
  const { username, email } = names;
  const rows = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(
      or(
        username === undefined ? undefined : eq(users.username, username),
        email === undefined ? undefined : hasEmail(email),
      ),
    );
  const kept =
    username === undefined
      ? []
      : await db
          .select({ userId: oldUsernames.userId })
          .from(oldUsernames)
          .where(and(eq(oldUsernames.username, username), gt(oldUsernames.redirectUntil, now)));
  return {
    username: kept.length > 0 || rows.some((row) => row.username === username),
    email: rows.some((row) => row.email.toLowerCase() === email?.toLowerCase()),
  };
}

export async function findUserIdByReferralCode(db: Db | Tx, code: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.referralCode, code.toUpperCase()));
  return row?.id ?? null;
}

/** Null when the username, the e-mail or the referral code was taken in the meantime. */
export async function insertUser(tx: Tx, values: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function hasLiveAsk(db: Db, userId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.userId, userId), eq(offers.type, 'ask'), liveOffer(now)))
    .limit(1);
  return row !== undefined;
}

export async function updatePreferences(db: Db, userId: number, preferences: Preferences): Promise<void> {
  await db.update(users).set({ preferences }).where(eq(users.id, userId));
}

/** The settings document of 3#17; null in a shop that has none yet. */
export async function findSettings(db: Db | Tx): Promise<Settings | null> {
  const [row] = await db
    .select({ value: documents.value })
    .from(documents)
    .where(eq(documents.key, 'settings'));
  return (row?.value as Settings | undefined) ?? null;
}

export async function updatePassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Somebody proved that the account's address is theirs. */
export async function confirmEmail(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, userId));
}

export async function insertReset(tx: Tx, values: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(values);
}

export async function deleteResets(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Uses a reset up and says whose it was; null when there is none that is still good. One of two at once gets it. */
export async function takeReset(tx: Tx, tokenHash: string, now: Date): Promise<number | null> {
  const [row] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

/** Sessions that are still good, latest use first. */
export async function findOpenSessions(db: Db, userId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}
