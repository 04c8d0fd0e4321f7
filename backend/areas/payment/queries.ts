import { and, asc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { PaymentKind } from '#contract/order.ts';
import type { Db, Tx } from '../../db/client.ts';
import { ledger, orders, payments, webhookEvents } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';

export type PaymentRow = typeof payments.$inferSelect;

export async function findPayment(db: Db, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return row ?? null;
}

export async function findPaymentByRef(db: Db, kind: PaymentKind, ref: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.providerRef, ref)));
  return row ?? null;
}

/** Lock the order's row first: payments are only ever changed under it. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  return row ?? null;
}

export async function findPaymentsOf(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [inserted] = await tx.insert(payments).values(row).returning();
  if (!inserted) throw new Error('an inserted payment came back empty');
  return inserted;
}

export async function updatePayment(
  tx: Tx,
  paymentId: string,
  changes: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(changes).where(eq(payments.id, paymentId)).returning();
  if (!row) throw new Error(`payment ${paymentId} vanished`);
  return row;
}

/** Money records are only ever added; amounts in minor units, refunds negative. */
export async function addToLedger(
  tx: Tx,
  payment: PaymentRow,
  kind: 'capture' | 'refund',
  amountMinor: number,
  at: Date,
): Promise<void> {
  await tx.insert(ledger).values({
    orderId: payment.orderId,
    paymentId: payment.id,
    kind,
    amountMinor: kind === 'refund' ? -amountMinor : amountMinor,
    currency: payment.currency,
    at,
  });
}

/**
 * Payments whose provider has to be asked or told something: money held for orders that are cancelled or refunded,
 * pages still open for orders that are over or about to be (`dueBy`).
 */
export async function findUnsettledPayments(db: Db, dueBy: Date, limit: number): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      or(
        and(
          inArray(payments.status, ['captured', 'authorised']),
          inArray(orders.status, ['Cancelled', 'Refunded']),
        ),
        and(
          eq(payments.status, 'created'),
          or(ne(orders.status, 'PaymentPending'), lte(orders.paymentDueAt, dueBy)),
        ),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(limit);
  return rows.map((row) => row.payment);
}

export async function isEventKnown(db: Db, eventId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, eventId));
  return row !== undefined;
}

export async function rememberEvent(
  db: Db,
  eventId: string,
  kind: PaymentKind,
  receivedAt: Date,
): Promise<void> {
  await db.insert(webhookEvents).values({ id: eventId, kind, receivedAt }).onConflictDoNothing();
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? '';
}

export async function setSellerAccount(
  db: Db,
  userId: number,
  account: { stripeAccount: string } | { paymentAccount: string },
): Promise<void> {
  await db.update(users).set(account).where(eq(users.id, userId));
}
