import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everything, type StyleFilter } from '#backend/areas/catalog/filters.ts';
import { changesStatement } from '#backend/areas/catalog/index/feed.ts';
import { newestFirst, orderOf } from '#backend/areas/catalog/ordering.ts';
import { showingStatement } from '#backend/areas/catalog/picture/picture-queries.ts';
import { countStatement, pageStatement } from '#backend/areas/catalog/queries.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { insertManyStyles } from './many-styles.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  await insertManyStyles(backend.db, 8000);
});
afterAll(() => backend.close());

async function planOf(statement: SQL): Promise<string> {
  const { rows } = (await backend.db.execute(sql`explain ${statement}`)) as {
    rows: { 'QUERY PLAN': string }[];
  };
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const her: StyleFilter = { ...everything, gender: 'women' };
const featured = orderOf('Featured', '');
const page = { pageStart: 0, pageLimit: 24 };

it.each<[string, StyleFilter, ReturnType<typeof orderOf>, string]>([
  ['featured', her, featured, 'spus_featured'],
  ['featured of both genders', everything, featured, 'spus_featured'],
  ['new', her, newestFirst, 'spus_new'],
  ['latest', her, orderOf('Latest', ''), 'spus_latest'],
  ['marketplace', { ...her, marketplace: true }, orderOf('Latest', ''), 'spus_marketplace'],
  [
    'marketplace of both',
    { ...everything, marketplace: true },
    orderOf('Latest', ''),
    'spus_marketplace_all',
  ],
  ['lowest price', her, orderOf('LowPrice', ''), 'spus_price'],
  ['highest price', her, orderOf('HighPrice', '').slice(0, 1), 'spus_price'],
  ['unpriced, after the highest', her, orderOf('HighPrice', '').slice(1), 'spus_price'],
  ['discount', her, orderOf('HighDiscount', ''), 'spus_discount'],
  ['price range', { ...her, lowestUsd: 90_000, highestUsd: 90_400 }, orderOf('LowPrice', ''), 'spus_price'],
  ['subcategory', { ...her, category: ['clothing'], subcategory: ['dresses'] }, featured, 'spus_category'],
  ['brand', { ...her, brand: ['maker-70'] }, featured, 'spus_brand'],
  ['brand of both genders', { ...everything, brand: ['maker-70'] }, featured, 'spus_brand'],
  [
    'search',
    { ...her, keyword: 'quilted dresses' },
    orderOf('MostRelevant', 'quilted dresses'),
    'spus_search',
  ],
  [
    'search of both genders',
    { ...everything, keyword: 'quilted dresses' },
    orderOf('MostRelevant', 'quilted dresses'),
    'spus_search',
  ],
  ['style id', { ...her, keyword: 'MK777' }, orderOf('MostRelevant', 'MK777'), 'spus_style_id'],
])('%s reads an index', async (_, filter, parts, index) => {
  for (const part of parts) {
    const plan = await planOf(pageStatement(filter, part, page));
    expect(plan).toMatch(new RegExp(`\\b${index}\\b`));
    expect(plan).not.toContain('Seq Scan');
  }
});

it('what changed since a transaction reads an index', async () => {
  await backend.db.execute(sql`vacuum analyze spu_changes`);
  const { rows } = (await backend.db.execute(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  )) as unknown as { rows: { horizon: string }[] };
  const plan = await planOf(changesStatement(Number(rows[0]!.horizon)));
  expect(plan).toContain('spu_changes_transaction');
  expect(plan).not.toContain('Seq Scan');
});

it('styles that show a picture are read from an index, in order', async () => {
  const plan = await planOf(showingStatement(['/media/7', '/media/4000'], 'women', 5));
  expect(plan).toContain('spus_thumbnail');
  expect(plan).not.toContain('Seq Scan');
});

it('unclassified listings read an index', async () => {
  const loose: StyleFilter = { ...everything, status: 'Unclassified' };
  for (const part of orderOf('Latest', '')) {
    const plan = await planOf(pageStatement(loose, part, page));
    expect(plan).toContain('spus_unclassified');
    expect(plan).not.toContain('Seq Scan');
  }
});

it.each(['Featured', 'Latest', 'LowPrice', 'HighDiscount'] as const)('%s sorts nothing', async (sort) => {
  for (const part of orderOf(sort, ''))
    expect(await planOf(pageStatement(her, part, page))).not.toContain('Sort');
});

it.each<[string, StyleFilter]>([
  ['a gender', her],
  ['a brand', { ...her, brand: ['maker-70'] }],
  ['a keyword', { ...her, keyword: 'quilted dresses' }],
  ['a subcategory', { ...her, category: ['clothing'], subcategory: ['dresses'] }],
])('counting %s reads an index', async (_, filter) => {
  expect(await planOf(countStatement(filter))).not.toContain('Seq Scan');
});
