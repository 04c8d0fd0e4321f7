import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { browsing, favorites, watches } from '#backend/db/schema/shopper.ts';
import { orderLines, orders } from '#backend/db/schema/trade.ts';
import { withSeen } from '#app/domain/seen.ts';
import { productSlug } from '#app/domain/slug.ts';
import { loader as historyLoader } from '#app/routes/account/history.tsx';
import { loader as offersLoader } from '#app/routes/account/offers.tsx';
import { action as watchListAction, loader as watchListLoader } from '#app/routes/account/watch.tsx';
import { loader as redirectLoader } from '#app/routes/link/redirect.ts';
import { action as login } from '#app/routes/auth/login.tsx';
import { loader as soldByName } from '#app/routes/offer/sold-by-username.tsx';
import { loader as listingsLoader } from '#app/routes/offer/user-listings.tsx';
import { loader as soldLoader } from '#app/routes/offer/sold.tsx';
import { loader as favoritesLoader } from '#app/routes/offer/user-favorites.tsx';
import { loader as soldListLoader } from '#app/routes/offer/user-sold.tsx';
import { action as favourite } from '#app/routes/product/favourite.ts';
import { loader as productLoader } from '#app/routes/product/product.tsx';
import { action as clearSeen, loader as seen } from '#app/routes/product/seen.ts';
import { action as watch, loader as watchForm } from '#app/routes/product/watch.tsx';
import { register } from '#contract/auth.ts';
import { flashOf, loaderArgs, outcome, startWeb, type RequestOptions } from '../../../support/web.ts';

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
const pathOf = (spu: Style) => `/shopping/women/item/${slugOf(spu)}`;

describe('the heart (4#34)', () => {
  const press = (form: Record<string, string>, options: RequestOptions = {}) =>
    outcome(() =>
      favourite(
        loaderArgs('/resources/favourite', {
          headers: { referer: 'http://shop.test/shopping/women?page=2' },
          ...options,
          form,
        }),
      ),
    );
  const liked = (userId: number) => web.db.select().from(favorites).where(eq(favorites.userId, userId));

  it('sends a visitor to sign in and back to the page (A16)', async () => {
    const { id } = await web.spu();
    expect(await press({ add: String(id) })).toMatchObject({
      status: 302,
      location: '/prompt/signin?forward=%2Fshopping%2Fwomen%3Fpage%3D2&reason=favorite',
    });
  });

  it('adds, then removes, and leads back to the card', async () => {
    const me = await web.signedIn();
    const spu = await web.spu();
    const cookies = [me.cookie];
    expect(await press({ add: String(spu.id) }, { cookies })).toMatchObject({
      status: 303,
      location: `/shopping/women?page=2#style-${spu.id}`,
    });
    const [row] = await liked(me.account.id);
    expect(row).toMatchObject({ spuId: spu.id, sellerId: null });
    await press({ add: String(spu.id) }, { cookies });
    expect(await liked(me.account.id)).toHaveLength(1);
    // With script the answer is the new state; nothing is navigated.
    const removed = await press({ remove: `${row!.id}.${spu.id}`, stay: '1' }, { cookies });
    expect(removed).toMatchObject({ status: 200, data: { favoriteId: null }, location: null });
    expect(await liked(me.account.id)).toEqual([]);
    const again = await press({ add: String(spu.id), stay: '1' }, { cookies });
    expect(again.data.favoriteId).toEqual(expect.any(Number));
  });

  it('may mean a seller’s listing (F8), and nothing it does not know', async () => {
    const me = await web.signedIn();
    const ask = await web.offer();
    await press({ add: `${ask.spuId}.${ask.userId}` }, { cookies: [me.cookie] });
    expect(await liked(me.account.id)).toMatchObject([{ spuId: ask.spuId, sellerId: ask.userId }]);
    const listed = await outcome(() =>
      listingsLoader(
        loaderArgs(`/user/${ask.userId}/listings`, {
          params: { userId: String(ask.userId) },
          cookies: [me.cookie],
        }),
      ),
    );
    expect(listed.data.groups).toMatchObject([
      { spuId: ask.spuId, sellerId: ask.userId, favoriteId: expect.any(Number) },
    ]);
    const unknown = await press({ add: '987654' }, { cookies: [me.cookie] });
    expect(unknown).toMatchObject({ status: 404, thrown: true });
    for (const form of [{}, { add: 'x' }, { remove: '-1' }])
      expect((await press(form as Record<string, string>, { cookies: [me.cookie] })).status).toBe(303);
  });

  it('is filled on the product page of who pressed it', async () => {
    const me = await web.signedIn();
    const spu = await web.spu();
    await press({ add: String(spu.id) }, { cookies: [me.cookie] });
    const open = (cookies: string[]) =>
      outcome(() =>
        productLoader(loaderArgs(pathOf(spu), { cookies, params: { gender: 'women', slug: slugOf(spu) } })),
      );
    expect((await open([me.cookie])).data.product).toMatchObject({
      favoriteId: expect.any(Number),
      favoriteCount: 1,
    });
    expect((await open([])).data.product).toMatchObject({ favoriteId: null, favoriteCount: 1 });
  });
});

