import { listFilters, type ListFilters, type Sort } from '#contract/catalog.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { findCollection } from './collection-queries.ts';
import { styleFilter, type StyleFilter } from './filters.ts';
import type { ListSort } from './ordering.ts';

/** A list as it is asked for: what belongs to it, and in which order. */
export interface ListRequest {
  filter: StyleFilter;
  sort: ListSort;
}

/**
 * The filters and the sort of a call. A collection adds its own filters, or its styles; without a sort it comes in its
 * own order, new-in with the newest first, a keyword with the most relevant first, everything else Featured (4#23, F15).
 * Throws 404 for a collection that does not exist.
 */
export async function readListRequest(
  db: Db,
  now: Date,
  money: MoneyView,
  query: ListFilters & { sort?: Sort | undefined },
): Promise<ListRequest> {
  const filter = styleFilter(query, money, now);
  let own: ListSort = filter.keyword ? 'MostRelevant' : query.shelf === 'new' ? 'New' : 'Featured';
  if (query.list !== undefined) {
    const found = await findCollection(db, { id: query.list });
    if (!found) throw notFound();
    if (found.spuIds) {
      filter.ids = found.spuIds;
      if (!filter.keyword) own = 'Given';
    } else {
      filter.within = styleFilter(listFilters.parse(found.filters ?? {}), money, now);
    }
    if (found.gender) filter.gender ??= found.gender;
  }
  return { filter, sort: query.sort ?? own };
}
