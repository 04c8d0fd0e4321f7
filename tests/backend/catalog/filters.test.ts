import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSizes } from '#contract/catalog.ts';
import { search, searchFilter } from '#contract/search.ts';
import { categories } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const DAY = 86_400_000;
let backend: TestBackend;
const find = async (query: object, headers = {}) => {
  const { data } = await backend.call(search, { query, headers });
  return data.data.flatMap((hit) => (hit.type === 'spu' ? [hit.spu] : []));
};
const names = async (query: object, headers = {}) => (await find(query, headers)).map((spu) => spu.name);
const facets = async (query: object, headers = {}) =>
  (await backend.call(searchFilter, { query, headers })).data;

beforeAll(async () => {
  backend = await createTestBackend();
  await backend.db.insert(categories).values([
    { gender: 'women', key: 'clothing', parent: null, name: 'Clothing', position: 0 },
    { gender: 'women', key: 'shoes', parent: null, name: 'Shoes', position: 1 },
  ]);
  const now = backend.clock.now().getTime();
  const ago = (days: number) => new Date(now - days * DAY);
  const style = async (
    name: string,
    spu: Parameters<TestBackend['spu']>[0],
    asks: Parameters<TestBackend['offer']>[0][],
  ) => {
    const { id } = await backend.spu({ name, releasedAt: ago(400), latestAt: ago(400), ...spu });
    for (const ask of asks) await backend.offer({ offerTime: ago(1), ...ask, spuId: id });
  };
  const shoes = { category1: 'shoes', category2: 'boots', sizes: ['40', '42'], sizeUnit: 'EU' };
  await style('Cheap, dear to send', { popularity: 4 }, [
    {
      size: 'M',
      priceMinor: 10_000,
      shipping: [
        { region: 'US', priceMinor: 5_050 },
        { region: 'Worldwide', priceMinor: 9_000 },
      ],
    },
  ]);
  await style('Free to Germany', { popularity: 3, releasedAt: ago(5) }, [
    { size: 'L', priceMinor: 12_000, shipping: [{ region: 'DE', priceMinor: 0 }] },
    { size: 'S', priceMinor: 14_000, shipping: [{ region: 'Worldwide', priceMinor: 0 }] },
  ]);
  await style('Boots', { ...shoes, popularity: 2 }, [
    {
      size: '42',
      priceMinor: 11_000,
      offerTime: ago(100),
      shipping: [{ region: 'Worldwide', priceMinor: 1_000 }],
    },
  ]);
  await style('Small boots', { ...shoes, popularity: 1 }, [
    {
      size: '40',
      priceMinor: 13_000,
      offerTime: ago(200),
      shipping: [{ region: 'GB', priceMinor: 0 }],
    },
  ]);
  await style('Wanted', { popularity: 0 }, []);
});
afterAll(() => backend.close());

describe('the price with shipping (D6)', () => {
  const german = { 'x-region': 'DE' };

  it('is the cheapest to the viewer’s region, rounded up where shipping is', async () => {
    const prices = async (headers: object) =>
      Object.fromEntries((await find({}, headers)).map((spu) => [spu.name, spu.allInPrice]));
    expect(await prices({})).toEqual({
      'Cheap, dear to send': 151,
      'Free to Germany': 140,
      Boots: 120,
      'Small boots': null,
      Wanted: null,
    });
    expect(await prices(german)).toMatchObject({ 'Cheap, dear to send': 190, 'Free to Germany': 120 });
    expect((await find({}, { 'x-currency': 'JPY', 'x-region': 'GB' }))[3]).toMatchObject({
      name: 'Small boots',
      allInPrice: 19_500,
    });
  });

  it('is what the price sorts and bounds go by when asked for', async () => {
    expect(await names({ sort: 'LowPrice' })).toEqual([
      'Cheap, dear to send',
      'Boots',
      'Free to Germany',
      'Small boots',
      'Wanted',
    ]);
    expect(await names({ sort: 'LowPrice', allin: '1' })).toEqual([
      'Boots',
      'Free to Germany',
      'Cheap, dear to send',
      'Wanted',
      'Small boots',
    ]);
    expect((await names({ sort: 'HighPrice', allin: '1' }, german))[0]).toBe('Cheap, dear to send');
    expect(await names({ highestPrice: 120, allin: '1' })).toEqual(['Boots']);
    expect(await names({ highestPrice: 120, allin: '1' }, german)).toEqual(['Free to Germany', 'Boots']);
    expect((await facets({ allin: '1' })).price).toEqual({ min: 120, max: 151 });
    expect((await facets({})).price).toEqual({ min: 100, max: 130 });
  });

  it('follows the listings', async () => {
    const boots = (await find({})).find((spu) => spu.name === 'Small boots')!;
    await backend.offer({
      spuId: boots.id,
      size: '40',
      priceMinor: 20_000,
      offerTime: new Date(backend.clock.now().getTime() - 250 * DAY),
    });
    expect((await find({})).find((spu) => spu.id === boots.id)?.allInPrice).toBe(200);
    expect((await find({}, { 'x-region': 'GB' })).find((spu) => spu.id === boots.id)?.allInPrice).toBe(130);
  });
});

