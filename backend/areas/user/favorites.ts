import type { AnswerInput, BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { addFavorite, listFavoriteFilters, listFavorites } from '#contract/favorite.ts';
import type { Language } from '#contract/languages.ts';
import type { search } from '#contract/search.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toSpuCard } from '../catalog/card-view.ts';
import { styleFilter } from '../catalog/filters.ts';
import { categoryNames } from '../catalog/reference.ts';
import { listingGroups } from '../offer/listings.ts';
import type { OfferContext } from '../offer/offer-view.ts';
import { findSpu } from '../offer/queries.ts';
import {
  favoriteCounts,
  favoriteIds,
  favoritesOf,
  insertFavorite,
  listingFavoriteIds,
} from './favorite-queries.ts';
import { findProfileById } from './queries.ts';
import { USER_NOT_FOUND } from './service.ts';

/**
 * A page of somebody's favourites, in whatever state they are by now: a list of what one likes is for coming back to.
 * A liked listing carries what is still for sale of it. Throws 404 for an unknown person.
 */
export async function getFavorites(
  db: Db,
  userId: number,
  query: QueryOf<typeof listFavorites>,
  ctx: OfferContext,
): Promise<AnswerInput<typeof listFavorites>> {
  if (!(await findProfileById(db, userId, ctx.now))) throw notFound(USER_NOT_FOUND);
  const { rows, total } = await favoritesOf(
    db,
    userId,
    styleFilter(query, ctx.money, ctx.now),
    query.sort,
    query,
  );
  const listings = rows.flatMap(({ spu, sellerId }) =>
    sellerId === null ? [] : [{ spuId: spu.id, sellerId }],
  );
  const groups = await listingGroups(db, listings, ctx);
  const cards = await withFavorites(
    db,
    ctx.viewer.user?.id ?? null,
    rows.map((row) => toSpuCard(row.spu, ctx.money)),
  );
  return {
    data: rows.map((row, index) => ({
      favoriteId: row.id,
      favoriteUserId: row.sellerId,
      time: row.createdAt,
      spu: cards[index]!,
      group: row.sellerId === null ? null : (groups.get(`${row.spu.id}:${row.sellerId}`) ?? null),
      username: row.username,
    })),
    total,
  };
}

/** What somebody's favourites can be filtered by, with counts, most first. */
export async function getFavoriteFilters(
  db: Db,
  userId: number,
  now: Date,
  language: Language,
): Promise<AnswerInput<typeof listFavoriteFilters>> {
  const [rows, names] = await Promise.all([favoriteCounts(db, userId), categoryNames(db, now, language)]);
  const tally = (valueOf: (row: (typeof rows)[number]) => [value: string, name: string]) => {
    const options = new Map<string, { value: string; name: string; count: number }>();
    for (const row of rows) {
      const [value, name] = valueOf(row);
      const option = options.get(value) ?? { value, name, count: 0 };
      options.set(value, { ...option, count: option.count + row.count });
    }
    return [...options.values()].sort((a, b) => b.count - a.count);
  };
  return {
    genders: tally((row) => [row.gender, row.gender]),
    brands: tally((row) => [row.brand, row.brandName]),
    categories: tally((row) => [row.category, names.get(row.category)?.name ?? row.category]),
  };
}

/** Likes a style, or a seller's listing of it; a second time answers the first one. Throws 404 for what is unknown. */
export async function like(
  db: Db,
  userId: number,
  body: BodyOf<typeof addFavorite>,
  now: Date,
): Promise<AnswerInput<typeof addFavorite>> {
  const spu = await findSpu(db, body.spuId);
  if (!spu || spu.status === 'Deleted') throw notFound("Sorry, this product doesn't exist");
  if (body.favoriteUserId !== null && !(await findProfileById(db, body.favoriteUserId, now))) {
    throw notFound(USER_NOT_FOUND);
  }
  return { favoriteId: await insertFavorite(db, userId, spu.id, body.favoriteUserId, now) };
}

/** The cards with the viewer's own favourites marked. */
export async function withFavorites<C extends { id: number; favoriteId: number | null }>(
  db: Db,
  userId: number | null,
  cards: readonly C[],
): Promise<C[]> {
  if (userId === null) return [...cards];
  const ids = await favoriteIds(
    db,
    userId,
    cards.map((card) => card.id),
  );
  return cards.map((card) => ({ ...card, favoriteId: ids.get(card.id) ?? null }));
}

/** A page of cards with the viewer's own favourites marked. */
export async function markPage<P extends { data: readonly { id: number; favoriteId: number | null }[] }>(
  db: Db,
  viewer: Pick<Viewer, 'user'>,
  page: P,
): Promise<P> {
  return { ...page, data: await withFavorites(db, viewer.user?.id ?? null, page.data) };
}

type Hit = AnswerInput<typeof search>['data'][number];

/** Results of every type: styles, and sellers' offers and groups of them, each with the viewer's own favourite. */
export async function markHits<P extends { data: Hit[] }>(
  db: Db,
  viewer: Pick<Viewer, 'user'>,
  page: P,
): Promise<P> {
  const userId = viewer.user?.id ?? null;
  if (userId === null) return page;
  const cards = page.data.flatMap((hit) => (hit.type === 'spu' ? [hit.spu] : []));
  const listings = page.data.flatMap((hit) => listingOf(hit) ?? []);
  const [styles, own] = await Promise.all([
    withFavorites(db, userId, cards),
    listingFavoriteIds(
      db,
      userId,
      listings.map(({ spuId }) => spuId),
    ),
  ]);
  const marked = new Map(styles.map((card) => [card.id, card]));
  const favoriteOf = (listing: { spuId: number; userId: number }) =>
    own.get(`${listing.spuId}:${listing.userId}`) ?? null;
  return {
    ...page,
    data: page.data.map((hit): Hit => {
      if (hit.type === 'spu') return { ...hit, spu: marked.get(hit.spu.id) ?? hit.spu };
      if (hit.type === 'offer') return { ...hit, offer: { ...hit.offer, favoriteId: favoriteOf(hit.offer) } };
      if (hit.type === 'offerGroup')
        return { ...hit, group: { ...hit.group, favoriteId: favoriteOf(hit.group) } };
      return hit;
    }),
  };
}

/** Whose listing of which style a result is; null for the other types. */
function listingOf(hit: Hit): { spuId: number; userId: number } | null {
  if (hit.type === 'offer') return hit.offer;
  return hit.type === 'offerGroup' ? hit.group : null;
}
