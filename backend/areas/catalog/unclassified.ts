import type { ListFilters, Sort } from '#contract/catalog.ts';
import type { AnswerInput } from '#contract/endpoint.ts';
import type * as calls from '#contract/search.ts';
import type { Viewer } from '../../http/viewer.ts';
import { offerHits } from './offer-hits.ts';
import { readListRequest } from './list-request.ts';
import { partsOf } from './ordering.ts';
import { countStyles, pageIds, type Paging } from './queries.ts';
import type { ListContext } from './service.ts';

/** Listings whose style is unclassified (F11), latest first unless asked otherwise: each by its cheapest live ask. */
export async function searchUnclassified(
  ctx: ListContext,
  viewer: Viewer,
  query: ListFilters & Paging & { sort?: Sort | undefined },
): Promise<AnswerInput<typeof calls.searchUnclassified>> {
  const { db, now, money } = ctx;
  const asked = await readListRequest(db, now, money, query);
  const filter = { ...asked.filter, status: 'Unclassified' as const };
  const sort = query.sort ?? (filter.keyword ? asked.sort : 'Latest');
  const [ids, total] = await Promise.all([
    pageIds(db, filter, partsOf(sort, filter), query),
    countStyles(db, filter),
  ]);
  return { data: await offerHits(ctx, viewer, ids), total, didYouMean: null, ignored: [] };
}
