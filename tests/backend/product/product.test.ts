import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as product from '#contract/product.ts';
import { categories, pricePoints } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ now: '2026-03-31T12:00:00.000Z' });
  await backend.db.insert(categories).values([
    { gender: 'women', key: 'clothing', parent: null, name: 'Clothing', position: 0 },
    { gender: 'women', key: 'knitwear', parent: 'clothing', name: 'Knits', position: 0 },
  ]);
});
afterAll(() => backend.close());

describe('one style', () => {
  const get = (spuId: number, headers = {}) =>
    backend.call(product.getProduct, { query: { spuId: String(spuId) }, headers });

  it('comes with its card, names and texts, in the viewer’s currency', async () => {
    const brand = await backend.brand({ name: 'Aune' });
    const spu = await backend.spu({
      name: 'Cable Cardigan',
      brandId: brand.id,
      brandName: brand.name,
      brandSlug: brand.slug,
      retailUsd: 40_000,
      lastSaleUsd: 20_000,
    });
    await backend.offer({ spuId: spu.id, priceMinor: 15_000, size: 'M' });
    await backend.offer({ spuId: spu.id, priceMinor: 12_050, size: 'S', condition: 'BrandNew' });
    await backend.offer({ spuId: spu.id, type: 'bid', priceMinor: 5_000 });
    const { data } = await get(spu.id, { 'x-currency': 'GBP' });
    expect(data).toMatchObject({
      id: spu.id,
      name: 'Cable Cardigan',
      brand: 'Aune',
      brandSlug: 'aune',
      colorName: 'Black',
      category1Name: 'Clothing',
      category2Name: 'Knits',
      price: 320,
      currency: 'GBP',
      currencySymbol: '£',
      sizes: ['S', 'M', 'L'],
      availableSizes: ['S', 'M'],
      minAsks: [{ offerPrice: 96, showDiscount: true, discountPercentage: 70 }],
      maxBids: [{ offerPrice: 40 }],
      askCount: 2,
      bidCount: 1,
      spuStatus: 'Available',
      description: 'A knit for tests.',
      favoriteId: null,
    });
    expect((await get(spu.id, { 'accept-language': 'fr' })).data.colorName).toBe('Noir');
    expect(data.images).toHaveLength(1);
    expect((await get(spu.id)).data.minAsks[0]?.offerPrice).toBe(120.5);
  });

  it('shows no discount where there is none and no price where nobody offers', async () => {
    const dear = await backend.spu({ retailUsd: 5_000 });
    await backend.offer({ spuId: dear.id, priceMinor: 9_000 });
    expect((await get(dear.id)).data.minAsks).toEqual([
      { offerPrice: 90, showDiscount: false, discountPercentage: null },
    ]);
    const bare = await backend.spu({ retailUsd: null, category2: null });
    expect((await get(bare.id)).data).toMatchObject({
      price: null,
      minAsks: [],
      maxBids: [],
      category2Name: null,
      lastSale: null,
    });
  });

  it('is answered in other statuses too, so that the page can lead elsewhere', async () => {
    for (const status of ['Unavailable', 'Unclassified', 'PendingAsk'] as const) {
      expect((await get((await backend.spu({ status })).id)).data.spuStatus).toBe(status);
    }
  });

  it('does not exist when unknown or deleted', async () => {
    const deleted = await backend.spu({ status: 'Deleted' });
    for (const id of [deleted.id, 999_999, Number.MAX_SAFE_INTEGER]) {
      const answer = await get(id);
      expect(answer.status).toBe(404);
      expect(answer.envelope.msg).toBe("Sorry, this product doesn't exist");
    }
    expect((await backend.app.request('/api/product/details?spuId=12abc')).status).toBe(400);
  });

  it('says where it went when it was merged', async () => {
    const target = await backend.spu();
    const merged = await backend.spu({ mergedInto: target.id, status: 'Deleted' });
    expect((await get(merged.id)).envelope).toMatchObject({ code: 301, data: target.id });
  });
});

