import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { search, type SearchAnswer } from '#contract/search.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
const find = async (query: QueryInput<typeof search>, currency = 'USD') => {
  const { data } = await backend.call(search, { query, headers: { 'x-currency': currency } });
  return { ...data, data: spusOf(data) };
};
const spusOf = (answer: SearchAnswer) =>
  answer.data.flatMap((hit) => (hit.type === 'spu' ? [{ spu: hit.spu }] : []));
const names = async (query: QueryInput<typeof search>, currency?: string) =>
  (await find(query, currency)).data.map((hit) => hit.spu.name).sort();

beforeAll(async () => {
  backend = await createTestBackend();
  const brand = await backend.brand({ name: 'Dress Makers of Oslo' });
  await backend.spu({
    name: 'Pleated Midi Dress',
    brandId: brand.id,
    brandName: brand.name,
    brandSlug: brand.slug,
    category1: 'clothing',
    category2: 'dresses',
    categoryWords: 'Clothing Dresses',
    color: 'red',
    colorName: 'oxblood',
    styleId: 'PMD-204',
    popularity: 5,
    description: 'Flows.',
    lowestAskUsd: 20_000,
    askConditions: ['BrandNew', 'Good'],
    askSizes: ['S', 'M'],
    askRegions: ['US'],
    hasMarketplaceAsk: true,
  });
  await backend.spu({
    name: 'Wool Coat',
    brandName: 'Nordwand',
    brandSlug: 'nordwand',
    category1: 'clothing',
    category2: 'coats',
    categoryWords: 'Clothing Coats',
    color: 'grey',
    colorName: 'slate',
    styleId: 'WC100',
    popularity: 900,
    description: 'Wear it over a dress.',
    brandId: brand.id,
    lowestAskUsd: 45_000,
    askConditions: ['LikeNew'],
    askSizes: ['M', 'L'],
    askRegions: ['GB', 'DE'],
  });
  await backend.spu({
    name: 'Boots',
    gender: 'men',
    brandName: 'Nordwand',
    brandSlug: 'nordwand',
    category1: 'shoes',
    category2: 'boots',
    categoryWords: 'Shoes Boots',
    color: 'black',
    colorName: 'ink',
    styleId: 'BT-7',
    popularity: 40,
    description: 'Laced.',
    brandId: brand.id,
  });
});
afterAll(() => backend.close());

describe('the keyword', () => {
  it.each([
    ['every word must match', 'wool dress', ['Wool Coat']],
    ['words match by their beginning', 'ple mid', ['Pleated Midi Dress']],
    ['other forms of a word', 'pleating dresses', ['Pleated Midi Dress']],
    ['a plural', 'coats', ['Wool Coat']],
    ['the brand as written', 'nordw', ['Boots', 'Wool Coat']],
    ['the colour by either name', 'oxblood', ['Pleated Midi Dress']],
    ['the category', 'shoes', ['Boots']],
    ['words that say nothing are passed over', 'a coat for the wool', ['Wool Coat']],
    ['a style id, however it is typed', 'pmd-204', ['Pleated Midi Dress']],
    ['capitals, spaces and signs', '  WOOL,, coat! ', ['Wool Coat']],
    ['what is not there', 'submarine', []],
    ['text search operators are only signs', "coat & !boots | (dress) <-> 'wool':*", []],
    ['an unknown word beside known ones', 'wool zzyzx coat', ['Wool Coat']],
    ['signs only', '&|!():*', []],
    ['letters of other scripts', 'пальто', []],
  ])('%s', async (_, keyword, expected) => {
    expect(await names({ keyword })).toEqual(expected);
  });

  it('puts a match in the name before a mention in the description, however popular', async () => {
    const { data } = await find({ keyword: 'dress' });
    expect(data.map((hit) => hit.spu.name)).toEqual(['Pleated Midi Dress', 'Wool Coat']);
    const byPopularity = await find({ keyword: 'dress', sort: 'Featured' });
    expect(byPopularity.data.map((hit) => hit.spu.name)).toEqual(['Wool Coat', 'Pleated Midi Dress']);
  });

  it('takes any text without failing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 100, unit: 'binary' }), async (keyword) => {
        const { status } = await backend.call(search, { query: { keyword } });
        expect(status).toBe(keyword.trim().length > 100 ? 400 : 200);
      }),
      { numRuns: 60 },
    );
  });
});

