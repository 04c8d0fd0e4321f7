import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import * as offer from '#contract/offer.ts';
import { callApi, tryApi } from './client.server.ts';

export const getBook = (visitor: Visitor, query: QueryInput<typeof offer.getBook>) =>
  callApi(visitor, offer.getBook, { query });
export const getOffer = (visitor: Visitor, id: number) =>
  callApi(visitor, offer.getOffer, { params: { id } });
export const createOffer = (
  visitor: Visitor,
  body: BodyInput<typeof offer.createOffer>,
  idempotencyKey: string,
) => tryApi(visitor, offer.createOffer, { body, idempotencyKey });
export const updateOffer = (visitor: Visitor, id: number, body: BodyInput<typeof offer.updateOffer>) =>
  tryApi(visitor, offer.updateOffer, { params: { id }, body });
export const deleteOffer = (visitor: Visitor, id: number) =>
  tryApi(visitor, offer.deleteOffer, { params: { id } });
export const bumpOffer = (visitor: Visitor, spuId: number) =>
  tryApi(visitor, offer.bumpOffer, { body: { spuId } });
export const getLead = (visitor: Visitor, id: number) => callApi(visitor, offer.getLead, { params: { id } });
export const listUserOffers = (
  visitor: Visitor,
  userId: number,
  query: QueryInput<typeof offer.listUserOffers>,
) => callApi(visitor, offer.listUserOffers, { params: { userId }, query });
export const listUserOfferFilters = (
  visitor: Visitor,
  userId: number,
  query: QueryInput<typeof offer.listUserOfferFilters>,
) => callApi(visitor, offer.listUserOfferFilters, { params: { userId }, query });
export const listListing = (
  visitor: Visitor,
  username: string,
  spuId: number,
  query: QueryInput<typeof offer.listListing>,
) => callApi(visitor, offer.listListing, { params: { username, spuId }, query });
export const listMyOffers = (visitor: Visitor, query: QueryInput<typeof offer.listMyOffers>) =>
  callApi(visitor, offer.listMyOffers, { query });
export const getSoldOffer = (visitor: Visitor, orderOfferId: number) =>
  callApi(visitor, offer.getSoldOffer, { params: { orderOfferId } });
export const listSoldOffers = (
  visitor: Visitor,
  userId: number,
  query: QueryInput<typeof offer.listSoldOffers>,
) => callApi(visitor, offer.listSoldOffers, { params: { userId }, query });
export const getStory = (visitor: Visitor, id: number) =>
  callApi(visitor, offer.getStory, { params: { id }, query: {} });
export const trackOffer = (visitor: Visitor, id: number) =>
  tryApi(visitor, offer.trackOffer, { params: { id } });
