import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pricePoints } from '#backend/db/schema/catalog.ts';
import { unpack } from '#app/domain/packed.ts';
import { productSlug } from '#app/domain/slug.ts';
import { loader as listingLoader } from '#app/routes/offer/listing.tsx';
import { loader as storyLoader } from '#app/routes/offer/story.ts';
import { loader, meta } from '#app/routes/product/product.tsx';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { loaderArgs, outcome, startWeb, type RequestOptions } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

type Style = Awaited<ReturnType<typeof web.spu>>;
const slugOf = (spu: Style) => productSlug({ id: spu.id, brand: spu.brandName, name: spu.name });
const pathOf = (spu: Style, query = '') => `/shopping/${spu.gender}/item/${slugOf(spu)}${query}`;
const open = (path: string, options: RequestOptions = {}) => {
  const [, , gender = '', , slug = ''] = path.split('?')[0]!.split('/');
  return outcome(async () => {
    const { panel, history, relevant, ...page } = await loader(
      loaderArgs(path, { ...options, params: { gender, slug } }),
    );
    return { ...page, panel: unpack(panel), history: unpack(history), relevant: unpack(relevant) };
  });
};
const panelOf = async (spu: Style, query = '', options?: RequestOptions) => {
  const result = await open(pathOf(spu, query), options);
  expect(result.status).toBe(200);
  return result.data.panel;
};
const headOf = (data: { canonical: string }) =>
  meta({ data, location: { pathname: data.canonical }, matches: [] } as never);
const currentOf = (choices: { label: string; current: boolean }[]) =>
  choices.filter(({ current }) => current).map(({ label }) => label);

describe('address', () => {
  it('answers at the canonical address and says so', async () => {
    const spu = await web.spu({ name: 'Åse cardigan', retailerDisplayName: 'House of Wool' });
    const result = await open(pathOf(spu));
    expect(result.status).toBe(200);
    expect(result.data.product).toMatchObject({
      id: spu.id,
      brand: spu.brandName,
      name: 'Åse cardigan',
      retailer: 'House of Wool',
    });
    expect(headOf(result.data)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: pathOf(spu),
    });
    expect(result.data.title).toBe(`${spu.brandName} Åse cardigan · Offcut`);
  });

  it('moves other forms to the canonical address for good, with their query (2.3#6, A4, C25)', async () => {
    const spu = await web.spu();
    const to = pathOf(spu, '?size=M&tab=bids');
    for (const path of [
      `/shopping/women/item/${spu.id}?size=M&tab=bids`,
      `/shopping/women/item/another-name-${spu.id}?size=M&tab=bids`,
      `/shopping/women/item/${spu.id}-leading-form?size=M&tab=bids`,
      `/shopping/men/item/${slugOf(spu)}?size=M&tab=bids`,
      `/shopping/women/item/${slugOf(spu).toUpperCase()}?size=M&tab=bids`,
    ]) {
      expect(await open(path), path).toMatchObject({ status: 301, location: to });
    }
    // Neither the query nor what was sold makes an address another one.
    expect((await open(`${pathOf(spu)}-s12`)).status).toBe(200);
    expect((await open(pathOf(spu, '?utm=x&size=M'))).status).toBe(200);
  });

  it.each([
    '/shopping/women/item/no-number',
    '/shopping/women/item/a-0',
    '/shopping/women/item/x-99999999999999999999',
  ])('sends %s, which is not numeric, to the shopping home (2.1#73, C12)', async (path) => {
    expect(await open(path)).toMatchObject({ status: 302, location: '/shopping/women' });
  });

  it('sends another gender home (C8)', async () => {
    expect(await open('/shopping/kids/item/x-1')).toMatchObject({ status: 302, location: '/' });
  });

  it('follows a style that was merged into another, to its own address (8#8)', async () => {
    const kept = await web.spu({ gender: 'men' });
    const merged = await web.spu({ mergedInto: kept.id });
    // The calls of the page run side by side and all of them are refused: the redirect wins, also where it comes last.
    const { fetch } = globalThis;
    const slowStyle: typeof fetch = async (input, init) => {
      if (String(input).includes('/product/details'))
        await new Promise((resolve) => setTimeout(resolve, 300));
      return fetch(input, init);
    };
    vi.spyOn(globalThis, 'fetch').mockImplementation(slowStyle);
    const first = await open(pathOf(merged, '?condition=Good'));
    vi.restoreAllMocks();
    expect(first).toMatchObject({ status: 301, location: `/shopping/women/item/${kept.id}?condition=Good` });
    const second = await open(`/shopping/women/item/${kept.id}?condition=Good`);
    expect(second).toMatchObject({ status: 301, location: pathOf(kept, '?condition=Good') });
  });

  it('sends a style that is not available to its designer, not for good (2.3#7, C27)', async () => {
    for (const status of ['Unavailable', 'PendingAsk', 'PendingBid'] as const) {
      const spu = await web.spu({ status });
      const result = await open(pathOf(spu));
      expect(result).toMatchObject({ status: 302, location: `/shopping/women/designer/${spu.brandSlug}` });
    }
  });

  it('sends an unclassified style to its first offer’s listing, or says there is none (2.3#8, C26)', async () => {
    const spu = await web.spu({ status: 'Unclassified', unclassified: true, name: 'Mystery bag' });
    const none = await open(pathOf(spu));
    expect(none).toMatchObject({ status: 404, thrown: true });
    expect(none.data.message).toContain('offer not exist');
    await web.offer({ spuId: spu.id, priceMinor: 20_000 });
    const cheaper = await web.offer({ spuId: spu.id, priceMinor: 10_000 });
    const found = await open(pathOf(spu));
    expect(found.status).toBe(302);
    expect(found.location).toMatch(new RegExp(`^/user/${cheaper.userId}/listings/${spu.id}-.*mystery-bag$`));
    // Also with filters that nothing of it matches.
    const filtered = await open(pathOf(spu, '?condition=BrandNew&size=XXL'));
    expect(filtered).toMatchObject({ status: 302, location: found.location });
  });

  it('says that an unknown or deleted style does not exist, with what to do (2.3#15, 8#8)', async () => {
    const deleted = await web.spu({ status: 'Deleted' });
    for (const path of ['/shopping/women/item/x-999999', pathOf(deleted)]) {
      const result = await open(path);
      expect(result).toMatchObject({ status: 404, thrown: true });
      expect(result.data.message).toBe('product not exist');
      expect(result.data.help).toMatch(/search/i);
    }
  });
});

