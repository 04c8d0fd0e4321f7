import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import * as watch from '#contract/watch.ts';
import { callApi, tryApi } from './client.server.ts';

export const listWatches = (visitor: Visitor, query: QueryInput<typeof watch.listWatches>) =>
  callApi(visitor, watch.listWatches, { query });
export const createWatch = (visitor: Visitor, body: BodyInput<typeof watch.createWatch>) =>
  tryApi(visitor, watch.createWatch, { body });
export const deleteWatch = (visitor: Visitor, id: number) =>
  tryApi(visitor, watch.deleteWatch, { params: { id } });
