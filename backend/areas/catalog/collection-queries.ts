import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { collections } from '../../db/schema/catalog.ts';

export type CollectionRow = typeof collections.$inferSelect;

export async function findCollection(
  db: Db,
  by: { id: number } | { key: string },
): Promise<CollectionRow | null> {
  const [row] = await db
    .select()
    .from(collections)
    .where('id' in by ? eq(collections.id, by.id) : eq(collections.key, by.key));
  return row ?? null;
}

/** All of them, in the order they are shown in. */
export function allCollections(db: Db): Promise<CollectionRow[]> {
  return db.select().from(collections).orderBy(asc(collections.position), asc(collections.id));
}
