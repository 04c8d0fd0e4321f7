import type { AnswerInput, QueryOf } from '#contract/endpoint.ts';
import { conditions } from '#contract/offer-states.ts';
import type {
  listListing as listListingCall,
  listUserOffers as listUserOffersCall,
} from '#contract/offer.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { toSpuCard } from '../catalog/card-view.ts';
import { usdBounds } from '../catalog/filters.ts';
import { favoriteIds, listingFavoriteIds } from '../user/favorite-queries.ts';
import { listedAsks, listedSpus, type ClosetFilter } from './closet-queries.ts';
import { storable } from './draft.ts';
import { toOffer, type OfferContext } from './offer-view.ts';
import { findOwner, findSpu, type OfferRecord } from './queries.ts';
import { PRODUCT_UNKNOWN } from './service.ts';

export const USER_UNKNOWN = 'User Not Found';

type Group = AnswerInput<typeof listUserOffersCall>['data'][number];

/**
 * A seller's live asks, one card per style, latest listing or bump first unless sorted (3#4). A suspended seller has none (G19).
 * Throws 404 for an unknown person.
 */
export async function listUserOffers(
  db: Db,
  userId: number,
  query: QueryOf<typeof listUserOffersCall>,
  ctx: OfferContext,
): Promise<AnswerInput<typeof listUserOffersCall>> {
  if (!(await findOwner(db, { id: userId }))) throw notFound(USER_UNKNOWN);
  const filter = toClosetFilter(query, ctx.money);
  const { spuIds, total } = await listedSpus(db, userId, filter, query.sort, query, ctx.now);
  const rows = await listedAsks(db, userId, spuIds, filter, ctx.now);
  const data = spuIds.flatMap((spuId) => {
    const group = rows.filter((row) => row.offer.spuId === spuId);
    return group.length > 0 ? [toGroup(group, ctx)] : [];
  });
  const me = ctx.viewer.user?.id;
  const mine = me === undefined ? null : await listingFavoriteIds(db, me, spuIds);
  return {
    data: data.map((group) => ({ ...group, favoriteId: mine?.get(`${group.spuId}:${userId}`) ?? null })),
    total,
  };
}

/**
 * A seller's live asks of one style, cheapest first, with the style's card. Throws 404 for an unknown person or
 * style; nothing left is an empty list.
 */
export async function listListing(
  db: Db,
  params: { username: string; spuId: number },
  query: QueryOf<typeof listListingCall>,
  ctx: OfferContext,
): Promise<AnswerInput<typeof listListingCall>> {
  const owner = await findOwner(db, {
    username: storable(params.username).toLowerCase(),
  });
  if (!owner) throw notFound(USER_UNKNOWN);
  const spu = await findSpu(db, params.spuId);
  if (!spu) throw notFound(PRODUCT_UNKNOWN);
  const rows = await listedAsks(db, owner.id, [spu.id], toClosetFilter(query, ctx.money), ctx.now);
  const me = ctx.viewer.user?.id;
  const mine = me === undefined ? null : await favoriteIds(db, me, [spu.id], owner.id);
  return {
    spu: toSpuCard(spu, ctx.money),
    offers: rows.map((row) => toOffer(row.offer, row.owner, row.spu, ctx)),
    favoriteId: mine?.get(spu.id) ?? null,
  };
}

/** Sellers' listings of styles as cards, by `spuId:sellerId`; those with nothing left are not there. */
export async function listingGroups(
  db: Db,
  listings: readonly { spuId: number; sellerId: number }[],
  ctx: OfferContext,
): Promise<ReadonlyMap<string, Group>> {
  const groups = new Map<string, Group>();
  for (const sellerId of new Set(listings.map((one) => one.sellerId))) {
    const spuIds = listings.filter((one) => one.sellerId === sellerId).map((one) => one.spuId);
    const rows = await listedAsks(db, sellerId, spuIds, noFilter, ctx.now);
    for (const spuId of new Set(spuIds)) {
      const group = rows.filter((row) => row.offer.spuId === spuId);
      if (group.length > 0) groups.set(`${spuId}:${sellerId}`, toGroup(group, ctx));
    }
  }
  return groups;
}

const noFilter: ClosetFilter = {
  gender: null,
  brand: [],
  category: [],
  subcategory: [],
  condition: [],
  size: [],
  color: [],
  region: [],
  lowestUsd: null,
  highestUsd: null,
  keyword: '',
};

type Filters = QueryOf<typeof listListingCall> &
  Partial<
    Pick<QueryOf<typeof listUserOffersCall>, 'gender' | 'brand' | 'category' | 'subcategory' | 'color'>
  >;

/** Filters of the wire for the query: prices as US cents, texts as the database takes them. */
export function toClosetFilter(query: Filters, money: MoneyView): ClosetFilter {
  const texts = (values: readonly string[] = []) => values.map(storable);
  return {
    gender: query.gender ?? null,
    brand: texts(query.brand),
    category: texts(query.category),
    subcategory: texts(query.subcategory),
    condition: query.condition,
    size: texts(query.size),
    color: texts(query.color),
    region: texts(query.region).map((code) => code.toUpperCase()),
    ...usdBounds(query, money),
    keyword: storable(query.keyword ?? ''),
  };
}

/** A seller's asks of one style, cheapest first and at least one, as one card. */
export function toGroup(rows: readonly OfferRecord[], ctx: OfferContext): Group {
  const views = rows.map((row) => toOffer(row.offer, row.owner, row.spu, ctx));
  const [cheapest] = views;
  const prices = views.flatMap((view) => view.offerPrice ?? []);
  return {
    spuId: cheapest!.spuId,
    userId: cheapest!.userId,
    offerIds: views.map((view) => view.id),
    offerStatus: cheapest!.offerStatus,
    brand: cheapest!.brand,
    name: cheapest!.offerName,
    gender: rows[0]!.spu.gender,
    imgUrl: cheapest!.imgUrl,
    currency: ctx.money.currency,
    lowPrice: prices.length > 0 ? Math.min(...prices) : null,
    highPrice: prices.length > 0 ? Math.max(...prices) : null,
    sizes: [...new Set(views.flatMap((view) => view.size ?? []))],
    conditions: conditions.filter((condition) => views.some((view) => view.condition === condition)),
    count: views.length,
  };
}
