import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import * as favorite from '#contract/favorite.ts';
import { callApi, tryApi } from './client.server.ts';

export const listFavorites = (visitor: Visitor, query: QueryInput<typeof favorite.listFavorites>) =>
  callApi(visitor, favorite.listFavorites, { query });
export const listFavoriteFilters = (visitor: Visitor, userId: number) =>
  callApi(visitor, favorite.listFavoriteFilters, { query: { userId: String(userId) } });
export const addFavorite = (visitor: Visitor, body: BodyInput<typeof favorite.addFavorite>) =>
  tryApi(visitor, favorite.addFavorite, { body });
export const removeFavorite = (visitor: Visitor, id: number) =>
  tryApi(visitor, favorite.removeFavorite, { params: { id } });
