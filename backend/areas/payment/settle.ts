import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/refused.ts';
import { getRates } from '../../pricing/rates.ts';
import { settleDueOrder } from '../order/due.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import { moveOrder } from '../order/transitions.ts';
import {
  addToLedger,
  findPayment,
  findPaymentsOf,
  lockPayment,
  updatePayment,
  type PaymentRow,
} from './queries.ts';
import type { Rates } from '#contract/money.ts';
import type { ProviderPaymentState } from '../../payments/provider.ts';

interface Seen {
  state: ProviderPaymentState;
  amountMinor: number;
  currency: string;
}

/** What is left to do at the provider after the books were changed. */
type Rest = 'nothing' | 'close' | 'give-back';

/**
 * Asks the provider how a payment went and brings payment and order into line with it: the one way in which money
 * moves an order, for the shopper's return, the webhooks and the job alike. Replay-safe: whatever was recorded once
 * is not recorded again. Captured money for an order that is over meanwhile goes back by itself. Throws
 * `payment-mismatch` when the provider took another amount than the order's, after giving that back too.
 */
export async function settlePayment(deps: Deps, paymentId: string): Promise<PaymentRow> {
  const { db } = deps.database;
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} does not exist`);
  if (payment.status !== 'created' && payment.status !== 'authorised') return closePayment(deps, payment);
  // Provider and rates first: neither may be waited for inside the transaction (T12).
  const seen = await deps.payments[payment.kind].getPayment(payment.providerRef);
  if (!seen || seen.state === payment.status) return closePayment(deps, payment);
  const rates = await getRates(db, deps.clock());
  const { row, rest } = await db.transaction((tx) => record(tx, payment, seen, rates, deps.clock()));
  if (rest === 'give-back') return giveBack(deps, row, seen);
  return rest === 'close' ? closePayment(deps, row) : row;
}

/** Writes down what the provider says, order and payment locked in this order. */
async function record(
  tx: Tx,
  known: PaymentRow,
  seen: Seen,
  rates: Rates,
  now: Date,
): Promise<{ row: PaymentRow; rest: Rest }> {
  const locked = await lockOrder(tx, known.orderId);
  const payment = await lockPayment(tx, known.id);
  if (!locked || !payment) throw new Error(`payment ${known.id} lost its order`);
  // Somebody else was faster.
  if (payment.status !== known.status) return { row: payment, rest: 'close' };

  // A payment that comes after its time finds the order expired, whether or not the sweep has been by (E3).
  const order = await settleDueOrder(tx, locked, now);
  if (seen.state === 'captured' || seen.state === 'authorised') {
    const wrong = seen.amountMinor !== payment.amountMinor || seen.currency !== payment.currency;
    if (wrong || (await isPaidOtherwise(tx, payment))) return { row: payment, rest: 'give-back' };
    if (seen.state === 'captured') await addToLedger(tx, payment, 'capture', seen.amountMinor, now);
    const row = await updatePayment(tx, payment.id, { status: seen.state, updatedAt: now });
    await moveByMoney(tx, order, seen.state, rates, now);
    return { row, rest: 'close' };
  }
  // Refunded without ever having been recorded as captured: nothing came of it.
  const status = seen.state === 'refunded' ? 'cancelled' : seen.state;
  const row = await updatePayment(tx, payment.id, { status, updatedAt: now });
  if (payment.status === 'authorised' && order.status === 'PendingCapture') {
    await moveOrder(tx, order, {
      event: 'expire',
      by: 'system',
      now,
      set: { cancelReason: 'The payment could not be collected.' },
    });
  }
  return { row, rest: 'nothing' };
}

/** Moves the order as far as the money allows; an order that is over stays as it is. */
async function moveByMoney(
  tx: Tx,
  order: OrderRow,
  state: 'captured' | 'authorised',
  rates: Rates,
  now: Date,
): Promise<void> {
  if (order.status === 'PaymentPending') {
    if (state === 'captured') await moveOrder(tx, order, { event: 'pay', by: 'system', now, rates });
    else await moveOrder(tx, order, { event: 'authorise', by: 'system', now });
  } else if (order.status === 'PendingCapture' && state === 'captured') {
    await moveOrder(tx, order, { event: 'confirm', by: 'seller', now, rates });
  }
}

/** Another payment of the same order already holds money. */
async function isPaidOtherwise(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const others = await findPaymentsOf(tx, payment.orderId);
  return others.some(
    (other) => other.id !== payment.id && ['captured', 'authorised', 'refunded'].includes(other.status),
  );
}

/** Money that must not be kept: wrong amount, or paid twice. It goes back before anything is written down. */
async function giveBack(deps: Deps, payment: PaymentRow, seen: Seen): Promise<PaymentRow> {
  const provider = deps.payments[payment.kind];
  const { providerRef: ref } = payment;
  if (seen.state === 'captured') {
    await provider.refund({ ref, amountMinor: seen.amountMinor, idempotencyKey: refundKey(payment) });
  } else {
    await provider.cancel(ref);
  }
  const now = deps.clock();
  const row = await deps.database.db.transaction(async (tx) => {
    await lockOrder(tx, payment.orderId);
    const locked = await lockPayment(tx, payment.id);
    if (locked?.status !== payment.status) return locked ?? payment;
    if (seen.state === 'captured') {
      const paid = { ...locked, currency: seen.currency };
      await addToLedger(tx, paid, 'capture', seen.amountMinor, now);
      await addToLedger(tx, paid, 'refund', seen.amountMinor, now);
    }
    return updatePayment(tx, payment.id, { status: 'cancelled', updatedAt: now });
  });
  deps.log.error(
    { paymentId: payment.id, orderId: payment.orderId, seen },
    'a payment did not fit its order and was given back',
  );
  if (seen.amountMinor !== payment.amountMinor || seen.currency !== payment.currency) {
    throw conflict('Payment Error', 'payment-mismatch');
  }
  return row;
}

/**
 * Captures an authorised payment of an order and moves the order (E2 `confirm`). Refuses with `payment-declined`
 * when the provider does not hand the money over; the order is then cancelled.
 */
export async function captureAuthorised(deps: Deps, orderId: number): Promise<void> {
  const payment = (await findPaymentsOf(deps.database.db, orderId)).find(
    (row) => row.status === 'authorised',
  );
  if (!payment) throw conflict('This is not possible now.', 'not-allowed-now');
  await deps.payments[payment.kind].capture({
    ref: payment.providerRef,
    idempotencyKey: `capture-${payment.id}`,
  });
  const settled = await settlePayment(deps, payment.id);
  if (settled.status === 'captured') return;
  throw conflict('The payment could not be collected.', 'payment-declined');
}

/**
 * Gives back or takes back what the payments of an order that is over still hold at their providers. A failure is
 * logged and left to the job, which calls this again: the decision is in the database, the money follows it.
 */
export async function closePayments(deps: Deps, orderId: number): Promise<void> {
  for (const payment of await findPaymentsOf(deps.database.db, orderId)) {
    try {
      await closeUnfinished(deps, payment);
    } catch (error) {
      deps.log.error({ err: error, paymentId: payment.id }, 'closing a payment failed, the job tries again');
    }
  }
}

/** One payment of an order that is over, or the open page of one that is about to be: ask, then settle. */
export async function closeUnfinished(deps: Deps, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.status !== 'created') return closePayment(deps, payment);
  await deps.payments[payment.kind].cancel(payment.providerRef);
  // It may have been paid a moment before it was taken back.
  return settlePayment(deps, payment.id);
}

/** Refunds captured money, or lets go of authorised money, of an order that is Cancelled or Refunded. */
async function closePayment(deps: Deps, payment: PaymentRow): Promise<PaymentRow> {
  const { db } = deps.database;
  if (payment.status !== 'captured' && payment.status !== 'authorised') return payment;
  const held = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    const row = await lockPayment(tx, payment.id);
    return order && row && (order.status === 'Cancelled' || order.status === 'Refunded') ? row : null;
  });
  if (held?.status !== 'captured' && held?.status !== 'authorised') return held ?? payment;

  const provider = deps.payments[held.kind];
  const captured = held.status === 'captured';
  if (captured) {
    await provider.refund({
      ref: held.providerRef,
      amountMinor: held.amountMinor,
      idempotencyKey: refundKey(held),
    });
  } else {
    await provider.cancel(held.providerRef);
    // Captured in the meantime after all: record that first, which comes back here.
    const seen = await provider.getPayment(held.providerRef);
    if (seen?.state === 'captured') return settlePayment(deps, held.id);
  }
  const now = deps.clock();
  return db.transaction(async (tx) => {
    await lockOrder(tx, held.orderId);
    const row = await lockPayment(tx, held.id);
    if (row?.status !== held.status) return row ?? held;
    if (captured) await addToLedger(tx, row, 'refund', row.amountMinor, now);
    return updatePayment(tx, row.id, { status: captured ? 'refunded' : 'cancelled', updatedAt: now });
  });
}

function refundKey(payment: PaymentRow): string {
  return `refund-${payment.id}`;
}
