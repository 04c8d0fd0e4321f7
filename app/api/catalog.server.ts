import type { Visitor } from '#app/server/visitor.server.ts';
import * as catalog from '#contract/catalog.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import type { Gender } from '#contract/primitives.ts';
import * as calls from '#contract/search.ts';
import { callApi } from './client.server.ts';

type Shelf = QueryInput<typeof catalog.listRecommended>;

export const listRecommended = (visitor: Visitor, query: Shelf) =>
  callApi(visitor, catalog.listRecommended, { query });
export const listNew = (visitor: Visitor, query: Shelf) => callApi(visitor, catalog.listNew, { query });
export const listMarketplace = (visitor: Visitor, query: Shelf) =>
  callApi(visitor, catalog.listMarketplace, { query });

/** A filtered list or search as style cards. */
export async function search(
  visitor: Visitor,
  query: QueryInput<typeof calls.search>,
): Promise<catalog.SpuPage> {
  const found = await callApi(visitor, calls.search, { query });
  return { data: found.data.flatMap((hit) => (hit.type === 'spu' ? [hit.spu] : [])), total: found.total };
}
export const searchFacets = (visitor: Visitor, query: QueryInput<typeof calls.searchFilter>) =>
  callApi(visitor, calls.searchFilter, { query });

export const listCategories = (visitor: Visitor, gender: Gender) =>
  callApi(visitor, catalog.listCategories, { query: { gender } });
export const listBrands = (visitor: Visitor, gender?: Gender) =>
  callApi(visitor, catalog.listBrands, { query: gender ? { gender } : {} });
export const getSettings = (visitor: Visitor) => callApi(visitor, catalog.getSettings, {});
export const getSizeChart = (visitor: Visitor, query: QueryInput<typeof catalog.getSizeChart>) =>
  callApi(visitor, catalog.getSizeChart, { query });
export const getHomeImages = (visitor: Visitor) => callApi(visitor, catalog.getHomeImages, {});
export const getBanner = (visitor: Visitor, gender: Gender) =>
  callApi(visitor, catalog.getBanner, { params: { gender } });