describe('condition and size', () => {
  it('chooses the only condition and its only size by itself (4#53, 4#54)', async () => {
    const spu = await web.spu();
    const ask = await web.offer({ spuId: spu.id, condition: 'VeryGood', size: 'S' });
    const panel = await panelOf(spu);
    expect(panel).toMatchObject({ condition: 'VeryGood', size: 'S', missing: null });
    expect(currentOf(panel.conditions)).toEqual(['Gently Used']);
    expect(currentOf(panel.sizes)).toEqual(['S']);
    expect(panel.buy).toMatchObject({ offerId: ask.id, external: false });
  });

  it('asks for what is still to be chosen (4#56)', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, condition: 'Good', size: 'S' });
    await web.offer({ spuId: spu.id, condition: 'LikeNew', size: 'M', priceMinor: 20_000 });
    await web.offer({ spuId: spu.id, condition: 'LikeNew', size: 'L', priceMinor: 30_000 });
    expect((await panelOf(spu)).missing).toBe('both');
    expect((await panelOf(spu, '?condition=LikeNew')).missing).toBe('size');
    expect(await panelOf(spu, '?condition=Good')).toMatchObject({ size: 'S', missing: null });
    const chosen = await panelOf(spu, '?condition=LikeNew&size=L');
    expect(chosen).toMatchObject({ missing: null, askCount: 1, lowestAsk: '$300' });
    expect(
      chosen.conditions.map(({ label, count }: { label: string; count: number }) => [label, count]),
    ).toEqual([
      ['All', 3],
      ['Like New', 2],
      ['Used', 1],
    ]);
  });

  it('drops a size that the new condition does not have (4#55)', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, condition: 'Good', size: 'S' });
    await web.offer({ spuId: spu.id, condition: 'Good', size: 'M' });
    await web.offer({ spuId: spu.id, condition: 'LikeNew', size: 'M' });
    await web.offer({ spuId: spu.id, condition: 'LikeNew', size: 'L' });
    const panel = await panelOf(spu, '?condition=Good&size=S');
    const hrefOf = (label: string) =>
      panel.conditions.find((one: { label: string }) => one.label === label).href;
    expect(hrefOf('Like New')).toBe(pathOf(spu, '?condition=LikeNew'));
    expect(hrefOf('All')).toBe(pathOf(spu, '?size=S'));
    const shared = await panelOf(spu, '?condition=Good&size=M');
    expect(shared.conditions.find((one: { label: string }) => one.label === 'Like New').href).toBe(
      pathOf(spu, '?condition=LikeNew&size=M'),
    );
  });

  it('drops a size or condition of the address that is none of this style', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, condition: 'Good', size: 'S' });
    await web.offer({ spuId: spu.id, condition: 'LikeNew', size: 'M' });
    expect(await open(pathOf(spu, '?condition=Good&size=44&tab=bids'))).toMatchObject({
      status: 302,
      location: pathOf(spu, '?condition=Good&tab=bids'),
    });
    const panel = await panelOf(spu, '?condition=Worn');
    expect(panel).toMatchObject({ condition: null, askCount: 2 });
  });

  it('shows one book and one choice, never a choice beside the book of another (4#53, 4#54)', async () => {
    const spu = await web.spu();
    const ask = await web.offer({ spuId: spu.id, condition: 'LikeNew', size: 'M' });
    // From when there was more to choose.
    expect(await open(pathOf(spu, '?condition=Good&tab=bids'))).toMatchObject({
      status: 302,
      location: pathOf(spu, '?tab=bids'),
    });
    const panel = await panelOf(spu, '?condition=LikeNew');
    expect(panel).toMatchObject({
      condition: 'LikeNew',
      size: 'M',
      askCount: 1,
      missing: null,
      buy: { offerId: ask.id },
    });
    // The size of the address stands before the one that would choose itself: it may be bid on.
    const other = await panelOf(spu, '?size=S');
    expect(other).toMatchObject({ condition: 'LikeNew', size: 'S', askCount: 0, buy: null });
    expect(currentOf(other.sizes)).toEqual(['S']);
  });

  it('lets a size be chosen that nobody asks for, to bid on it', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, condition: 'Good', size: 'S' });
    await web.offer({ spuId: spu.id, condition: 'Good', size: 'M' });
    const panel = await panelOf(spu, '?size=L');
    expect(panel).toMatchObject({ size: 'L', askCount: 0, buy: null, lowestAsk: '--' });
    expect(panel.sizes.find((one: { label: string }) => one.label === 'L')).toMatchObject({
      current: true,
      empty: true,
      price: '--',
    });
  });
});

