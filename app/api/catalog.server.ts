import type { Visitor } from '#app/server/visitor.server.ts';
import * as catalog from '#contract/catalog.ts';
import { endpoint, type BodyInput, type QueryInput } from '#contract/endpoint.ts';
import type { Gender } from '#contract/primitives.ts';
import * as calls from '#contract/search.ts';
import { callApi, findApi, tryApi } from './client.server.ts';

type Shelf = QueryInput<typeof catalog.listRecommended>;

export const listRecommended = (visitor: Visitor, query: Shelf) =>
  callApi(visitor, catalog.listRecommended, { query });
export const listNew = (visitor: Visitor, query: Shelf) => callApi(visitor, catalog.listNew, { query });
export const listMarketplace = (visitor: Visitor, query: Shelf) =>
  callApi(visitor, catalog.listMarketplace, { query });

/** A filtered list or search: its styles, and hits of other types where they were asked for. */
export async function search(visitor: Visitor, query: QueryInput<typeof calls.search>) {
  const { data, ...answer } = await callApi(visitor, calls.search, { query });
  const spus: catalog.SpuCard[] = [];
  const others: OtherHit[] = [];
  for (const hit of data) {
    if (hit.type === 'spu') spus.push(hit.spu);
    else others.push(hit);
  }
  return { ...answer, spus, others };
}
/** A search hit that is no style. */
export type OtherHit = Exclude<calls.SearchHit, { type: 'spu' }>;

const { body: _address, ...pictureCall } = calls.searchByImage;
/** The call with the file itself, as multipart. */
const searchByFile = endpoint(pictureCall);

/** Styles that look like a photo: available ones, at most five (5#28). */
export const searchByPicture = (visitor: Visitor, file: File, gender: Gender | null) => {
  const form = new FormData();
  form.set('file', file);
  if (gender) form.set('gender', gender);
  return tryApi(visitor, searchByFile, { form });
};

export const suggest = (visitor: Visitor, query: QueryInput<typeof calls.suggest>) =>
  callApi(visitor, calls.suggest, { query });
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

/** A collection or trending list; null when there is none. */
export const findCollection = (visitor: Visitor, id: number) =>
  findApi(visitor, calls.getCollection, { params: { id } });
export const findCollectionByKey = (visitor: Visitor, key: string) =>
  findApi(visitor, calls.getCollectionByKey, { params: { key } });
export const listCollections = (visitor: Visitor, query: QueryInput<typeof calls.listCollections>) =>
  callApi(visitor, calls.listCollections, { query });

/** The filters somebody saved; none for a visitor. */
export const findSavedFilters = async (visitor: Visitor) =>
  visitor.token ? ((await findApi(visitor, calls.listSavedFilters, {})) ?? []) : [];
export const createSavedFilter = (visitor: Visitor, body: BodyInput<typeof calls.createSavedFilter>) =>
  tryApi(visitor, calls.createSavedFilter, { body });
/** Null when there is none any more. */
export const deleteSavedFilter = (visitor: Visitor, id: number) =>
  findApi(visitor, calls.deleteSavedFilter, { params: { id } });
