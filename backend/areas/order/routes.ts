import { acceptBid, createOrder, getOrder, listOrders, quoteOrder, updateOrder } from '#contract/order.ts';
import type { Language } from '#contract/languages.ts';
import type { Router } from '../../http/router.ts';
import { translateSentence } from '../../i18n/texts.ts';
import { act } from './actions.ts';
import { freeOverdueStock, getMine, listMine } from './service.ts';
import type { OrderAnswer } from './order-view.ts';
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
  router.on(listOrders, async ({ query, user, viewer, deps }) => {
    const { data, total } = await listMine(deps, user(), query);
    return { data: data.map((order) => readable(order, viewer.language)), total };
  });
  router.on(getOrder, async ({ params, user, viewer, deps }) =>
    readable(await getMine(deps, user(), params.orderId), viewer.language),
  );
  router.on(updateOrder, async ({ params, body, user, viewer, deps }) =>
    readable(await act(deps, user(), params.orderId, body), viewer.language),
  );
}

/** Reasons that the shop itself gave are read in the reader's language; what people wrote stays as they wrote it. */
function readable(order: OrderAnswer, language: Language): OrderAnswer {
  const { cancelReason } = order;
  return cancelReason ? { ...order, cancelReason: translateSentence(language, cancelReason) } : order;
}
