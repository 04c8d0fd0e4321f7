import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Gender } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { pricePoints, sales, spus } from '../../db/schema/catalog.ts';
import { orderLines, orders } from '../../db/schema/trade.ts';

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

/** Pictures of the styles most people look at, of one gender or of both. */
export async function mostPopularThumbnails(db: Db, gender: Gender | null, limit: number): Promise<string[]> {
  // One gender after the other, as the indexes begin with it.
  const of = (each: Gender) =>
    db
      .select({ thumbnail: spus.thumbnail, popularity: spus.popularity })
      .from(spus)
      .where(and(eq(spus.gender, each), eq(spus.status, 'Available')))
      .orderBy(sql`${spus.popularity} desc nulls last`)
      .limit(limit);
  const rows = gender ? await of(gender) : [...(await of('women')), ...(await of('men'))];
  const pictures = rows.sort((a, b) => b.popularity - a.popularity).map(({ thumbnail }) => thumbnail);
  // Styles beyond the rendered set share pictures.
  return [...new Set(pictures)].slice(0, limit);
}

/** Sales of a style, latest first, with the seller where it was sold here. */
export function salesOf(
  db: Db,
  spuId: number,
  { pageStart, pageLimit }: { pageStart: number; pageLimit: number },
) {
  return db
    .select({
      soldAt: sales.soldAt,
      condition: sales.condition,
      size: sales.size,
      priceUsd: sales.priceUsd,
      orderLineId: sales.orderLineId,
      sellerId: orders.sellerId,
    })
    .from(sales)
    .leftJoin(orderLines, eq(orderLines.id, sales.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(sales.spuId, spuId))
    .orderBy(desc(sales.soldAt), desc(sales.id))
    .limit(pageLimit)
    .offset(pageStart);
}
