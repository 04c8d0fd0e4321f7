import { BROWSING_MAX, type listBrowsing } from '#contract/browsing.ts';
import type { AnswerInput } from '#contract/endpoint.ts';
import type { Db } from '../../db/client.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { toSpuCard } from '../catalog/card-view.ts';
import { browsed, forgetAll, forgetBeyond, knownStyles, remember } from './browsing-queries.ts';
import { withFavorites } from './favorites.ts';

/** Styles a person looked at, latest first; those no longer shown are left out (4#17). */
export async function getBrowsing(
  db: Db,
  userId: number,
  paging: { pageStart: number; pageLimit: number },
  money: MoneyView,
): Promise<AnswerInput<typeof listBrowsing>> {
  const { rows, total } = await browsed(db, userId, paging);
  const cards = await withFavorites(
    db,
    userId,
    rows.map((row) => toSpuCard(row.spu, money)),
  );
  return {
    data: rows.map((row, index) => ({
      type: 'product' as const,
      id: row.spu.id,
      time: row.seenAt,
      spu: cards[index]!,
    })),
    total,
  };
}

/**
 * Notes looks at styles, latest first, in front of earlier ones; the oldest beyond the limit are forgotten. Unknown
 * styles are left out: what a browser remembers may be older than the catalogue.
 */
export async function noteBrowsing(
  db: Db,
  userId: number,
  spuIds: readonly number[],
  now: Date,
  merging = false,
): Promise<null> {
  const known = await knownStyles(db, spuIds);
  const looks = [...new Set(spuIds)]
    .filter((id) => known.has(id))
    // A millisecond apart, so that their order is kept.
    .map((spuId, index) => ({ userId, spuId, seenAt: new Date(now.getTime() - index) }));
  await remember(db, looks, merging);
  await forgetBeyond(db, userId, BROWSING_MAX);
  return null;
}

/** Forgets everything. */
export async function clearBrowsing(db: Db, userId: number): Promise<null> {
  await forgetAll(db, userId);
  return null;
}
