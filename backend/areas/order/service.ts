import type { AnswerInput, QueryOf } from '#contract/endpoint.ts';
import type { listOrders } from '#contract/order.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { closePayments } from '../payment/settle.ts';
import { settleDue } from './due.ts';
import { viewOrder, viewOrders, type OrderAnswer } from './order-view.ts';
import { findOrder, pageOfOrders, type DueScope } from './queries.ts';
import { roleOf } from './rules.ts';

/** One order of mine on either side, with time already applied (E3); somebody else's does not exist. */
export async function getMine(deps: Deps, user: ViewerUser, orderId: number): Promise<OrderAnswer> {
  const { db } = deps.database;
  await settle(deps, { orderIds: [orderId] });
  const order = await findOrder(db, orderId);
  if (!order || !roleOf(order, user.id)) throw notFound();
  return viewOrder(db, order, user.id, deps.clock());
}

/** My orders on one side, latest first, with time already applied (E3). */
export async function listMine(
  deps: Deps,
  user: ViewerUser,
  query: QueryOf<typeof listOrders>,
): Promise<AnswerInput<typeof listOrders>> {
  const { db } = deps.database;
  await settle(deps, { userId: user.id });
  const { rows, total } = await pageOfOrders(db, user.id, query);
  return { data: await viewOrders(db, rows, user.id, deps.clock()), total };
}

/** Pieces held by orders whose payment is overdue are free at once, not only after the next sweep. */
export async function freeOverdueStock(deps: Deps, lines: readonly { offerId: number }[]): Promise<void> {
  await settle(deps, { offerIds: lines.map((line) => line.offerId) });
}

async function settle(deps: Deps, scope: DueScope): Promise<void> {
  for (const id of await settleDue(deps.database.db, deps.clock(), scope)) await closePayments(deps, id);
}
