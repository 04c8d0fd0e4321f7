import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as catalog from '#contract/catalog.ts';
import { languageNames, languages } from '#contract/languages.ts';
import { categories, documents, sizeCharts, type spus } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { testSettings } from '../../support/rows.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

it('answers the settings as they are in the database, and the languages the shop is written in', async () => {
  expect((await backend.call(catalog.getSettings)).data).toEqual({
    ...testSettings,
    languages: languages.map((language) => ({ language, name: languageNames[language] })),
  });
});

it('says 404 for pictures the shop does not have, and shows them as soon as it has', async () => {
  expect((await backend.call(catalog.getHomeImages)).status).toBe(404);
  expect((await backend.call(catalog.getBanner, { params: { gender: 'men' } })).status).toBe(404);
  const images = { men: { url: '/m', source: 'M' }, women: { url: '/w', source: 'W' } };
  await backend.db.insert(documents).values([
    { key: 'home-images', value: images },
    { key: 'banner-men', value: { image: '/banner' } },
  ]);
  expect((await backend.call(catalog.getHomeImages)).data).toEqual(images);
  expect((await backend.call(catalog.getBanner, { params: { gender: 'men' } })).data).toEqual({
    image: '/banner',
    looks: [],
  });
  expect((await backend.call(catalog.getBanner, { params: { gender: 'kids' } })).status).toBe(400);
});

it('answers a gender’s categories as a tree in menu order', async () => {
  await backend.db.insert(categories).values([
    { gender: 'women', key: 'bags', parent: null, name: 'Bags', position: 2 },
    { gender: 'women', key: 'clothing', parent: null, name: 'Clothing', position: 1 },
    { gender: 'women', key: 'tops', parent: 'clothing', name: 'Tops', position: 2 },
    { gender: 'women', key: 'coats', parent: 'clothing', name: 'Coats', position: 1 },
    { gender: 'men', key: 'shoes', parent: null, name: 'Shoes', position: 1 },
  ]);
  const { data } = await backend.call(catalog.listCategories, { query: { gender: 'women' } });
  expect(data).toEqual([
    {
      value: 'clothing',
      name: 'Clothing',
      children: [
        { value: 'coats', name: 'Coats' },
        { value: 'tops', name: 'Tops' },
      ],
    },
    { value: 'bags', name: 'Bags', children: [] },
  ]);
});

it('lists designers by name with their available styles of a gender', async () => {
  const zoe = await backend.brand({ name: 'zoe' });
  const abel = await backend.brand({ name: 'Abel', alias: 'AB' });
  const empty = await backend.brand({ name: 'Empty' });
  const of = (
    brand: typeof zoe,
    gender: 'men' | 'women',
    status: typeof spus.$inferSelect.status = 'Available',
  ) => backend.spu({ brandId: brand.id, brandName: brand.name, brandSlug: brand.slug, gender, status });
  for (const [brand, gender] of [
    [zoe, 'men'],
    [zoe, 'women'],
    [abel, 'women'],
    [abel, 'women'],
  ] as const)
    await of(brand, gender);
  await of(empty, 'women', 'Unavailable');
  const list = async (query: { gender?: 'men' | 'women' }) =>
    (await backend.call(catalog.listBrands, { query })).data;
  expect(await list({ gender: 'women' })).toEqual([
    { value: 'abel', name: 'Abel', alias: 'AB', count: 2 },
    { value: 'zoe', name: 'zoe', alias: null, count: 1 },
  ]);
  expect((await list({})).map((brand) => `${brand.name} ${brand.count}`)).toEqual(['Abel 2', 'zoe 2']);
});

it('size charts and settings may be kept by anybody for an hour, answers about people by nobody (J19)', async () => {
  const kept = async (path: string) =>
    (await backend.app.request(`/api${path}`)).headers.get('cache-control');
  expect(await kept('/data/size-chart?gender=women&category1=clothing')).toContain('s-maxage=3600');
  expect(await kept('/data/settings')).toContain('s-maxage=3600');
  expect(await kept('/data/category?gender=women')).toBe('private, no-store');
});

describe('size charts', () => {
  const chart = async (query: { category1: string; category2?: string; unit?: 'cm' | 'in' }) =>
    (await backend.call(catalog.getSizeChart, { query: { gender: 'women', ...query } })).data;
  beforeAll(async () => {
    const row = (category2: string, unit: 'cm' | 'in', value: string) => ({
      gender: 'women' as const,
      category1: 'clothing',
      category2,
      unit,
      chart: { order: ['Size'], sizeChart: { Size: [value] } },
    });
    await backend.db
      .insert(sizeCharts)
      .values([row('', 'cm', 'all'), row('', 'in', 'all in'), row('jeans', 'cm', 'jeans')]);
  });

  it('are those of the second level, else of the first, else empty', async () => {
    expect((await chart({ category1: 'clothing', category2: 'jeans' })).sizeChart).toEqual({
      Size: ['jeans'],
    });
    expect((await chart({ category1: 'clothing', category2: 'tops' })).sizeChart).toEqual({ Size: ['all'] });
    expect((await chart({ category1: 'clothing' })).sizeChart).toEqual({ Size: ['all'] });
    expect((await chart({ category1: 'clothing', category2: 'jeans', unit: 'in' })).sizeChart).toEqual({
      Size: ['all in'],
    });
    expect(await chart({ category1: 'bags' })).toEqual({ order: [], sizeChart: {} });
  });
});
