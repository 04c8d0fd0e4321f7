import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNew } from '#contract/catalog.ts';
import * as favorite from '#contract/favorite.ts';
import { listListing, listUserOffers } from '#contract/offer.ts';
import { getProduct } from '#contract/product.ts';
import { search } from '#contract/search.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let me: Awaited<ReturnType<TestBackend['registerUser']>>;
beforeAll(async () => {
  backend = await createTestBackend();
  me = await backend.registerUser();
});
afterAll(() => backend.close());

const like = async (spuId: number, favoriteUserId?: number, token = me.token) =>
  (
    await backend.call(favorite.addFavorite, {
      token,
      body: { spuId, ...(favoriteUserId ? { favoriteUserId } : {}) },
    })
  ).data.favoriteId;
const list = async (query: object = {}, token: string | undefined = me.token) =>
  (await backend.call(favorite.listFavorites, { token, query })).data;

describe('favourites', () => {
  it('are added once, marked on every card of mine, counted, and removed (4#34, 7/user#15)', async () => {
    const spu = await backend.spu({ gender: 'men', name: 'Unmistakable parka' });
    const id = await like(spu.id);
    expect(await like(spu.id)).toBe(id);
    const mine = { token: me.token };
    const details = await backend.call(getProduct, { ...mine, query: { spuId: String(spu.id) } });
    expect(details.data).toMatchObject({ favoriteId: id, favoriteCount: 1 });
    const found = await backend.call(search, { ...mine, query: { keyword: 'Unmistakable' } });
    expect(found.data.data[0]).toMatchObject({ spu: { favoriteId: id } });
    const fresh = await backend.call(listNew, { ...mine, query: { gender: 'men' } });
    expect(fresh.data.data.find((card) => card.id === spu.id)?.favoriteId).toBe(id);
    // Nobody else's heart is filled.
    const guest = await backend.call(getProduct, { query: { spuId: String(spu.id) } });
    expect(guest.data).toMatchObject({ favoriteId: null, favoriteCount: 1 });

    const other = await backend.registerUser();
    await backend.call(favorite.removeFavorite, { token: other.token, params: { id } });
    expect((await list()).data.map((one) => one.favoriteId)).toContain(id);
    for (let n = 0; n < 2; n += 1) {
      const gone = await backend.call(favorite.removeFavorite, { ...mine, params: { id } });
      expect(gone.status).toBe(200);
    }
    expect((await list()).data.map((one) => one.favoriteId)).not.toContain(id);
  });

  it('may be a seller’s listing, apart from the style itself (F8)', async () => {
    const spu = await backend.spu({ name: 'Inimitable anorak' });
    const ask = await backend.offer({ spuId: spu.id, size: 'S', priceMinor: 4_000 });
    await backend.offer({ spuId: spu.id, userId: ask.userId, size: 'M', priceMinor: 6_000 });
    const style = await like(spu.id);
    const listing = await like(spu.id, ask.userId);
    expect(listing).not.toBe(style);
    const { data } = await list();
    const entry = data.find((one) => one.favoriteId === listing);
    expect(entry).toMatchObject({
      favoriteUserId: ask.userId,
      username: expect.any(String),
      group: { lowPrice: 40, highPrice: 60, count: 2, sizes: ['S', 'M'] },
    });
    expect(data.find((one) => one.favoriteId === style)).toMatchObject({ favoriteUserId: null, group: null });
    const shown = await backend.call(listListing, {
      token: me.token,
      params: { username: entry!.username!, spuId: spu.id },
    });
    expect(shown.data.favoriteId).toBe(listing);
    // Its cards are marked too, in the seller's closet and among the results.
    const params = { userId: String(ask.userId) };
    const closet = await backend.call(listUserOffers, { token: me.token, params, query: {} });
    expect(closet.data.data).toMatchObject([{ spuId: spu.id, favoriteId: listing }]);
    const query = { keyword: 'Inimitable', types: 'all' as const };
    const found = await backend.call(search, { token: me.token, query });
    const listed = found.data.data.flatMap((hit) => (hit.type === 'offerGroup' ? [hit.group] : []));
    expect(listed).toMatchObject([{ spuId: spu.id, favoriteId: listing }]);
    const guest = await backend.call(search, { query });
    for (const hit of guest.data.data) {
      if (hit.type === 'offerGroup') expect(hit.group.favoriteId).toBeNull();
    }
  });

  it('are seen by everybody, liked last first, sorted and filtered as asked for', async () => {
    const fan = await backend.registerUser();
    const [coat, bag, shoe] = [
      await backend.spu({ category1: 'clothing', gender: 'men' }),
      await backend.spu({ category1: 'bags', gender: 'women' }),
      await backend.spu({ category1: 'shoes', gender: 'women', status: 'Unavailable' }),
    ];
    await backend.offer({ spuId: coat.id, priceMinor: 9_000 });
    await backend.offer({ spuId: bag.id, priceMinor: 3_000 });
    for (const spu of [coat, bag, shoe]) {
      await like(spu.id, undefined, fan.token);
      backend.clock.advance(1000);
    }
    const ids = async (query: object) =>
      (await list({ userId: String(fan.account.id), ...query }, undefined)).data.map((one) => one.spu.id);
    expect(await ids({})).toEqual([shoe.id, bag.id, coat.id]);
    expect(await ids({ sort: 'LowPrice' })).toEqual([bag.id, coat.id, shoe.id]);
    expect(await ids({ gender: 'women' })).toEqual([shoe.id, bag.id]);
    expect(await ids({ category: 'bags' })).toEqual([bag.id]);
    expect(await ids({ brand: coat.brandSlug })).toEqual([coat.id]);
    expect(await ids({ pageStart: 1, pageLimit: 1 })).toEqual([bag.id]);
    const { data } = await backend.call(favorite.listFavoriteFilters, {
      query: { userId: String(fan.account.id) },
    });
    expect(data.genders.map(({ value, count }) => [value, count])).toEqual([
      ['women', 2],
      ['men', 1],
    ]);
    expect(data.categories.map(({ value }) => value).sort()).toEqual(['bags', 'clothing', 'shoes']);
  });

  it('need somebody to belong to', async () => {
    const spu = await backend.spu();
    expect((await backend.call(favorite.addFavorite, { body: { spuId: spu.id } })).status).toBe(403);
    expect((await backend.call(favorite.listFavorites, {})).status).toBe(403);
    const unknown = { token: me.token, body: { spuId: 987_654 } };
    expect((await backend.call(favorite.addFavorite, unknown)).status).toBe(404);
    const nobody = { token: me.token, body: { spuId: spu.id, favoriteUserId: 987_654 } };
    expect((await backend.call(favorite.addFavorite, nobody)).status).toBe(404);
    expect((await backend.call(favorite.listFavorites, { query: { userId: '987654' } })).status).toBe(404);
  });
});
