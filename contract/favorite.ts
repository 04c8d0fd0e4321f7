import { z } from 'zod';
import { listFilters, sort, spuCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { offerGroup } from './offer.ts';
import { id, idParam, moment, nothing, page, paging } from './primitives.ts';

/** A liked style, or with `favoriteUserId` a seller's listing of it (3#9, F8). */
export const favorite = z.object({
  favoriteId: id,
  favoriteUserId: id.nullable(),
  time: moment,
  /** In whatever status it is by now. */
  spu: spuCard,
  /** The listing, where one is meant and something of it is still for sale. */
  group: offerGroup.nullable(),
  /** The seller's name, where a listing is meant. */
  username: z.string().nullable(),
});
export type Favorite = z.output<typeof favorite>;

const whose = { userId: idParam.optional() };

export const listFavorites = endpoint({
  method: 'GET',
  path: '/user/favorite',
  access: 'optional',
  summary: "Somebody's favourites, mine without an id; latest first unless sorted (7/user#15)",
  query: listFilters.merge(paging).extend({ ...whose, sort: sort.optional() }),
  answer: page(favorite),
});
export const addFavorite = endpoint({
  method: 'POST',
  path: '/user/favorite',
  access: 'required',
  summary: 'Like a style or a listing; a second time is the first one (7/user#15, 4#34)',
  limit: 'shelf',
  body: z.object({ spuId: id, favoriteUserId: id.nullable().default(null) }),
  answer: z.object({ favoriteId: id }),
});
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/user/favorite/:id',
  access: 'required',
  summary: 'Like it no longer; also fine when it is gone already (7/user#15)',
  params: z.object({ id: idParam }),
  answer: nothing,
});

const option = z.object({ value: z.string(), name: z.string(), count: z.number().int() });

export const listFavoriteFilters = endpoint({
  method: 'GET',
  path: '/user/favorite/filter',
  access: 'optional',
  summary: "What somebody's favourites can be filtered by (7/user#15)",
  query: z.object(whose),
  answer: z.object({ genders: z.array(option), brands: z.array(option), categories: z.array(option) }),
});
