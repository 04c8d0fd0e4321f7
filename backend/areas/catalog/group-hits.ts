import type { AnswerInput } from '#contract/endpoint.ts';
import type * as calls from '#contract/search.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toGroup } from '../offer/listings.ts';
import { asksOf, cardsOf } from './queries.ts';
import type { ListContext } from './service.ts';

type Hit = AnswerInput<typeof calls.search>['data'][number];

const GROUPS_MAX = 4;

/** Sellers who offer one of these styles more than once, each style's asks as one card (3#4), in the order of the styles. */
export async function groupHits(ctx: ListContext, viewer: Viewer, spuIds: readonly number[]): Promise<Hit[]> {
  const { db, now, money } = ctx;
  const [cards, asks] = await Promise.all([cardsOf(db, spuIds), asksOf(db, spuIds, now)]);
  const hits: Hit[] = [];
  for (const spu of cards) {
    const sellers = new Set(asks.filter(({ offer }) => offer.spuId === spu.id).map(({ owner }) => owner.id));
    for (const sellerId of sellers) {
      const own = asks.filter(({ offer }) => offer.spuId === spu.id && offer.userId === sellerId);
      if (own.length < 2 || hits.length === GROUPS_MAX) continue;
      const { id, username, avatarUrl, status } = own[0]!.owner;
      const group = toGroup(
        own.map((ask) => ({ ...ask, spu })),
        { money, viewer, now },
      );
      hits.push({ type: 'offerGroup', group, user: { id, username, avatarUrl, userStatus: status } });
    }
  }
  return hits;
}
