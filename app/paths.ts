/**
 * The only file that writes URLs. `tests/app/paths.test.ts` runs every builder through the route tree, and every
 * route through the builders, so that neither exists without the other.
 */
import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { IdentityName } from '#contract/identity.ts';
import type { Gender } from '#contract/primitives.ts';

type Query = Record<string, string | number | readonly (string | number)[] | null | undefined>;

/** The two lists of people around somebody (2.1#44). */
export type FollowList = 'follower' | 'following';

/** `path` plus the parameters that have a value, in the order given; lists repeat their key, page 1 is absent (C3). */
function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '' || (key === 'page' && value === 1)) continue;
    for (const item of Array.isArray(value) ? (value as readonly (string | number)[]) : [value]) {
      params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

const segment = encodeURIComponent;

/** Answered by the edge itself, not by a route (B14). */
export const healthPath = '/health';

export const paths = {
  // Shopping
  home: () => '/',
  shopping: (gender: Gender, query: { type?: string; page?: number; alone?: 1 } = {}) =>
    withQuery(`/shopping/${gender}`, query),
  newIn: (gender: Gender) => `/shopping/${gender}/new-in`,
  marketplace: (gender?: Gender) => (gender ? `/shopping/${gender}/marketplace` : '/marketplace'),
  category: (gender: Gender, category: string, subcategory?: string) =>
    `/shopping/${gender}/category/${segment(category)}${subcategory ? `/${segment(subcategory)}` : ''}`,
  designer: (gender: Gender, designer: string, category?: string, subcategory?: string) =>
    `/shopping/${gender}/designer/${[designer, category, subcategory]
      .filter((part) => part !== undefined)
      .map(segment)
      .join('/')}`,
  anyDesigner: (designer: string, category?: string, subcategory?: string) =>
    `/designer/${[designer, category, subcategory]
      .filter((part) => part !== undefined)
      .map(segment)
      .join('/')}`,
  designers: (gender: Gender, query: { find?: string } = {}) =>
    withQuery(`/shopping/${gender}/designers`, query),
  collection: (idOrKey: number | string) => `/shopping/collection/${segment(String(idOrKey))}`,
  trending: (id: number) => `/trending/${id}`,
  search: (query: { gender?: Gender; search?: string } = {}) => withQuery('/search', query),
  /** A list by its canonical query, as saved filters keep it. */
  searchQuery: (query: string) => (query ? `/search?${query}` : '/search'),

  imageSearch: (query: { gender?: string } = {}) => withQuery('/search/image', query),

  // Product, `slug` from domain/slug.ts
  product: (gender: Gender, slug: string, query: Query = {}) =>
    withQuery(`/shopping/${gender}/item/${slug}`, query),
  createAsk: (gender: Gender, slug: string, query: Query = {}) =>
    withQuery(`/shopping/${gender}/item/${slug}/ask`, query),
  createBid: (gender: Gender, slug: string, query: Query = {}) =>
    withQuery(`/shopping/${gender}/item/${slug}/bid`, query),
  watch: (gender: Gender, slug: string, query: Query = {}) =>
    withQuery(`/shopping/${gender}/item/${slug}/watch`, query),
  sell: (query: { search?: string } = {}) => withQuery('/shopping/sell', query),
  buy: (offerId: number, query: Query = {}) => withQuery(`/shopping/buy/${offerId}`, query),
  bag: () => '/shopping/bag',
  /** A link that says what it means, where the seller's address is not known (2.2, 2.3#18). */
  redirect: (link: Query & { type: string }) => withQuery('/redirect', link),
  lead: (offerId: number) => `/lead/${offerId}`,
  leadToOffer: (offerId: number) => `/lead-to-offer/${offerId}`,

  // People
  user: (username: string) => `/user/@${segment(username)}`,
  userById: (userId: number) => `/user/${userId}`,
  userFeedbacks: (userId: number, query: { side?: 'sell' | 'buy'; page?: number } = {}) =>
    withQuery(`/user/${userId}/feedbacks`, query),
  userPosts: (userId: number) => `/user/${userId}/posts`,
  userFollow: (userId: number, query: { type?: FollowList; page?: number } = {}) =>
    withQuery(`/user/${userId}/follow`, query),
  followByUsername: (username: string, query: { type?: FollowList } = {}) =>
    withQuery(`/follow/${segment(username)}`, query),
  userListings: (userId: number, query: Query = {}) => withQuery(`/user/${userId}/listings`, query),
  listing: (userId: number, slug: string, query: Query = {}) =>
    withQuery(`/user/${userId}/listings/${slug}`, query),
  listingByUsername: (username: string, slug: string, query: Query = {}) =>
    withQuery(`/listings/${segment(username)}/${slug}`, query),

  userFavorites: (userId: number, query: Query = {}) => withQuery(`/user/${userId}/favorites`, query),
  userSold: (userId: number, query: Query = {}) => withQuery(`/user/${userId}/sold`, query),
  sold: (userId: number, slug: string) => `/user/${userId}/sold/${slug}`,
  soldByUsername: (username: string, slug: string) => `/sold/${segment(username)}/${slug}`,

  // Sign-in
  login: (query: { forward?: string; reason?: string; mode?: 'signup'; code?: string } = {}) =>
    withQuery('/login', query),

  /** The second step. */
  loginCode: (query: { forward?: string; recovery?: 1 } = {}) => withQuery('/login/code', query),
  forgotPassword: (query: { sent?: 1 } = {}) => withQuery('/forgot-password', query),
  resetPassword: (query: { email?: string; token?: string } = {}) => withQuery('/reset-password', query),

  // Account
  account: () => '/account',
  accountPayment: (query: { forward?: string } = {}) => withQuery('/account/payment', query),
  accountProfile: () => '/account/profile',
  accountPreferences: () => '/account/preferences',
  accountExport: (query: { expires?: string; signature?: string } = {}) =>
    withQuery('/account/export', query),
  accountFeedbacks: (query: { tab?: 'open' | 'received' | 'given'; page?: number } = {}) =>
    withQuery('/account/feedbacks', query),
  accountFeedback: (orderId: number) => `/account/feedbacks/${orderId}`,
  referAFriend: () => '/account/refer-a-friend',
  /** From a mail: nobody has to be signed in. */
  unsubscribe: (query: { event?: string; token?: string } = {}) => withQuery('/unsubscribe', query),
  accountPassword: () => '/account/password',
  accountTwoStep: () => '/account/two-step',
  accountAddress: (query: { edit?: number; forward?: string } = {}) => withQuery('/account/address', query),
  accountOffers: (query: { type?: 'ask' | 'bid'; page?: number } = {}) => withQuery('/account/offers', query),
  accountOffer: (offerId: number) => `/account/offers/${offerId}`,
  accountOrders: (query: { role?: 'buyer' | 'seller'; page?: number } = {}) =>
    withQuery('/account/orders', query),
  savedFilters: (query: { query?: string; gender?: string } = {}) => withQuery('/account/filters', query),
  accountWatch: (query: { page?: number } = {}) => withQuery('/account/watch', query),
  accountHistory: (query: { page?: number } = {}) => withQuery('/account/history', query),
  accountOrder: (orderId: number) => `/account/orders/${orderId}`,
  measurements: () => '/account/measurements',

  // The app
  discoverApp: () => '/discover-app',

  // Pages of modals, ways back from providers
  promptSizeChart: (query: Query = {}) => withQuery('/prompt/size-chart', query),
  privacyChoices: () => '/privacy-choices',
  promptSignin: (query: { forward?: string; reason?: string; mode?: 'signup'; modal?: 1 } = {}) =>
    withQuery('/prompt/signin', query),
  promptRegion: (query: { forward?: string } = {}) => withQuery('/prompt/region', query),
  callback: (name: 'card' | 'wallet' | IdentityName, query: Query = {}) =>
    withQuery(`/callback/${name}`, query),

  // Every component in every state, for those who build the shop
  ui: () => '/ui',

  // Pictures of shared links, made by the backend
  shareImage: (gender?: Gender, language: Language = defaultLanguage) =>
    withQuery(`/media/og/shop${gender ? `/${gender}` : ''}`, {
      lang: language === defaultLanguage ? undefined : language,
    }),
  productShareImage: (spuId: number, version: string) =>
    withQuery(`/media/og/product/${spuId}`, { v: version }),

  // Feeds of a list, by its canonical query; what search engines ask for
  feedRss: (query = '') => (query ? `/feed.rss?${query}` : '/feed.rss'),
  feedJson: (query = '') => (query ? `/feed.json?${query}` : '/feed.json'),
  sitemap: () => '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap/${name}.xml`,
  robots: () => '/robots.txt',

  // Resource routes
  logout: () => '/resources/logout',
  identity: (name: IdentityName, query: { forward?: string; code?: string } = {}) =>
    withQuery(`/resources/identity/${name}`, query),
  identityAnswer: (name: IdentityName) => `/resources/identity/${name}/answer`,
  display: () => '/resources/display',
  session: () => '/resources/session',
  exist: () => '/resources/exist',
  bagAdd: () => '/resources/bag',
  unit: () => '/resources/unit',
  events: () => '/events',
  mySizes: (query: { gender: string; sizesOf?: string | undefined }) =>
    withQuery('/resources/my-sizes', query),
  favourite: () => '/resources/favourite',
  places: (query: { input?: string; country?: string } = {}) => withQuery('/resources/places', query),
  standing: () => '/resources/standing',
  seen: (spuId: number) => `/resources/seen/${spuId}`,
  clearSeen: () => '/resources/seen',
  story: (offerId: number, version: string) => withQuery(`/resources/story/${offerId}`, { v: version }),
  suggest: (query: { gender?: string; search?: string } = {}) => withQuery('/resources/suggest', query),
  recentSearches: () => '/resources/recent-searches',
} as const;
