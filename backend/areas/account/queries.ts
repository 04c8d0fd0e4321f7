import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { addresses, uploads, users } from '../../db/schema/user.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type UploadRow = typeof uploads.$inferSelect;

export function listAddressRows(db: Db | Tx, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
}

export async function findAddressRow(db: Db | Tx, userId: number, id: number): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  return row ?? null;
}

/** Two changes of one address book take turns: both could make the same address the default otherwise. */
export async function lockAddressBook(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function insertAddress(tx: Tx, values: typeof addresses.$inferInsert): Promise<AddressRow> {
  const [row] = await tx.insert(addresses).values(values).returning();
  if (!row) throw new Error('insert answered no row');
  return row;
}

export async function updateAddressRow(tx: Tx, id: number, values: Partial<AddressRow>): Promise<AddressRow> {
  const [row] = await tx.update(addresses).set(values).where(eq(addresses.id, id)).returning();
  if (!row) throw new Error('update answered no row');
  return row;
}

export async function deleteAddressRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, id));
}

export async function clearDefault(tx: Tx, userId: number, exceptId: number | null): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(
      and(
        eq(addresses.userId, userId),
        eq(addresses.isDefault, true),
        exceptId === null ? undefined : ne(addresses.id, exceptId),
      ),
    );
}

export async function insertUploads(db: Db, rows: (typeof uploads.$inferInsert)[]): Promise<void> {
  await db.insert(uploads).values(rows);
}

export async function findUpload(db: Db, key: string, userId: number): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.userId, userId)));
  return row ?? null;
}

export async function markStored(
  db: Db,
  key: string,
  values: { width: number; height: number; storedAt: Date },
): Promise<void> {
  await db.update(uploads).set(values).where(eq(uploads.key, key));
}
