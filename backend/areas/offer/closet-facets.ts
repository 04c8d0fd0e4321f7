import type { AnswerInput, QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import type { listUserOfferFilters } from '#contract/offer.ts';
import { gender as genders } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import { add, addSize, emptyCounts, type FacetCounts } from '../catalog/facet-queries.ts';
import { toFacets } from '../catalog/facets.ts';
import { choices } from '../catalog/filters.ts';
import { closetRows, type ClosetRow } from './closet-queries.ts';
import { toClosetFilter, USER_UNKNOWN } from './listings.ts';
import type { OfferContext } from './offer-view.ts';
import { findOwner } from './queries.ts';

/**
 * What a seller's listings can be filtered by (2.2#8): every choice with the number of styles it would show under the
 * other filters, and what lifting each filter would. Throws 404 for an unknown person.
 */
export async function closetFacets(
  db: Db,
  userId: number,
  query: QueryOf<typeof listUserOfferFilters>,
  { money, now }: OfferContext,
  language: Language,
): Promise<AnswerInput<typeof listUserOfferFilters>> {
  if (!(await findOwner(db, { id: userId }))) throw notFound(USER_UNKNOWN);
  const filter = toClosetFilter(query, money);
  const { rows, used } = await closetRows(db, userId, filter, now);
  const passing = rows.filter(({ failed }) => failed === '');
  const lift = used.map((name) => ({
    filter: name,
    count: styles(rows.filter(({ failed }) => failed === '' || failed === name)),
  }));
  return {
    ...(await toFacets({ db, now, money, language }, tally(rows, styles(passing)), filter, lift)),
    genders: genders.options.flatMap((value) => {
      const count = styles(
        rows.filter(({ gender, failed }) => gender === value && (failed === '' || failed === 'gender')),
      );
      return count > 0 ? [{ value, count }] : [];
    }),
  };
}

const styles = (rows: readonly ClosetRow[]) => new Set(rows.map(({ spuId }) => spuId)).size;

/** Counts in styles: several offers of one style with the same value are one. */
function tally(rows: readonly ClosetRow[], total: number): FacetCounts {
  const counts = emptyCounts();
  const counted = new Set<string>();
  for (const row of rows) {
    for (const choice of choices) {
      const value = row[choice];
      if (value === null || (row.failed !== '' && row.failed !== choice)) continue;
      const key = [choice, value, row.spuId].join('\n');
      if (counted.has(key)) continue;
      counted.add(key);
      add(counts[choice], value, 1);
      if (choice === 'size') addSize(counts, row.category, value, 1);
    }
    if (row.failed !== '' && row.failed !== 'price') continue;
    counts.lowestUsd = Math.min(counts.lowestUsd ?? Infinity, row.priceUsd);
    counts.highestUsd = Math.max(counts.highestUsd ?? 0, row.priceUsd);
  }
  return { ...counts, total };
}
