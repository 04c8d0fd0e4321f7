import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spus } from '#backend/db/schema/catalog.ts';
import { offers, orderLines, orders } from '#backend/db/schema/trade.ts';
import { bumpOffer, deleteOffer, getBook, getLead, getOffer } from '#contract/offer.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { DAY, listed, refusalOf, seller } from './support.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const rowOf = async (id: number) => (await backend.db.select().from(offers).where(eq(offers.id, id)))[0]!;
const spuOf = async (id: number) => (await backend.db.select().from(spus).where(eq(spus.id, id)))[0]!;

/** An order line of the offer in an order of the given status. */
async function ordered(offerId: number, status: (typeof orders.$inferInsert)['status']) {
  const offer = await rowOf(offerId);
  const buyer = await backend.user();
  const now = backend.clock.now();
  const [order] = await backend.db
    .insert(orders)
    .values({
      buyerId: buyer.id,
      sellerId: offer.userId,
      source: 'ask',
      status,
      currency: 'USD',
      itemsMinor: 1,
      shippingMinor: 0,
      totalMinor: 1,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await backend.db.insert(orderLines).values({
    orderId: order!.id,
    offerId,
    spuId: offer.spuId,
    quantity: 1,
    priceMinor: 1,
    shippingMinor: 0,
    brand: 'b',
    name: 'n',
    condition: offer.condition,
    imgUrl: 'x',
  });
}

describe('deleting an offer', () => {
  const remove = (id: number, token?: string) => backend.call(deleteOffer, { params: { id }, token });

  it('takes it out of the book; a second time it is not there', async () => {
    const { spu, offer, token } = await listed(backend);
    expect((await remove(offer.id, token)).status).toBe(200);
    expect((await rowOf(offer.id)).status).toBe('Deleted');
    expect(await spuOf(spu.id)).toMatchObject({
      askCount: 0,
      lowestAskUsd: null,
      askSizes: [],
    });
    expect((await backend.call(getBook, { query: { spuId: String(spu.id) } })).data.asks).toEqual([]);
    expect((await backend.call(getOffer, { params: { id: offer.id } })).status).toBe(404);
    expect((await remove(offer.id, token)).status).toBe(404);
  });

  it('is for its owner only', async () => {
    const { offer } = await listed(backend);
    const stranger = await seller(backend);
    expect(refusalOf(await remove(offer.id, stranger.token))).toEqual([403, 'not-owner']);
    expect((await remove(offer.id)).status).toBe(403);
    expect((await remove(4_000_000_000, stranger.token)).status).toBe(404);
  });

  it.each([
    ['PaymentPending', 409],
    ['PendingCapture', 409],
    ['ShipmentPending', 409],
    ['DeliveryPending', 200],
    ['Completed', 200],
    ['Cancelled', 200],
    ['Refunded', 200],
  ] as const)('with an order that is %s answers %i (E14)', async (status, code) => {
    const { offer, token } = await listed(backend, { inventory: 5 });
    await ordered(offer.id, status);
    const result = await remove(offer.id, token);
    expect(result.status).toBe(code);
    if (code === 409) expect(refusalOf(result)).toEqual([409, 'in-open-order']);
  });

  it('is refused while pieces are held', async () => {
    const { offer, token } = await listed(backend);
    await backend.db.update(offers).set({ reserved: 1 }).where(eq(offers.id, offer.id));
    expect(refusalOf(await remove(offer.id, token))).toEqual([409, 'in-open-order']);
  });

  it.each([
    ['Preapproved', 200],
    ['Unavailable', 200],
    ['Rejected', 200],
    ['Expired', 200],
    ['Completed', 409],
    ['Removed', 409],
  ] as const)('in status %s answers %i', async (status, code) => {
    const { offer, token } = await listed(backend);
    await backend.db.update(offers).set({ status }).where(eq(offers.id, offer.id));
    expect((await remove(offer.id, token)).status).toBe(code);
  });

  it('ten at once delete it once', async () => {
    const { offer, token } = await listed(backend);
    const codes = (await Promise.all(Array.from({ length: 10 }, () => remove(offer.id, token)))).map(
      (one) => one.status,
    );
    expect(codes.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
  });
});

describe('bumping (B7)', () => {
  const bump = (spuId: number, token?: string) => backend.call(bumpOffer, { body: { spuId }, token });

  it('is possible every seven days and puts the style first', async () => {
    const { spu, offer, token } = await listed(backend);
    backend.clock.advance(6 * DAY + 1);
    const early = await bump(spu.id, token);
    expect(refusalOf(early)).toEqual([409, 'not-allowed-now']);
    expect(early.envelope.data).toMatchObject({ detail: { nextBumpDay: 1 } });
    backend.clock.advance(DAY);
    const view = async () => (await backend.call(getOffer, { params: { id: offer.id }, token })).data.offer;
    expect(await view()).toMatchObject({ canBump: true, nextBumpDay: 0 });
    expect((await bump(spu.id, token)).data).toEqual({ nextBumpDay: 7 });
    expect(await view()).toMatchObject({
      canBump: false,
      nextBumpDay: 7,
      offerUpdateTime: backend.clock.now(),
    });
    expect((await spuOf(spu.id)).latestAt).toEqual(backend.clock.now());
    expect((await bump(spu.id, token)).status).toBe(409);
    backend.clock.advance(7 * DAY);
    expect((await bump(spu.id, token)).status).toBe(200);
  });

  it('touches own live asks only', async () => {
    const { spu, offer, token, account } = await listed(backend);
    const stranger = await seller(backend);
    const bid = await backend.offer({
      spuId: spu.id,
      userId: account.id,
      type: 'bid',
    });
    const foreign = await backend.offer({ spuId: spu.id });
    backend.clock.advance(8 * DAY);
    expect((await bump(spu.id, stranger.token)).status).toBe(404);
    expect((await bump(4_000_000_000, token)).status).toBe(404);
    await bump(spu.id, token);
    expect((await rowOf(offer.id)).bumpedAt).toEqual(backend.clock.now());
    expect([(await rowOf(bid.id)).bumpedAt, (await rowOf(foreign.id)).bumpedAt]).toEqual([null, null]);
    await backend.db.update(offers).set({ status: 'Unavailable' }).where(eq(offers.id, offer.id));
    expect((await bump(spu.id, token)).status).toBe(404);
  });

  it('five at once bump once', async () => {
    const { spu, token } = await listed(backend);
    backend.clock.advance(8 * DAY);
    const codes = (await Promise.all(Array.from({ length: 5 }, () => bump(spu.id, token)))).map(
      (one) => one.status,
    );
    expect(codes.sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('lead (B5)', () => {
  it("answers the retailer's page, or nothing", async () => {
    const official = await backend.user({
      status: 'Official',
      username: 'atelier',
      stripeAccount: 'x',
    });
    const offer = await backend.offer({
      userId: official.id,
      offerUrl: 'https://atelier.example/7',
      official: true,
    });
    expect((await backend.call(getLead, { params: { id: offer.id } })).data).toEqual({
      offerUrl: 'https://atelier.example/7',
      username: 'atelier',
      avatarUrl: null,
    });
    const plain = await backend.offer();
    for (const id of [plain.id, 4_000_000_000])
      expect((await backend.call(getLead, { params: { id } })).status).toBe(404);
    await backend.db.update(offers).set({ status: 'Removed' }).where(eq(offers.id, offer.id));
    expect((await backend.call(getLead, { params: { id: offer.id } })).status).toBe(404);
  });
});
