import { and, eq, like, or } from 'drizzle-orm';
import type { IdentityName } from '#contract/identity.ts';
import type { Db, Tx } from '../../db/client.ts';
import { identities } from '../../db/schema/identity.ts';
import { users } from '../../db/schema/user.ts';
import type { UserRow } from './queries.ts';

/** Whose account a company's account opens; null for one that opens none yet. */
export async function findUserByIdentity(
  db: Db | Tx,
  provider: IdentityName,
  subject: string,
): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.user ?? null;
}

/** Fine when it is there already. */
export async function insertIdentity(tx: Tx, values: typeof identities.$inferInsert): Promise<void> {
  await tx.insert(identities).values(values).onConflictDoNothing();
}

/** Takes the password of an account whose address nobody had proven to be theirs. */
export async function dropPassword(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
}

/** Usernames that are `stem` or begin with it. */
export async function findUsernamesLike(db: Db | Tx, stem: string): Promise<string[]> {
  const pattern = `${stem.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(or(eq(users.username, stem), like(users.username, pattern)));
  return rows.map((row) => row.username);
}
