import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleDue } from '#backend/areas/order/due.ts';
import { mails, users } from '#backend/db/schema/user.ts';
import { ledger } from '#backend/db/schema/trade.ts';
import { eq } from 'drizzle-orm';
import { listOrders } from '#contract/order.ts';
import { createMarket, DAY, HOUR, MINUTE, type Market, type Trader } from '../trade/market.ts';

let market: Market;
let seller: Trader;
let buyer: Trader;
beforeEach(async () => {
  market = await createMarket();
  seller = await market.trader();
  buyer = await market.trader();
});
afterEach(() => market.close());

async function placed() {
  const offer = await market.ask(seller);
  return { offer, order: (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data };
}

describe('what time does, found on reading', () => {
  test('unpaid for 15 minutes', async () => {
    const { offer, order } = await placed();
    market.clock.advance(15 * MINUTE - 1);
    expect((await market.read(buyer, order.id)).status).toBe('PaymentPending');
    market.clock.advance(1);
    expect(await market.read(buyer, order.id)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'The payment did not arrive in time.',
      actions: [],
      paymentDueAt: null,
    });
    expect((await market.offerRow(offer.id)).reserved).toBe(0);
  });

  test('a list settles too, and the stock of an overdue order is free for the next buyer at once', async () => {
    const { offer, order } = await placed();
    market.clock.advance(16 * MINUTE);
    const next = await market.buy(await market.trader(), [{ offerId: offer.id, quantity: 1 }]);
    expect(next.status).toBe(200);
    const list = await market.call(listOrders, { token: buyer.token, query: { status: 'Cancelled' } });
    expect(list.data.data.map((one) => one.id)).toEqual([order.id]);
    // The shop's own reason is read in the reader's language.
    const headers = { 'accept-language': 'de' };
    const german = await market.call(listOrders, {
      token: buyer.token,
      query: { status: 'Cancelled' },
      headers,
    });
    expect(german.data.data[0]?.cancelReason).toBe('Die Zahlung ist nicht rechtzeitig eingegangen.');
  });

  test('an accepted bid unpaid for 24 hours is over, and so is the bid', async () => {
    const bid = await market.offer({ type: 'bid', userId: buyer.id });
    const order = (await market.accept(seller, bid.id)).data;
    market.clock.advance(24 * HOUR - 1);
    expect((await market.read(seller, order.id)).status).toBe('PaymentPending');
    market.clock.advance(1);
    expect((await market.read(seller, order.id)).status).toBe('Cancelled');
    expect(await market.offerRow(bid.id)).toMatchObject({ status: 'Expired', reserved: 0 });
  });

  test('a bid that its seller gave up is open again; one that its bidder gave up is not', async () => {
    for (const [who, status] of [
      [seller, 'Available'],
      [buyer, 'Expired'],
    ] as const) {
      const bid = await market.offer({ type: 'bid', userId: buyer.id });
      const order = (await market.accept(seller, bid.id)).data;
      await market.act(who, order.id, { action: 'cancel' });
      expect(await market.offerRow(bid.id)).toMatchObject({ status, reserved: 0, inventory: 1 });
    }
  });

  test('not shipped for 7 days: cancelled, refunded, in stock again', async () => {
    const { offer, order } = await placed();
    await market.pay(buyer, order.id);
    market.clock.advance(7 * DAY);
    expect(await market.read(buyer, order.id)).toMatchObject({
      status: 'Cancelled',
      refundedAmount: 100,
      cancelReason: 'The order was not shipped in time.',
    });
    expect((await market.db.select().from(ledger)).map((row) => row.amountMinor)).toEqual([10_000, -10_000]);
    expect(await market.offerRow(offer.id)).toMatchObject({ status: 'Available', inventory: 1, reserved: 0 });
  });

  test('shipped: completes after transit and claim window, can be complained about for 3 days more', async () => {
    const { order } = await placed();
    await market.pay(buyer, order.id);
    await market.act(seller, order.id, { action: 'ship', carrier: 'Parcel', trackingNo: 'P' });
    market.clock.advance(17 * DAY - 1);
    expect(await market.read(buyer, order.id)).toMatchObject({
      status: 'DeliveryPending',
      actions: ['receive', 'requestRefund'],
    });
    market.clock.advance(1);
    expect(await market.read(buyer, order.id)).toMatchObject({
      status: 'Completed',
      actions: ['requestRefund'],
    });
    const [counted] = await market.db.select().from(users).where(eq(users.id, buyer.id));
    expect(counted!.transactionCount).toBe(1);
    market.clock.advance(3 * DAY);
    expect((await market.read(buyer, order.id)).actions).toEqual(['requestRefund']);
    market.clock.advance(1);
    expect((await market.read(buyer, order.id)).actions).toEqual([]);
    const late = await market.act(buyer, order.id, { action: 'requestRefund', reason: 'Late' });
    expect(late.envelope).toMatchObject({ code: 409, data: { reason: 'not-allowed-now' } });
  });

  test('a refund of a completed order takes the transaction back', async () => {
    const { order } = await placed();
    await market.pay(buyer, order.id);
    await market.act(seller, order.id, { action: 'ship', carrier: 'Parcel', trackingNo: 'P' });
    await market.act(buyer, order.id, { action: 'receive' });
    await market.act(buyer, order.id, { action: 'requestRefund', reason: 'Torn' });
    await market.act(seller, order.id, { action: 'approveRefund' });
    const [counted] = await market.db.select().from(users).where(eq(users.id, seller.id));
    expect(counted!.transactionCount).toBe(0);
    expect((await market.db.select().from(ledger)).map((row) => row.amountMinor)).toEqual([10_000, -10_000]);
  });
});

describe('the sweep', () => {
  test('does the same, once, whoever else reads meanwhile', async () => {
    const { offer, order } = await placed();
    market.clock.advance(16 * MINUTE);
    const before = (await market.db.select().from(mails)).length;
    await Promise.all([
      settleDue(market.db, market.clock.now(), 'all'),
      settleDue(market.db, market.clock.now(), 'all'),
      market.read(buyer, order.id),
      market.read(seller, order.id),
    ]);
    expect(await market.offerRow(offer.id)).toMatchObject({ reserved: 0, inventory: 1 });
    // One mail to each side.
    expect((await market.db.select().from(mails)).length).toBe(before + 2);
    expect(await settleDue(market.db, market.clock.now(), 'all')).toEqual([]);
  });
});
