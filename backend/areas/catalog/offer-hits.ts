import type { AnswerInput } from '#contract/endpoint.ts';
import type * as calls from '#contract/search.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toOffer } from '../offer/offer-view.ts';
import { toSpuCard } from './card-view.ts';
import { asksOf, cardsOf } from './queries.ts';
import type { ListContext } from './service.ts';

type Hit = AnswerInput<typeof calls.search>['data'][number];

/** The cheapest live ask of each style as a card, in the order of the styles; styles without one are left out. */
export async function offerHits(ctx: ListContext, viewer: Viewer, spuIds: readonly number[]): Promise<Hit[]> {
  const { db, now, money } = ctx;
  const [cards, asks] = await Promise.all([cardsOf(db, spuIds), asksOf(db, spuIds, now)]);
  return cards.flatMap((card): Hit[] => {
    const ask = asks.find((one) => one.offer.spuId === card.id);
    if (!ask) return [];
    const offer = toOffer(ask.offer, ask.owner, card, { money, viewer, now });
    return [{ type: 'offer', offer, spu: toSpuCard(card, money) }];
  });
}
