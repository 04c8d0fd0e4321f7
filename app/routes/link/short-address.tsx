import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getUserByUsername } from '#app/api/user.server.ts';
import { numericId, parseListingSlug } from '#app/domain/slug.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** Pages of the account, the same address for whoever asks. */
const pages: Readonly<Record<string, () => string>> = {
  profile: paths.accountProfile,
  password: paths.accountPassword,
  payment: paths.accountPayment,
  offers: paths.accountOffers,
  address: paths.accountAddress,
  feedbacks: paths.accountFeedbacks,
  preferences: paths.accountPreferences,
  watch: paths.accountWatch,
  'refer-a-friend': paths.referAFriend,
};

/** Lists of a person. */
const lists: Readonly<Record<string, (userId: number) => string>> = {
  listings: paths.userListings,
  sold: paths.userSold,
  favorites: paths.userFavorites,
  posts: paths.userPosts,
  follow: paths.userFollow,
};

/**
 * The short forms of the site map (2.1#23–#41, A1). The account's lead to their own address for good; lists are those of
 * whoever is signed in, visitors sign in first. `/listings/{username}` and `/sold/{username}` are somebody's (2.1#43).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  const name = pathname.split('/')[1] ?? '';
  const page = pages[name];
  if (page) return redirect(page() + search, 301);
  if (name === 'orders') {
    const orderId = numericId(args.params.orderId);
    return redirect((orderId === null ? paths.accountOrders() : paths.accountOrder(orderId)) + search, 301);
  }
  const list = lists[name];
  if (!list) return redirect(paths.home());
  const of = args.params.of ?? '';
  // A slug has hyphens, a username has none.
  const slug = of.includes('-') && parseListingSlug(of) !== null ? of : null;
  if (of && slug === null) {
    const { id } = await getUserByUsername(await getVisitor(args), of.toLowerCase());
    return redirect(list(id) + search);
  }
  const { account } = await requireAccount(args, 'account');
  if (slug === null) return redirect(list(account.id) + search);
  return redirect((name === 'sold' ? paths.sold : paths.listing)(account.id, slug) + search);
}

/** Never drawn; but a route with a page shows its errors as one. */
export default function ShortAddress() {
  return null;
}
