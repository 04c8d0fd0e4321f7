import { orderTimers, orderTransition, type OrderEvent, type OrderRole } from '#contract/order-states.ts';
import type { Order } from '#contract/order.ts';
import type { OrderRow } from './queries.ts';

export type OrderAction = Order['actions'][number];

const DAY = 86_400_000;

/** In the order in which a page offers them. */
const actions: readonly OrderAction[] = [
  'pay',
  'confirm',
  'ship',
  'receive',
  'extend',
  'approveRefund',
  'declineRefund',
  'requestRefund',
  'cancel',
];

/** Which side of the order a person is on; null for everybody else. */
export function roleOf(order: Pick<OrderRow, 'buyerId' | 'sellerId'>, userId: number): OrderRole | null {
  if (order.buyerId === userId) return 'buyer';
  return order.sellerId === userId ? 'seller' : null;
}

type Dated = Pick<OrderRow, 'status' | 'paymentDueAt' | 'confirmDueAt' | 'shipDueAt' | 'shippedAt'>;

/**
 * What time alone does to an order at `now` (E3, E23): a payment, confirmation or shipment that did not come cancels
 * it, a parcel that must have arrived completes it after the claim window. Null when nothing is due.
 */
export function dueEvent(order: Dated, now: Date): Extract<OrderEvent, 'expire' | 'autoComplete'> | null {
  const past = (due: Date | null) => due !== null && due <= now;
  switch (order.status) {
    case 'PaymentPending':
      return past(order.paymentDueAt) ? 'expire' : null;
    case 'PendingCapture':
      return past(order.confirmDueAt) ? 'expire' : null;
    case 'ShipmentPending':
      return past(order.shipDueAt) ? 'expire' : null;
    case 'DeliveryPending':
      return past(autoCompleteAt(order.shippedAt)) ? 'autoComplete' : null;
    default:
      return null;
  }
}

/** When a shipped order completes by itself: assumed transit plus the claim window (E3). */
function autoCompleteAt(shippedAt: Date | null): Date | null {
  return shippedAt && new Date(shippedAt.getTime() + orderTimers.assumedTransit + orderTimers.claimWindow);
}

/** Whole days by which the buyer may still put off the shipping deadline: 21 in all (E3). 0 when none are left. */
export function extensionDaysLeft(order: Pick<OrderRow, 'paidAt' | 'shipDueAt'>): number {
  if (!order.paidAt || !order.shipDueAt) return 0;
  const latest = order.paidAt.getTime() + orderTimers.ship + orderTimers.shipExtensionMax;
  return Math.max(0, Math.floor((latest - order.shipDueAt.getTime()) / DAY));
}

/**
 * What a side may do to an order at `now`: the transition table plus the timers (E2–E4). `pay` stands for the buyer
 * of every order that waits for its payment; without an address the first step of paying is `setAddress`.
 */
export function allowedActions(order: OrderRow, role: OrderRole, now: Date): OrderAction[] {
  if (dueEvent(order, now)) return [];
  return actions.filter((action) => {
    if (action === 'pay') return role === 'buyer' && orderTransition(order.status, 'pay', 'system') !== null;
    if (!orderTransition(order.status, action, role)) return false;
    if (action === 'extend') return extensionDaysLeft(order) >= 1;
    if (action === 'requestRefund' && order.status === 'Completed') return withinClaimWindow(order, now);
    return true;
  });
}

/** A completed order may be complained about for three days (E2). */
function withinClaimWindow(order: Pick<OrderRow, 'completedAt'>, now: Date): boolean {
  return order.completedAt !== null && now.getTime() <= order.completedAt.getTime() + orderTimers.claimWindow;
}
