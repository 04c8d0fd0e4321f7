import * as offer from '#contract/offer.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/refused.ts';
import type { Router } from '../../http/router.ts';
import type { Viewer } from '../../http/viewer.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { getRates } from '../../pricing/rates.ts';
import { toSpuCard } from '../catalog/card-view.ts';
import { getBook } from './book.ts';
import { closetFacets } from './closet-facets.ts';
import { listListing, listUserOffers } from './listings.ts';
import { toOffer, type OfferContext } from './offer-view.ts';
import { countClick, findRecord, findSpu, ownOffers, type OfferRecord } from './queries.ts';
import { lastSales } from './sold-queries.ts';
import { getSold, listSold } from './sold.ts';
import { bumpAsks, createOffer, deleteOffer, OFFER_UNKNOWN, updateOffer } from './service.ts';

/** Asks and bids: order book, one offer, listings, and what their owners do with them. */
export function bindOffer(router: Router): void {
  router.on(offer.getBook, async ({ query, viewer, deps }) =>
    getBook(deps.database.db, query, await contextOf(deps, viewer)),
  );

  router.on(offer.getOffer, async ({ params, viewer, deps }) => {
    const { db } = deps.database;
    const record = await findRecord(db, params.id);
    const own = viewer.user?.id === record?.offer.userId;
    // Listings of suspended people are hidden from everybody else (G19).
    const hidden =
      !record || record.offer.status === 'Deleted' || (record.owner.status === 'Suspended' && !own);
    const spu = hidden ? null : await findSpu(db, record.offer.spuId);
    if (hidden || !spu) throw notFound(OFFER_UNKNOWN);
    const ctx = await contextOf(deps, viewer);
    return {
      offer: toOffer(record.offer, record.owner, record.spu, ctx),
      spu: toSpuCard(spu, ctx.money),
    };
  });

  router.on(offer.createOffer, async ({ body, viewer, user, deps, once }) => {
    // Read before the transaction: on PGlite there is no second connection (T12).
    const change = await changeOf(deps, viewer, user());
    return once((tx) => createOffer(tx, body, change));
  });

  router.on(offer.updateOffer, async ({ params, body, viewer, user, deps }) => {
    const change = await changeOf(deps, viewer, user());
    return deps.database.db.transaction((tx) => updateOffer(tx, params.id, body, change));
  });

  router.on(offer.deleteOffer, async ({ params, user, deps }) =>
    deps.database.db.transaction((tx) => deleteOffer(tx, params.id, user(), deps.clock())),
  );

  router.on(offer.bumpOffer, async ({ body, user, deps }) =>
    deps.database.db.transaction((tx) => bumpAsks(tx, body.spuId, user(), deps.clock())),
  );

  router.on(offer.getLead, async ({ params, deps }) => {
    const record = await findRecord(deps.database.db, params.id);
    const gone = !record || ['Deleted', 'Removed', 'Rejected'].includes(record.offer.status);
    if (gone || !record.offer.offerUrl || record.owner.status === 'Suspended') throw notFound();
    return {
      offerUrl: record.offer.offerUrl,
      username: record.owner.username,
      avatarUrl: record.owner.avatarUrl,
    };
  });

  router.on(offer.listUserOffers, async ({ params, query, viewer, deps }) =>
    listUserOffers(deps.database.db, params.userId, query, await contextOf(deps, viewer)),
  );

  router.on(offer.listUserOfferFilters, async ({ params, query, viewer, deps }) =>
    closetFacets(deps.database.db, params.userId, query, await contextOf(deps, viewer), viewer.language),
  );

  router.on(offer.listListing, async ({ params, query, viewer, deps }) =>
    listListing(deps.database.db, params, query, await contextOf(deps, viewer)),
  );

  router.on(offer.getSoldOffer, async ({ params, viewer, deps }) =>
    getSold(deps.database.db, params.orderOfferId, await contextOf(deps, viewer)),
  );

  router.on(offer.listSoldOffers, async ({ params, query, viewer, deps }) =>
    listSold(deps.database.db, params.userId, query, await contextOf(deps, viewer)),
  );

  router.on(offer.getStory, async ({ params, deps }) => {
    const record = await findShownOffer(deps, params.id);
    return record.offer.images;
  });

  router.on(offer.trackOffer, async ({ params, deps }) => {
    const record = await findShownOffer(deps, params.id);
    await countClick(deps.database.db, record.offer.id, deps.clock());
    return null;
  });

  router.on(offer.listMyOffers, async ({ query, viewer, user, deps }) => {
    const ctx = await contextOf(deps, viewer);
    const { rows, total } = await ownOffers(
      deps.database.db,
      user().id,
      query.offerType,
      query.status,
      query,
      ctx.now,
    );
    const completed = rows.filter(({ offer: { status, type } }) => status === 'Completed' && type === 'ask');
    const sales = await lastSales(
      deps.database.db,
      completed.map((row) => row.offer.id),
    );
    return {
      data: rows.map((row) => ({
        ...toOffer(row.offer, row.owner, row.spu, ctx),
        orderOfferId: sales.get(row.offer.id) ?? null,
      })),
      total,
    };
  });
}

/** An offer that people other than its owner may see; throws 404 else. */
async function findShownOffer(deps: Deps, offerId: number): Promise<OfferRecord> {
  const record = await findRecord(deps.database.db, offerId);
  const gone = !record || ['Deleted', 'Removed', 'Rejected'].includes(record.offer.status);
  if (gone || record.owner.status === 'Suspended') throw notFound(OFFER_UNKNOWN);
  return record;
}

async function contextOf(deps: Deps, viewer: Viewer): Promise<OfferContext> {
  const now = deps.clock();
  return {
    money: moneyView(viewer, await getRates(deps.database.db, now)),
    viewer,
    now,
  };
}

async function changeOf(deps: Deps, viewer: Viewer, user: NonNullable<Viewer['user']>) {
  const now = deps.clock();
  return {
    viewer,
    user,
    rates: await getRates(deps.database.db, now),
    now,
    development: deps.development,
  };
}
