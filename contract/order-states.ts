import { z } from 'zod';

/** Order statuses (4, table of labels). */
export const orderStatuses = [
  'PaymentPending',
  'PendingCapture',
  'ShipmentPending',
  'DeliveryPending',
  'Completed',
  'RefundPending',
  'Refunded',
  'PartialRefunded',
  'Cancelled',
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Labels to the letter; PaymentPending is blank. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  ShipmentPending: 'paid',
  DeliveryPending: 'shipped',
  Completed: 'completed',
  RefundPending: 'refunding',
  Refunded: 'refunded',
  PartialRefunded: 'refunded',
  Cancelled: 'canceled',
  PendingCapture: 'pending',
  PaymentPending: '',
};

export const orderRole = z.enum(['buyer', 'seller']);
export type OrderRole = z.infer<typeof orderRole>;

export const orderEvents = [
  'pay',
  'authorise',
  'confirm',
  'ship',
  'receive',
  'autoComplete',
  'cancel',
  'expire',
  'requestRefund',
  'approveRefund',
  'declineRefund',
  'extend',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * The order machine (E2). `to: 'before'` returns to the status the refund was asked from; `to: 'same'` changes
 * only a date. Time rules (E3) are checked by the service, which knows the clock.
 */
export const orderTransitions: readonly {
  event: OrderEvent;
  by: readonly (OrderRole | 'system')[];
  from: readonly OrderStatus[];
  to: OrderStatus | 'before' | 'same';
}[] = [
  { event: 'pay', by: ['system'], from: ['PaymentPending'], to: 'ShipmentPending' },
  { event: 'authorise', by: ['system'], from: ['PaymentPending'], to: 'PendingCapture' },
  { event: 'confirm', by: ['seller'], from: ['PendingCapture'], to: 'ShipmentPending' },
  { event: 'ship', by: ['seller'], from: ['ShipmentPending'], to: 'DeliveryPending' },
  { event: 'receive', by: ['buyer'], from: ['DeliveryPending'], to: 'Completed' },
  { event: 'autoComplete', by: ['system'], from: ['DeliveryPending'], to: 'Completed' },
  { event: 'cancel', by: ['buyer'], from: ['PaymentPending', 'PendingCapture'], to: 'Cancelled' },
  {
    event: 'cancel',
    by: ['seller'],
    from: ['PaymentPending', 'PendingCapture', 'ShipmentPending'],
    to: 'Cancelled',
  },
  {
    event: 'expire',
    by: ['system'],
    from: ['PaymentPending', 'PendingCapture', 'ShipmentPending'],
    to: 'Cancelled',
  },
  {
    event: 'requestRefund',
    by: ['buyer'],
    from: ['ShipmentPending', 'DeliveryPending', 'Completed'],
    to: 'RefundPending',
  },
  { event: 'approveRefund', by: ['seller'], from: ['RefundPending'], to: 'Refunded' },
  { event: 'declineRefund', by: ['seller'], from: ['RefundPending'], to: 'before' },
  { event: 'extend', by: ['buyer'], from: ['ShipmentPending'], to: 'same' },
];

/** The row that allows `event` for `by` in status `from`, or null. Pure; read by both sides. */
export function orderTransition(from: OrderStatus, event: OrderEvent, by: OrderRole | 'system') {
  return (
    orderTransitions.find((row) => row.event === event && row.by.includes(by) && row.from.includes(from)) ??
    null
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Timers in milliseconds (E3, E23). */
export const orderTimers = {
  payment: 15 * MINUTE,
  acceptedBidPayment: 24 * HOUR,
  sellerConfirm: 24 * HOUR,
  ship: 7 * DAY,
  shipExtensionMax: 21 * DAY,
  claimWindow: 3 * DAY,
  /** Nothing tells us of delivery in the sandbox: a parcel counts as delivered this long after shipping. */
  assumedTransit: 14 * DAY,
} as const;
