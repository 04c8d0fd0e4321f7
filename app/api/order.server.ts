import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import * as order from '#contract/order.ts';
import { callApi, tryApi } from './client.server.ts';

export const quoteOrder = (visitor: Visitor, body: BodyInput<typeof order.quoteOrder>) =>
  tryApi(visitor, order.quoteOrder, { body });
export const createOrder = (
  visitor: Visitor,
  body: BodyInput<typeof order.createOrder>,
  idempotencyKey: string,
) => tryApi(visitor, order.createOrder, { body, idempotencyKey });
export const acceptBid = (
  visitor: Visitor,
  body: BodyInput<typeof order.acceptBid>,
  idempotencyKey: string,
) => tryApi(visitor, order.acceptBid, { body, idempotencyKey });
export const listOrders = (visitor: Visitor, query: QueryInput<typeof order.listOrders>) =>
  callApi(visitor, order.listOrders, { query });
export const getOrder = (visitor: Visitor, orderId: number) =>
  callApi(visitor, order.getOrder, { params: { orderId } });
export const updateOrder = (visitor: Visitor, orderId: number, body: BodyInput<typeof order.updateOrder>) =>
  tryApi(visitor, order.updateOrder, { params: { orderId }, body });
