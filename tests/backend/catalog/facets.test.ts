import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facets } from '#contract/catalog.ts';
import { search, searchFilter } from '#contract/search.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { categories } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { insertManyStyles } from './many-styles.ts';

type Query = QueryInput<typeof searchFilter>;
const brief = (options: Facets['brands']) => options.map((option) => `${option.name} ${option.count}`);

describe('facets', () => {
  let backend: TestBackend;
  const facetsOf = async (query: Query, headers = {}) =>
    (await backend.call(searchFilter, { query, headers })).data;
  beforeAll(async () => {
    backend = await createTestBackend();
    await backend.db.insert(categories).values([
      { gender: 'women', key: 'shoes', parent: null, name: 'Shoes', position: 1 },
      { gender: 'women', key: 'clothing', parent: null, name: 'Clothing', position: 0 },
      { gender: 'women', key: 'boots', parent: 'shoes', name: 'Boots', position: 0 },
      { gender: 'women', key: 'tops', parent: 'clothing', name: 'Tops', position: 5 },
      { gender: 'women', key: 'coats', parent: 'clothing', name: 'Coats', position: 2 },
    ]);
    const alba = await backend.brand({ name: 'Alba' });
    const zeta = await backend.brand({ name: 'Zeta' });
    const of = (brand: typeof alba) => ({ brandId: brand.id, brandName: brand.name, brandSlug: brand.slug });
    const spu = backend.spu;
    await spu({
      ...of(zeta),
      category2: 'coats',
      color: 'red',
      lowestAskUsd: 10_000,
      askSizes: ['XL', 'S'],
      askConditions: ['Good'],
      askRegions: ['US'],
    });
    await spu({
      ...of(zeta),
      category2: 'tops',
      color: 'black',
      lowestAskUsd: 30_000,
      askSizes: ['S'],
      askConditions: ['BrandNew', 'Good'],
      askRegions: ['DE'],
    });
    await spu({
      ...of(alba),
      category1: 'shoes',
      category2: 'boots',
      color: 'black',
      lowestAskUsd: 50_000,
      askSizes: ['9', '10'],
      askConditions: ['LikeNew'],
      askRegions: ['US'],
    });
    await spu({ ...of(alba), category2: null, color: 'red' });
    await spu({ ...of(alba), gender: 'men', color: 'green' });
    await spu({ ...of(alba), status: 'Unavailable', color: 'green' });
  });
  afterAll(() => backend.close());

  it('counts what is there, named and in an order that makes sense', async () => {
    const facets = await facetsOf({ gender: 'women' });
    expect(brief(facets.brands)).toEqual(['Alba 2', 'Zeta 2']);
    expect(brief(facets.categories)).toEqual(['Clothing 3', 'Shoes 1']);
    expect(brief(facets.subcategories)).toEqual(['Coats 1', 'Tops 1', 'Boots 1']);
    expect(brief(facets.conditions)).toEqual(['Brand New 1', 'Like New 1', 'Used 2']);
    expect(brief(facets.sizes)).toEqual(['S 2', 'XL 1', '9 1', '10 1']);
    expect(brief(facets.colors)).toEqual(['Black 2', 'Red 2']);
    expect(brief(facets.regions)).toEqual(['Germany 1', 'United States 2']);
    expect(facets.price).toEqual({ min: 100, max: 500 });
  });

  it('counts each facet under all other filters, not under its own', async () => {
    const facets = await facetsOf({ gender: 'women', color: ['red'], size: ['S'] });
    expect(brief(facets.colors)).toEqual(['Black 1', 'Red 1']);
    expect(brief(facets.sizes)).toEqual(['S 1', 'XL 1']);
    expect(brief(facets.brands)).toEqual(['Zeta 1']);
    expect(facets.price).toEqual({ min: 100, max: 100 });
  });

  it('counts the price span without the price bounds, in the viewer’s currency', async () => {
    const facets = await facetsOf({ gender: 'women', highestPrice: 90 }, { 'x-currency': 'GBP' });
    expect(facets.price).toEqual({ min: 80, max: 400 });
    expect(brief(facets.brands)).toEqual(['Zeta 1']);
  });

  it('keeps what is ticked even where nothing is left of it', async () => {
    const facets = await facetsOf({ gender: 'women', brand: ['zeta', 'nobody'], category: ['shoes'] });
    expect(brief(facets.brands)).toEqual(['Alba 1', 'nobody 0', 'Zeta 0']);
    expect(brief(facets.categories)).toEqual(['Clothing 2', 'Shoes 0']);
    expect(facets.price).toEqual({ min: null, max: null });
  });
});

describe('facets of many styles', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend();
    await insertManyStyles(backend.db, 4500, 150);
  });
  afterAll(() => backend.close());

  it('have at most a hundred brands, the most frequent ones', async () => {
    const { data } = await backend.call(searchFilter, { query: {} });
    expect(data.brands).toHaveLength(100);
    const least = Math.min(...data.brands.map((brand) => brand.count));
    expect(least).toBeGreaterThan(0);
    expect(data.brands.map((brand) => brand.name)).toEqual(
      data.brands.map((brand) => brand.name).sort((a, b) => a.localeCompare(b, 'en')),
    );
  });

  it('promise exactly what the list then holds', async () => {
    const some = (...values: string[]) => fc.subarray(values, { maxLength: 2 });
    const filters = fc.record({
      gender: fc.constantFrom('men' as const, 'women' as const),
      category: some('clothing', 'shoes'),
      color: some('black', 'white', 'red'),
      size: some('XS', 'M', '40'),
      condition: some('BrandNew', 'Good') as fc.Arbitrary<('BrandNew' | 'Good')[]>,
      highestPrice: fc.option(fc.integer({ min: 100, max: 1500 }), { nil: undefined }),
      keyword: fc.option(fc.constantFrom('wool', 'silk'), { nil: undefined }),
    });
    const facetOf = {
      category: 'categories',
      color: 'colors',
      size: 'sizes',
      condition: 'conditions',
    } as const;
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom('category', 'color', 'size', 'condition'),
        async (query, name) => {
          const { data: facets } = await backend.call(searchFilter, { query });
          for (const option of facets[facetOf[name]].slice(0, 3)) {
            const only = await backend.call(search, { query: { ...query, [name]: [option.value] } });
            expect({ name, value: option.value, count: only.data.total }).toEqual({
              name,
              value: option.value,
              count: option.count,
            });
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
