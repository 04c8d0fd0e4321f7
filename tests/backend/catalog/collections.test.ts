import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getCollection,
  getCollectionByKey,
  listCollections,
  search,
  searchFilter,
} from '#contract/search.ts';
import { collections } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let curated: number;
let trending: number;
let ids: number[];
beforeAll(async () => {
  backend = await createTestBackend();
  const made = [];
  for (const [name, color, gender] of [
    ['Red coat', 'red', 'women'],
    ['Black coat', 'black', 'women'],
    ['Black boots', 'black', 'men'],
    ['White shirt', 'white', 'women'],
  ] as const)
    made.push(await backend.spu({ name, color, gender, popularity: made.length }));
  ids = made.map((spu) => spu.id);
  const common = { updatedAt: backend.clock.now() };
  const rows = await backend.db
    .insert(collections)
    .values([
      { ...common, key: 'noir', kind: 'curated', title: 'Noir', filters: { color: ['black'] }, position: 2 },
      {
        ...common,
        key: 'trending-women',
        kind: 'trending',
        title: 'Trending',
        gender: 'women',
        spuIds: [ids[3]!, ids[0]!, ids[1]!, 99_999],
        position: 1,
      },
    ])
    .returning({ id: collections.id });
  [curated, trending] = rows.map((row) => row.id) as [number, number];
});
afterAll(() => backend.close());

const names = async (query: object) =>
  (await backend.call(search, { query })).data.data.flatMap((hit) =>
    hit.type === 'spu' ? hit.spu.name : [],
  );

it('are found by id and by key, with how many styles they hold', async () => {
  const { data } = await backend.call(getCollection, { params: { id: curated } });
  expect(data).toMatchObject({ key: 'noir', kind: 'curated', gender: null, count: 2 });
  expect((await backend.call(getCollectionByKey, { params: { key: 'trending-women' } })).data).toMatchObject({
    id: trending,
    count: 3,
  });
  const japanese = { params: { key: 'trending-women' }, headers: { 'accept-language': 'ja' } };
  expect((await backend.call(getCollectionByKey, japanese)).data.title).toBe('今週の人気：ウィメンズ');
  expect((await backend.call(getCollection, { params: { id: 4711 } })).status).toBe(404);
  expect((await backend.call(getCollectionByKey, { params: { key: 'nothing' } })).status).toBe(404);
});

it('are listed in their order, for a gender its own and those for both', async () => {
  const keys = async (query: object) =>
    (await backend.call(listCollections, { query })).data.map((one) => one.key);
  expect(await keys({})).toEqual(['trending-women', 'noir']);
  expect(await keys({ gender: 'men' })).toEqual(['noir']);
  expect(await keys({ kind: 'trending' })).toEqual(['trending-women']);
});

it('hold what their filters leave, and take further filters', async () => {
  expect(await names({ list: String(curated) })).toEqual(['Black boots', 'Black coat']);
  expect(await names({ list: String(curated), gender: 'women' })).toEqual(['Black coat']);
  const { data } = await backend.call(searchFilter, { query: { list: String(curated), color: ['red'] } });
  expect(data.total).toBe(0);
  expect(data.colors).toEqual([
    { value: 'black', name: 'Black', count: 2 },
    { value: 'red', name: 'Red', count: 0 },
  ]);
  expect(data.lift).toEqual([{ filter: 'color', count: 2 }]);
});

it('with styles of their own keep their order until a sort is asked for', async () => {
  expect(await names({ list: String(trending) })).toEqual(['White shirt', 'Red coat', 'Black coat']);
  expect(await names({ list: String(trending), pageStart: 1, pageLimit: 1 })).toEqual(['Red coat']);
  expect(await names({ list: String(trending), sort: 'Popular' })).toEqual([
    'White shirt',
    'Black coat',
    'Red coat',
  ]);
  expect((await backend.call(search, { query: { list: '4711' } })).status).toBe(404);
});
