import type { Visitor } from '#app/server/visitor.server.ts';
import * as browsing from '#contract/browsing.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { callApi } from './client.server.ts';

export const listBrowsing = (visitor: Visitor, query: QueryInput<typeof browsing.listBrowsing>) =>
  callApi(visitor, browsing.listBrowsing, { query });
export const addBrowsing = (visitor: Visitor, id: number) =>
  callApi(visitor, browsing.addBrowsing, { body: { type: 'product', id } });
export const mergeBrowsing = (visitor: Visitor, ids: number[]) =>
  callApi(visitor, browsing.mergeBrowsing, { body: { ids } });
export const clearBrowsing = (visitor: Visitor) => callApi(visitor, browsing.clearBrowsing, {});
