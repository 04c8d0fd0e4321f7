import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pricePoints, spus } from '../../db/schema/catalog.ts';

export type SpuRow = typeof spus.$inferSelect;

export async function findSpu(db: Db, spuId: number): Promise<SpuRow | null> {
  const [row] = await db.select().from(spus).where(eq(spus.id, spuId));
  return row ?? null;
}

export interface Likeness {
  spuId: number;
  gender: string;
  category1: string;
  category2: string | null;
}

/** Ids of available styles of the same category, most popular first: those of its second level, then the others. */
export async function relevantIds(db: Db, like: Likeness, limit: number, skip: number): Promise<number[]> {
  const wanted = skip + limit;
  const near = like.category2 === null ? [] : await idsOf(db, like, sql`${spus.category2} = ${like.category2}`, wanted);
  if (near.length === wanted) return near.slice(skip);
  const far = await idsOf(db, like, sql`${spus.category2} is distinct from ${like.category2}`, wanted - near.length);
  return [...near, ...(like.category2 === null ? await idsOf(db, like, sql`true`, wanted) : far)].slice(skip);
}

async function idsOf(db: Db, like: Likeness, condition: ReturnType<typeof sql>, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: spus.id })
    .from(spus)
    .where(alike(like, condition))
    .orderBy(sql`${spus.popularity} desc nulls last`, sql`${spus.id} desc nulls last`)
    .limit(limit);
  return rows.map((row) => row.id);
}

function alike(like: Likeness, condition?: ReturnType<typeof sql>) {
  return and(
    sql`${spus.status} = 'Available'`,
    eq(spus.gender, like.gender as 'men'),
    eq(spus.category1, like.category1),
    sql`${spus.id} <> ${like.spuId}`,
    condition,
  )!;
}

/** Daily points from a day (`YYYY-MM-DD`) on, oldest first, US cents. */
export function priceHistory(db: Db, spuId: number, from: string) {
  return db
    .select()
    .from(pricePoints)
    .where(and(eq(pricePoints.spuId, spuId), gte(pricePoints.date, from)))
    .orderBy(asc(pricePoints.date));
}
