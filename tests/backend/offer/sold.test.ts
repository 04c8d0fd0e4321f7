import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sales } from '#backend/db/schema/catalog.ts';
import { offerClicks } from '#backend/db/schema/shopper.ts';
import { orderLines, orders } from '#backend/db/schema/trade.ts';
import { users } from '#backend/db/schema/user.ts';
import { getBook, getSoldOffer, getStory, listSoldOffers, trackOffer } from '#contract/offer.ts';
import { listSales } from '#contract/product.ts';
import type { OrderStatus } from '#contract/order-states.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** An order of one piece in a status; its line's id is the orderOfferId. */
async function soldPiece(status: OrderStatus = 'Completed') {
  const seller = await backend.user({ paymentAccount: 'w' });
  const buyer = await backend.user();
  const offer = await backend.offer({
    userId: seller.id,
    status: 'Completed',
    inventory: 0,
    currency: 'GBP',
    priceMinor: 8_000,
    description: 'As worn',
  });
  const paidAt = new Date('2026-02-20T10:00:00Z');
  const [order] = await backend.db
    .insert(orders)
    .values({
      buyerId: buyer.id,
      sellerId: seller.id,
      source: 'ask',
      status,
      currency: 'GBP',
      itemsMinor: 8_000,
      shippingMinor: 500,
      totalMinor: 8_500,
      createdAt: paidAt,
      updatedAt: paidAt,
      paidAt,
    })
    .returning();
  const [line] = await backend.db
    .insert(orderLines)
    .values({
      orderId: order!.id,
      offerId: offer.id,
      spuId: offer.spuId,
      quantity: 1,
      priceMinor: 8_000,
      shippingMinor: 500,
      brand: 'Brand',
      name: 'Sold coat',
      condition: 'LikeNew',
      size: 'M',
      imgUrl: '/media/catalog/products/w06-0',
    })
    .returning();
  return { seller, buyer, offer, line: line!, paidAt };
}
const open = (orderOfferId: number) => backend.call(getSoldOffer, { params: { orderOfferId } });

describe('a sold piece', () => {
  it('says what was paid and when, and nothing of the buyer (3#3)', async () => {
    const { line, seller, buyer, offer, paidAt } = await soldPiece();
    const answer = await open(line.id);
    expect(answer.data.sold).toMatchObject({
      orderOfferId: line.id,
      userId: seller.id,
      soldPrice: 100,
      soldCurrency: 'USD',
      originalSoldPrice: 80,
      originalSoldCurrency: 'GBP',
      offerSoldTime: paidAt,
    });
    expect(answer.data.offer).toMatchObject({ id: offer.id, offerDescription: 'As worn' });
    expect(JSON.stringify(answer.envelope)).not.toContain(buyer.username);
  });

  it.each(['PaymentPending', 'PendingCapture', 'Cancelled', 'Refunded'] as const)(
    'is none while its order is %s (8#8)',
    async (status) => {
      const { line, seller } = await soldPiece(status);
      expect((await open(line.id)).status).toBe(404);
      const list = await backend.call(listSoldOffers, { params: { userId: seller.id } });
      expect(list.data).toEqual({ data: [], total: 0 });
    },
  );

  it('stands in its seller’s list, unless the seller is suspended (G19)', async () => {
    const { line, seller } = await soldPiece('DeliveryPending');
    const list = () => backend.call(listSoldOffers, { params: { userId: seller.id } });
    expect((await list()).data).toMatchObject({ total: 1, data: [{ orderOfferId: line.id }] });
    await backend.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, seller.id));
    expect((await list()).data.total).toBe(0);
    expect((await open(line.id)).status).toBe(404);
    expect((await backend.call(listSoldOffers, { params: { userId: 987_654 } })).status).toBe(404);
  });

  it('stands among the sales of its style, which may be older than this shop', async () => {
    const { line, seller, offer, paidAt } = await soldPiece();
    const sale = { spuId: offer.spuId, condition: 'Good' as const, priceUsd: 5_000 };
    await backend.db.insert(sales).values([
      { ...sale, size: 'S', soldAt: new Date('2025-06-01T00:00:00Z') },
      { ...sale, size: 'M', priceUsd: 10_000, soldAt: paidAt, orderLineId: line.id },
    ]);
    const { data } = await backend.call(listSales, { params: { spuId: offer.spuId } });
    expect(data.data).toEqual([
      { time: paidAt, condition: 'Good', size: 'M', price: 100, orderOfferId: line.id, sellerId: seller.id },
      {
        time: new Date('2025-06-01T00:00:00Z'),
        condition: 'Good',
        size: 'S',
        price: 50,
        orderOfferId: null,
        sellerId: null,
      },
    ]);
  });
});

it('tells a step of the book when the first of it runs out', async () => {
  const spu = await backend.spu();
  const soon = new Date(backend.clock.now().getTime() + 3_600_000);
  const later = new Date(backend.clock.now().getTime() + 86_400_000);
  await backend.offer({ spuId: spu.id, priceMinor: 5_000, expiresAt: later });
  await backend.offer({ spuId: spu.id, priceMinor: 5_000, expiresAt: soon });
  await backend.offer({ spuId: spu.id, priceMinor: 5_000 });
  await backend.offer({ spuId: spu.id, priceMinor: 6_000 });
  const { data } = await backend.call(getBook, { query: { spuId: String(spu.id) } });
  expect(data.depth.asks).toEqual([
    { price: 50, count: 3, expiresAt: soon },
    { price: 60, count: 1, expiresAt: null },
  ]);
});

it('gives the story of an offer that may be seen (7/offers-and-orders#1)', async () => {
  const images = [
    { imageUrl: '/media/upload/aaaaaaaa', ratio: 0.5, isPrimary: true },
    { imageUrl: '/media/upload/bbbbbbbb', ratio: -1, isPrimary: false },
  ];
  const offer = await backend.offer({ images });
  expect((await backend.call(getStory, { params: { id: offer.id }, query: {} })).data).toEqual(images);
  const deleted = await backend.offer({ images, status: 'Deleted' });
  expect((await backend.call(getStory, { params: { id: deleted.id }, query: {} })).status).toBe(404);
});

it('counts the ways out to a retailer by day (E7)', async () => {
  const offer = await backend.offer({ offerUrl: 'https://retailer.example/x' });
  const track = () => backend.call(trackOffer, { params: { id: offer.id } });
  for (let n = 0; n < 3; n += 1) expect((await track()).status).toBe(200);
  backend.clock.advance(86_400_000);
  await track();
  const rows = await backend.db.select().from(offerClicks).where(eq(offerClicks.offerId, offer.id));
  expect(rows.map((row) => row.count).sort()).toEqual([1, 3]);
  expect((await backend.call(trackOffer, { params: { id: 987_654 } })).status).toBe(404);
});
