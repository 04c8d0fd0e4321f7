import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMarketplace, listNew, listRecommended, type Sort } from '#contract/catalog.ts';
import { search } from '#contract/search.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const day = (n: number) => new Date(Date.UTC(2026, 1, n));

describe('shelves', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend();
    await backend.spu({ name: 'Quiet', popularity: 1, releasedAt: day(9) });
    await backend.spu({ name: 'Loved', popularity: 50, releasedAt: day(3) });
    await backend.spu({ name: 'Loved too', popularity: 50, releasedAt: day(3) });
    await backend.spu({ name: 'His', popularity: 20, gender: 'men', releasedAt: day(5) });
    await backend.spu({ name: 'Gone', popularity: 99, status: 'Unavailable', releasedAt: day(20) });
    await backend.spu({ name: 'Loose', popularity: 99, status: 'Unclassified', unclassified: true });
    await backend.spu({ name: 'Deleted', popularity: 99, status: 'Deleted' });
  });
  afterAll(() => backend.close());

  it('recommends the most popular available styles, later ones first among equals', async () => {
    const { data } = await backend.call(listRecommended, { query: { gender: 'women' } });
    expect(data.data.map((spu) => spu.name)).toEqual(['Loved too', 'Loved', 'Quiet']);
    expect(data.total).toBe(3);
  });

  it('merges both genders when none is asked for, also across pages', async () => {
    const all = await backend.call(listRecommended, { query: {} });
    expect(all.data.data.map((spu) => spu.name)).toEqual(['Loved too', 'Loved', 'His', 'Quiet']);
    const second = await backend.call(listRecommended, { query: { pageStart: 2, pageLimit: 1 } });
    expect(second.data.data.map((spu) => spu.name)).toEqual(['His']);
    expect(second.data.total).toBe(4);
  });

  it('lists new releases first', async () => {
    const { data } = await backend.call(listNew, { query: {} });
    expect(data.data.map((spu) => spu.name)).toEqual(['Quiet', 'His', 'Loved too', 'Loved']);
  });

  it('answers an empty page beyond the end with the right total', async () => {
    const { data } = await backend.call(listNew, { query: { gender: 'women', pageStart: 90 } });
    expect(data).toEqual({ data: [], total: 3 });
  });

  it('says what stands in the place of a thumbnail: the mean colour of the first picture, where it is known', async () => {
    const imageUrl = '/media/catalog/products/w06-0';
    await backend.spu({
      name: 'Toned',
      gender: 'men',
      releasedAt: day(1),
      images: [
        { imageUrl, ratio: -1, isPrimary: true, tone: 'c9baa7' },
        { imageUrl: '/media/catalog/products/w06-1', ratio: -1, isPrimary: false, tone: '334d43' },
      ],
    });
    const { data } = await backend.call(listNew, { query: { gender: 'men' } });
    expect(data.data.map((spu) => [spu.name, spu.tone])).toEqual([
      ['His', null],
      ['Toned', 'c9baa7'],
    ]);
  });
});

describe('the marketplace', () => {
  it('has what people offer and not what official retailers do, latest first', async () => {
    const backend = await createTestBackend();
    const style = async (
      name: string,
      offer: Parameters<TestBackend['offer']>[0],
      gender: 'men' | 'women' = 'women',
    ) =>
      backend.offer({
        ...offer,
        spuId: (await backend.spu({ name, gender, releasedAt: day(1), latestAt: day(1) })).id,
      });
    await style('Retail', { official: true, offerTime: day(20) });
    await style('Early', { offerTime: day(2) });
    await style('Late', { offerTime: day(9) }, 'men');
    await style('Bumped', { offerTime: day(1), bumpedAt: day(10) });
    await style('Only wanted', { type: 'bid', offerTime: day(11) });

    const both = await backend.call(listMarketplace, { query: {} });
    expect(both.data.data.map((spu) => spu.name)).toEqual(['Bumped', 'Late', 'Early']);
    expect(both.data.total).toBe(3);
    const hers = await backend.call(listMarketplace, { query: { gender: 'women' } });
    expect(hers.data.data.map((spu) => spu.name)).toEqual(['Bumped', 'Early']);
    const filtered = await backend.call(search, { query: { mp: '1', gender: 'women', sort: 'LowPrice' } });
    expect(filtered.data.total).toBe(2);
    await backend.close();
  });
});

describe('sorts', () => {
  let backend: TestBackend;
  const names = async (sort: Sort | undefined, query: Partial<QueryInput<typeof search>> = {}) =>
    (
      await backend.call(search, { query: { gender: 'women', ...(sort ? { sort } : {}), ...query } })
    ).data.data.flatMap((hit) => (hit.type === 'spu' ? [hit.spu.name] : []));
  beforeAll(async () => {
    backend = await createTestBackend();
    await backend.spu({
      name: 'A',
      popularity: 3,
      lowestAskUsd: 20_000,
      discount: 50,
      latestAt: day(1),
      lowestAskAt: day(5),
    });
    await backend.spu({
      name: 'B',
      popularity: 1,
      lowestAskUsd: 90_000,
      discount: 10,
      latestAt: day(9),
      highestBidAt: day(2),
    });
    await backend.spu({
      name: 'C',
      popularity: 2,
      lowestAskUsd: 20_000,
      discount: 50,
      latestAt: day(5),
      lowestAskAt: day(8),
    });
    await backend.spu({ name: 'D', popularity: 9, latestAt: day(2), highestBidAt: day(3) });
    await backend.spu({ name: 'E', popularity: 8, latestAt: day(3) });
  });
  afterAll(() => backend.close());

  it.each<[Sort | undefined, string]>([
    [undefined, 'DEACB'],
    ['Featured', 'DEACB'],
    ['Popular', 'DEACB'],
    ['MostRelevant', 'DEACB'],
    ['Latest', 'BCEDA'],
    ['LowPrice', 'CABED'],
    ['HighPrice', 'BCAED'],
    ['HighDiscount', 'CABED'],
    ['NewLowestAsks', 'CAEDB'],
    ['NewHighestBids', 'DBECA'],
  ])('%s', async (sort, expected) => {
    expect((await names(sort)).join('')).toBe(expected);
  });

  it('goes on from the priced styles to the others on any page', async () => {
    const pages = [];
    for (const pageStart of [0, 2, 4, 6])
      pages.push((await names('HighPrice', { pageStart, pageLimit: 2 })).join(''));
    expect(pages).toEqual(['BC', 'AE', 'D', '']);
    expect((await names('HighPrice', { pageStart: 4, pageLimit: 1 })).join('')).toBe('D');
  });
});

it('refuses a sort and a page that do not exist', async () => {
  const backend = await createTestBackend();
  const bad = await backend.app.request('/api/search?sort=Loudest');
  expect(bad.status).toBe(400);
  expect((await backend.app.request('/api/search?pageStart=-1')).status).toBe(400);
  expect((await backend.app.request('/api/search?pageLimit=51')).status).toBe(400);
  await backend.close();
});
