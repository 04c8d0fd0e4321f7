import * as product from '#contract/product.ts';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../http/router.ts';
import type { Viewer } from '../../http/viewer.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { getRates } from '../../pricing/rates.ts';
import * as service from './service.ts';

async function contextOf(viewer: Viewer, deps: Deps): Promise<service.ProductContext> {
  const { db } = deps.database;
  const now = deps.clock();
  return { db, now, money: moneyView(viewer, await getRates(db, now)) };
}

/** A style, styles like it, cards by id and price history (7/product#3, 7/product#4). */
export function bindProduct(router: Router): void {
  router.on(product.getProduct, async ({ query, viewer, deps }) =>
    service.getProduct(await contextOf(viewer, deps), query.spuId),
  );
  router.on(product.listRelevant, async ({ params, query, viewer, deps }) =>
    service.listRelevant(await contextOf(viewer, deps), params.spuId, query),
  );
  router.on(product.listCards, async ({ query, viewer, deps }) =>
    service.listCards(await contextOf(viewer, deps), query.spuId),
  );
  router.on(product.getPriceHistory, async ({ params, query, viewer, deps }) =>
    service.getPriceHistory(await contextOf(viewer, deps), params.spuId, query.range),
  );
}