describe('filters', () => {
  it.each<[string, QueryInput<typeof search>, string[]]>([
    ['gender', { gender: 'men' }, ['Boots']],
    ['one brand', { brand: 'nordwand' }, ['Boots', 'Wool Coat']],
    [
      'several brands',
      { brand: ['nordwand', 'dress-makers-of-oslo'] },
      ['Boots', 'Pleated Midi Dress', 'Wool Coat'],
    ],
    ['category', { category: ['clothing'] }, ['Pleated Midi Dress', 'Wool Coat']],
    ['subcategory', { subcategory: ['coats', 'boots'] }, ['Boots', 'Wool Coat']],
    ['condition of a live ask', { condition: ['Good', 'LikeNew'] }, ['Pleated Midi Dress', 'Wool Coat']],
    ['size of a live ask', { size: ['L'] }, ['Wool Coat']],
    ['colour', { color: ['red'] }, ['Pleated Midi Dress']],
    ['region it ships from', { region: ['DE'] }, ['Wool Coat']],
    ['offered by people', { mp: '1' }, ['Pleated Midi Dress']],
    [
      'all at once',
      { gender: 'women', category: ['clothing'], size: ['M'], color: ['grey'], keyword: 'wool' },
      ['Wool Coat'],
    ],
    ['what nobody has', { size: ['O\'Neill "42"'] }, []],
  ])('%s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect((await find(query)).total).toBe(expected.length);
  });

  it('refuses a condition that does not exist', async () => {
    expect((await backend.app.request('/api/search?condition=Shiny')).status).toBe(400);
  });

  it('bounds the lowest ask in the viewer’s currency, as it is shown', async () => {
    expect(await names({ lowestPrice: 200, highestPrice: 449 })).toEqual(['Pleated Midi Dress']);
    expect(await names({ lowestPrice: 200.01 })).toEqual(['Wool Coat']);
    expect(await names({ highestPrice: 450 })).toEqual(['Pleated Midi Dress', 'Wool Coat']);
    // 200 dollars are 160 pounds, 450 are 360.
    expect(await names({ lowestPrice: 160, highestPrice: 160 }, 'GBP')).toEqual(['Pleated Midi Dress']);
    expect(await names({ lowestPrice: 30_001 }, 'JPY')).toEqual(['Wool Coat']);
    expect(await names({ lowestPrice: 1e300 })).toEqual([]);
    expect(await names({ highestPrice: 0 })).toEqual([]);
  });

  it('never shows a price outside the bounds, whatever the currency rounds', async () => {
    const many = await createTestBackend();
    for (let i = 0; i < 40; i += 1) await many.spu({ lowestAskUsd: 900 + i * 37 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 500, max: 2500 }),
        fc.integer({ min: 0, max: 800 }),
        fc.constantFrom('USD', 'GBP', 'EUR', 'JPY'),
        async (low, width, currency) => {
          const factor = currency === 'JPY' ? 1.5 : 0.01;
          const [lowestPrice, highestPrice] = [low * factor, (low + width) * factor];
          const headers = { 'x-currency': currency };
          const all = spusOf((await many.call(search, { query: { pageLimit: 50 }, headers })).data);
          const shown = spusOf(
            (await many.call(search, { query: { lowestPrice, highestPrice, pageLimit: 50 }, headers })).data,
          );
          const inside = all.filter(({ spu }) => {
            const price = spu.minAsks[0]?.offerPrice ?? -1;
            return price >= lowestPrice && price <= highestPrice;
          });
          expect(shown.map(({ spu }) => spu.id).sort()).toEqual(inside.map(({ spu }) => spu.id).sort());
        },
      ),
      { numRuns: 40 },
    );
    await many.close();
  });
});
