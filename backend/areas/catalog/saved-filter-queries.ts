import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { savedFilters, users } from '../../db/schema/user.ts';

export type SavedFilterRow = typeof savedFilters.$inferSelect;

/** A person's saved filters, newest first. */
export function ownFilters(db: Db, userId: number): Promise<SavedFilterRow[]> {
  return db
    .select()
    .from(savedFilters)
    .where(eq(savedFilters.userId, userId))
    .orderBy(desc(savedFilters.createdAt), desc(savedFilters.id));
}

/** Inserts unless the person has `max` already: null then. The person's row is locked, so that two at once count right. */
export function insertWithin(
  db: Db,
  row: typeof savedFilters.$inferInsert,
  max: number,
): Promise<SavedFilterRow | null> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('no key update');
    const [found] = await tx
      .select({ count: count() })
      .from(savedFilters)
      .where(eq(savedFilters.userId, row.userId));
    if ((found?.count ?? 0) >= max) return null;
    const [saved] = await tx.insert(savedFilters).values(row).returning();
    return saved ?? null;
  });
}

/** Answers whether there was one. */
export async function deleteOwn(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(savedFilters)
    .where(and(eq(savedFilters.userId, userId), eq(savedFilters.id, id)))
    .returning({ id: savedFilters.id });
  return gone.length > 0;
}
