import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFavorite } from '#contract/favorite.ts';
import {
  productSearch,
  productSearchUnclassified,
  search,
  searchUnclassified,
  searchUnclassifiedFilter,
} from '#contract/search.ts';
import { categories } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let sellerId: number;
beforeAll(async () => {
  backend = await createTestBackend();
  await backend.db
    .insert(categories)
    .values([{ gender: 'women', key: 'coats', parent: null, name: 'Coats', position: 0 }]);
  const halden = await backend.brand({ name: 'Halden' });
  const of = { brandId: halden.id, brandName: halden.name, brandSlug: halden.slug };
  const coat = await backend.spu({ ...of, name: 'Wool coat', category1: 'coats', category2: null });
  const loose = { ...of, status: 'Unclassified' as const, unclassified: true, category1: 'coats' };
  const odd = await backend.spu({ ...loose, name: 'Odd coat', color: 'red' });
  await backend.spu({ ...loose, name: 'Odd coat that nobody offers' });
  const seller = await backend.user({ username: 'twice', paymentAccount: 'wallet-test' });
  sellerId = seller.id;
  await backend.offer({ spuId: coat.id, userId: seller.id, size: 'S', priceMinor: 20_000 });
  await backend.offer({ spuId: coat.id, userId: seller.id, size: 'M', priceMinor: 25_000 });
  await backend.offer({ spuId: coat.id, size: 'M', priceMinor: 15_000 });
  await backend.offer({ spuId: odd.id, size: 'M', priceMinor: 9_000 });
  await backend.offer({ spuId: odd.id, size: 'L', priceMinor: 8_000 });
});
afterAll(() => backend.close());

it('answers every type of card that has something to say, ahead of the styles', async () => {
  const { data } = await backend.call(search, { query: { keyword: 'halden coat', types: 'all' } });
  expect(data.data.map((hit) => hit.type)).toEqual(['spuFilter', 'spuFilter', 'offer', 'offerGroup', 'spu']);
  const [designer, category, offer, group] = data.data;
  expect(designer).toMatchObject({ filter: { name: 'Halden', query: 'brand=halden' } });
  expect(category).toMatchObject({
    filter: { name: 'Coats', query: 'category=coats&gender=women', count: 1, labels: ['Coats'] },
  });
  expect(offer).toMatchObject({ offer: { offerPrice: 80, offerType: 'ask' }, spu: { name: 'Odd coat' } });
  expect(group).toMatchObject({
    group: { userId: sellerId, count: 2, lowPrice: 200, highPrice: 250, sizes: ['S', 'M'] },
    user: { username: 'twice' },
  });
  expect(data.total).toBe(1);
});

it('marks the hearts of styles and of sellers’ listings for who pressed them (3#3, 3#4, F8)', async () => {
  const me = await backend.registerUser();
  const query = { keyword: 'halden coat', types: 'all' as const };
  const hits = async () => (await backend.call(search, { query, token: me.token })).data.data;
  const hearts = async () =>
    (await hits()).flatMap((hit) =>
      hit.type === 'offer'
        ? [['offer', hit.offer.favoriteId !== null]]
        : hit.type === 'offerGroup'
          ? [['group', hit.group.favoriteId !== null]]
          : hit.type === 'spu'
            ? [['spu', hit.spu.favoriteId !== null]]
            : [],
    );
  expect(await hearts()).toEqual([
    ['offer', false],
    ['group', false],
    ['spu', false],
  ]);
  for (const hit of await hits()) {
    if (hit.type === 'offer')
      await backend.call(addFavorite, {
        token: me.token,
        body: { spuId: hit.offer.spuId, favoriteUserId: hit.offer.userId },
      });
    if (hit.type === 'offerGroup')
      await backend.call(addFavorite, {
        token: me.token,
        body: { spuId: hit.group.spuId, favoriteUserId: hit.group.userId },
      });
  }
  expect(await hearts()).toEqual([
    ['offer', true],
    ['group', true],
    ['spu', false],
  ]);
});

it('leads to a designer by name', async () => {
  const { data } = await backend.call(search, { query: { keyword: 'hald', types: 'all' } });
  expect(data.data[0]).toMatchObject({
    type: 'spuFilter',
    filter: { name: 'Halden', query: 'brand=halden', count: 1 },
  });
});

it('keeps to styles unless asked, without a keyword, and behind the first page', async () => {
  const types = async (query: object) =>
    (await backend.call(search, { query })).data.data.map((hit) => hit.type);
  expect(await types({ keyword: 'coat' })).toEqual(['spu']);
  expect(await types({ types: 'all' })).toEqual(['spu']);
  expect(await types({ keyword: 'coat', types: 'all', pageStart: 1 })).toEqual([]);
});

it('lists unclassified listings that somebody offers, each by its cheapest ask, with their facets', async () => {
  const { data } = await backend.call(searchUnclassified, { query: {} });
  expect(data.total).toBe(1);
  expect(data.data).toMatchObject([
    { type: 'offer', offer: { offerPrice: 80 }, spu: { unclassified: true, name: 'Odd coat' } },
  ]);
  expect((await backend.call(searchUnclassified, { query: { keyword: 'wool' } })).data.total).toBe(0);
  expect((await backend.call(searchUnclassified, { query: { keyword: 'odd coat' } })).data.total).toBe(1);
  const facets = (await backend.call(searchUnclassifiedFilter, { query: {} })).data;
  expect(facets.colors).toEqual([{ value: 'red', name: 'Red', count: 1 }]);
});

it('answers the same under the other names (A18)', async () => {
  const query = { keyword: 'coat' };
  expect((await backend.call(productSearch, { query })).data).toEqual(
    (await backend.call(search, { query })).data,
  );
  expect((await backend.call(productSearchUnclassified, { query })).data).toEqual(
    (await backend.call(searchUnclassified, { query })).data,
  );
});
