import type { Visitor } from '#app/server/visitor.server.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import * as product from '#contract/product.ts';
import { callApi, findApi } from './client.server.ts';

/** Throws MovedTo when the style lives under another id now, and the 404 page when it does not exist. */
export const getProduct = (visitor: Visitor, spuId: number) =>
  callApi(visitor, product.getProduct, { query: { spuId: String(spuId) } });
/** The same, but null when it does not exist. */
export const findProduct = (visitor: Visitor, spuId: number) =>
  findApi(visitor, product.getProduct, { query: { spuId: String(spuId) } });
export const listRelevant = (visitor: Visitor, spuId: number) =>
  callApi(visitor, product.listRelevant, { params: { spuId }, query: {} });
export const getPriceHistory = (
  visitor: Visitor,
  spuId: number,
  range: QueryInput<typeof product.getPriceHistory>['range'],
) => callApi(visitor, product.getPriceHistory, { params: { spuId }, query: { range } });
export const listCards = (visitor: Visitor, spuIds: readonly number[]) =>
  callApi(visitor, product.listCards, { query: { spuId: spuIds.map(String) } });
export const listSales = (visitor: Visitor, spuId: number, pageLimit: number) =>
  callApi(visitor, product.listSales, { params: { spuId }, query: { pageLimit } });
