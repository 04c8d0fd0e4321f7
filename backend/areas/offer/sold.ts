import type { AnswerInput } from '#contract/endpoint.ts';
import { toDecimal } from '#contract/money.ts';
import type { getSoldOffer, listSoldOffers } from '#contract/offer.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import { toSpuCard } from '../catalog/card-view.ts';
import { toOffer, type OfferContext } from './offer-view.ts';
import { findOwner, findRecord, findSpu } from './queries.ts';
import { OFFER_UNKNOWN } from './service.ts';
import { findSold, soldBy, type SoldRow } from './sold-queries.ts';

/** A sold piece with the listing it came from (8#8: a missing one is not found). Nothing of the buyer is told. */
export async function getSold(
  db: Db,
  orderOfferId: number,
  ctx: OfferContext,
): Promise<AnswerInput<typeof getSoldOffer>> {
  const row = await findSold(db, orderOfferId);
  const record = row && (await findRecord(db, row.line.offerId));
  const spu = row && (await findSpu(db, row.line.spuId));
  if (!row || !record || !spu || record.owner.status === 'Suspended') throw notFound(OFFER_UNKNOWN);
  return {
    sold: toSold(row, ctx),
    offer: toOffer(record.offer, record.owner, record.spu, ctx),
    spu: toSpuCard(spu, ctx.money),
  };
}

/** What somebody sold here, latest first; nothing of suspended people (G19). Throws 404 for an unknown person. */
export async function listSold(
  db: Db,
  userId: number,
  paging: { pageStart: number; pageLimit: number },
  ctx: OfferContext,
): Promise<AnswerInput<typeof listSoldOffers>> {
  const owner = await findOwner(db, { id: userId });
  if (!owner) throw notFound('User Not Found');
  if (owner.status === 'Suspended') return { data: [], total: 0 };
  const { rows, total } = await soldBy(db, userId, paging);
  return { data: rows.map((row) => toSold(row, ctx)), total };
}

function toSold({ line, order }: SoldRow, { money }: OfferContext) {
  return {
    orderOfferId: line.id,
    spuId: line.spuId,
    userId: order.sellerId,
    brand: line.brand,
    offerName: line.name,
    condition: line.condition,
    size: line.size,
    imgUrl: line.imgUrl,
    quantity: line.quantity,
    soldPrice: money.price(line.priceMinor, order.currency),
    soldCurrency: money.currency,
    originalSoldPrice: toDecimal(line.priceMinor, order.currency),
    originalSoldCurrency: order.currency,
    offerSoldTime: order.paidAt ?? order.createdAt,
  };
}
