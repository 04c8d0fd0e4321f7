import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireOffers, refreshSpus } from '#backend/areas/offer/derive.ts';
import { bumpDays, effectiveStatus, isLive, shippingTo } from '#backend/areas/offer/offer-view.ts';
import { pricePoints, sales, spus } from '#backend/db/schema/catalog.ts';
import { offers } from '#backend/db/schema/trade.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { DAY } from './support.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const spuOf = async (id: number) => (await backend.db.select().from(spus).where(eq(spus.id, id)))[0]!;
const refresh = (...ids: number[]) =>
  backend.db.transaction((tx) => refreshSpus(tx, ids, backend.clock.now()));

describe('refreshSpus', () => {
  it('counts a discount of new things only: used ones cost less by nature', async () => {
    const spu = await backend.spu({ retailUsd: 10_000 });
    await backend.offer({ spuId: spu.id, priceMinor: 9000, condition: 'BrandNew' });
    await refresh(spu.id);
    expect((await spuOf(spu.id)).discount).toBe(10);
    await backend.offer({ spuId: spu.id, priceMinor: 4000, condition: 'Good' });
    await refresh(spu.id);
    expect((await spuOf(spu.id)).discount).toBe(0);
  });

  it('derives everything from the live offers', async () => {
    const released = new Date('2025-01-01T00:00:00Z');
    const spu = await backend.spu({
      retailUsd: 10_000,
      sizes: ['XS', 'S', 'M'],
      releasedAt: released,
    });
    const shop = await backend.user({ status: 'Official' });
    const official = await backend.offer({
      spuId: spu.id,
      userId: shop.id,
      official: true,
      priceMinor: 9300,
      size: 'S',
      condition: 'BrandNew',
      country: 'FR',
    });
    expect(await spuOf(spu.id)).toMatchObject({
      hasMarketplaceAsk: false,
      discount: 7,
      lowestAskUsd: 9300,
    });
    const person = await backend.offer({
      spuId: spu.id,
      priceMinor: 9500,
      size: 'XS',
      condition: 'Good',
      country: 'US',
    });
    await backend.offer({
      spuId: spu.id,
      type: 'bid',
      priceMinor: 4000,
      size: 'M',
      condition: 'Acceptable',
      country: 'DE',
    });
    const full = await spuOf(spu.id);
    expect(full).toMatchObject({
      lowestAskUsd: 9300,
      highestBidUsd: 4000,
      askCount: 2,
      bidCount: 1,
      hasMarketplaceAsk: true,
      askSizes: ['XS', 'S'],
      askRegions: ['FR', 'US'],
      latestAt: backend.clock.now(),
    });
    expect([...full.askConditions].sort()).toEqual(['BrandNew', 'Good']);
    for (const id of [official.id, person.id])
      await backend.db.update(offers).set({ status: 'Deleted' }).where(eq(offers.id, id));
    await refresh(spu.id, spu.id);
    expect(await spuOf(spu.id)).toMatchObject({
      lowestAskUsd: null,
      askCount: 0,
      hasMarketplaceAsk: false,
      askSizes: [],
      askConditions: [],
      askRegions: [],
      discount: 0,
      latestAt: released,
      highestBidUsd: 4000,
    });
  });

  it('remembers when the lowest ask last fell and the highest bid last rose (F15)', async () => {
    const spu = await backend.spu();
    const start = backend.clock.now();
    await backend.offer({ spuId: spu.id, priceMinor: 5000 });
    await backend.offer({ spuId: spu.id, type: 'bid', priceMinor: 1000 });
    backend.clock.advance(1000);
    await backend.offer({ spuId: spu.id, priceMinor: 6000 });
    await backend.offer({ spuId: spu.id, type: 'bid', priceMinor: 900 });
    expect(await spuOf(spu.id)).toMatchObject({
      lowestAskAt: start,
      highestBidAt: start,
    });
    backend.clock.advance(1000);
    await backend.offer({ spuId: spu.id, priceMinor: 4000 });
    await backend.offer({ spuId: spu.id, type: 'bid', priceMinor: 1100 });
    expect(await spuOf(spu.id)).toMatchObject({
      lowestAskAt: backend.clock.now(),
      highestBidAt: backend.clock.now(),
    });
  });

  it("writes one point a day, with that day's sale (D13)", async () => {
    const spu = await backend.spu();
    const points = () =>
      backend.db.select().from(pricePoints).where(eq(pricePoints.spuId, spu.id)).orderBy(pricePoints.date);
    backend.clock.set('2026-05-01T23:59:59Z');
    await backend.offer({ spuId: spu.id, priceMinor: 5000 });
    await backend.offer({ spuId: spu.id, priceMinor: 4000 });
    const sale = (priceUsd: number, soldAt: string) =>
      backend.db.insert(sales).values({
        spuId: spu.id,
        condition: 'Good',
        priceUsd,
        soldAt: new Date(soldAt),
      });
    await sale(3000, '2026-04-30T10:00:00Z');
    await refresh(spu.id);
    expect(await points()).toMatchObject([
      {
        date: '2026-05-01',
        lowAskUsd: 4000,
        highBidUsd: null,
        lastSaleUsd: null,
      },
    ]);
    backend.clock.set('2026-05-02T00:00:00Z');
    await sale(3500, '2026-05-02T00:00:00Z');
    await refresh(spu.id);
    expect(await points()).toMatchObject([
      { date: '2026-05-01', lastSaleUsd: null },
      { date: '2026-05-02', lowAskUsd: 4000, lastSaleUsd: 3500 },
    ]);
    expect((await spuOf(spu.id)).lastSaleUsd).toBe(3500);
  });

  it('changes no other style, and takes none at all', async () => {
    const [one, two] = [await backend.offer(), await backend.offer()];
    await backend.db.update(offers).set({ priceUsd: 1 }).where(eq(offers.id, two.id));
    await refresh(one.spuId);
    await refresh();
    expect((await spuOf(two.spuId)).lowestAskUsd).toBe(10_000);
  });
});

