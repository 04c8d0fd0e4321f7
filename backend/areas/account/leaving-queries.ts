import { and, count, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { orderTimers, type OrderStatus } from '#contract/order-states.ts';
import type { Db, Tx } from '../../db/client.ts';
import { idempotencyKeys, offers, orders } from '../../db/schema/trade.ts';
import { mails, users } from '../../db/schema/user.ts';
import type { UserRow } from '../auth/queries.ts';

const unfinished: OrderStatus[] = [
  'PaymentPending',
  'PendingCapture',
  'ShipmentPending',
  'DeliveryPending',
  'RefundPending',
];

/** Orders that are under way, or so fresh that they may still be claimed (E3). */
export async function countOpenOrders(db: Db | Tx, userId: number, now: Date): Promise<number> {
  const claimable = new Date(now.getTime() - orderTimers.claimWindow);
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .where(
      and(
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        or(
          inArray(orders.status, unfinished),
          and(eq(orders.status, 'Completed'), gt(orders.completedAt, claimable)),
        ),
      ),
    );
  return row?.total ?? 0;
}

/** People who asked to be deleted and still are there, oldest wish first. */
export async function findLeaving(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletionRequestedAt), isNull(users.deletedAt)))
    .orderBy(users.deletionRequestedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Takes everything of a person off the market; answers the styles whose books changed. */
export async function withdrawOffers(tx: Tx, userId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .update(offers)
    .set({ status: 'Deleted', updateTime: now })
    .where(
      and(eq(offers.userId, userId), inArray(offers.status, ['Available', 'Preapproved', 'Unavailable'])),
    )
    .returning({ spuId: offers.spuId });
  return [...new Set(rows.map(({ spuId }) => spuId))];
}

/** The numbers of those who followed this person or were followed, before that is forgotten. */
export async function uncountFollows(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    update users set follower_count = greatest(0, follower_count - 1)
    where id in (select followed_id from follows where follower_id = ${userId})`);
  await tx.execute(sql`
    update users set following_count = greatest(0, following_count - 1)
    where id in (select follower_id from follows where followed_id = ${userId})`);
}

/**
 * Deletes every row that would go with the person's own: whatever refers to users with `on delete cascade`, also in
 * tables that are added later. What has to stay (offers, orders, reviews) refers without.
 */
export async function deleteBelongings(tx: Tx, user: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  const found = (await tx.execute(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = 'users'::regclass
    order by 1, 2`)) as unknown as { rows: { table: string; column: string }[] };
  for (const { table, column } of found.rows) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${user.id}`);
  }
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, user.id));
  await tx.delete(mails).where(sql`lower(${mails.recipient}) = ${user.email.toLowerCase()}`);
}

/** Orders keep what they were about and how much; of the buyer's address the place remains. */
export async function anonymiseAddresses(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    update orders set address = address || '{"fullName": "", "phone": "", "line1": "", "line2": "", "postalCode": ""}'::jsonb
    where buyer_id = ${userId} and address is not null`);
}