describe('book', () => {
  it('lists five asks, then all, with both counts (9#7)', async () => {
    const spu = await web.spu();
    for (let n = 1; n <= 7; n += 1) await web.offer({ spuId: spu.id, priceMinor: n * 1000 });
    await web.offer({ spuId: spu.id, type: 'bid', priceMinor: 500, shipping: [] });
    const preview = await panelOf(spu);
    expect(preview).toMatchObject({
      askCount: 7,
      bidCount: 1,
      all: false,
      tab: 'asks',
      lowestAsk: '$10',
      highestBid: '$5',
    });
    expect(preview.rows.map(({ price }: { price: string }) => price)).toEqual([
      '$10',
      '$20',
      '$30',
      '$40',
      '$50',
    ]);
    expect(preview.showAll).toBe(pathOf(spu, '?all=1'));
    const all = await panelOf(spu, '?all=1');
    expect(all.rows).toHaveLength(7);
    // A screen of its own: its filters stay on it, and one link leads back (2.3#10).
    expect(all.tabs.map(({ href }: { href: string }) => href)).toEqual([
      pathOf(spu, '?all=1'),
      pathOf(spu, '?all=1&tab=bids'),
    ]);
    expect(all.pageHrefs).toEqual([pathOf(spu, '?all=1')]);
    expect(all.showLess).toBe(pathOf(spu, '#offers'));
    expect(all.conditions[0].href).toBe(pathOf(spu, '?all=1'));
    const bids = await panelOf(spu, '?tab=bids');
    expect(bids).toMatchObject({ tab: 'bids', rows: [{ price: '$5' }] });
    expect((await panelOf(spu, '?tab=nothing')).tab).toBe('asks');
    const depth = await panelOf(spu, '?tab=depth');
    expect(depth.depth[0]).toEqual({ price: '$70', asks: 1, bids: 0, ends: null });
    expect(depth.depth.at(-1)).toEqual({ price: '$5', asks: 0, bids: 1, ends: null });
  });

  it('shows prices in the viewer’s currency and shipping to the viewer’s region', async () => {
    const spu = await web.spu();
    await web.offer({
      spuId: spu.id,
      currency: 'GBP',
      priceMinor: 8_000,
      shipping: [{ region: 'GB', priceMinor: 500 }],
    });
    const inDollars = await panelOf(spu);
    expect(inDollars.rows[0]).toMatchObject({
      price: 'approx $100',
      shipping: 'Not shipped to United States',
    });
    expect(inDollars.buy).toBeNull();
    const cookie = await preferencesCookie(new Request('http://shop.test/'), {
      currency: 'GBP',
      region: 'GB',
    });
    const inPounds = await panelOf(spu, '', { cookies: [cookie] });
    expect(inPounds.rows[0]).toMatchObject({ price: '£80', shipping: '+ £5 shipping' });
    expect(inPounds.buy).toMatchObject({ price: '£80' });
  });

  it('takes the currency and region of the address for this view (2.1#70, C5)', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, priceMinor: 10_000 });
    expect((await panelOf(spu, '?cur=eur')).lowestAsk).toBe('€90');
    expect((await panelOf(spu, '?cur=nonsense')).lowestAsk).toBe('$100');
  });

  it('flags what is mine and offers the next one to buy or sell to (6#6, E16, E17)', async () => {
    const me = await web.signedIn({ paymentAccount: 'wallet-me' });
    const spu = await web.spu();
    const mine = { spuId: spu.id, userId: me.account.id };
    await web.offer({ ...mine, priceMinor: 5_000 });
    await web.offer({ ...mine, type: 'bid', priceMinor: 4_000, shipping: [] });
    const ask = await web.offer({ spuId: spu.id, priceMinor: 6_000 });
    const bid = await web.offer({ spuId: spu.id, type: 'bid', priceMinor: 3_000, shipping: [] });
    const panel = await panelOf(spu, '', { cookies: [me.cookie] });
    expect(panel.rows.map(({ mine: own }: { mine: boolean }) => own)).toEqual([true, false]);
    expect(panel.buy.offerId).toBe(ask.id);
    expect(panel.sell.offerId).toBe(bid.id);
    const guest = await panelOf(spu);
    expect(guest.rows.some(({ mine: own }: { mine: boolean }) => own)).toBe(false);
    expect(guest.buy.offerId).not.toBe(ask.id);
  });

  it('buys and sells to what stands far down the book', async () => {
    const me = await web.signedIn({ paymentAccount: 'wallet-deep' });
    const spu = await web.spu();
    for (let n = 1; n <= 6; n += 1) {
      await web.offer({ spuId: spu.id, userId: me.account.id, priceMinor: n * 1000 });
      await web.offer({
        spuId: spu.id,
        userId: me.account.id,
        type: 'bid',
        priceMinor: 900 - n,
        shipping: [],
      });
    }
    const talk = await web.offer({ spuId: spu.id, priceMinor: 7_000, acceptBuyNow: false });
    const far = await web.offer({
      spuId: spu.id,
      priceMinor: 7_500,
      shipping: [{ region: 'JP', priceMinor: 0 }],
    });
    const onlyTalk = await panelOf(spu, '', { cookies: [me.cookie] });
    expect(onlyTalk).toMatchObject({ buy: null, bag: { offerId: talk.id }, sell: null });
    const ask = await web.offer({ spuId: spu.id, priceMinor: 8_000 });
    const bid = await web.offer({ spuId: spu.id, type: 'bid', priceMinor: 100, shipping: [] });
    expect(await panelOf(spu, '', { cookies: [me.cookie] })).toMatchObject({
      lowestAsk: '$10',
      buy: { offerId: ask.id, price: '$80', other: true },
      bag: { offerId: ask.id },
      sell: { offerId: bid.id, price: '$1', other: true },
    });
    const guest = await panelOf(spu);
    expect(guest.buy).toMatchObject({ price: '$10', other: false });
    const inJapan = await preferencesCookie(new Request('http://shop.test/'), { region: 'JP' });
    expect((await panelOf(spu, '', { cookies: [me.cookie, inJapan] })).buy.offerId).toBe(far.id);
  });

  it('links each row to a page that is there', async () => {
    const spu = await web.spu();
    const ask = await web.offer({ spuId: spu.id, condition: 'Good', size: 'S' });
    const bid = await web.offer({ spuId: spu.id, type: 'bid', shipping: [] });
    const panel = await panelOf(spu);
    const listing = new URL(panel.rows[0].href, 'http://shop.test');
    expect(listing.search).toBe('?condition=Good&size=S');
    const [, , userId = '', , slug = ''] = listing.pathname.split('/');
    const shown = await outcome(() =>
      listingLoader(loaderArgs(listing.pathname + listing.search, { params: { userId, slug } })),
    );
    expect(shown).toMatchObject({ status: 200, data: { single: { id: ask.id } } });
    // A bid has no listing.
    expect((await panelOf(spu, '?tab=bids')).rows[0].href).toBe(`/user/${bid.userId}/listings`);
  });

  it('leads to the shop of an official retailer instead of buying here (1#5, 6#5)', async () => {
    const spu = await web.spu();
    const retailer = await web.user({ status: 'Official', stripeAccount: 'acct' });
    const ask = await web.offer({
      spuId: spu.id,
      userId: retailer.id,
      official: true,
      offerUrl: 'https://retailer.example/a',
    });
    expect(await panelOf(spu)).toMatchObject({
      buy: { offerId: ask.id, external: true },
      bag: { offerId: ask.id, most: 1 },
    });
  });

  it('offers nothing to buy or sell to where there is nothing', async () => {
    const panel = await panelOf(await web.spu());
    expect(panel).toMatchObject({
      buy: null,
      sell: null,
      lowestAsk: '--',
      highestBid: '--',
      rows: [],
    });
  });

  it('leaves out what expired, sold out or was taken back', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, status: 'Deleted' });
    await web.offer({ spuId: spu.id, status: 'Completed', inventory: 0 });
    await web.offer({ spuId: spu.id, expiresAt: new Date(web.clock.now().getTime() - 1000) });
    expect(await panelOf(spu)).toMatchObject({ rows: [], askCount: 0 });
  });
});

