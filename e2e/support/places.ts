import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** Where the product can be looked at: found by following its own links, so that no id is written down. */
export interface Place {
  name: string;
  path: string;
  /** Who looks; a guest unless said. */
  as?: Member;
}

/** People of the demo who look: one who buys, one who sells. */
export const members = ['demo', 'petra.lind'] as const;
export type Member = (typeof members)[number];

/** Reads a page of the shop as HTML; `path` starts with a slash. */
export type ReadPage = (path: string) => Promise<string>;

/** The pages that most visits are made of, the ones the bench measures. */
export async function findBrowsePlaces(read: ReadPage): Promise<Place[]> {
  const home = await read('/');
  const shopping = firstLink(home, /^\/shopping\/(women|men)$/);
  const shop = await read(shopping);
  return [
    { name: 'home', path: '/' },
    { name: 'shopping', path: shopping },
    { name: 'category', path: firstLink(shop, /^\/shopping\/\w+\/category\/[^/?]+$/) },
    { name: 'search', path: '/search?search=coat' },
    { name: 'product', path: firstLink(shop, /^\/shopping\/\w+\/item\/[^/?]+$/) },
  ];
}

/**
 * Every kind of page. `read` reads as a guest, or as one of the demo's people. A page that is linked nowhere any more
 * is an error, not a page less.
 */
export async function findPlaces(read: (path: string, as?: Member) => Promise<string>): Promise<Place[]> {
  const browse = await findBrowsePlaces(read);
  const place = (wanted: string) => browse.find(({ name }) => name === wanted)!.path;
  const [shopping, product, category] = [place('shopping'), place('product'), place('category')];
  const [shop, productPage, lists, orders, offers, account] = await Promise.all([
    read(shopping),
    read(product),
    read('/sitemap/lists.xml'),
    read('/account/orders', 'demo'),
    read('/account/offers', 'petra.lind'),
    read('/account', 'petra.lind'),
  ]);
  const favorites = firstLink(account, /^\/user\/\d+\/favorites$/);
  const seller = favorites.replace('/favorites', '');
  const sold = await read(`${seller}/sold`);
  const found: [string, string, Member?][] = [
    ['new-in', `${shopping}/new-in`],
    ['marketplace', '/marketplace'],
    ['marketplace-gender', `${shopping}/marketplace`],
    ['filters', `${category}?filter=open`],
    ['filtered', `${category}?condition=LikeNew&page=2`],
    ['designers', `${shopping}/designers`],
    ['designers-none', `${shopping}/designers?find=zzzz`],
    ['designer', firstLink(shop, /^\/shopping\/\w+\/designer\/[^/?]+$/)],
    ['collection', firstMapped(lists, /^\/shopping\/collection\/\d+$/)],
    ['trending', firstMapped(lists, /^\/trending\/\d+$/)],
    ['search-image', '/search/image'],
    ['search-empty', '/search?search=zzzzzz'],
    ['depth', `${product}?tab=depth`],
    ['all-asks', `${product}?all=1`],
    ['all-bids', `${product}?all=1&tab=bids`],
    ['measuring', `${product}?measure=1&a=0.2,0.6&b=0.8,0.6&dim=chest`],
    ['enlarged', `${product}?zoom=1`],
    ['listing', firstLink(productPage, /^\/user\/\d+\/listings\/[^/]+$/)],
    ['listings', `${seller}/listings`],
    ['sold-list', `${seller}/sold`],
    ['sold', firstLink(sold, /^\/user\/\d+\/sold\/[^/]+$/)],
    ['profile', '/user/@petra.lind'],
    ['feedbacks', `${seller}/feedbacks`],
    ['posts', `${seller}/posts`],
    ['followers', `${seller}/follow`],
    ['favorites', favorites, 'petra.lind'],
    ['login', '/login'],
    ['signup', '/login?mode=signup'],
    ['forgot-password', '/forgot-password'],
    ['forgot-password-sent', '/forgot-password?sent=1'],
    ['reset-password', '/reset-password?email=a%40b.example&token=x'],
    ['bag', '/shopping/bag'],
    ['bag-full', '/shopping/bag', 'demo'],
    ['region', '/prompt/region'],
    ['size-chart', '/prompt/size-chart?gender=women&category=clothing'],
    ['app', '/discover-app'],
    ['privacy', '/privacy-choices'],
    ['unsubscribe', '/unsubscribe?event=orders&token=x'],
    ['ui', '/ui'],
    ['not-found', '/shopping/women/item/1-nothing-here'],
    ['sell', '/shopping/sell', 'demo'],
    ['ask', `${product}/ask`, 'demo'],
    ['bid', `${product}/bid`, 'demo'],
    ['watch', `${product}/watch`, 'demo'],
    ['buy', firstLink(productPage, /^\/shopping\/buy\/\d+/), 'demo'],
    ['account', '/account', 'demo'],
    ['edit-profile', '/account/profile', 'demo'],
    ['preferences', '/account/preferences', 'demo'],
    ['refer', '/account/refer-a-friend', 'demo'],
    ['my-feedbacks', '/account/feedbacks', 'petra.lind'],
    ['payment', '/account/payment', 'demo'],
    ['password', '/account/password', 'demo'],
    ['two-step', '/account/two-step', 'demo'],
    ['address', '/account/address', 'demo'],
    ['measurements', '/account/measurements', 'demo'],
    ['saved-filters', '/account/filters', 'demo'],
    ['watchlist', '/account/watch', 'demo'],
    ['history', '/account/history', 'demo'],
    ['orders', '/account/orders', 'demo'],
    ['order', firstLink(orders, /^\/account\/orders\/\d+$/), 'demo'],
    ['sales', '/account/orders?role=seller', 'petra.lind'],
    ['offers', '/account/offers', 'petra.lind'],
    ['offer', firstLink(offers, /^\/account\/offers\/\d+$/), 'petra.lind'],
  ];
  return [...browse, ...found.map(([name, path, as]) => ({ name, path, ...(as ? { as } : {}) }))];
}

/** Puts a few pieces into the bag of whoever `context` is, so that there is something to look at. */
export async function fillBag({ request }: BrowserContext): Promise<void> {
  const shop = await (await request.get('/shopping/women')).text();
  const products = new Set(
    [...shop.matchAll(/href="(\/shopping\/\w+\/item\/[^"/?]+)"/g)].map(([, path]) => path!),
  );
  for (const path of [...products].slice(0, 4)) {
    const answer = await request.get(path);
    const [, offerId] = /href="\/shopping\/buy\/(\d+)/.exec(await answer.text()) ?? [];
    const headers = { origin: new URL(answer.url()).origin };
    if (offerId) await request.post('/resources/bag', { form: { offerId }, headers });
  }
}

/** Reads as whoever `request` belongs to. */
export const readAs =
  (request: APIRequestContext): ReadPage =>
  async (path) =>
    (await request.get(path)).text();

/** The path of the first address in a site map that ends like `pattern`. */
function firstMapped(xml: string, pattern: RegExp): string {
  for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    if (pattern.test(pathname)) return pathname;
  }
  throw new Error(`no address like ${pattern} in the site map`);
}

function firstLink(html: string, pattern: RegExp): string {
  for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)) {
    const path = address.replaceAll('&amp;', '&');
    // Whatever was chosen on the way is left out of the address.
    const bare = path.split('?')[0]!;
    if (pattern.test(path) || pattern.test(bare)) return pattern.test(path) ? path : bare;
  }
  throw new Error(`no link like ${pattern} on the page`);
}
