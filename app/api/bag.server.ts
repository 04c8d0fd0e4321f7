import type { Visitor } from '#app/server/visitor.server.ts';
import * as bag from '#contract/bag.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { callApi, tryApi } from './client.server.ts';

export const getBag = (visitor: Visitor) => callApi(visitor, bag.getBag, {});
export const addToBag = (visitor: Visitor, body: BodyInput<typeof bag.addToBag>) =>
  tryApi(visitor, bag.addToBag, { body });
export const updateBag = (visitor: Visitor, body: BodyInput<typeof bag.updateBag>) =>
  tryApi(visitor, bag.updateBag, { body });
export const clearBagHistory = (visitor: Visitor) => callApi(visitor, bag.clearBagHistory, {});
export const describeGuestBag = (visitor: Visitor, body: BodyInput<typeof bag.describeGuestBag>) =>
  callApi(visitor, bag.describeGuestBag, { body });
export const mergeBag = (visitor: Visitor, body: BodyInput<typeof bag.mergeBag>) =>
  tryApi(visitor, bag.mergeBag, { body });
