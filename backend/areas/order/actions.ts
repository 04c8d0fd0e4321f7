import type { BodyOf } from '#contract/endpoint.ts';
import type { updateOrder } from '#contract/order.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound, say } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { captureAuthorised, closePayments } from '../payment/settle.ts';
import { settleDue } from './due.ts';
import { viewOrder, type OrderAnswer } from './order-view.ts';
import { readAddress } from './place.ts';
import { findOrder, lockOrder, updateOrderRow, type OrderRow } from './queries.ts';
import { allowedActions, extensionDaysLeft, roleOf, type OrderAction } from './rules.ts';
import { moveOrder, notAllowedNow } from './transitions.ts';

type Body = BodyOf<typeof updateOrder>;
const DAY = 86_400_000;

/**
 * One step of an order by one of its sides (E4). The order is settled first, then moved in one transaction with its
 * row locked; money that has to go back is returned right after it, or by the job when the provider is away.
 * Somebody else's order does not exist (404); what table, side or timers do not allow is `not-allowed-now`.
 */
export async function act(deps: Deps, user: ViewerUser, orderId: number, body: Body): Promise<OrderAnswer> {
  const { db } = deps.database;
  const now = deps.clock();
  const expired = await settleDue(db, now, { orderIds: [orderId] });
  if (expired.length > 0) await closePayments(deps, orderId);
  if (body.action === 'confirm') await confirm(deps, user, orderId, now);
  else await db.transaction((tx) => step(tx, user, orderId, body, now));

  const order = await findOrder(db, orderId);
  if (!order) throw notFound();
  if (order.status === 'Cancelled' || order.status === 'Refunded') await closePayments(deps, orderId);
  return viewOrder(db, order, user.id, now);
}

async function step(
  tx: Tx,
  user: ViewerUser,
  orderId: number,
  body: Exclude<Body, { action: 'confirm' }>,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (body.action === 'setAddress') return setAddress(tx, user, order, body, now);
  const by = refuseUnlessAllowed(order, user, body.action, now);
  switch (body.action) {
    case 'ship':
      await moveOrder(tx, by.order, {
        event: 'ship',
        by: by.role,
        now,
        set: { carrier: body.carrier, trackingNo: body.trackingNo },
      });
      return;
    case 'cancel':
      await moveOrder(tx, by.order, {
        event: 'cancel',
        by: by.role,
        now,
        set: { cancelReason: body.reason || `Cancelled by the ${by.role}.` },
      });
      return;
    case 'requestRefund':
      await moveOrder(tx, by.order, {
        event: 'requestRefund',
        by: by.role,
        now,
        set: { refundReason: body.reason },
      });
      return;
    case 'extend': {
      const left = extensionDaysLeft(by.order);
      if (body.days > left || !by.order.shipDueAt) {
        throw conflict(say('Only {{count}} more days are possible.', { count: left }), 'not-allowed-now', {
          days: left,
        });
      }
      const shipDueAt = new Date(by.order.shipDueAt.getTime() + body.days * DAY);
      await moveOrder(tx, by.order, { event: 'extend', by: by.role, now, set: { shipDueAt } });
      return;
    }
    case 'receive':
    case 'approveRefund':
    case 'declineRefund':
      await moveOrder(tx, by.order, { event: body.action, by: by.role, now });
  }
}

/** The bidder of an accepted bid says where to ship and how to pay, until the payment arrives (E23). */
async function setAddress(
  tx: Tx,
  user: ViewerUser,
  order: OrderRow | null,
  body: Extract<Body, { action: 'setAddress' }>,
  now: Date,
): Promise<void> {
  const by = refuseUnlessAllowed(order, user, 'pay', now);
  if (by.order.source !== 'bid') throw notAllowedNow(by.order.status);
  const address = await readAddress(tx, user.id, body.addressId);
  await updateOrderRow(tx, by.order.id, { address, paymentKind: body.paymentKind, updatedAt: now });
}

/** The seller takes an order whose payment is only authorised: the money is captured, then the order moves. */
async function confirm(deps: Deps, user: ViewerUser, orderId: number, now: Date): Promise<void> {
  refuseUnlessAllowed(await findOrder(deps.database.db, orderId), user, 'confirm', now);
  await captureAuthorised(deps, orderId);
}

/** The order and the person's side of it, or the refusal. */
function refuseUnlessAllowed(order: OrderRow | null, user: ViewerUser, action: OrderAction, now: Date) {
  const role = order && roleOf(order, user.id);
  if (!order || !role) throw notFound();
  if (!allowedActions(order, role, now).includes(action)) throw notAllowedNow(order.status);
  return { order, role };
}