describe('somebody’s favourites', () => {
  const open = (userId: number, query = '', cookies: string[] = []) =>
    outcome(() =>
      favoritesLoader(
        loaderArgs(`/user/${userId}/favorites${query}`, { params: { userId: String(userId) }, cookies }),
      ),
    );

  it('show styles and listings, filtered and sorted by the address (2.1#35, 2.2#8)', async () => {
    const me = await web.signedIn();
    const coat = await web.spu({ gender: 'men', category1: 'clothing', name: 'Liked coat' });
    const bag = await web.spu({ category1: 'bags' });
    await web.offer({ spuId: coat.id, priceMinor: 9_000 });
    const ask = await web.offer({ spuId: bag.id, priceMinor: 3_000 });
    const at = (ago: number) => new Date(Date.now() - ago);
    await web.db.insert(favorites).values([
      { userId: me.account.id, spuId: coat.id, createdAt: at(2000) },
      { userId: me.account.id, spuId: bag.id, sellerId: ask.userId, createdAt: at(1000) },
    ]);
    const { data } = await open(me.account.id);
    expect(data).toMatchObject({ own: false, total: 2, filtered: false, pages: 1 });
    expect(data.cards).toMatchObject([
      { listing: { sellerId: ask.userId, group: { price: '$30', count: null } } },
      { style: { name: 'Liked coat', ask: '$90' }, listing: null },
    ]);
    expect((await open(me.account.id, '', [me.cookie])).data.own).toBe(true);
    const names = async (query: string) =>
      (await open(me.account.id, query)).data.cards.map((card: { style: { id: number } }) => card.style.id);
    expect(await names('?sort=HighPrice')).toEqual([coat.id, bag.id]);
    expect(await names('?gender=men')).toEqual([coat.id]);
    expect(await names('?category=bags')).toEqual([bag.id]);
    expect(await names(`?brand=${coat.brandSlug}`)).toEqual([coat.id]);
    expect(await names('?gender=dogs&sort=x&page=0')).toEqual([bag.id, coat.id]);
    const filtered = (await open(me.account.id, '?gender=men')).data;
    const [departments] = filtered.filters;
    expect(departments.chips[0]).toMatchObject({ label: 'All', href: `/user/${me.account.id}/favorites` });
    expect(
      departments.chips
        .filter(({ current }: { current: boolean }) => current)
        .map(({ label }: { label: string }) => label),
    ).toEqual(['Men']);
    await web.db.delete(favorites).where(eq(favorites.userId, me.account.id));
    expect((await open(me.account.id)).data.cards).toEqual([]);
  });

  it('of nobody are not found', async () => {
    expect(await open(987_654)).toMatchObject({ status: 404, data: { message: 'User Not Found' } });
  });
});

