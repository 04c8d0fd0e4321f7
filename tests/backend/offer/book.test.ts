import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#backend/db/schema/user.ts';
import { getBook, getOffer, listListing, listMyOffers, listUserOffers } from '#contract/offer.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { DAY } from './support.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const book = async (query: QueryInput<typeof getBook>, headers: Record<string, string> = {}) =>
  (await backend.call(getBook, { query, headers })).data;

describe('order book', () => {
  it('has cells of the whole book, and the rest under the filters', async () => {
    const spu = await backend.spu({ sizes: ['S', 'M', 'L'] });
    const add = (over: object) => backend.offer({ spuId: spu.id, ...over });
    const cheap = await add({ condition: 'Good', size: 'L', priceMinor: 5000 });
    const dear = await add({ condition: 'Good', size: 'L', priceMinor: 9000 });
    const small = await add({ condition: 'Good', size: 'S', priceMinor: 7000 });
    const fresh = await add({
      condition: 'BrandNew',
      size: 'M',
      priceMinor: 8000,
    });
    const low = await add({
      type: 'bid',
      condition: 'Good',
      size: 'L',
      priceMinor: 2000,
    });
    const high = await add({
      type: 'bid',
      condition: 'Good',
      size: 'L',
      priceMinor: 3000,
    });
    const all = await book({ spuId: String(spu.id) });
    expect(all.cells).toEqual([
      {
        condition: 'BrandNew',
        size: 'M',
        lowestAsk: 80,
        highestBid: null,
        askCount: 1,
        bidCount: 0,
      },
      {
        condition: 'Good',
        size: 'S',
        lowestAsk: 70,
        highestBid: null,
        askCount: 1,
        bidCount: 0,
      },
      {
        condition: 'Good',
        size: 'L',
        lowestAsk: 50,
        highestBid: 30,
        askCount: 2,
        bidCount: 2,
      },
    ]);
    expect(all.asks.map((one) => one.id)).toEqual([cheap.id, small.id, fresh.id, dear.id]);
    expect(all.bids.map((one) => one.id)).toEqual([high.id, low.id]);
    expect([all.askCount, all.bidCount]).toEqual([4, 2]);
    expect(all.depth.asks.map((step) => step.price)).toEqual([50, 70, 80, 90]);

    const some = await book({
      spuId: String(spu.id),
      condition: 'Good',
      size: 'L',
    });
    expect(some.cells).toEqual(all.cells);
    expect(some.asks.map((one) => one.id)).toEqual([cheap.id, dear.id]);
    expect([some.askCount, some.bidCount]).toEqual([2, 2]);
    expect(some.depth).toEqual({
      asks: [
        { price: 50, count: 1, expiresAt: null },
        { price: 90, count: 1, expiresAt: null },
      ],
      bids: [
        { price: 30, count: 1, expiresAt: null },
        { price: 20, count: 1, expiresAt: null },
      ],
    });

    const bids = await book({ spuId: String(spu.id), offerType: 'bid' });
    expect([bids.asks.length, bids.bids.length, bids.askCount]).toEqual([0, 2, 4]);
    const page = await book({
      spuId: String(spu.id),
      pageStart: 1,
      pageLimit: 2,
    });
    expect(page.asks.map((one) => one.id)).toEqual([small.id, fresh.id]);
  });

  it('holds live offers only', async () => {
    const spu = await backend.spu();
    const add = (over: object) => backend.offer({ spuId: spu.id, ...over });
    const live = await add({ priceMinor: 9000 });
    const preapproved = await add({ priceMinor: 9100, status: 'Preapproved' });
    await add({ priceMinor: 1000, validSeconds: 60 });
    for (const status of ['Unavailable', 'Deleted', 'Rejected', 'Completed', 'Expired', 'Removed'] as const) {
      await add({ priceMinor: 2000, status });
    }
    await add({ priceMinor: 3000, inventory: 2, reserved: 2 });
    const bad = await backend.user({ status: 'Suspended' });
    await add({ priceMinor: 4000, userId: bad.id });
    backend.clock.advance(61_000);
    const { cells, asks, askCount } = await book({ spuId: String(spu.id) });
    expect(asks.map((one) => one.id)).toEqual([live.id, preapproved.id]);
    expect([askCount, cells[0]?.lowestAsk]).toEqual([2, 90]);
  });

  it('includes official asks and steps by the price that is shown', async () => {
    const spu = await backend.spu();
    const shop = await backend.user({ status: 'Official', stripeAccount: 'x' });
    await backend.offer({
      spuId: spu.id,
      userId: shop.id,
      official: true,
      offerUrl: 'https://a.example',
      priceMinor: 9600,
      currency: 'GBP',
    });
    await backend.offer({ spuId: spu.id, priceMinor: 9620, currency: 'GBP' });
    await backend.offer({ spuId: spu.id, priceMinor: 12_000 });
    const dollars = await book({ spuId: String(spu.id) });
    expect(dollars.depth.asks).toEqual([{ price: 120, count: 3, expiresAt: null }]);
    expect(dollars.asks.find((one) => one.offerUrl)).toMatchObject({
      userStatus: 'Official',
      originalPrice: 96,
    });
    const pounds = await book({ spuId: String(spu.id) }, { 'x-currency': 'GBP' });
    expect(pounds).toMatchObject({
      currency: 'GBP',
      depth: {
        asks: [
          { price: 96, count: 2, expiresAt: null },
          { price: 96.2, count: 1 },
        ],
      },
    });
    expect(pounds.cells[0]?.lowestAsk).toBe(96);
  });

  it('makes at most eight steps a side', async () => {
    const spu = await backend.spu();
    for (let index = 0; index < 10; index += 1)
      await backend.offer({
        spuId: spu.id,
        type: 'bid',
        priceMinor: 1000 + index * 100,
      });
    const { depth } = await book({ spuId: String(spu.id) });
    expect(depth.bids.map((step) => step.price)).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
  });

  it('of an unknown style is not found', async () => {
    expect((await backend.call(getBook, { query: { spuId: '987654321' } })).status).toBe(404);
    const spu = await backend.spu();
    expect(await book({ spuId: String(spu.id) })).toMatchObject({
      cells: [],
      asks: [],
      bids: [],
      askCount: 0,
      depth: { asks: [], bids: [] },
    });
  });
});

