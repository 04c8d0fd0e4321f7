import { and, count, desc, eq, inArray, max } from 'drizzle-orm';
import type { OrderStatus } from '#contract/order-states.ts';
import type { Db } from '../../db/client.ts';
import { orderLines, orders } from '../../db/schema/trade.ts';

/** Paid for and not given back. */
const sold: OrderStatus[] = [
  'ShipmentPending',
  'DeliveryPending',
  'Completed',
  'RefundPending',
  'PartialRefunded',
];

const columns = {
  line: orderLines,
  order: {
    sellerId: orders.sellerId,
    currency: orders.currency,
    paidAt: orders.paidAt,
    createdAt: orders.createdAt,
  },
};
export interface SoldRow {
  line: typeof orderLines.$inferSelect;
  order: Pick<typeof orders.$inferSelect, 'sellerId' | 'currency' | 'paidAt' | 'createdAt'>;
}

export async function findSold(db: Db, orderOfferId: number): Promise<SoldRow | null> {
  const [row] = await db
    .select(columns)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.id, orderOfferId), inArray(orders.status, sold)));
  return row ?? null;
}

/** The latest sale of each of these offers, by offer id; those never sold are not there. */
export async function lastSales(db: Db, offerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({ offerId: orderLines.offerId, id: max(orderLines.id) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.offerId, [...offerIds]), inArray(orders.status, sold)))
    .groupBy(orderLines.offerId);
  return new Map(rows.flatMap(({ offerId, id }) => (id === null ? [] : [[offerId, id] as const])));
}

export async function soldBy(
  db: Db,
  userId: number,
  { pageStart, pageLimit }: { pageStart: number; pageLimit: number },
): Promise<{ rows: SoldRow[]; total: number }> {
  const where = and(eq(orders.sellerId, userId), inArray(orders.status, sold));
  const rows = await db
    .select(columns)
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orderLines.id))
    .limit(pageLimit)
    .offset(pageStart);
  const [found] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(where);
  return { rows, total: found?.total ?? 0 };
}
