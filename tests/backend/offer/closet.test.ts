import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryInput } from '#contract/endpoint.ts';
import { listUserOfferFilters, listUserOffers } from '#contract/offer.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
/** A closet of three styles: a man's coat in two conditions, a woman's knit, a woman's pair of shoes. */
let closet: Awaited<ReturnType<typeof fill>>;
beforeAll(async () => {
  backend = await createTestBackend();
  closet = await fill();
});
afterAll(() => backend.close());

async function fill() {
  const { id: userId } = await backend.user({ username: 'closet.owner' });
  const coat = await backend.spu({
    name: 'Loden coat',
    gender: 'men',
    category1: 'clothing',
    category2: 'coats',
    color: 'green',
    popularity: 1,
  });
  const knit = await backend.spu({ name: 'Aran knit', color: 'white', popularity: 9 });
  const shoes = await backend.spu({
    name: 'Derby',
    category1: 'shoes',
    category2: 'derbies',
    color: 'black',
    popularity: 5,
  });
  const time = (days: number) => new Date(backend.clock.now().getTime() - days * 86_400_000);
  const of = (spuId: number, priceMinor: number, over: object) =>
    backend.offer({ userId, spuId, priceMinor, ...over });
  await of(coat.id, 30_000, { condition: 'Good', size: 'M', offerTime: time(3) });
  await of(coat.id, 50_000, { condition: 'BrandNew', size: 'L', offerTime: time(3) });
  await of(knit.id, 8_000, { condition: 'Good', size: 'M', offerTime: time(2), country: 'GB' });
  await of(shoes.id, 20_000, { condition: 'LikeNew', size: '42', offerTime: time(1) });
  // What is no listing of this closet: a bid, what is over, somebody else's.
  await of(shoes.id, 10_000, { type: 'bid', shipping: [], condition: 'Acceptable' });
  await of(shoes.id, 10_000, { status: 'Expired', condition: 'Acceptable' });
  await backend.offer({ spuId: shoes.id, condition: 'Acceptable' });
  return { userId, coat: coat.id, knit: knit.id, shoes: shoes.id, brand: coat.brandSlug };
}

type Query = QueryInput<typeof listUserOffers>;
const list = async (query: Query = {}) =>
  (await backend.call(listUserOffers, { params: { userId: closet.userId }, query })).data;
const spusOf = async (query: Query) => (await list(query)).data.map(({ spuId }) => spuId);
const facets = async (query: QueryInput<typeof listUserOfferFilters> = {}) =>
  (await backend.call(listUserOfferFilters, { params: { userId: closet.userId }, query })).data;
const counts = (options: readonly { value: string; count: number }[]) =>
  Object.fromEntries(options.map(({ value, count }) => [value, count]));

describe('a closet (2.2#8, 7/offers-and-orders#2)', () => {
  it('is narrowed by what the styles are and what is offered of them', async () => {
    const { coat, knit, shoes, brand } = closet;
    expect(await spusOf({})).toEqual([shoes, knit, coat]);
    expect(await spusOf({ gender: 'men' })).toEqual([coat]);
    expect(await spusOf({ brand: [brand] })).toEqual([coat]);
    expect(await spusOf({ category: ['clothing'] })).toEqual([knit, coat]);
    expect(await spusOf({ subcategory: ['derbies', 'coats'] })).toEqual([shoes, coat]);
    expect(await spusOf({ color: ['white'] })).toEqual([knit]);
    expect(await spusOf({ region: ['gb'] })).toEqual([knit]);
    expect(await spusOf({ keyword: 'loden' })).toEqual([coat]);
    expect(await spusOf({ lowestPrice: 80, highestPrice: 200 })).toEqual([shoes, knit]);
    expect(await spusOf({ brand: ['\0', "'; drop table offers --"] })).toEqual([]);
  });

  it('takes sizes plain or of one category, which leave the others alone', async () => {
    const { coat, knit, shoes } = closet;
    expect(await spusOf({ size: ['M'] })).toEqual([knit, coat]);
    expect(await spusOf({ size: ['clothing:L'] })).toEqual([shoes, coat]);
    expect(await spusOf({ size: ['clothing:L', 'shoes:41'] })).toEqual([coat]);
  });

  it('wants one offer to pass all of it: a new coat in M is none', async () => {
    expect(await spusOf({ condition: ['BrandNew'], size: ['M'] })).toEqual([]);
    const { data } = await list({ condition: ['BrandNew'] });
    expect(data).toMatchObject([{ spuId: closet.coat, lowPrice: 500, highPrice: 500, count: 1 }]);
  });

  it('is sorted by price, up and down, by what is liked, else the latest first (4#21)', async () => {
    const { coat, knit, shoes } = closet;
    expect(await spusOf({ sort: 'LowPrice' })).toEqual([knit, shoes, coat]);
    expect(await spusOf({ sort: 'HighPrice' })).toEqual([coat, shoes, knit]);
    expect(await spusOf({ sort: 'Popular' })).toEqual([knit, shoes, coat]);
    expect(await spusOf({ sort: 'Latest' })).toEqual([shoes, knit, coat]);
    expect(await spusOf({ sort: 'HighPrice', pageStart: 1, pageLimit: 1 })).toEqual([shoes]);
  });
});

describe('what a closet can be filtered by (7/offers-and-orders#2, 3#18)', () => {
  it('is counted in styles', async () => {
    const all = await facets();
    expect(all.total).toBe(3);
    expect(counts(all.genders)).toEqual({ men: 1, women: 2 });
    expect(counts(all.categories)).toEqual({ clothing: 2, shoes: 1 });
    expect(counts(all.conditions)).toEqual({ BrandNew: 1, LikeNew: 1, Good: 2 });
    expect(counts(all.sizes)).toEqual({ M: 2, L: 1, '42': 1 });
    expect(all.sizeGroups.map(({ category }) => category)).toEqual(['clothing', 'shoes']);
    expect(counts(all.regions)).toEqual({ US: 2, GB: 1 });
    expect(all.price).toEqual({ min: 80, max: 500 });
    expect(all.lift).toEqual([]);
  });

  it('each under all the others, with what lifting one would show', async () => {
    const narrowed = await facets({ condition: ['Good'], gender: 'men' });
    expect(narrowed.total).toBe(1);
    // Its own filter does not bind a facet.
    expect(counts(narrowed.conditions)).toEqual({ BrandNew: 1, Good: 1 });
    expect(counts(narrowed.genders)).toEqual({ men: 1, women: 1 });
    expect(counts(narrowed.sizes)).toEqual({ M: 1 });
    expect(narrowed.price).toEqual({ min: 300, max: 300 });
    expect(narrowed.lift).toEqual([
      { filter: 'gender', count: 2 },
      { filter: 'condition', count: 1 },
    ]);
    const none = await facets({ highestPrice: 10 });
    expect(none).toMatchObject({ total: 0, lift: [{ filter: 'price', count: 3 }] });
    // What is ticked can be given up.
    expect(counts((await facets({ color: ['red'] })).colors)).toMatchObject({ red: 0, green: 1 });
  });

  it('is nothing of nobody', async () => {
    expect((await backend.call(listUserOfferFilters, { params: { userId: 987_654 } })).status).toBe(404);
  });
});
