import { and, count, desc, eq, ne, or } from 'drizzle-orm';
import type { MeasurementInput } from '#contract/measurement.ts';
import type { Db, Tx } from '../../db/client.ts';
import { measurements, users } from '../../db/schema/user.ts';

export type MeasurementRow = typeof measurements.$inferSelect;

export function listMeasurementRows(db: Db, userId: number): Promise<MeasurementRow[]> {
  return db.select().from(measurements).where(eq(measurements.userId, userId)).orderBy(desc(measurements.id));
}

/** Two saves of one person take turns: both could pass the limit otherwise. */
export async function lockMeasurements(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** How many there are beside the one that an input would replace. */
export async function countOthers(tx: Tx, userId: number, input: MeasurementInput): Promise<number> {
  const [row] = await tx
    .select({ others: count() })
    .from(measurements)
    .where(
      and(
        eq(measurements.userId, userId),
        or(ne(measurements.name, input.name), ne(measurements.dimension, input.dimension)),
      ),
    );
  return row?.others ?? 0;
}

export async function saveMeasurementRow(
  tx: Tx,
  values: typeof measurements.$inferInsert,
): Promise<MeasurementRow> {
  const [row] = await tx
    .insert(measurements)
    .values(values)
    .onConflictDoUpdate({
      target: [measurements.userId, measurements.dimension, measurements.name],
      set: { millimetres: values.millimetres },
    })
    .returning();
  if (!row) throw new Error('insert answered no row');
  return row;
}

export async function deleteMeasurementRow(db: Db, userId: number, id: number): Promise<void> {
  await db.delete(measurements).where(and(eq(measurements.id, id), eq(measurements.userId, userId)));
}
