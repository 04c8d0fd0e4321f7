import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFacets } from '#backend/areas/catalog/facet-queries.ts';
import { everything, type StyleFilter } from '#backend/areas/catalog/filters.ts';
import { countInIndex } from '#backend/areas/catalog/index/count-facets.ts';
import { findStyles } from '#backend/areas/catalog/index/find.ts';
import { currentIndex } from '#backend/areas/catalog/index/index-keeper.ts';
import { partsOf, type ListSort } from '#backend/areas/catalog/ordering.ts';
import { countStyles, pageIds } from '#backend/areas/catalog/queries.ts';
import { spus } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../../support/backend.ts';
import { insertManyStyles } from '../many-styles.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  await insertManyStyles(backend.db, 3000, 150);
  await backend.db.execute(sql`
    update spus set all_in_usd = case
      when lowest_ask_usd is null then '{}'
      when id % 3 = 0 then json_build_object('US', lowest_ask_usd + 900, 'Worldwide', lowest_ask_usd + 2500)::jsonb
      when id % 3 = 1 then json_build_object('DE', lowest_ask_usd + id % 700)::jsonb
      else json_build_object('Worldwide', lowest_ask_usd)::jsonb end`);
});
afterAll(() => backend.close());

const some = (...values: string[]) => fc.subarray(values, { maxLength: 2 });
const filters: fc.Arbitrary<StyleFilter> = fc.record({
  status: fc.constant('Available' as const),
  gender: fc.constantFrom(null, 'men' as const, 'women' as const),
  keyword: fc.constant(''),
  marketplace: fc.boolean(),
  brand: some('maker-1', 'maker-2', 'maker-77'),
  category: some('clothing', 'shoes', 'hats'),
  subcategory: some('dresses', 'boots'),
  condition: some('BrandNew', 'Good'),
  size: some('XS', 'M', '40', 'shoes:40', 'shoes:S', 'clothing:M', 'hats:7'),
  color: some('black', 'white', 'red'),
  region: some('US', 'JP'),
  lowestUsd: fc.constantFrom(null, null, 40_000),
  highestUsd: fc.constantFrom(null, null, 90_000, 10),
  allIn: fc.constantFrom(null, 'US', 'DE', 'FR'),
  since: fc.constantFrom(null, null, Date.UTC(2025, 8, 1), Date.UTC(2026, 0, 15)),
  sinceOf: fc.constantFrom('latest' as const, 'released' as const),
  ids: fc.constantFrom(null, null, null, [40, 3, 77, 2, 1500, 99_999]),
  within: fc.constantFrom(null, null, { ...everything, color: ['black'], category: ['shoes'] }),
});
const listSorts: ListSort[] = [
  'Featured',
  'LowPrice',
  'HighPrice',
  'Latest',
  'New',
  'HighDiscount',
  'NewLowestAsks',
  'NewHighestBids',
  'Given',
];

async function same(filter: StyleFilter, sort: ListSort, pageStart: number) {
  const index = await currentIndex(backend.db);
  const paging = { pageStart, pageLimit: 12 };
  const wanted: ListSort = sort === 'Given' && !filter.ids ? 'Featured' : sort;
  const found = findStyles(index!, filter, wanted, paging);
  expect(found.ids).toEqual(await pageIds(backend.db, filter, partsOf(wanted, filter), paging));
  expect(found.total).toBe(await countStyles(backend.db, filter));
  expect(countInIndex(index!, filter)).toEqual(await countFacets(backend.db, filter));
}

it('answers any filter, sort and page as the database does', async () => {
  const runs = fc.asyncProperty(filters, fc.constantFrom(...listSorts), fc.constantFrom(0, 5, 40, 300), same);
  await fc.assert(runs, { numRuns: 150 });
});

it('still does after anything changed', async () => {
  const change = fc.record({
    id: fc.integer({ min: 1, max: 3000 }),
    set: fc.record(
      {
        status: fc.constantFrom('Available' as const, 'Unavailable' as const),
        popularity: fc.integer({ min: 0, max: 10_000 }),
        lowestAskUsd: fc.constantFrom(null, 100, 41_000, 89_999),
        askSizes: fc.constantFrom<string[]>([], ['XS'], ['M', '40']),
        name: fc.constantFrom('Renamed', 'Renamed again'),
        latestAt: fc.constantFrom(new Date('2026-01-20T00:00:00Z'), new Date('2025-02-01T00:00:00Z')),
        allInUsd: fc.constantFrom<Record<string, number>>({}, { US: 500, Worldwide: 900 }),
        hasMarketplaceAsk: fc.boolean(),
      },
      { requiredKeys: ['popularity'] },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 30 }),
      filters,
      fc.constantFrom(...listSorts),
      async (changes, filter, sort) => {
        for (const { id, set } of changes) await backend.db.update(spus).set(set).where(eq(spus.id, id));
        await same(filter, sort, 0);
      },
    ),
    { numRuns: 40 },
  );
});

it('knows what a transaction did as soon as it is committed, and nothing before', async () => {
  const popular = async () => {
    const index = await currentIndex(backend.db);
    return findStyles(index!, everything, 'Featured', { pageStart: 0, pageLimit: 1 }).ids[0];
  };
  const before = await popular();
  const [made] = await backend.db
    .insert(spus)
    .values({ ...(await template()), popularity: 90_000_000 })
    .returning({ id: spus.id });
  expect(await popular()).toBe(made!.id);
  await backend.db.update(spus).set({ status: 'Deleted' }).where(eq(spus.id, made!.id));
  expect(await popular()).toBe(before);
  await backend.db
    .transaction(async (tx) => {
      await tx.update(spus).set({ popularity: 95_000_000 }).where(eq(spus.id, 7));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await popular()).toBe(before);
});

async function template() {
  const [row] = await backend.db.select().from(spus).where(eq(spus.id, 2));
  const { id: _id, searchText: _text, ...rest } = row!;
  return { ...rest, status: 'Available' as const };
}