describe('sizes', () => {
  it('with their category bind that category alone', async () => {
    expect(await names({ size: ['shoes:42'] })).toEqual([
      'Cheap, dear to send',
      'Free to Germany',
      'Boots',
      'Wanted',
    ]);
    expect(await names({ size: ['shoes:42', 'clothing:M'] })).toEqual(['Cheap, dear to send', 'Boots']);
    expect(await names({ size: ['42'] })).toEqual(['Boots']);
    expect(await names({ size: ['L', 'shoes:40'] })).toEqual(['Free to Germany', 'Small boots']);
  });

  it('are counted by category, as filters that can be ticked', async () => {
    const { sizeGroups, sizes } = await facets({ size: ['shoes:40', 'shoes:99'] });
    expect(sizeGroups).toEqual([
      {
        category: 'clothing',
        name: 'Clothing',
        sizes: ['S', 'M', 'L'].map((size) => ({ value: `clothing:${size}`, name: size, count: 1 })),
      },
      {
        category: 'shoes',
        name: 'Shoes',
        sizes: [
          { value: 'shoes:40', name: '40', count: 1 },
          { value: 'shoes:42', name: '42', count: 1 },
          { value: 'shoes:99', name: '99', count: 0 },
        ],
      },
    ]);
    expect(sizes.map((size) => size.value)).toEqual(['S', 'M', 'L', '40', '42']);
  });

  it('that styles come in are told by category', async () => {
    expect((await backend.call(listSizes, { query: { gender: 'women' } })).data).toEqual([
      { category: 'clothing', name: 'Clothing', unit: null, sizes: ['S', 'M', 'L'] },
      { category: 'shoes', name: 'Shoes', unit: 'EU', sizes: ['40', '42'] },
    ]);
    expect((await backend.call(listSizes, { query: { gender: 'men' } })).data).toEqual([]);
  });
});

describe('time (4#22)', () => {
  it.each([
    ['1m', ['Cheap, dear to send', 'Free to Germany']],
    ['3m', ['Cheap, dear to send', 'Free to Germany']],
    ['6m', ['Cheap, dear to send', 'Free to Germany', 'Boots']],
    ['1y', ['Cheap, dear to send', 'Free to Germany', 'Boots', 'Small boots']],
  ])('%s goes by the latest listing', async (time, expected) => {
    expect(await names({ time })).toEqual(expected);
  });

  it('goes by the release on the new-in list, which has the newest first', async () => {
    expect(await names({ shelf: 'new', time: '1m' })).toEqual(['Free to Germany']);
    expect((await names({ shelf: 'new' }))[0]).toBe('Free to Germany');
    expect((await names({ shelf: 'new', sort: 'Popular' }))[0]).toBe('Cheap, dear to send');
  });
});

describe('what lifting a filter gives', () => {
  it('is said for each filter in use, also of an empty list', async () => {
    const { total, lift } = await facets({
      gender: 'women',
      keyword: 'boots',
      size: ['M'],
      highestPrice: 105,
    });
    expect(total).toBe(0);
    expect(lift).toEqual([
      { filter: 'gender', count: 0 },
      { filter: 'keyword', count: 1 },
      { filter: 'size', count: 0 },
      { filter: 'price', count: 0 },
    ]);
  });

  it('is what the list then holds', async () => {
    const query = { category: ['shoes'], size: ['40'], time: '6m', mp: '1' };
    const { lift, marketplace, total } = await facets(query);
    expect([total, marketplace]).toEqual([0, 0]);
    for (const { filter, count } of lift) {
      const rest = Object.fromEntries(Object.entries(query).filter(([name]) => name !== filter));
      expect({ filter, count }).toEqual({ filter, count: (await names(rest)).length });
    }
    expect(lift.map((one) => one.filter)).toEqual(['category', 'size', 'mp', 'time']);
  });
});
