import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { browsing } from '../../db/schema/shopper.ts';
import { cardColumns } from '../catalog/card-view.ts';

const shownOf = (userId: number) => and(eq(browsing.userId, userId), sql`${spus.status} = 'Available'`);

/** What a person looked at that is still shown, latest first, and how much of it there is. */
export async function browsed(
  db: Db,
  userId: number,
  { pageStart, pageLimit }: { pageStart: number; pageLimit: number },
) {
  const rows = await db
    .select({ seenAt: browsing.seenAt, spu: cardColumns })
    .from(browsing)
    .innerJoin(spus, eq(spus.id, browsing.spuId))
    .where(shownOf(userId))
    .orderBy(desc(browsing.seenAt), desc(browsing.spuId))
    .limit(pageLimit)
    .offset(pageStart);
  const [found] = await db
    .select({ total: count() })
    .from(browsing)
    .innerJoin(spus, eq(spus.id, browsing.spuId))
    .where(shownOf(userId));
  return { rows, total: found?.total ?? 0 };
}

export async function knownStyles(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: spus.id })
    .from(spus)
    .where(inArray(spus.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

/** Inserts looks; of a style looked at before the later time counts, while merging what is there already. */
export async function remember(
  db: Db,
  looks: readonly (typeof browsing.$inferInsert)[],
  merging: boolean,
): Promise<void> {
  if (looks.length === 0) return;
  const insert = db.insert(browsing).values([...looks]);
  await (merging
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({
        target: [browsing.userId, browsing.spuId],
        set: { seenAt: sql`excluded.seen_at` },
      }));
}

export async function forgetBeyond(db: Db, userId: number, max: number): Promise<void> {
  await db.execute(sql`
    delete from ${browsing} where ${browsing.userId} = ${userId} and ${browsing.spuId} in (
      select spu_id from browsing where user_id = ${userId} order by seen_at desc nulls last, spu_id desc nulls last offset ${max})`);
}

export async function forgetAll(db: Db, userId: number): Promise<void> {
  await db.delete(browsing).where(eq(browsing.userId, userId));
}
