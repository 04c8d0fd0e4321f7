import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOrders } from '#contract/order.ts';
import { pricePoints, sales, spus } from '#backend/db/schema/catalog.ts';
import { bagLines, ledger } from '#backend/db/schema/trade.ts';
import { mails, users } from '#backend/db/schema/user.ts';
import { createMarket, type Market } from './market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.close());

describe('a whole trade', () => {
  test('buy now from the bag to completion', async () => {
    const seller = await market.trader();
    const buyer = await market.trader();
    const offer = await market.ask(seller, {
      inventory: 2,
      priceMinor: 12_050,
      shipping: [{ region: 'US', priceMinor: 650 }],
    });
    await market.db
      .insert(bagLines)
      .values({ userId: buyer.id, offerId: offer.id, quantity: 1, updateTime: market.clock.now() });

    const placed = (await market.buy(buyer, [{ offerId: offer.id, quantity: 2 }])).data;
    expect(placed).toMatchObject({
      status: 'PaymentPending',
      role: 'buyer',
      itemsPrice: 241,
      shippingPrice: 7,
      feeAmount: 0,
      totalPrice: 248,
      currency: 'USD',
      actions: ['pay', 'cancel'],
    });
    expect(placed.paymentDueAt?.getTime()).toBe(market.clock.now().getTime() + 15 * 60_000);
    expect(await market.db.select().from(bagLines)).toEqual([]);
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 2, reserved: 2, status: 'Available' });
    // Where the buyer lives is not shown before the order is paid.
    expect((await market.read(seller, placed.id)).address).toBeNull();

    const { data: started } = await market.startPayment(buyer, placed.id);
    expect(started.url).toMatch(/^\/sandbox\/card\/pay\/payment_/);
    const back = await market.click(started.url, { decision: 'pay', card: '4242 4242 4242 4242' });
    expect(back).toMatchObject({
      status: 303,
      location: `/callback/card?order=${placed.id}&payment=${started.payment.id}`,
    });
    const executed = (await market.execute(buyer, started.payment.id)).data;
    expect(executed).toMatchObject({ status: 'captured', amount: 248, currency: 'USD', orderId: placed.id });

    const sold = await market.offerRow(offer.id);
    expect(sold).toMatchObject({ inventory: 0, reserved: 0, status: 'Completed' });
    expect(sold.soldTime).toEqual(market.clock.now());
    const forSeller = await market.read(seller, placed.id);
    expect(forSeller).toMatchObject({
      status: 'ShipmentPending',
      role: 'seller',
      actions: ['ship', 'cancel'],
    });
    expect(forSeller.address?.line1).toBe('1 Test Street');

    const [spu] = await market.db.select().from(spus).where(eq(spus.id, offer.spuId));
    expect(spu).toMatchObject({ lastSaleUsd: 12_050, lowestAskUsd: null, askCount: 0 });
    const [point] = await market.db.select().from(pricePoints).where(eq(pricePoints.spuId, offer.spuId));
    expect(point).toMatchObject({ date: '2026-03-02', lastSaleUsd: 12_050 });

    const shipped = await market.act(seller, placed.id, {
      action: 'ship',
      carrier: 'Parcel',
      trackingNo: 'P-1',
    });
    expect(shipped.data).toMatchObject({ status: 'DeliveryPending', carrier: 'Parcel', actions: [] });
    const received = await market.act(buyer, placed.id, { action: 'receive' });
    expect(received.data).toMatchObject({ status: 'Completed', actions: ['requestRefund'] });

    const counts = await market.db
      .select({ n: users.transactionCount })
      .from(users)
      .where(eq(users.id, seller.id));
    expect(counts).toEqual([{ n: 1 }]);
    expect(await market.db.select({ kind: ledger.kind, amount: ledger.amountMinor }).from(ledger)).toEqual([
      { kind: 'capture', amount: 24_800 },
    ]);
    const subjects = (await market.db.select().from(mails).where(eq(mails.recipient, buyer.email))).map(
      (m) => m.subject,
    );
    expect(subjects).toEqual(
      ['placed', 'paid', 'shipped', 'completed'].map((word) => `Order ${placed.id} ${word}`),
    );

    const mine = await market.call(listOrders, { token: buyer.token, query: {} });
    expect(mine.data).toMatchObject({ total: 1, data: [{ id: placed.id, status: 'Completed' }] });
    const selling = await market.call(listOrders, { token: seller.token, query: { role: 'seller' } });
    expect(selling.data.data.map((order) => order.id)).toEqual([placed.id]);
    const other = await market.call(listOrders, { token: buyer.token, query: { role: 'seller' } });
    expect(other.data).toEqual({ data: [], total: 0 });
  });

  test('a bid is accepted, gets an address, is paid with the wallet', async () => {
    const bidder = await market.trader();
    const seller = await market.trader();
    const bid = await market.offer({ type: 'bid', userId: bidder.id, priceMinor: 9_000, currency: 'EUR' });

    const accepted = (await market.accept(seller, bid.id, 4.5)).data;
    expect(accepted).toMatchObject({
      role: 'seller',
      status: 'PaymentPending',
      totalPrice: 94.5,
      currency: 'EUR',
    });
    expect(accepted.paymentDueAt?.getTime()).toBe(market.clock.now().getTime() + 24 * 3_600_000);
    expect((await market.offerRow(bid.id)).reserved).toBe(1);
    expect((await market.accept(await market.trader(), bid.id)).envelope).toMatchObject({
      code: 409,
      data: { reason: 'sold' },
    });

    const early = await market.startPayment(bidder, accepted.id, 'wallet');
    expect(early.envelope).toMatchObject({ code: 409, data: { reason: 'address-missing' } });
    const addressed = await market.act(bidder, accepted.id, {
      action: 'setAddress',
      addressId: bidder.addressId,
      paymentKind: 'wallet',
    });
    expect(addressed.data).toMatchObject({ paymentKind: 'wallet', address: { city: 'Springfield' } });

    const { data: started } = await market.startPayment(bidder, accepted.id, 'wallet');
    const back = await market.click(started.url, { decision: 'pay', source: 'Balance' });
    expect(back.location).toBe(`/callback/wallet?order=${accepted.id}&payment=${started.payment.id}`);
    expect((await market.execute(bidder, started.payment.id, 'wallet')).data.status).toBe('captured');
    expect(await market.offerRow(bid.id)).toMatchObject({ status: 'Completed', inventory: 0, reserved: 0 });
    expect(await market.db.select().from(sales).where(eq(sales.spuId, bid.spuId))).toMatchObject([
      { priceUsd: 10_000 },
    ]);
  });
});
