import type { OrderStatus } from '#contract/order-states.ts';

/** Colour of the status dot beside the word; the word carries the meaning. `filled` fills the dot. */
export interface OrderTone {
  tone: 'plain' | 'ok' | 'wait' | 'bad' | 'dim';
  filled: boolean;
}

const tones: Readonly<Record<OrderStatus, OrderTone>> = {
  PaymentPending: { tone: 'wait', filled: false },
  PendingCapture: { tone: 'wait', filled: false },
  ShipmentPending: { tone: 'wait', filled: false },
  DeliveryPending: { tone: 'plain', filled: true },
  Completed: { tone: 'ok', filled: true },
  RefundPending: { tone: 'bad', filled: false },
  Refunded: { tone: 'dim', filled: true },
  PartialRefunded: { tone: 'dim', filled: true },
  Cancelled: { tone: 'dim', filled: false },
};

export function orderTone(status: OrderStatus): OrderTone {
  return tones[status];
}

/** The way of an order, also the keys of the steps' names. */
export const orderSteps = ['ordered', 'paid', 'shipped', 'completed'] as const;
export type OrderStep = (typeof orderSteps)[number];

const reached: Readonly<Partial<Record<OrderStatus, number>>> = {
  PaymentPending: 1,
  PendingCapture: 1,
  ShipmentPending: 2,
  DeliveryPending: 3,
  Completed: 4,
};

/**
 * The four steps with how far the order is; null once it has left the way (refunds, cancelled), where no bar is
 * shown. `current` is the last step done.
 */
export function stepsOf(status: OrderStatus): { step: OrderStep; done: boolean; current: boolean }[] | null {
  const count = reached[status];
  if (count === undefined) return null;
  return orderSteps.map((step, index) => ({
    step,
    done: index < count,
    current: index === count - 1,
  }));
}

/** The bar shows in lists only while the order is moving. */
export function isMoving(status: OrderStatus): boolean {
  return reached[status] !== undefined && status !== 'Completed';
}