describe("a seller's listings", () => {
  it('are grouped by style, the latest first, with filters', async () => {
    const owner = await backend.user({
      paymentAccount: 'w',
      username: 'knitwear.closet',
    });
    const [first, second] = [await backend.spu({ brandName: 'Fjell' }), await backend.spu()];
    const add = (over: object) => backend.offer({ userId: owner.id, ...over });
    const a = await add({
      spuId: first.id,
      priceMinor: 9000,
      size: 'L',
      condition: 'Good',
      name: 'Aran 100% wool',
    });
    const b = await add({
      spuId: first.id,
      priceMinor: 5000,
      size: 'S',
      condition: 'BrandNew',
      name: 'Aran',
    });
    await add({ spuId: first.id, priceMinor: 1000, status: 'Completed' });
    await add({ spuId: first.id, priceMinor: 1000, type: 'bid' });
    backend.clock.advance(1000);
    const c = await add({
      spuId: second.id,
      priceMinor: 20_000,
      country: 'GB',
    });
    const list = async (query: QueryInput<typeof listUserOffers> = {}) =>
      (
        await backend.call(listUserOffers, {
          params: { userId: owner.id },
          query,
        })
      ).data;

    const all = await list();
    expect(all.total).toBe(2);
    expect(all.data.map((group) => group.offerIds)).toEqual([[c.id], [b.id, a.id]]);
    expect(all.data[1]).toMatchObject({
      spuId: first.id,
      userId: owner.id,
      offerStatus: 'Available',
      brand: 'Fjell',
      name: 'Aran',
      lowPrice: 50,
      highPrice: 90,
      sizes: ['S', 'L'],
      conditions: ['BrandNew', 'Good'],
      count: 2,
    });
    const ids = async (query: QueryInput<typeof listUserOffers>) =>
      (await list(query)).data.flatMap((group) => group.offerIds);
    expect(await ids({ condition: ['Good'] })).toEqual([a.id]);
    expect(await ids({ size: ['S', 'L'] })).toEqual([b.id, a.id]);
    expect(await ids({ region: ['GB'] })).toEqual([c.id]);
    expect(await ids({ lowestPrice: 60, highestPrice: 90 })).toEqual([a.id]);
    expect(await ids({ keyword: 'fjell' })).toEqual([b.id, a.id]);
    expect(await ids({ keyword: '100%' })).toEqual([a.id]);
    expect(await ids({ keyword: '_' })).toEqual([]);
    expect(await ids({ pageStart: 1, pageLimit: 1 })).toEqual([b.id, a.id]);
    expect(await list({ pageStart: 50 })).toEqual({ data: [], total: 2 });
    expect((await backend.call(listUserOffers, { params: { userId: 987_654 } })).status).toBe(404);

    const listing = (username: string, spuId: number, query: QueryInput<typeof listListing> = {}) =>
      backend.call(listListing, { params: { username, spuId }, query });
    const found = (await listing('Knitwear.Closet', first.id)).data;
    expect(found.offers.map((one) => one.id)).toEqual([b.id, a.id]);
    expect(found.spu).toMatchObject({ id: first.id, brand: 'Fjell' });
    expect((await listing('knitwear.closet', first.id, { size: ['M'] })).data.offers).toEqual([]);
    expect((await listing('knitwear.closet', 987_654)).status).toBe(404);
    expect((await listing('nobody', first.id)).status).toBe(404);

    await backend.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, owner.id));
    expect(await list()).toEqual({ data: [], total: 0 });
    expect((await backend.call(getOffer, { params: { id: a.id } })).status).toBe(404);
  });
});

