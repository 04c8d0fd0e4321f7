import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pricePoints, spus } from '../../db/schema/catalog.ts';

export type SpuRow = typeof spus.$inferSelect;

export async function findSpu(db: Db, spuId: number): Promise<SpuRow | null> {
  const [row] = await db.select().from(spus).where(eq(spus.id, spuId));
  return row ?? null;
}

/** Daily points from a day (`YYYY-MM-DD`) on, oldest first, US cents. */
export function priceHistory(db: Db, spuId: number, from: string) {
  return db
    .select()
    .from(pricePoints)
    .where(and(eq(pricePoints.spuId, spuId), gte(pricePoints.date, from)))
    .orderBy(asc(pricePoints.date));
}
