import { acceptBid, createOrder, getOrder, listOrders, quoteOrder, updateOrder } from '#contract/order.ts';
import type { Router } from '../../http/router.ts';
import { act } from './actions.ts';
import { freeOverdueStock, getMine, listMine } from './service.ts';
import { place, quote, sellTo } from './place.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { getRates } from '../../pricing/rates.ts';

export function bindOrder(router: Router): void {
  router.on(quoteOrder, async ({ body, viewer, user, deps }) => {
    const { db } = deps.database;
    const now = deps.clock();
    await freeOverdueStock(deps, body.lines);
    return quote(db, user(), viewer, body, moneyView(viewer, await getRates(db, now)), now);
  });
  router.on(createOrder, async ({ body, user, deps, once }) => {
    await freeOverdueStock(deps, body.lines);
    return once((tx) => place(tx, user(), body, deps.clock()));
  });
  router.on(acceptBid, async ({ body, user, deps, once }) => {
    await freeOverdueStock(deps, [body]);
    return once((tx) => sellTo(tx, user(), body, deps.clock()));
  });
  router.on(listOrders, async ({ query, user, deps }) => listMine(deps, user(), query));
  router.on(getOrder, async ({ params, user, deps }) => getMine(deps, user(), params.orderId));
  router.on(updateOrder, async ({ params, body, user, deps }) => act(deps, user(), params.orderId, body));
}
