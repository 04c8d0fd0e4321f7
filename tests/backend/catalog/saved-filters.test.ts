import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSavedFilter, deleteSavedFilter, listSavedFilters } from '#contract/search.ts';
import { canonicalQuery } from '#backend/areas/catalog/saved-filters.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  await backend.spu({ color: 'red' });
  await backend.spu({ color: 'red', gender: 'men' });
  await backend.spu({ color: 'black' });
});
afterAll(() => backend.close());

it('keeps filters and sort in one order, and nothing else', () => {
  expect(canonicalQuery('size=M&page=3&color=red&color=blue&color=red&sort=LowPrice&evil=1&size=')).toBe(
    'color=blue&color=red&size=M&sort=LowPrice',
  );
  expect(canonicalQuery('?condition=Shiny&gender=kids&sort=Loudest&lowestPrice=abc&lowestPrice=10')).toBe(
    'lowestPrice=10',
  );
});

it('saves, lists with what it finds now, and removes; all of it one’s own', async () => {
  const me = await backend.registerUser();
  const other = await backend.registerUser();
  const first = await backend.call(createSavedFilter, {
    token: me.token,
    body: { name: '  Red things ', query: 'color=red&page=2' },
  });
  expect(first.data).toMatchObject({ name: 'Red things', query: 'color=red', gender: null, count: 2 });
  backend.clock.advance(1000);
  const hers = { name: 'Red, hers', query: 'color=red', gender: 'women' as const };
  await backend.call(createSavedFilter, { token: me.token, body: hers });
  const list = async (token: string) => (await backend.call(listSavedFilters, { token })).data;
  expect((await list(me.token)).map((one) => [one.name, one.count])).toEqual([
    ['Red, hers', 1],
    ['Red things', 2],
  ]);
  expect(await list(other.token)).toEqual([]);
  const params = { id: first.data.id };
  expect((await backend.call(deleteSavedFilter, { token: other.token, params })).status).toBe(404);
  expect((await backend.call(deleteSavedFilter, { token: me.token, params })).status).toBe(200);
  expect((await backend.call(deleteSavedFilter, { token: me.token, params })).status).toBe(404);
  expect(await list(me.token)).toHaveLength(1);
  expect((await backend.call(listSavedFilters)).status).toBe(403);
});

it('wants a name of at most forty letters (5#20, B23, B25)', async () => {
  const { token } = await backend.registerUser();
  const refused = await backend.call(createSavedFilter, { token, body: { name: '  ', query: '' } });
  expect(refused.status).toBe(422);
  expect(refused.envelope.data).toMatchObject({ fields: { name: ['Please enter a filter name.'] } });
  const long = { name: 'x'.repeat(41), query: '' };
  expect((await backend.call(createSavedFilter, { token, body: long })).status).toBe(422);
});

it('refuses the twenty-first, also when several are saved at once (B8)', async () => {
  const { token } = await backend.registerUser();
  const answers = await Promise.all(
    Array.from({ length: 23 }, (_, n) =>
      backend.call(createSavedFilter, { token, body: { name: `Filter ${n}`, query: 'color=red' } }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
  const refused = answers.filter((answer) => answer.status === 400);
  expect(refused).toHaveLength(3);
  expect(refused[0]!.envelope.msg).toBe('You can save up to 20 filters.');
});
