import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { watches } from '../../db/schema/shopper.ts';
import { users } from '../../db/schema/user.ts';
import { cardColumns } from '../catalog/card-view.ts';

/**
 * The best live price of others for a watch, US cents: lowest ask or highest bid in its condition and size. A scalar
 * subquery over the book's index; `liveOffer` and `visibleOwner` for the aliases `o` and `u`.
 */
const bestNow = (now: Date): SQL<number | null> => sql<number | null>`(
  select case ${watches.type} when 'ask' then min(o.price_usd) else max(o.price_usd) end
  from offers o join users u on u.id = o.user_id
  where o.spu_id = ${watches.spuId} and o.type = ${watches.type} and o.condition = ${watches.condition}
    and o.size is not distinct from ${watches.size} and o.user_id <> ${watches.userId}
    and o.status in ('Available', 'Preapproved') and u.status <> 'Suspended' and o.inventory > o.reserved
    and (o.expires_at is null or o.expires_at > ${now.toISOString()}::timestamptz))`;

export async function watchesOf(
  db: Db,
  userId: number,
  { pageStart, pageLimit }: { pageStart: number; pageLimit: number },
  now: Date,
) {
  const mine = eq(watches.userId, userId);
  const rows = await db
    .select({ watch: watches, best: bestNow(now).mapWith(numberOrNull), spu: cardColumns })
    .from(watches)
    .innerJoin(spus, eq(spus.id, watches.spuId))
    .where(mine)
    .orderBy(desc(watches.createdAt), desc(watches.id))
    .limit(pageLimit)
    .offset(pageStart);
  return { rows, total: await countWatches(db, userId) };
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value));

export async function countWatches(db: Db | Tx, userId: number): Promise<number> {
  const [found] = await db.select({ total: count() }).from(watches).where(eq(watches.userId, userId));
  return found?.total ?? 0;
}

/** Inserts it, or gives the one of the same condition and size this target; its id. */
export async function saveWatch(tx: Tx, row: typeof watches.$inferInsert): Promise<number> {
  const { targetMinor, currency, targetUsd } = row;
  const same = and(
    eq(watches.userId, row.userId),
    eq(watches.spuId, row.spuId),
    eq(watches.type, row.type),
    eq(watches.condition, row.condition),
    sql`${watches.size} is not distinct from ${row.size ?? null}`,
  );
  const [changed] = await tx
    .update(watches)
    .set({ targetMinor: targetMinor ?? null, currency, targetUsd: targetUsd ?? null })
    .where(same)
    .returning({ id: watches.id });
  if (changed) return changed.id;
  const [made] = await tx.insert(watches).values(row).onConflictDoNothing().returning({ id: watches.id });
  if (made) return made.id;
  const [found] = await tx.select({ id: watches.id }).from(watches).where(same);
  return found!.id;
}

/** Notes what stands now, so that only something better is news. */
export async function noteBest(tx: Tx, watchId: number, now: Date): Promise<void> {
  await tx
    .update(watches)
    .set({ bestUsd: bestNow(now), due: false })
    .where(eq(watches.id, watchId));
}

export async function removeWatch(db: Db, userId: number, watchId: number): Promise<void> {
  await db.delete(watches).where(and(eq(watches.id, watchId), eq(watches.userId, userId)));
}

/** Watches whose style's book changed, locked, with what stands now and whom to tell. */
export async function takeDueWatches(tx: Tx, now: Date, limit: number) {
  const due = await tx
    .select({ id: watches.id })
    .from(watches)
    .where(sql`due`)
    .orderBy(asc(watches.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  return tx
    .select({
      watch: watches,
      best: bestNow(now).mapWith(numberOrNull),
      style: {
        id: spus.id,
        brand: spus.brandName,
        name: spus.name,
        gender: spus.gender,
        status: spus.status,
      },
      person: {
        email: users.email,
        username: users.username,
        status: users.status,
        preferences: users.preferences,
      },
    })
    .from(watches)
    .innerJoin(spus, eq(spus.id, watches.spuId))
    .innerJoin(users, eq(users.id, watches.userId))
    .where(
      inArray(
        watches.id,
        due.map((row) => row.id),
      ),
    );
}
export type DueWatch = Awaited<ReturnType<typeof takeDueWatches>>[number];

export async function settleWatch(tx: Tx, watchId: number, bestUsd: number | null): Promise<void> {
  await tx.update(watches).set({ bestUsd, due: false }).where(eq(watches.id, watchId));
}
