import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sort } from '#contract/catalog.ts';
import { spus } from '../../db/schema/catalog.ts';
import { allInUsd } from './all-in.ts';
import type { StyleFilter } from './filters.ts';
import { tsQuery, wordsOf } from './keyword.ts';

/**
 * A sort as parts that follow each other, each with a condition of its own. `key` comes first, then the id, newest
 * first, so that the order is total. The nulls stand where the indexes have them: PostgreSQL uses no index otherwise.
 */
export interface OrderPart {
  where?: SQL;
  key: SQL;
  direction: SQL;
  /** There is an index in this order over the marketplace of both genders. */
  marketplaceIndexed?: boolean;
}

const falling = sql.raw('desc nulls last');
const rising = sql.raw('asc nulls last');
const by = (column: PgColumn, direction = falling): OrderPart[] => [{ key: sql`${column}`, direction }];

const priceOf = (allIn: string | null) => (allIn === null ? sql`${spus.lowestAskUsd}` : allInUsd(allIn));

/** How much a style's popularity weighs against how well it matches: a tenfold one as much as a twentieth of a match. */
const relevance = (words: readonly string[]) =>
  sql`ts_rank(${spus.searchText}, ${tsQuery(words)}) + log(1 + greatest(${spus.popularity}, 0)) / 20`;

/** Shorter beginnings fit a good part of the catalogue; ranking all of that says nothing and takes long. */
const RANKED_LENGTH = 3;

/**
 * The parts of a sort (4#21, F15, F16); `allIn` is the region whose prices with shipping the price sorts go by. Without a keyword worth ranking by everything is equally relevant, and
 * popularity decides.
 */
export function orderOf(sort: Sort, keyword: string, allIn: string | null = null): OrderPart[] {
  switch (sort) {
    case 'Featured':
    case 'Popular':
    case 'Top':
      return by(spus.popularity);
    case 'MostRelevant': {
      const words = wordsOf(keyword);
      return words.some((word) => word.length >= RANKED_LENGTH)
        ? [{ key: relevance(words), direction: falling }]
        : by(spus.popularity);
    }
    case 'Latest':
      return by(spus.latestAt).map((part) => ({ ...part, marketplaceIndexed: true }));
    case 'NewLowestAsks':
      return by(spus.lowestAskAt);
    case 'NewHighestBids':
      return by(spus.highestBidAt);
    case 'HighDiscount':
      return by(spus.discount);
    case 'LowPrice':
      return [{ key: priceOf(allIn), direction: rising }];
    case 'HighPrice':
      // The index read backwards has the styles that nobody offers first; they belong last.
      return [
        {
          where: sql`${priceOf(allIn)} is not null`,
          key: priceOf(allIn),
          direction: sql.raw('desc nulls first'),
        },
        { where: sql`${priceOf(allIn)} is null`, key: priceOf(allIn), direction: rising },
      ];
  }
}

/** Newest releases first: the order of the new-in shelf, which is no sort of its own. */
export const newestFirst: OrderPart[] = by(spus.releasedAt);

/** Sorts of 4#21, and two that belong to a list: newest releases first, and the order that its ids stand in. */
export type ListSort = Sort | 'New' | 'Given';

/** The parts of a list's sort under its filter. */
export function partsOf(sort: ListSort, filter: Pick<StyleFilter, 'keyword' | 'allIn' | 'ids'>): OrderPart[] {
  if (sort === 'New') return newestFirst;
  if (sort !== 'Given') return orderOf(sort, filter.keyword, filter.allIn);
  const ids = `{${(filter.ids ?? []).join(',')}}`;
  return [{ key: sql`array_position(${ids}::bigint[], ${spus.id})`, direction: rising }];
}
