import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader as home } from '#app/routes/catalog/home.tsx';
import { loader as shopping } from '#app/routes/catalog/shopping-home.tsx';
import { preferencesCookie, readPreferences } from '#app/server/preferences.server.ts';
import { loaderArgs, outcome, type RequestOptions } from '../../../support/web.ts';
import { startShop } from './shelf.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.web.stop();
  await shop.web.close();
});

const prefers = (gender: 'men' | 'women') => preferencesCookie(new Request('http://shop.test/'), { gender });
const openHome = (path: string, options?: RequestOptions) => outcome(() => home(loaderArgs(path, options)));
const openShopping = (gender: string, search = '', options: RequestOptions = {}) =>
  outcome(() => shopping(loaderArgs(`/shopping/${gender}${search}`, { ...options, params: { gender } })));

describe('home', () => {
  it('shows a picture with its credit per gender to whoever has not chosen (2.3#1)', async () => {
    const { status, data } = await openHome('/');
    expect(status).toBe(200);
    expect(data.images).toEqual({
      men: { url: '/media/catalog/home-men', source: 'Photo: Men' },
      women: { url: '/media/catalog/home-women', source: 'Photo: Women' },
    });
  });

  it.each(['men', 'women'] as const)('sends whoever chose %s straight there (2.3#2)', async (gender) => {
    const result = await openHome('/', { cookies: [await prefers(gender)] });
    expect(result).toMatchObject({ status: 302, location: `/shopping/${gender}` });
  });

  it('and the shopping homes have one address each, however much of a list is shown (C31)', async () => {
    expect((await openHome('/?home')).data.canonical).toBe('/');
    expect((await openShopping('women', '?page=2')).data.canonical).toBe('/shopping/women');
    expect((await openShopping('men', '?type=new-in&page=3')).data.canonical).toBe(
      '/shopping/men?type=new-in',
    );
  });

  it('stays reachable with ?home', async () => {
    expect((await openHome('/?home', { cookies: [await prefers('men')] })).status).toBe(200);
  });
});

describe('shopping home', () => {
  it.each(['kids', 'Women', 'unisex', 'women%20'])(
    'sends the unknown gender %s home (C8)',
    async (gender) => {
      expect(await openShopping(gender)).toMatchObject({ status: 302, location: '/' });
    },
  );

  it('shows ten recommended styles of the gender first, the most popular ahead (2.3#3)', async () => {
    const { data } = await openShopping('women');
    expect(data).toMatchObject({
      type: 'recommended',
      page: 1,
      more: true,
      banner: '/media/catalog/banner-women',
    });
    expect(data.cards).toHaveLength(10);
    expect(data.cards[0]).toMatchObject({ id: shop.coat.id, brand: 'Ruhr Denim', name: 'Storm parka' });
    expect(data.cards.map(({ id }: { id: number }) => id)).not.toContain(shop.boot.id);
  });

  it('has the tabs of 2.3#3 in `type`; another word is the first tab', async () => {
    expect((await openShopping('women', '?type=new-in')).data.type).toBe('new-in');
    const marketplace = (await openShopping('women', '?type=marketplace')).data;
    expect(marketplace.type).toBe('marketplace');
    expect(marketplace.cards.map(({ id }: { id: number }) => id).sort()).toEqual(
      [shop.knits[0]!.id, shop.coat.id].sort(),
    );
    expect(marketplace.more).toBe(false);
    expect((await openShopping('women', '?type=evil')).data.type).toBe('recommended');
  });

  it('has the banner of the list where it has its own', async () => {
    expect((await openShopping('men', '?type=new-in')).data.banner).toBe('/media/catalog/banner-men-new');
    expect((await openShopping('men', '?type=marketplace')).data.banner).toBe('/media/catalog/banner-men');
    expect((await openShopping('women', '?type=new-in')).data.banner).toBe('/media/catalog/banner-women');
  });

  it('leaves official retailers out of the marketplace (2.1#71)', async () => {
    expect((await openShopping('men', '?type=marketplace')).data.cards).toEqual([]);
  });

  it('shows pages 1 to n at once, and offers more while the last one was full (2.3#4, J28)', async () => {
    const second = (await openShopping('women', '?page=2')).data;
    expect(second.cards).toHaveLength(20);
    expect(new Set(second.cards.map(({ id }: { id: number }) => id)).size).toBe(20);
    expect(second.more).toBe(true);
    const third = (await openShopping('women', '?page=3')).data;
    expect(third.cards).toHaveLength(27);
    expect(third.more).toBe(false);
  });

  it('answers one page alone to script that appends it, from the same address', async () => {
    const alone = (await openShopping('women', '?page=2&alone=1')).data;
    const both = (await openShopping('women', '?page=2')).data;
    expect(alone).toMatchObject({ page: 2, more: true });
    expect(alone.cards).toEqual(both.cards.slice(10));
  });

  it('has its outfits from the backend', async () => {
    expect((await openShopping('women')).data.looks).toEqual(['/media/catalog/looks/a']);
    expect((await openShopping('men')).data.looks).toEqual([]);
  });

  it.each(['0', '-1', 'x', '1.5', ''])('reads the page %j as the first', async (page) => {
    expect((await openShopping('women', `?page=${page}`)).data).toMatchObject({ page: 1 });
  });

  it('asks for no more than ten pages whatever the address says', async () => {
    expect((await openShopping('women', '?page=500')).data.page).toBe(10);
  });

  it('remembers the gender once (2.3#2)', async () => {
    const result = await openShopping('men');
    const cookie = result.cookies.prefs!;
    expect((await readPreferences(loaderArgs('/', { cookies: [cookie] }).request)).gender).toBe('men');
    expect((await openHome('/', { cookies: [cookie] })).location).toBe('/shopping/men');
    expect((await openShopping('men', '', { cookies: [cookie] })).cookies.prefs).toBeUndefined();
    expect((await openShopping('women', '', { cookies: [cookie] })).cookies.prefs).toBeTruthy();
  });

  it('shows prices in the chosen currency', async () => {
    const cookie = await preferencesCookie(new Request('http://shop.test/'), { currency: 'GBP' });
    const { data } = await openShopping('women', '', { cookies: [cookie] });
    expect(JSON.stringify(data.cards[0])).toContain('£200');
  });
});
