import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pricePoints, spus } from '../../db/schema/catalog.ts';

export type SpuRow = typeof spus.$inferSelect;

export async function findSpu(db: Db, spuId: number): Promise<SpuRow | null> {
  const [row] = await db.select().from(spus).where(eq(spus.id, spuId));
  return row ?? null;
}

/**
 * Daily points from a day (`YYYY-MM-DD`) on, oldest first, US cents, led by the last one before: days on which nothing
 * changed have none, so what stood then still stands.
 */
export async function priceHistory(db: Db, spuId: number, from: string) {
  const [before, points] = await Promise.all([
    db
      .select()
      .from(pricePoints)
      .where(and(eq(pricePoints.spuId, spuId), lt(pricePoints.date, from)))
      .orderBy(desc(pricePoints.date))
      .limit(1),
    db
      .select()
      .from(pricePoints)
      .where(and(eq(pricePoints.spuId, spuId), gte(pricePoints.date, from)))
      .orderBy(asc(pricePoints.date)),
  ]);
  if (points[0]?.date === from) return points;
  return [...before.map((point) => ({ ...point, date: from, lastSaleUsd: null })), ...points];
}