describe('my own offers', () => {
  it('are there in every status, latest change first', async () => {
    const me = await backend.registerUser();
    const other = await backend.offer();
    const add = async (over: object) => {
      backend.clock.advance(1000);
      return backend.offer({ userId: me.account.id, ...over });
    };
    const sold = await add({ status: 'Completed' });
    const short = await add({ validSeconds: DAY / 1000 });
    const live = await add({});
    const bid = await add({ type: 'bid' });
    backend.clock.advance(2 * DAY);
    const mine = async (query: QueryInput<typeof listMyOffers>) =>
      (await backend.call(listMyOffers, { token: me.token, query })).data;
    const asks = await mine({ offerType: 'ask' });
    expect(asks.data.map((one) => [one.id, one.offerStatus])).toEqual([
      [live.id, 'Available'],
      [short.id, 'Expired'],
      [sold.id, 'Completed'],
    ]);
    expect(asks.total).toBe(3);
    expect((await mine({ offerType: 'ask', status: 'Expired' })).data.map((one) => one.id)).toEqual([
      short.id,
    ]);
    expect((await mine({ offerType: 'ask', status: 'Available' })).data.map((one) => one.id)).toEqual([
      live.id,
    ]);
    expect((await mine({ offerType: 'bid' })).data.map((one) => one.id)).toEqual([bid.id]);
    expect((await mine({ offerType: 'ask', pageStart: 1, pageLimit: 1 })).data.map((one) => one.id)).toEqual([
      short.id,
    ]);
    expect(asks.data.some((one) => one.id === other.id)).toBe(false);
    expect((await backend.call(listMyOffers, { query: { offerType: 'ask' } })).status).toBe(403);
  });
});
