import { and, asc, count, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { orderTimers, type OrderRole, type OrderStatus } from '#contract/order-states.ts';
import type { Db, Tx } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { bagLines, offers, orderLines, orders } from '../../db/schema/trade.ts';
import { addresses, users } from '../../db/schema/user.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type OfferRow = typeof offers.$inferSelect;

const person = { id: users.id, username: users.username, avatarUrl: users.avatarUrl, status: users.status };
export interface Person {
  id: number;
  username: string;
  avatarUrl: string | null;
  status: (typeof users.$inferSelect)['status'];
}

const style = {
  id: spus.id,
  brandName: spus.brandName,
  name: spus.name,
  gender: spus.gender,
  sizeUnit: spus.sizeUnit,
  thumbnail: spus.thumbnail,
};
export type Style = Pick<typeof spus.$inferSelect, keyof typeof style>;

/** An offer that somebody wants to take, with who placed it and what it is. */
export interface Taken {
  offer: OfferRow;
  owner: Person;
  style: Style;
}

/** Offers by id with owner and style, ascending; locked for the rest of the transaction when `lock` is set. */
export async function readTaken(db: Db, offerIds: readonly number[], lock: boolean): Promise<Taken[]> {
  if (offerIds.length === 0) return [];
  const query = db
    .select()
    .from(offers)
    .where(inArray(offers.id, [...offerIds]))
    .orderBy(asc(offers.id));
  const rows = await (lock ? query.for('update') : query);
  const owners = await findPeople(
    db,
    rows.map((row) => row.userId),
  );
  const styles = await findStyles(
    db,
    rows.map((row) => row.spuId),
  );
  return rows.flatMap((offer) => {
    const owner = owners.get(offer.userId);
    const found = styles.get(offer.spuId);
    return owner && found ? [{ offer, owner, style: found }] : [];
  });
}

export async function findPeople(db: Db, ids: readonly number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(person)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findStyles(db: Db, ids: readonly number[]): Promise<Map<number, Style>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(style)
    .from(spus)
    .where(inArray(spus.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findAddress(db: Db, userId: number, addressId: number) {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)));
  return row ?? null;
}

export async function findOrder(db: Db, orderId: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row ?? null;
}

/** The order's row, locked for the rest of the transaction: every change of an order starts here. */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

export async function findLines(db: Db, orderIds: readonly number[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
}

export async function insertOrder(
  tx: Tx,
  order: typeof orders.$inferInsert,
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[],
): Promise<{ order: OrderRow; lines: LineRow[] }> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('an inserted order came back empty');
  const inserted = await tx
    .insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId: row.id })))
    .returning();
  return { order: row, lines: inserted };
}

export async function updateOrderRow(tx: Tx, orderId: number, changes: Partial<OrderRow>): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(changes).where(eq(orders.id, orderId)).returning();
  if (!row) throw new Error(`order ${orderId} vanished`);
  return row;
}

/** What was bought is not in the bag any more. */
export async function removeFromBag(tx: Tx, userId: number, offerIds: readonly number[]): Promise<void> {
  await tx.delete(bagLines).where(and(eq(bagLines.userId, userId), inArray(bagLines.offerId, [...offerIds])));
}

/** A page of somebody's orders on one side, latest first, with the count of all of them. */
export async function pageOfOrders(
  db: Db,
  userId: number,
  query: { role: OrderRole; status?: OrderStatus | undefined; pageStart: number; pageLimit: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const mine = and(
    eq(query.role === 'buyer' ? orders.buyerId : orders.sellerId, userId),
    query.status ? eq(orders.status, query.status) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(mine);
  const rows = await db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(query.pageLimit)
    .offset(query.pageStart);
  return { rows, total: counted?.total ?? 0 };
}

/** Which orders to look at: all of them, some, those of a person, or those that hold certain offers. */
export type DueScope =
  { orderIds: readonly number[] } | { userId: number } | { offerIds: readonly number[] } | 'all';

/** Ids of orders on which `dueEvent` has something to say at `now`, oldest first. The rule itself is in rules.ts. */
export async function findDueOrders(db: Db, now: Date, scope: DueScope, limit: number): Promise<number[]> {
  const deliveredBy = new Date(now.getTime() - orderTimers.assumedTransit - orderTimers.claimWindow);
  const due = or(
    and(eq(orders.status, 'PaymentPending'), lte(orders.paymentDueAt, now)),
    and(eq(orders.status, 'PendingCapture'), lte(orders.confirmDueAt, now)),
    and(eq(orders.status, 'ShipmentPending'), lte(orders.shipDueAt, now)),
    and(eq(orders.status, 'DeliveryPending'), lte(orders.shippedAt, deliveredBy)),
  );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(due, within(scope)))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

function within(scope: DueScope): SQL | undefined {
  if (scope === 'all') return undefined;
  if ('orderIds' in scope) return inArray(orders.id, [...scope.orderIds]);
  if ('userId' in scope) return or(eq(orders.buyerId, scope.userId), eq(orders.sellerId, scope.userId));
  return inArray(
    orders.id,
    sql`(select ${orderLines.orderId} from ${orderLines} where ${inArray(orderLines.offerId, [...scope.offerIds])})`,
  );
}

/** Names and mail addresses of the two sides. */
export async function findCorrespondents(tx: Tx, order: Pick<OrderRow, 'buyerId' | 'sellerId'>) {
  const rows = await tx
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      preferences: users.preferences,
    })
    .from(users)
    .where(inArray(users.id, [order.buyerId, order.sellerId]));
  return {
    buyer: rows.find((row) => row.id === order.buyerId) ?? null,
    seller: rows.find((row) => row.id === order.sellerId) ?? null,
  };
}
