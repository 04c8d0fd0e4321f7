import * as browsing from '#contract/browsing.ts';
import * as favorite from '#contract/favorite.ts';
import { getReferrals } from '#contract/referral.ts';
import * as review from '#contract/review.ts';
import * as user from '#contract/user.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/refused.ts';
import type { Router } from '../../http/router.ts';
import type { Viewer } from '../../http/viewer.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { getRates } from '../../pricing/rates.ts';
import type { OfferContext } from '../offer/offer-view.ts';
import { clearBrowsing, getBrowsing, noteBrowsing } from './browsing.ts';
import { deleteFavorite } from './favorite-queries.ts';
import { getFavoriteFilters, getFavorites, like } from './favorites.ts';
import { referralsOf } from './referrals.ts';
import {
  createReview,
  getReview,
  listOpenReviews,
  listReviews,
  listReviewsOf,
  replyToReview,
  updateReview,
} from './reviews.ts';
import { getUser, getUserByUsername } from './service.ts';
import { changeStanding, listPeople } from './standings.ts';

/** Profiles, favourites, reviews, browsing history (7/user#9, 7/user#13–7/user#15). */
export function bindUser(router: Router): void {
  router.on(user.getUser, ({ params, viewer, deps }) =>
    getUser(deps.database.db, params.id, viewer.user, deps.clock()),
  );
  router.on(user.getUserByUsername, ({ params, viewer, deps }) =>
    getUserByUsername(deps.database.db, params.username, viewer.user, deps.clock()),
  );

  router.on(user.follow, ({ body, user: me, deps }) => changeStanding(deps, me(), body.userId, 'follow'));
  router.on(user.unfollow, ({ body, user: me, deps }) => changeStanding(deps, me(), body.userId, 'unfollow'));
  router.on(user.block, ({ body, user: me, deps }) => changeStanding(deps, me(), body.userId, 'block'));
  router.on(user.unblock, ({ body, user: me, deps }) => changeStanding(deps, me(), body.userId, 'unblock'));
  router.on(user.listFollowers, ({ query, viewer, deps }) =>
    listPeople(deps.database.db, 'followers', query, viewer.user),
  );
  router.on(user.listFollowing, ({ query, viewer, deps }) =>
    listPeople(deps.database.db, 'following', query, viewer.user),
  );
  router.on(user.listBlocked, ({ query, user: me, deps }) =>
    listPeople(deps.database.db, 'blocked', { ...query, userId: me().id }, me()),
  );

  router.on(favorite.listFavorites, async ({ query, viewer, deps }) =>
    getFavorites(deps.database.db, whose(query.userId, viewer), query, await contextOf(deps, viewer)),
  );
  router.on(favorite.listFavoriteFilters, ({ query, viewer, deps }) =>
    getFavoriteFilters(deps.database.db, whose(query.userId, viewer), deps.clock(), viewer.language),
  );
  router.on(favorite.addFavorite, ({ body, user: me, deps }) =>
    like(deps.database.db, me().id, body, deps.clock()),
  );
  router.on(favorite.removeFavorite, async ({ params, user: me, deps }) => {
    await deleteFavorite(deps.database.db, me().id, params.id);
    return null;
  });

  router.on(review.listReviews, ({ query, user: me, deps }) =>
    listReviews(deps.database.db, me(), query, deps.clock()),
  );
  router.on(review.listOpenReviews, ({ query, user: me, deps }) =>
    listOpenReviews(deps.database.db, me(), query, deps.clock()),
  );
  router.on(review.listSellReviews, ({ params, query, viewer, deps }) =>
    listReviewsOf(deps.database.db, params.userId, 'buyer', query, viewer.user, deps.clock()),
  );
  router.on(review.listBuyReviews, ({ params, query, viewer, deps }) =>
    listReviewsOf(deps.database.db, params.userId, 'seller', query, viewer.user, deps.clock()),
  );
  router.on(review.getReview, ({ params, user: me, deps }) =>
    getReview(deps.database.db, me(), params.orderId, deps.clock()),
  );
  router.on(review.createReview, ({ body, user: me, deps }) => createReview(deps, me(), body));
  router.on(review.updateReview, ({ params, body, user: me, deps }) =>
    updateReview(deps, me(), params.orderId, body),
  );
  router.on(review.replyToReview, ({ params, body, user: me, deps }) =>
    replyToReview(deps, me(), params.orderId, body),
  );

  router.on(getReferrals, ({ user: me, deps }) => referralsOf(deps.database.db, me().id));

  router.on(browsing.listBrowsing, async ({ query, viewer, user: me, deps }) =>
    getBrowsing(deps.database.db, me().id, query, (await contextOf(deps, viewer)).money),
  );
  router.on(browsing.addBrowsing, ({ body, user: me, deps }) =>
    noteBrowsing(deps.database.db, me().id, [body.id], deps.clock()),
  );
  router.on(browsing.mergeBrowsing, ({ body, user: me, deps }) =>
    noteBrowsing(deps.database.db, me().id, body.ids, deps.clock(), true),
  );
  router.on(browsing.clearBrowsing, ({ user: me, deps }) => clearBrowsing(deps.database.db, me().id));
}

/** The person of the query, else oneself. */
function whose(userId: number | undefined, viewer: Viewer): number {
  const found = userId ?? viewer.user?.id;
  if (found === undefined) throw forbidden('Please sign in to continue.', 'not-signed-in');
  return found;
}

async function contextOf(deps: Deps, viewer: Viewer): Promise<OfferContext> {
  const now = deps.clock();
  return { money: moneyView(viewer, await getRates(deps.database.db, now)), viewer, now };
}