describe('styles like it', () => {
  it('are of the same kind and gender first, then of the same department, never itself', async () => {
    const shop = await createTestBackend();
    const like = { gender: 'men', category1: 'shoes', category2: 'boots' } as const;
    const self = await shop.spu({ ...like, popularity: 100 });
    const boots = [await shop.spu({ ...like, popularity: 2 }), await shop.spu({ ...like, popularity: 9 })];
    const heels = [
      await shop.spu({ ...like, category2: 'heels', popularity: 50 }),
      await shop.spu({ ...like, category2: null, popularity: 60 }),
    ];
    await shop.spu({ ...like, gender: 'women' });
    await shop.spu({ ...like, category1: 'bags' });
    await shop.spu({ ...like, status: 'Unavailable' });
    const relevant = async (pageStart: number, pageLimit: number) => {
      const { data } = await shop.call(product.listRelevant, {
        params: { spuId: self.id },
        query: { pageStart, pageLimit },
      });
      expect(data.total).toBe(4);
      return data.data.map((spu) => spu.id);
    };
    const expected = [boots[1]!.id, boots[0]!.id, heels[1]!.id, heels[0]!.id];
    expect(await relevant(0, 10)).toEqual(expected);
    expect([...(await relevant(0, 3)), ...(await relevant(3, 3))]).toEqual(expected);
    expect([...(await relevant(0, 2)), ...(await relevant(2, 1)), ...(await relevant(3, 1))]).toEqual(
      expected,
    );
    expect(await relevant(4, 2)).toEqual([]);
    expect((await shop.call(product.listRelevant, { params: { spuId: 12345 } })).status).toBe(404);
    await shop.close();
  });
});

describe('cards', () => {
  it('come in the order asked for, without unknown, repeated and unavailable ones', async () => {
    const [a, b] = [await backend.spu(), await backend.spu()];
    const gone = await backend.spu({ status: 'Unavailable' });
    const ids = [b.id, 888_888, a.id, gone.id, b.id].map(String);
    const { data } = await backend.call(product.listCards, { query: { spuId: ids } });
    expect(data.map((spu) => spu.id)).toEqual([b.id, a.id]);
    expect((await backend.call(product.listCards, { query: { spuId: String(a.id) } })).data).toHaveLength(1);
    expect((await backend.call(product.listCards)).data).toEqual([]);
  });
});

describe('price history', () => {
  const history = async (spuId: number, range?: '1M' | '3M' | '1Y', headers = {}) =>
    (
      await backend.call(product.getPriceHistory, {
        params: { spuId },
        query: range ? { range } : {},
        headers,
      })
    ).data;

  it('begins with what stood then, then has the days of the range, null where there was none, in the viewer’s currency', async () => {
    const spu = await backend.spu();
    const point = (date: string, lowAskUsd: number | null, lastSaleUsd: number | null = null) => ({
      spuId: spu.id,
      date,
      lowAskUsd,
      highBidUsd: 1_000,
      lastSaleUsd,
    });
    await backend.db
      .insert(pricePoints)
      .values([
        point('2026-03-30', 20_000, 15_000),
        point('2026-02-28', null),
        point('2026-02-27', 1),
        point('2025-09-30', 30_000),
        point('2025-03-31', 40_000),
        point('2025-03-30', 1),
      ]);
    await backend.db.insert(pricePoints).values({ ...point('2026-03-29', 1), spuId: spu.id + 1000 });
    const month = await history(spu.id, '1M', { 'x-currency': 'EUR' });
    expect(month).toEqual({
      currency: 'EUR',
      points: [
        { date: '2026-02-28', lowAsk: null, highBid: 9, lastSale: null },
        { date: '2026-03-30', lowAsk: 180, highBid: 9, lastSale: 135 },
      ],
    });
    const dates = async (range?: '3M' | '1Y') => (await history(spu.id, range)).points.map((one) => one.date);
    // The half of the range without a point has the one before it.
    expect(await dates('3M')).toEqual(['2025-12-31', '2026-02-27', '2026-02-28', '2026-03-30']);
    expect(await dates()).toEqual(['2025-09-30', '2026-02-27', '2026-02-28', '2026-03-30']);
    expect((await dates('1Y'))[0]).toBe('2025-03-31');
  });

  it('is empty without points and refused for an unknown style', async () => {
    expect((await history((await backend.spu()).id, '1Y')).points).toEqual([]);
    expect((await backend.call(product.getPriceHistory, { params: { spuId: 777_777 } })).status).toBe(404);
  });
});
