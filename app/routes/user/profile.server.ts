import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { listUserOffers } from '#app/api/offer.server.ts';
import { listReviewsOf } from '#app/api/review.server.ts';
import { getUser, getUserByUsername } from '#app/api/user.server.ts';
import { offerGroupView } from '#app/components/offer-group-view.ts';
import { reviewView } from '#app/components/review-view.server.ts';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** Listings shown before the tab has to be opened. */
const LISTINGS_SHOWN = 8;
const REVIEWS_SHOWN = 3;

/** Somebody by username (2.1#42), or by id, which leads there; the older name of somebody leads there as well (G21). */
export async function loadProfile(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const who = args.params.who ?? '';
  const { search } = new URL(args.request.url);
  if (!who.startsWith('@')) {
    // Not for ever: names change, ids stay.
    throw redirect(paths.user((await getUser(visitor, requireId(who))).username) + search);
  }
  const user = await getUserByUsername(visitor, who.slice(1));
  if (`@${user.username}` !== who) throw redirect(paths.user(user.username) + search);
  const [found, said] = await Promise.all([
    listUserOffers(visitor, user.id, { pageLimit: LISTINGS_SHOWN }),
    listReviewsOf(visitor, user.id, 'sell', { pageLimit: REVIEWS_SHOWN }),
  ]);
  return {
    user: await userHead(user, visitor),
    listings: {
      total: found.total,
      groups: found.data.map((group) => offerGroupView(group, language, translator(language, 'offer'))),
    },
    reviews: {
      total: said.total,
      latest: said.data.map((review) => reviewView(review, 'reviewer', language)),
    },
    title: `${translator(language, 'user')('profileOf', { name: user.username })} · Offcut`,
    description: user.biography || undefined,
    canonical: paths.user(user.username),
    noindex: user.userStatus === 'Suspended',
    messages: messagesFor(language, userHeadTexts),
  };
}
