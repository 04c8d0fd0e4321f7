import { createHmac } from 'node:crypto';
import { toDecimal } from '#contract/money.ts';
import type { AnswerInput, BodyOf } from '#contract/endpoint.ts';
import type { PaymentKind } from '#contract/order.ts';
import type { createPayment, Payment } from '#contract/payment.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { settleDue } from '../order/due.ts';
import { findOrder, lockOrder, updateOrderRow, type OrderRow } from '../order/queries.ts';
import { allowedActions, roleOf } from '../order/rules.ts';
import { notAllowedNow } from '../order/transitions.ts';
import { findPayment, findPaymentByRef, findPaymentsOf, insertPayment, type PaymentRow } from './queries.ts';
import { safeReturnPath, withQuery } from './return-path.ts';
import { closePayments, closeUnfinished, settlePayment } from './settle.ts';

type CreateAnswer = AnswerInput<typeof createPayment>;
type Once = (work: (tx: Tx) => Promise<CreateAnswer>) => Promise<CreateAnswer>;

/** Another payment page of the order is open; it has to be closed first. */
class StillOpen extends Error {}

/** As many rivals as one person can reasonably open in the same second. */
const ATTEMPTS = 10;

/**
 * Opens a payment page for an order of mine that waits for its payment and has an address; decides nothing yet. The
 * provider is called outside any transaction with a key derived from the caller's, then the payment is stored, at
 * most one open per order: an earlier page is closed at its provider first, and whatever was paid there counts. The
 * shopper comes back to `returnPath` with `payment=<id>` appended. Refuses with `not-allowed-now` (paid, cancelled
 * or overdue), `address-missing`, `key-reused`.
 */
export async function openPayment(
  deps: Deps,
  user: ViewerUser,
  kind: PaymentKind,
  body: BodyOf<typeof createPayment>,
  idempotencyKey: string,
  once: Once,
): Promise<CreateAnswer> {
  const { db } = deps.database;
  const provider = deps.payments[kind];
  const returnPath = safeReturnPath(body.returnPath);
  // The same key gives the same id, so a repeat also gets the same way back.
  const paymentId = `pay_${digest(deps, `${user.id}:${idempotencyKey}`)}`;
  for (const id of await settleDue(db, deps.clock(), { orderIds: [body.orderId] }))
    await closePayments(deps, id);

  const repeated = await findPayment(db, paymentId);
  if (repeated)
    return once(() => Promise.reject(conflict('This key was used for something else.', 'key-reused')));

  const order = refuseUnlessPayable(await findOrder(db, body.orderId), user, deps.clock());
  const opened = await provider.createPayment({
    idempotencyKey: digest(
      deps,
      JSON.stringify([paymentId, kind, order.id, order.totalMinor, order.currency, returnPath]),
    ),
    amountMinor: order.totalMinor,
    currency: order.currency,
    description: `Offcut order ${order.id}`,
    returnPath: withQuery(returnPath, { payment: paymentId }),
  });

  try {
    for (let attempt = 1; ; attempt += 1) {
      await closeRivals(deps, order.id, paymentId);
      try {
        return await once((tx) =>
          store(tx, deps, user, { paymentId, kind, ref: opened.ref, url: opened.url }, order.id),
        );
      } catch (error) {
        if (!(error instanceof StillOpen) || attempt === ATTEMPTS) throw error;
      }
    }
  } catch (error) {
    // Nobody will ever look at this page, unless a twin of this call has stored it.
    if (!(await findPaymentByRef(db, kind, opened.ref))) await provider.cancel(opened.ref);
    throw error;
  }
}

/** Stores the open payment under the order's lock, after looking once more. */
async function store(
  tx: Tx,
  deps: Deps,
  user: ViewerUser,
  opened: { paymentId: string; kind: PaymentKind; ref: string; url: string },
  orderId: number,
): Promise<CreateAnswer> {
  const now = deps.clock();
  const order = refuseUnlessPayable(await lockOrder(tx, orderId), user, now);
  const payments = await findPaymentsOf(tx, order.id);
  if (payments.some((row) => row.status === 'created')) throw new StillOpen();
  const payment = await insertPayment(tx, {
    id: opened.paymentId,
    kind: opened.kind,
    orderId: order.id,
    status: 'created',
    amountMinor: order.totalMinor,
    currency: order.currency,
    providerRef: opened.ref,
    createdAt: now,
    updatedAt: now,
  });
  await updateOrderRow(tx, order.id, { paymentKind: opened.kind, updatedAt: now });
  return { url: opened.url, payment: toPayment(payment) };
}

async function closeRivals(deps: Deps, orderId: number, paymentId: string): Promise<void> {
  for (const rival of await findPaymentsOf(deps.database.db, orderId)) {
    if (rival.status === 'created' && rival.id !== paymentId) await closeUnfinished(deps, rival);
  }
}

function refuseUnlessPayable(order: OrderRow | null, user: ViewerUser, now: Date): OrderRow {
  const role = order && roleOf(order, user.id);
  if (!order || role !== 'buyer') throw notFound();
  if (!allowedActions(order, role, now).includes('pay')) throw notAllowedNow(order.status);
  if (!order.address) throw conflict('Please give an address first.', 'address-missing');
  return order;
}

/**
 * Back from the provider: settles and answers how the payment stands. `declined` and `cancelled` are answers, not
 * refusals: the order can be paid again until it is due. `refunded`: the money came too late and went back.
 */
export async function executeMine(
  deps: Deps,
  user: ViewerUser,
  kind: PaymentKind,
  paymentId: string,
): Promise<Payment> {
  await getMine(deps, user, kind, paymentId);
  return toPayment(await settlePayment(deps, paymentId));
}

/** A payment that I made; anybody else's does not exist. */
export async function getMine(
  deps: Deps,
  user: ViewerUser,
  kind: PaymentKind,
  paymentId: string,
): Promise<Payment> {
  const payment = await findPayment(deps.database.db, paymentId);
  const order = payment && (await findOrder(deps.database.db, payment.orderId));
  if (!order || order.buyerId !== user.id || payment.kind !== kind) throw notFound();
  return toPayment(payment);
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    kind: row.kind,
    orderId: row.orderId,
    status: row.status,
    amount: toDecimal(row.amountMinor, row.currency),
    currency: row.currency,
  };
}

/** Stable and not to be guessed from outside. */
function digest(deps: Deps, text: string): string {
  return createHmac('sha256', deps.secret).update(text).digest('hex').slice(0, 32);
}
