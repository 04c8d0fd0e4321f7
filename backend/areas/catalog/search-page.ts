import type { ListFilters, Sort } from '#contract/catalog.ts';
import type { AnswerInput } from '#contract/endpoint.ts';
import type * as calls from '#contract/search.ts';
import type { Viewer } from '../../http/viewer.ts';
import { filterHits } from './filter-hits.ts';
import { groupHits } from './group-hits.ts';
import { offerHits } from './offer-hits.ts';
import { partsOf } from './ordering.ts';
import { pageIds, type Paging } from './queries.ts';
import { readListRequest } from './list-request.ts';
import { search, type ListContext } from './service.ts';

type Answer = AnswerInput<typeof calls.search>;
type Query = ListFilters & Paging & { sort?: Sort | undefined; types: 'spu' | 'all' };

const OFFERS_MAX = 4;

/**
 * A search with every card type that has something to say (3#6, A19): filters and unclassified listings of that
 * name, and sellers who have several of what was found, come before the styles of the first page. Only a keyword's
 * first page is worth them.
 */
export async function searchAll(ctx: ListContext, viewer: Viewer, query: Query): Promise<Answer> {
  const found = await search(ctx, query);
  if (query.types === 'spu' || !query.keyword || query.pageStart > 0) return found;
  const spuIds = found.data.flatMap((hit) => (hit.type === 'spu' ? [hit.spu.id] : []));
  const [filters, loose, groups] = await Promise.all([
    filterHits(ctx, query.keyword, query.gender),
    looseOffers(ctx, viewer, query),
    groupHits(ctx, viewer, spuIds),
  ]);
  return { ...found, data: [...filters, ...loose, ...groups, ...found.data] };
}

/** Listings of unclassified styles that fit the same filters. */
async function looseOffers(ctx: ListContext, viewer: Viewer, query: Query): Promise<Answer['data']> {
  const { filter } = await readListRequest(ctx.db, ctx.now, ctx.money, query);
  const loose = { ...filter, status: 'Unclassified' as const };
  const page = { pageStart: 0, pageLimit: OFFERS_MAX };
  const ids = await pageIds(ctx.db, loose, partsOf('MostRelevant', loose), page);
  return offerHits(ctx, viewer, ids);
}