describe('what is said beside the prices', () => {
  it('shipping is in the price, or how much it is with it (D6, 9#18)', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, priceMinor: 10_050, shipping: [{ region: 'US', priceMinor: 1_150 }] });
    // Shipping is rounded up (9#13).
    expect((await panelOf(spu)).askFacts).toBe('Like New · M · $112.50 with shipping');
    const free = await web.spu();
    await web.offer({ spuId: free.id });
    expect((await panelOf(free)).askFacts).toBe('Like New · M · includes shipping');
    const cookie = await preferencesCookie(new Request('http://shop.test/'), { region: 'JP' });
    expect((await panelOf(spu, '', { cookies: [cookie] })).askFacts).toMatch(/Not shipped to Japan$/);
  });

  it('steps of the book say when the first of them ends', async () => {
    const spu = await web.spu();
    const soon = new Date(Date.now() + 3 * 86_400_000 + 60_000);
    await web.offer({ spuId: spu.id, priceMinor: 5_000, expiresAt: soon });
    await web.offer({ spuId: spu.id, priceMinor: 5_000 });
    const { depth } = await panelOf(spu, '?tab=depth');
    expect(depth).toEqual([{ price: '$50', asks: 2, bids: 0, ends: 'ends in 3 days' }]);
  });

  it('the bell leads to its form with what is chosen, except on one’s own offer (6#6)', async () => {
    const me = await web.signedIn({ paymentAccount: 'wallet-bell' });
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, userId: me.account.id });
    expect((await panelOf(spu)).watchHref).toBe(`${pathOf(spu)}/watch?condition=LikeNew&size=M`);
    expect((await panelOf(spu, '', { cookies: [me.cookie] })).watchHref).toBeNull();
  });

  it('rows of several pictures tell where the others are (4#43)', async () => {
    const spu = await web.spu();
    const images = ['a', 'b'].map((name) => ({
      imageUrl: `/media/upload/${name}`,
      ratio: -1,
      isPrimary: false,
    }));
    const many = await web.offer({ spuId: spu.id, images, priceMinor: 1_000 });
    await web.offer({ spuId: spu.id, images: images.slice(1), priceMinor: 2_000 });
    const { rows } = await panelOf(spu);
    expect(rows[0].story).toMatchObject({ count: 2 });
    expect(rows[0].story.src).toMatch(new RegExp(`^/resources/story/${many.id}\\?v=\\d+$`));
    expect(rows[1].story).toBeNull();
    const told = await outcome(() =>
      storyLoader(loaderArgs(rows[0].story.src, { params: { offerId: String(many.id) } })),
    );
    expect(told.data).toEqual({ images: ['/media/upload/a', '/media/upload/b'] });
    expect(told.headers.get('cache-control')).toContain('max-age=86400');
  });

  it('structured data has the product, its offers with the day they end, and the breadcrumbs (D11)', async () => {
    const spu = await web.spu({ name: 'Ld coat' });
    await web.offer({ spuId: spu.id, priceMinor: 9_000, expiresAt: new Date('2031-05-06T10:00:00Z') });
    await web.offer({ spuId: spu.id, priceMinor: 12_000, condition: 'BrandNew' });
    const { data } = await open(pathOf(spu));
    const tags = headOf(data) as Record<string, any>[];
    const [product, crumbs] = tags.flatMap((tag) => tag['script:ld+json'] ?? []);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Ld coat',
      sku: spu.styleId,
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 90,
        highPrice: 120,
        offerCount: 2,
        priceCurrency: 'USD',
      },
    });
    expect(product.offers.offers).toMatchObject([
      { price: 90, priceValidUntil: '2031-05-06', itemCondition: 'https://schema.org/UsedCondition' },
      { price: 120, itemCondition: 'https://schema.org/NewCondition' },
    ]);
    const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(product.offers.offers[1].priceValidUntil).toBe(inThirtyDays);
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'women',
      spu.brandName,
      data.product.category1Name,
      data.product.category2Name,
      'Ld coat',
    ]);
  });
});

