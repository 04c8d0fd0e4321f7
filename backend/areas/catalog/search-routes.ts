import * as calls from '#contract/search.ts';
import type { Router } from '../../http/router.ts';
import { markHits } from '../user/favorites.ts';
import { getCollection, listCollections } from './collections.ts';
import { listContextOf } from './routes.ts';
import { searchAll } from './search-page.ts';
import { createSavedFilter, deleteSavedFilter, listSavedFilters } from './saved-filters.ts';
import { searchFilter } from './service.ts';
import { suggest } from './suggest.ts';
import { searchUnclassified } from './unclassified.ts';

/** Search, collections and saved filters (7/product#2, 7/product#5, 7/user#11). */
export function bindSearch(router: Router): void {
  for (const call of [calls.search, calls.productSearch]) {
    router.on(call, async ({ query, viewer, deps }) =>
      markHits(deps.database.db, viewer, await searchAll(await listContextOf(viewer, deps), viewer, query)),
    );
  }
  for (const call of [calls.searchUnclassified, calls.productSearchUnclassified]) {
    router.on(call, async ({ query, viewer, deps }) =>
      searchUnclassified(await listContextOf(viewer, deps), viewer, query),
    );
  }
  router.on(calls.searchFilter, async ({ query, viewer, deps }) =>
    searchFilter(await listContextOf(viewer, deps), query),
  );
  router.on(calls.searchUnclassifiedFilter, async ({ query, viewer, deps }) =>
    searchFilter(await listContextOf(viewer, deps), query, 'Unclassified'),
  );
  router.on(calls.suggest, async ({ query, viewer, deps }) =>
    suggest(await listContextOf(viewer, deps), query),
  );

  router.on(calls.listCollections, async ({ query, viewer, deps }) =>
    listCollections(await listContextOf(viewer, deps), query),
  );
  router.on(calls.getCollection, async ({ params, viewer, deps }) =>
    getCollection(await listContextOf(viewer, deps), { id: params.id }),
  );
  router.on(calls.getCollectionByKey, async ({ params, viewer, deps }) =>
    getCollection(await listContextOf(viewer, deps), { key: params.key }),
  );

  router.on(calls.listSavedFilters, async ({ user, viewer, deps }) =>
    listSavedFilters(await listContextOf(viewer, deps), user().id),
  );
  router.on(calls.createSavedFilter, async ({ body, user, viewer, deps }) =>
    createSavedFilter(await listContextOf(viewer, deps), user().id, body),
  );
  router.on(calls.deleteSavedFilter, async ({ params, user, viewer, deps }) =>
    deleteSavedFilter(await listContextOf(viewer, deps), user().id, params.id),
  );
}
