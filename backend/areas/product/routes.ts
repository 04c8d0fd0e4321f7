import * as product from '#contract/product.ts';
import * as watch from '#contract/watch.ts';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../http/router.ts';
import type { Viewer } from '../../http/viewer.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { getRates } from '../../pricing/rates.ts';
import * as service from './service.ts';
import { addWatch, getWatches } from './watch.ts';
import { removeWatch } from './watch-queries.ts';

async function contextOf(viewer: Viewer, deps: Deps): Promise<service.ProductContext> {
  const { db } = deps.database;
  const now = deps.clock();
  return {
    db,
    now,
    money: moneyView(viewer, await getRates(db, now)),
    userId: viewer.user?.id ?? null,
    language: viewer.language,
  };
}

/** A style, styles like it, cards by id, price history and the watch list (7/product#3, #4, #6). */
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
  router.on(product.listSales, async ({ params, query, viewer, deps }) =>
    service.listSales(await contextOf(viewer, deps), params.spuId, query),
  );

  router.on(watch.listWatches, async ({ query, viewer, user, deps }) => {
    const { db, money, now } = await contextOf(viewer, deps);
    return getWatches(db, user().id, query, money, now);
  });
  router.on(watch.createWatch, async ({ body, user, deps }) => {
    const { db } = deps.database;
    const now = deps.clock();
    // Read before the transaction: on PGlite there is no second connection (T12).
    const rates = await getRates(db, now);
    return db.transaction((tx) => addWatch(tx, user().id, body, rates, now));
  });
  router.on(watch.deleteWatch, async ({ params, user, deps }) => {
    await removeWatch(deps.database.db, user().id, params.id);
    return null;
  });
}
