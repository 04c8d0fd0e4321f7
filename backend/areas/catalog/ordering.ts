import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sort } from '#contract/catalog.ts';
import { spus } from '../../db/schema/catalog.ts';
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

/** How much a style's popularity weighs against how well it matches: a tenfold one as much as a twentieth of a match. */
const relevance = (words: readonly string[]) =>
  sql`ts_rank(${spus.searchText}, ${tsQuery(words)}) + log(1 + greatest(${spus.popularity}, 0)) / 20`;

/** Shorter beginnings fit a good part of the catalogue; ranking all of that says nothing and takes long. */
const RANKED_LENGTH = 3;

/**
 * The parts of a sort (4#21, F15, F16). Without a keyword worth ranking by everything is equally relevant, and
 * popularity decides.
 */
export function orderOf(sort: Sort, keyword: string): OrderPart[] {
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
      return by(spus.lowestAskUsd, rising);
    case 'HighPrice':
      // The index read backwards has the styles that nobody offers first; they belong last.
      return [
        {
          where: sql`${spus.lowestAskUsd} is not null`,
          key: sql`${spus.lowestAskUsd}`,
          direction: sql.raw('desc nulls first'),
        },
        { where: sql`${spus.lowestAskUsd} is null`, key: sql`${spus.lowestAskUsd}`, direction: rising },
      ];
  }
}

/** Newest releases first: the order of the new-in shelf, which is no sort of its own. */
export const newestFirst: OrderPart[] = by(spus.releasedAt);
