import type { Rates } from '#contract/money.ts';
import {
  orderTimers,
  orderTransition,
  type OrderEvent,
  type OrderRole,
  type OrderStatus,
} from '#contract/order-states.ts';
import type { Tx } from '../../db/client.ts';
import { conflict } from '../../http/refused.ts';
import { mailAbout } from './order-mails.ts';
import { countCompletion, uncountCompletion } from './experience.ts';
import { findLines, updateOrderRow, type LineRow, type OrderRow } from './queries.ts';
import { consumeStock, forgetSales, recordSales, releaseStock, restock } from './stock.ts';

interface Move {
  event: OrderEvent;
  by: OrderRole | 'system';
  now: Date;
  /** What the event brings along: carrier and tracking number, reasons, a new deadline. */
  set?: Partial<Pick<OrderRow, 'carrier' | 'trackingNo' | 'cancelReason' | 'refundReason' | 'shipDueAt'>>;
}

/** Events that turn money into a sale need the day's rates for the price history. */
type MoveWith<E extends OrderEvent> = Move & { event: E } & (E extends 'pay' | 'confirm'
    ? { rates: Rates }
    : unknown);
type AnyMove = { [E in OrderEvent]: MoveWith<E> }[OrderEvent];

/**
 * Moves an order along the table (E2) with everything that hangs on it: dates, stock, sold prices, counts, mails.
 * `order` is its row as locked by the caller's transaction; answers the row after the move. Refuses what the table
 * does not allow (`not-allowed-now`); timers are the caller's business (rules.ts). Money that has to go back moves
 * after the transaction (payment/settle.ts).
 */
export async function moveOrder(tx: Tx, order: OrderRow, move: AnyMove): Promise<OrderRow> {
  const row = orderTransition(order.status, move.event, move.by);
  if (!row) throw notAllowedNow(order.status);
  const status = row.to === 'same' ? order.status : row.to === 'before' ? before(order) : row.to;
  const lines = await findLines(tx, [order.id]);
  const dates = await sideEffects(tx, order, lines, move);
  const moved = await updateOrderRow(tx, order.id, { ...dates, ...move.set, status, updatedAt: move.now });
  await mailAbout(tx, moved, lines, move.event, move.now);
  return moved;
}

/** 409 for whatever an order's status, side or timers do not allow. */
export function notAllowedNow(status: OrderStatus) {
  return conflict('This is not possible now.', 'not-allowed-now', { status });
}

function before(order: OrderRow): OrderStatus {
  if (!order.statusBefore) throw new Error(`order ${order.id} does not know where its refund came from`);
  return order.statusBefore;
}

/** Stock, sales and counts of an event; answers the columns that change with it. */
async function sideEffects(
  tx: Tx,
  order: OrderRow,
  lines: LineRow[],
  move: AnyMove,
): Promise<Partial<OrderRow>> {
  const { now } = move;
  switch (move.event) {
    case 'authorise':
      return { paymentDueAt: null, confirmDueAt: later(now, orderTimers.sellerConfirm) };
    case 'pay':
    case 'confirm':
      await recordSales(tx, order, lines, move.rates, now);
      await consumeStock(tx, lines, now);
      return { paymentDueAt: null, confirmDueAt: null, paidAt: now, shipDueAt: later(now, orderTimers.ship) };
    case 'ship':
      return { shippedAt: now, shipDueAt: null };
    case 'receive':
    case 'autoComplete':
      await countCompletion(tx, order, now);
      return { completedAt: now };
    case 'cancel':
    case 'expire':
      return giveUp(tx, order, lines, move);
    case 'requestRefund':
      return { statusBefore: order.status };
    case 'approveRefund':
      if (order.statusBefore === 'ShipmentPending') await takeBack(tx, lines, now);
      if (order.statusBefore === 'Completed') await uncountCompletion(tx, order);
      return { refundedMinor: order.totalMinor, shipDueAt: null };
    case 'declineRefund':
      // The seller could not ship while the refund was discussed; that time is given back.
      return {
        statusBefore: null,
        refundReason: null,
        shipDueAt: order.shipDueAt && later(order.shipDueAt, now.getTime() - order.updatedAt.getTime()),
      };
    case 'extend':
      return {};
  }
}

/** Before payment the hold ends; after it the money goes back in full and the pieces are for sale again. */
async function giveUp(tx: Tx, order: OrderRow, lines: LineRow[], move: Move): Promise<Partial<OrderRow>> {
  const over = { paymentDueAt: null, confirmDueAt: null, shipDueAt: null };
  if (order.paidAt) {
    await takeBack(tx, lines, move.now);
    return { ...over, refundedMinor: order.totalMinor };
  }
  const bidderLeft = move.by === 'buyer' || (move.by === 'system' && order.status === 'PaymentPending');
  await releaseStock(tx, lines, move.now, { withdrawBid: bidderLeft });
  return over;
}

/** Undoes a sale of which nothing has left the seller. What was shipped is not restocked by itself. */
async function takeBack(tx: Tx, lines: LineRow[], now: Date): Promise<void> {
  await forgetSales(tx, lines);
  await restock(tx, lines, now);
}

function later(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}
