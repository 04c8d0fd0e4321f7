/** Where the product can be looked at: found by following its own links, so that no id is written down. */
export interface Place {
  name: string;
  path: string;
  /** Only for people who are signed in. */
  account?: boolean;
}

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

/** Every kind of page. `read` reads as a person who sells and buys (the demo login). */
export async function findPlaces(read: ReadPage): Promise<Place[]> {
  const browse = await findBrowsePlaces(read);
  const shopping = browse.find(({ name }) => name === 'shopping')!.path;
  const product = browse.find(({ name }) => name === 'product')!.path;
  const category = browse.find(({ name }) => name === 'category')!.path;
  const [shop, productPage, orders, offers] = await Promise.all(
    [shopping, product, '/account/orders', '/account/offers'].map(read),
  );
  const found: [string, string | null, boolean?][] = [
    ['new-in', `${shopping}/new-in`],
    ['marketplace', '/marketplace'],
    ['filters', `${category}?filter=open`],
    ['depth', `${product}?tab=depth`],
    ['designer', findLink(shop!, /^\/shopping\/\w+\/designer\/[^/?]+$/)],
    ['search-empty', '/search?search=zzzzzz'],
    ['seller', findLink(productPage!, /^\/user\/\d+\/listings$/)],
    ['listing', findLink(productPage!, /^\/user\/\d+\/listings\/[^/?]+$/)],
    ['login', '/login'],
    ['signup', '/login?mode=signup'],
    ['forgot-password', '/forgot-password'],
    ['reset-password', '/reset-password?email=a%40b.example&token=x'],
    ['bag', '/shopping/bag'],
    ['region', '/prompt/region'],
    ['measuring', `${product}?measure=1&a=0.2,0.6&b=0.8,0.6&dim=chest`],
    ['enlarged', `${product}?zoom=1`],
    ['size-chart', '/prompt/size-chart?gender=women&category=clothing'],
    ['measurements', '/account/measurements'],
    ['not-found', '/shopping/women/item/1-nothing-here'],
    ['sell', '/shopping/sell', true],
    ['ask', `${product}/ask`, true],
    ['bid', `${product}/bid`, true],
    ['buy', findLink(productPage!, /^\/shopping\/buy\/\d+/), true],
    ['account', '/account', true],
    ['payment', '/account/payment', true],
    ['password', '/account/password', true],
    ['address', '/account/address', true],
    ['offers', '/account/offers', true],
    ['offer', findLink(offers!, /^\/account\/offers\/\d+$/), true],
    ['orders', '/account/orders', true],
    ['order', findLink(orders!, /^\/account\/orders\/\d+$/), true],
  ];
  return [
    ...browse,
    ...found.flatMap(([name, path, account]) =>
      path === null ? [] : [{ name, path, account: account ?? false }],
    ),
  ];
}

function firstLink(html: string, pattern: RegExp): string {
  const found = findLink(html, pattern);
  if (found === null) throw new Error(`no link like ${pattern} on the page`);
  return found;
}

function findLink(html: string, pattern: RegExp): string | null {
  for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)) {
    const path = address.replaceAll('&amp;', '&');
    if (pattern.test(path)) return path;
  }
  return null;
}
