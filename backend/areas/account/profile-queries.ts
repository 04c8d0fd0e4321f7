import { and, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { oldUsernames, users } from '../../db/schema/user.ts';
import type { UserRow } from '../auth/queries.ts';

export async function lockUser(tx: Tx, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/** Answers the row as it is now, changed or not. */
export async function updateUser(tx: Tx, id: number, changes: Partial<UserRow>): Promise<UserRow> {
  const [row] =
    Object.keys(changes).length > 0
      ? await tx.update(users).set(changes).where(eq(users.id, id)).returning()
      : await tx.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error(`user ${id} vanished`);
  return row;
}

/** Whether somebody else is called so, or was until lately (G21). */
export async function isNameTaken(tx: Tx, username: string, exceptId: number, now: Date): Promise<boolean> {
  const [holder] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), ne(users.id, exceptId)));
  if (holder) return true;
  const [kept] = await tx
    .select({ userId: oldUsernames.userId })
    .from(oldUsernames)
    .where(
      and(
        eq(oldUsernames.username, username),
        ne(oldUsernames.userId, exceptId),
        gt(oldUsernames.redirectUntil, now),
      ),
    );
  return kept !== undefined;
}

/** Remembers a name that was given up; the latest holder counts. */
export async function keepOldName(tx: Tx, row: typeof oldUsernames.$inferInsert): Promise<void> {
  await tx.insert(oldUsernames).values(row).onConflictDoUpdate({ target: oldUsernames.username, set: row });
}