describe('what was looked at', () => {
  const look = (spuId: number | string, cookies: string[] = [], headers: Record<string, string> = {}) =>
    outcome(() =>
      seen(loaderArgs(`/resources/seen/${spuId}`, { params: { spuId: String(spuId) }, cookies, headers })),
    );
  const railOf = async (spu: Style, cookies: string[]) =>
    (
      await outcome(() =>
        productLoader(loaderArgs(pathOf(spu), { cookies, params: { gender: 'women', slug: slugOf(spu) } })),
      )
    ).data.seen.map((card: { id: number }) => card.id);

  it('is kept ten deep in a guest’s cookie, latest first, the shown one left out (F18, F19, 9#7)', async () => {
    expect(withSeen([1, 2, 3], 2)).toEqual([2, 1, 3]);
    expect(withSeen([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 11)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    const [a, b] = [await web.spu(), await web.spu()];
    const first = await look(a.id);
    expect(first.headers.get('content-type')).toBe('image/gif');
    const second = await look(b.id, [first.cookies.seen!]);
    const cookies = [second.cookies.seen!];
    expect(await railOf(a, cookies)).toEqual([b.id]);
    expect(await railOf(await web.spu(), cookies)).toEqual([b.id, a.id]);
    expect(await railOf(a, [])).toEqual([]);
    const cleared = await outcome(() =>
      clearSeen(loaderArgs('/resources/seen', { cookies, form: { x: '' } })),
    );
    expect(cleared).toMatchObject({ status: 303, cookies: { seen: '' } });
  });

  it('is no business of other sites, and nothing without a number', async () => {
    const spu = await web.spu();
    expect((await look(spu.id, [], { 'sec-fetch-site': 'cross-site' })).cookies).toEqual({});
    expect((await look('x')).cookies).toEqual({});
    expect((await look(spu.id, [], { 'sec-fetch-site': 'same-origin' })).cookies).toHaveProperty('seen');
  });

  it('is kept for a person by the backend, shown on the account, and forgotten when asked to (C34)', async () => {
    const me = await web.signedIn();
    const spu = await web.spu();
    const cookies = [me.cookie];
    expect((await look(spu.id, cookies)).cookies).toEqual({});
    const history = () => outcome(() => historyLoader(loaderArgs('/account/history', { cookies })));
    expect((await history()).data.cards).toMatchObject([{ id: spu.id }]);
    expect(await railOf(await web.spu(), cookies)).toEqual([spu.id]);
    const cleared = await outcome(() =>
      clearSeen(loaderArgs('/resources/seen', { cookies, form: { x: '' } })),
    );
    expect((await flashOf(cleared))?.kind).toBe('success');
    expect((await history()).data.cards).toEqual([]);
    expect(await outcome(() => historyLoader(loaderArgs('/account/history')))).toMatchObject({ status: 302 });
  });

  it('goes to the account when the guest signs in, once (F18)', async () => {
    const [a, b] = [await web.spu(), await web.spu()];
    const first = await look(a.id);
    const second = await look(b.id, [first.cookies.seen!]);
    const password = 'Correct-horse-9';
    const body = { email: 'looked@people.example', password, confirmPassword: password, region: 'US' };
    await web.call(register, { body: { ...body, username: 'looked.around' } });
    const signedIn = await outcome(() =>
      login(
        loaderArgs('/login', {
          cookies: [second.cookies.seen!],
          form: { intent: 'login', username: 'looked.around', password },
        }),
      ),
    );
    expect(signedIn).toMatchObject({ status: 303, cookies: { seen: '' } });
    const rows = await web.db.select().from(browsing).orderBy(browsing.seenAt);
    expect(rows.filter((row) => [a.id, b.id].includes(row.spuId)).map((row) => row.spuId)).toEqual([
      a.id,
      b.id,
    ]);
  });
});

describe('the bell', () => {
  const args = (spu: Style, options: RequestOptions = {}, query = '') =>
    loaderArgs(`${pathOf(spu)}/watch${query}`, {
      ...options,
      params: { gender: 'women', slug: slugOf(spu) },
    });
  const send = (spu: Style, form: Record<string, string>, cookies: string[]) =>
    outcome(() => watch(args(spu, { cookies, form })));

  it('asks a visitor to sign in, then knows what was chosen (C11)', async () => {
    const spu = await web.spu();
    const query = '?condition=Good&size=S';
    const visitor = await outcome(() => watchForm(args(spu, {}, query)));
    expect(visitor.location).toMatch(/^\/login\?forward=.*watch.*&reason=watch$/);
    const me = await web.signedIn();
    const { data } = await outcome(() => watchForm(args(spu, { cookies: [me.cookie] }, query)));
    expect(data).toMatchObject({ start: { condition: 'Good', size: 'S' }, type: 'ask', currency: 'USD' });
    const odd = await outcome(() => watchForm(args(spu, { cookies: [me.cookie] }, '?condition=x&size=99')));
    expect(odd.data.start).toEqual({ condition: '', size: '' });
  });

  it('wants a condition and a size, and says so with their placeholders (5#21, F17)', async () => {
    const me = await web.signedIn();
    const spu = await web.spu();
    const result = await send(spu, { condition: '', size: '', target: 'cheap' }, [me.cookie]);
    expect(result).toMatchObject({
      status: 422,
      data: {
        errors: {
          condition: 'Select a condition',
          size: 'Select a size',
          target: 'Please enter a valid number.',
        },
        typed: { target: 'cheap' },
      },
    });
    expect((await send(spu, { condition: 'Good', size: 'All' }, [me.cookie])).status).toBe(422);
  });

  it('puts it on the list, from which it can be taken again (2.1#33, B23)', async () => {
    const me = await web.signedIn();
    const cookies = [me.cookie];
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, condition: 'Good', size: 'S', priceMinor: 5_000 });
    const saved = await send(spu, { condition: 'Good', size: 'S', target: '60.50' }, cookies);
    expect(saved).toMatchObject({ status: 303, location: `${pathOf(spu)}?condition=Good&size=S` });
    const list = async () =>
      (await outcome(() => watchListLoader(loaderArgs('/account/watch', { cookies })))).data.rows;
    const [row] = await list();
    expect(row).toMatchObject({
      facts: ['Used', 'S'],
      target: 'asks up to $60.50',
      best: '$50',
      reached: true,
      href: `${pathOf(spu)}?condition=Good&size=S`,
    });
    const bare = await web.spu({ sizes: [] });
    expect((await send(bare, { condition: 'Good', type: 'bid' }, cookies)).status).toBe(303);
    expect((await list())[0]).toMatchObject({
      facts: ['Used'],
      target: 'any bid',
      best: '--',
      reached: false,
    });
    const removed = await outcome(() =>
      watchListAction(loaderArgs('/account/watch', { cookies, form: { id: String(row.id) } })),
    );
    expect(removed.status).toBe(303);
    expect(await web.db.select().from(watches).where(eq(watches.id, row.id))).toEqual([]);
    const nonsense = loaderArgs('/account/watch', { cookies, form: { id: 'x' } });
    expect((await outcome(() => watchListAction(nonsense))).status).toBe(400);
  });
});

