import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import * as place from '#contract/place.ts';
import { callApi, tryApi } from './client.server.ts';

export const predictPlaces = (visitor: Visitor, body: BodyInput<typeof place.predictPlaces>) =>
  tryApi(visitor, place.predictPlaces, { body });
export const suggestAddress = (visitor: Visitor) => callApi(visitor, place.suggestAddress, {});