describe('expireOffers', () => {
  it('expires what ran out, in batches, and refreshes its styles', async () => {
    const spu = await backend.spu();
    for (let index = 0; index < 5; index += 1) await backend.offer({ spuId: spu.id, validSeconds: 60 });
    const stays = await backend.offer({ spuId: spu.id, validSeconds: 600 });
    const sold = await backend.offer({
      spuId: spu.id,
      validSeconds: 60,
      status: 'Completed',
    });
    backend.clock.advance(60_000);
    expect(await expireOffers(backend.db, backend.clock.now(), 2)).toBe(5);
    expect(await expireOffers(backend.db, backend.clock.now(), 2)).toBe(0);
    expect((await spuOf(spu.id)).askCount).toBe(1);
    const statuses = await backend.db
      .select({ id: offers.id, status: offers.status })
      .from(offers)
      .where(eq(offers.spuId, spu.id));
    expect(statuses.filter((row) => row.status === 'Expired')).toHaveLength(5);
    expect(statuses.find((row) => row.id === stays.id)?.status).toBe('Available');
    expect(statuses.find((row) => row.id === sold.id)?.status).toBe('Completed');
  });
});

describe('rules of one offer', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  it('ships to its region, else the rest of the world (D5)', () => {
    const shipping = [
      { region: 'Worldwide', priceMinor: 9 },
      { region: 'US', priceMinor: 1 },
    ];
    expect(shippingTo(shipping, 'US')?.priceMinor).toBe(1);
    expect(shippingTo(shipping, 'GB')?.priceMinor).toBe(9);
    expect(shippingTo(shipping.slice(1), 'GB')).toBeNull();
  });
  it('is expired from the moment on, unless it is something else', () => {
    expect(effectiveStatus({ status: 'Available', expiresAt: now }, now)).toBe('Expired');
    expect(effectiveStatus({ status: 'Available', expiresAt: new Date(now.getTime() + 1) }, now)).toBe(
      'Available',
    );
    expect(effectiveStatus({ status: 'Rejected', expiresAt: now }, now)).toBe('Rejected');
    expect(isLive({ status: 'Available', expiresAt: null, inventory: 2, reserved: 2 }, now)).toBe(false);
    expect(isLive({ status: 'Preapproved', expiresAt: null, inventory: 2, reserved: 1 }, now)).toBe(true);
  });
  it.each([
    [0, null, 7],
    [6.5, null, 1],
    [7, null, 0],
    [30, null, 0],
    [30, 1, 6],
    [30, 7, 0],
  ])('listed %s and bumped %s days ago waits %s', (listed, bumped, wait) => {
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    const row = {
      type: 'ask',
      status: 'Available',
      expiresAt: null,
      offerTime: ago(listed),
      bumpedAt: bumped === null ? null : ago(bumped),
    } as const;
    expect(bumpDays(row, now)).toBe(wait);
    expect(bumpDays({ ...row, type: 'bid' }, now)).toBeNull();
    expect(bumpDays({ ...row, status: 'Preapproved' }, now)).toBeNull();
  });
});
