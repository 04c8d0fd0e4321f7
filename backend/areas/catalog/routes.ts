import * as catalog from '#contract/catalog.ts';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../http/router.ts';
import type { Viewer } from '../../http/viewer.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { getRates } from '../../pricing/rates.ts';
import { markPage } from '../user/favorites.ts';
import * as service from './service.ts';

/** Whose list it is: what of a call its lists depend on. */
export async function listContextOf(viewer: Viewer, deps: Deps): Promise<service.ListContext> {
  const { db } = deps.database;
  const now = deps.clock();
  return { db, now, money: moneyView(viewer, await getRates(db, now)), language: viewer.language };
}

/** Lists and reference data (7/product#1, 7/data#1). */
export function bindCatalog(router: Router): void {
  router.on(catalog.listRecommended, async ({ query, viewer, deps }) =>
    markPage(
      deps.database.db,
      viewer,
      await service.listRecommended(await listContextOf(viewer, deps), query),
    ),
  );
  router.on(catalog.listNew, async ({ query, viewer, deps }) =>
    markPage(deps.database.db, viewer, await service.listNew(await listContextOf(viewer, deps), query)),
  );
  router.on(catalog.listMarketplace, async ({ query, viewer, deps }) =>
    markPage(
      deps.database.db,
      viewer,
      await service.listMarketplace(await listContextOf(viewer, deps), query),
    ),
  );
  router.on(catalog.listCategories, ({ query, viewer, deps }) =>
    service.listCategories(deps.database.db, deps.clock(), query.gender, viewer.language),
  );
  router.on(catalog.listBrands, ({ query, deps }) =>
    service.listBrands(deps.database.db, deps.clock(), query.gender),
  );
  router.on(catalog.listSizes, ({ query, viewer, deps }) =>
    service.listSizes(deps.database.db, deps.clock(), query.gender, viewer.language),
  );
  router.on(catalog.getSettings, ({ deps }) => service.getSettings(deps.database.db, deps.clock()));
  router.on(catalog.getSizeChart, ({ query, deps }) =>
    service.getSizeChart(deps.database.db, deps.clock(), query),
  );
  router.on(catalog.getHomeImages, ({ deps }) => service.getHomeImages(deps.database.db, deps.clock()));
  router.on(catalog.getBanner, ({ params, deps }) =>
    service.getBanner(deps.database.db, deps.clock(), params.gender),
  );
}
