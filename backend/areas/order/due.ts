import type { OrderStatus } from '#contract/order-states.ts';
import type { Db, Tx } from '../../db/client.ts';
import { findDueOrders, lockOrder, type DueScope, type OrderRow } from './queries.ts';
import { dueEvent } from './rules.ts';
import { moveOrder } from './transitions.ts';

const BATCH = 500;

const reasonsOf: Partial<Record<OrderStatus, string>> = {
  PaymentPending: 'The payment did not arrive in time.',
  PendingCapture: 'The seller did not confirm in time.',
  ShipmentPending: 'The order was not shipped in time.',
};

/**
 * Lets time do its work on orders (E3): unpaid, unconfirmed and unshipped ones are cancelled, delivered ones complete.
 * The same function serves reads (with a narrow scope) and the sweep (`all`); each order moves in a transaction of
 * its own, with its row locked and the rule checked again. Answers the ids of the orders that moved; a cancelled one
 * may owe money, which `closePayments` gives back.
 */
export async function settleDue(db: Db, now: Date, scope: DueScope): Promise<number[]> {
  const moved: number[] = [];
  for (const id of await findDueOrders(db, now, scope, BATCH)) {
    const changed = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      return order ? (await settleDueOrder(tx, order, now)) !== order : false;
    });
    if (changed) moved.push(id);
  }
  return moved;
}

/** The same for one order that the caller's transaction has locked; the identical row when nothing was due. */
export async function settleDueOrder(tx: Tx, order: OrderRow, now: Date): Promise<OrderRow> {
  const event = dueEvent(order, now);
  if (!event) return order;
  const cancelReason = reasonsOf[order.status];
  return moveOrder(tx, order, {
    event,
    by: 'system',
    now,
    ...(event === 'expire' && cancelReason ? { set: { cancelReason } } : {}),
  });
}