describe('history and neighbours', () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

  it('shows the range of the address, six months by default (9#10)', async () => {
    const spu = await web.spu({ lastSaleUsd: 7_000 });
    await web.db.insert(pricePoints).values(
      [5, 60, 150, 300].map((ago) => ({
        spuId: spu.id,
        date: day(ago),
        lowAskUsd: ago * 100,
        highBidUsd: null,
        lastSaleUsd: null,
      })),
    );
    const countIn = async (query: string) => {
      const { history } = (await open(pathOf(spu, query))).data;
      return [history.range, history.asks.length];
    };
    expect(await countIn('')).toEqual(['6M', 4]);
    // What stood when the range began, and the changes within.
    expect(await countIn('?range=1M')).toEqual(['1M', 2]);
    expect(await countIn('?range=3M')).toEqual(['3M', 3]);
    expect(await countIn('?range=1Y')).toEqual(['1Y', 4]);
    expect(await countIn('?range=all')).toEqual(['6M', 4]);
    const { product, history } = (await open(pathOf(spu, '?size=S'))).data;
    expect(product.lastSale).toBe('$70');
    expect(history.ranges.map(({ href }: { href: string }) => href)).toEqual([
      pathOf(spu, '?size=S&range=1M#price-history'),
      pathOf(spu, '?size=S&range=3M#price-history'),
      pathOf(spu, '?size=S#price-history'),
      pathOf(spu, '?size=S&range=1Y#price-history'),
    ]);
  });

  it('ends a line where nobody asked any more (D13)', async () => {
    const spu = await web.spu();
    const points = [
      [40, 20_000],
      [20, 20_000],
      [10, null],
      [5, null],
      [2, 30_000],
    ] as const;
    await web.db
      .insert(pricePoints)
      .values(
        points.map(([ago, lowAskUsd]) => ({ spuId: spu.id, date: day(ago), lowAskUsd, highBidUsd: null })),
      );
    const { history } = (await open(pathOf(spu, '?range=1M'))).data;
    expect(history.asks.map(({ value }: { value: number | null }) => value)).toEqual([200, null, 300]);
    expect(history.bids).toEqual([]);
  });

  it('recommends other styles, never itself', async () => {
    const spu = await web.spu({ category1: 'bags', category2: 'totes' });
    const other = await web.spu({ category1: 'bags', category2: 'totes' });
    await web.spu({ category1: 'bags', category2: 'totes', status: 'Unavailable' });
    const { relevant } = (await open(pathOf(spu))).data;
    expect(relevant.map(({ id }: { id: number }) => id)).toEqual([other.id]);
  });
});
