import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCollection, listCollections, search } from '#contract/search.ts';
import { updateTrending } from '#backend/areas/catalog/trending.ts';
import { sales } from '#backend/db/schema/catalog.ts';
import { favorites } from '#backend/db/schema/shopper.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const DAY = 86_400_000;
let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

it('count sales and favourites of the last seven days, and keep their ids', async () => {
  const { db, clock } = backend;
  const [sold, liked, old, popular, his, gone] = await Promise.all(
    [
      { name: 'Sold' },
      { name: 'Liked' },
      { name: 'Sold long ago' },
      { name: 'Popular', popularity: 50 },
      { name: 'His', gender: 'men' as const },
      { name: 'Gone', status: 'Unavailable' as const },
    ].map((style) => backend.spu(style)),
  );
  const sale = (spuId: number, daysAgo: number) => ({
    spuId,
    condition: 'Good' as const,
    priceUsd: 100,
    soldAt: new Date(clock.now().getTime() - daysAgo * DAY),
  });
  await db
    .insert(sales)
    .values([sale(sold!.id, 1), sale(old!.id, 8), sale(his!.id, 2), sale(his!.id, 3), sale(gone!.id, 1)]);
  for (const _ of [1, 2]) {
    const { id: userId } = await backend.user();
    await db.insert(favorites).values({ userId, spuId: liked!.id, createdAt: clock.now() });
  }
  await updateTrending(db, clock.now());

  const listed = async () =>
    (await backend.call(listCollections, { query: { kind: 'trending' } })).data.map((one) => one.id);
  const namesOf = async (key: string) => {
    const { data } = await backend.call(listCollections, { query: {} });
    const { id } = data.find((one) => one.key === key)!;
    expect((await backend.call(getCollection, { params: { id } })).data.key).toBe(key);
    const found = await backend.call(search, { query: { list: String(id) } });
    return found.data.data.flatMap((hit) => (hit.type === 'spu' ? hit.spu.name : []));
  };
  expect(await namesOf('trending')).toEqual(['His', 'Sold', 'Liked', 'Popular', 'Sold long ago']);
  expect(await namesOf('trending-women')).toEqual(['Sold', 'Liked', 'Popular', 'Sold long ago']);

  const ids = await listed();
  clock.advance(9 * DAY);
  await updateTrending(db, clock.now());
  expect(await listed()).toEqual(ids);
  expect((await namesOf('trending-women'))[0]).toBe('Popular');
  expect(popular!.popularity).toBe(50);
});