describe('a sold piece', () => {
  async function sold(sellerId?: number) {
    const seller = sellerId ? { id: sellerId, username: '' } : await web.user({ paymentAccount: 'w' });
    const buyer = await web.user();
    const offer = await web.offer({
      userId: seller.id,
      status: 'Completed',
      inventory: 0,
      currency: 'GBP',
      priceMinor: 8_000,
    });
    const paidAt = new Date('2026-02-20T10:00:00Z');
    const [order] = await web.db
      .insert(orders)
      .values({
        buyerId: buyer.id,
        sellerId: seller.id,
        source: 'ask',
        status: 'Completed',
        currency: 'GBP',
        itemsMinor: 8_000,
        shippingMinor: 0,
        totalMinor: 8_000,
        createdAt: paidAt,
        updatedAt: paidAt,
        paidAt,
      })
      .returning();
    const [line] = await web.db
      .insert(orderLines)
      .values({
        orderId: order!.id,
        offerId: offer.id,
        spuId: offer.spuId,
        quantity: 1,
        priceMinor: 8_000,
        shippingMinor: 0,
        brand: 'Brand',
        name: 'Sold coat',
        condition: 'LikeNew',
        size: 'M',
        imgUrl: '/media/catalog/products/w06-0',
      })
      .returning();
    return { seller, line: line! };
  }
  const byId = (userId: number, slug: string) =>
    outcome(() =>
      soldLoader(loaderArgs(`/user/${userId}/sold/${slug}`, { params: { userId: String(userId), slug } })),
    );

  it('shows its price and day at both addresses of its seller (2.1#38, 2.1#43)', async () => {
    const { seller, line } = await sold();
    const slug = `${line.id}-brand-sold-coat`;
    const byName = await outcome(() =>
      soldByName(
        loaderArgs(`/sold/${seller.username}/${slug}`, {
          params: { username: seller.username.toUpperCase(), slug },
        }),
      ),
    );
    for (const result of [await byId(seller.id, slug), byName]) {
      expect(result).toMatchObject({
        status: 200,
        data: {
          price: 'approx $100',
          original: "£80 in the seller's currency",
          soldOn: 'Sold on Feb 20, 2026',
          facts: 'Like New, M',
          canonical: `/user/${seller.id}/sold/${slug}`,
          seller: { name: seller.username, href: `/user/${seller.id}/listings` },
        },
      });
    }
    const list = await outcome(() =>
      soldListLoader(loaderArgs(`/user/${seller.id}/sold`, { params: { userId: String(seller.id) } })),
    );
    expect(list.data.pieces).toMatchObject([
      { href: `/user/${seller.id}/sold/${slug}`, price: 'Sold for $100' },
    ]);
  });

  it('is where a completed offer of mine leads, also for who does not know its seller (2.3#17, #18)', async () => {
    const seller = await web.signedIn({ paymentAccount: 'wallet-sold' });
    const { line } = await sold(seller.account.id);
    const { data } = await outcome(() =>
      offersLoader(loaderArgs('/account/offers', { cookies: [seller.cookie] })),
    );
    const href = `/user/${seller.account.id}/sold/${line.id}`;
    expect(data.rows[0].href).toContain(`${href}-`);
    const link = await outcome(() =>
      redirectLoader(loaderArgs(`/redirect?type=soldOffer&spuId=${line.spuId}&orderOfferId=${line.id}`)),
    );
    expect(link).toMatchObject({ status: 302, location: `${href}-brand-sold-coat` });
  });

  it('is nobody else’s, and without a number all of the seller’s listings (8#8)', async () => {
    const { line } = await sold();
    const other = await web.user();
    expect(await byId(other.id, String(line.id))).toMatchObject({ status: 404 });
    expect(await byId(other.id, '987654-x')).toMatchObject({ status: 404 });
    expect(await byId(other.id, 'x')).toMatchObject({ status: 302, location: `/user/${other.id}/listings` });
  });
});
