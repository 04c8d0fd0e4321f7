import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import * as review from '#contract/review.ts';
import { callApi, tryApi } from './client.server.ts';

export const listReviews = (visitor: Visitor, query: QueryInput<typeof review.listReviews>) =>
  callApi(visitor, review.listReviews, { query });
export const listOpenReviews = (visitor: Visitor, query: QueryInput<typeof review.listOpenReviews>) =>
  callApi(visitor, review.listOpenReviews, { query });

const sides = { sell: review.listSellReviews, buy: review.listBuyReviews };
export const listReviewsOf = (
  visitor: Visitor,
  userId: number,
  side: keyof typeof sides,
  query: QueryInput<typeof review.listSellReviews>,
) => callApi(visitor, sides[side], { params: { userId }, query });

export const getReview = (visitor: Visitor, orderId: number) =>
  callApi(visitor, review.getReview, { params: { orderId } });
export const createReview = (visitor: Visitor, body: BodyInput<typeof review.createReview>) =>
  tryApi(visitor, review.createReview, { body });
export const updateReview = (
  visitor: Visitor,
  orderId: number,
  body: BodyInput<typeof review.updateReview>,
) => tryApi(visitor, review.updateReview, { params: { orderId }, body });
export const replyToReview = (visitor: Visitor, orderId: number, text: string) =>
  tryApi(visitor, review.replyToReview, { params: { orderId }, body: { text } });
