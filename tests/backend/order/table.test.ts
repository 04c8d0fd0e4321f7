import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  orderStatuses,
  orderTimers,
  orderTransition,
  type OrderEvent,
  type OrderRole,
  type OrderStatus,
} from '#contract/order-states.ts';
import { getOrder, updateOrder } from '#contract/order.ts';
import { orderLines, orders } from '#backend/db/schema/trade.ts';
import { createMarket, DAY, type Market, type Trader } from '../trade/market.ts';

let market: Market;
let seller: Trader;
let buyer: Trader;

beforeAll(async () => {
  market = await createMarket();
  seller = await market.trader();
  buyer = await market.trader();
});
afterAll(() => market.close());

/** An order in any status, with its dates and stock as they would be there. */
async function orderIn(status: OrderStatus, before: OrderStatus | null = null) {
  const now = market.clock.now();
  const paid = !['PaymentPending', 'PendingCapture', 'Cancelled'].includes(status);
  const offer = await market.ask(seller, {
    inventory: paid ? 1 : 2,
    reserved: paid || status === 'Cancelled' ? 0 : 1,
  });
  const [order] = await market.db
    .insert(orders)
    .values({
      buyerId: buyer.id,
      sellerId: seller.id,
      source: 'ask',
      status,
      statusBefore: before,
      currency: 'USD',
      itemsMinor: 10_000,
      shippingMinor: 0,
      totalMinor: 10_000,
      createdAt: now,
      updatedAt: now,
      paymentDueAt: status === 'PaymentPending' ? new Date(now.getTime() + orderTimers.payment) : null,
      confirmDueAt: status === 'PendingCapture' ? new Date(now.getTime() + orderTimers.sellerConfirm) : null,
      paidAt: paid ? now : null,
      shipDueAt: status === 'ShipmentPending' ? new Date(now.getTime() + orderTimers.ship) : null,
      shippedAt: status === 'DeliveryPending' || status === 'Completed' ? now : null,
      completedAt: status === 'Completed' ? now : null,
    })
    .returning();
  await market.db.insert(orderLines).values({
    orderId: order!.id,
    offerId: offer.id,
    spuId: offer.spuId,
    quantity: 1,
    priceMinor: 10_000,
    shippingMinor: 0,
    brand: 'Brand',
    name: 'Style',
    condition: 'LikeNew',
    imgUrl: '/media/x',
  });
  return order!;
}

const bodies = {
  confirm: { action: 'confirm' },
  ship: { action: 'ship', carrier: 'Parcel', trackingNo: 'P-1' },
  receive: { action: 'receive' },
  cancel: { action: 'cancel', reason: 'Changed my mind' },
  requestRefund: { action: 'requestRefund', reason: 'Not as described' },
  approveRefund: { action: 'approveRefund' },
  declineRefund: { action: 'declineRefund' },
  extend: { action: 'extend', days: 3 },
} as const;
type Action = keyof typeof bodies;

const cases = orderStatuses.flatMap((status) =>
  (['buyer', 'seller'] as const).flatMap((role) =>
    (Object.keys(bodies) as Action[]).map((action) => [status, action, role] as const),
  ),
);

function expectedStatus(status: OrderStatus, event: OrderEvent, role: OrderRole): OrderStatus | null {
  const row = orderTransition(status, event, role);
  if (!row) return null;
  return row.to === 'before' ? 'DeliveryPending' : row.to === 'same' ? status : row.to;
}

describe('every status, action and side', () => {
  test.each(cases)('%s, %s by the %s', async (status, action, role) => {
    const order = await orderIn(status, status === 'RefundPending' ? 'DeliveryPending' : null);
    const who = role === 'buyer' ? buyer : seller;
    const expected = expectedStatus(status, action, role);

    const listed = (await market.read(who, order.id)).actions;
    expect(listed.includes(action)).toBe(expected !== null);

    const answer = await market.call(updateOrder, {
      token: who.token,
      params: { orderId: order.id },
      body: bodies[action],
    });
    if (expected === null || action === 'confirm') {
      // Confirming needs an authorised payment, which trade/payments covers; without one it is refused too.
      expect(answer.envelope).toMatchObject({ code: 409, data: { reason: 'not-allowed-now' } });
      expect((await market.orderRow(order.id)).status).toBe(status);
    } else {
      expect(answer.data.status).toBe(expected);
    }
  });

  test.each(orderStatuses)('%s is paid by the buyer only, and only while it waits for it', async (status) => {
    const order = await orderIn(status, status === 'RefundPending' ? 'ShipmentPending' : null);
    expect((await market.read(buyer, order.id)).actions.includes('pay')).toBe(status === 'PaymentPending');
    expect((await market.read(seller, order.id)).actions).not.toContain('pay');
  });
});

describe('whose order', () => {
  test("somebody else's order does not exist", async () => {
    const order = await orderIn('ShipmentPending');
    const stranger = await market.trader();
    const seen = await market.call(getOrder, { token: stranger.token, params: { orderId: order.id } });
    expect(seen.envelope.code).toBe(404);
    for (const body of Object.values(bodies)) {
      const answer = await market.call(updateOrder, {
        token: stranger.token,
        params: { orderId: order.id },
        body,
      });
      expect(answer.envelope.code).toBe(404);
    }
    const address = { action: 'setAddress', addressId: stranger.addressId, paymentKind: 'card' } as const;
    expect((await market.act(stranger, order.id, address)).envelope.code).toBe(404);
    expect((await market.act(stranger, 987_654, { action: 'receive' })).envelope.code).toBe(404);
    const signedOut = await market.call(getOrder, { params: { orderId: order.id } });
    expect(signedOut.envelope).toMatchObject({ code: 403, data: { reason: 'not-signed-in' } });
  });
});

describe('side effects', () => {
  test('cancelling a paid order puts the pieces back and takes the sale out of the history', async () => {
    const mine = await market.trader();
    const offer = await market.ask(mine);
    const placed = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
    await market.pay(buyer, placed.id);
    expect((await market.offerRow(offer.id)).status).toBe('Completed');
    const answer = await market.act(mine, placed.id, { action: 'cancel', reason: 'Damaged in the cupboard' });
    expect(answer.data).toMatchObject({
      status: 'Cancelled',
      refundedAmount: 100,
      cancelReason: 'Damaged in the cupboard',
    });
    expect(await market.offerRow(offer.id)).toMatchObject({
      status: 'Available',
      inventory: 1,
      reserved: 0,
      soldTime: null,
    });
    // It can be bought again.
    expect((await market.buy(await market.trader(), [{ offerId: offer.id, quantity: 1 }])).status).toBe(200);
  });

  test('a refund after shipping does not put the pieces back', async () => {
    const mine = await market.trader();
    const offer = await market.ask(mine, { inventory: 3 });
    const placed = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
    await market.pay(buyer, placed.id);
    await market.act(mine, placed.id, { action: 'ship', carrier: 'Parcel', trackingNo: 'P-2' });
    await market.act(buyer, placed.id, { action: 'requestRefund', reason: 'A hole' });
    const answer = await market.act(mine, placed.id, { action: 'approveRefund' });
    expect(answer.data).toMatchObject({
      status: 'Refunded',
      refundedAmount: 100,
      refundReason: 'A hole',
      actions: [],
    });
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 2, reserved: 0, status: 'Available' });
  });

  test('a declined refund goes back to where it was asked, with the shipping time given back', async () => {
    const order = await orderIn('ShipmentPending');
    await market.act(buyer, order.id, { action: 'requestRefund', reason: 'Too slow' });
    market.clock.advance(10 * DAY);
    const answer = await market.act(seller, order.id, { action: 'declineRefund' });
    expect(answer.data.status).toBe('ShipmentPending');
    expect(answer.data.shipDueAt!.getTime()).toBe(order.shipDueAt!.getTime() + 10 * DAY);
    expect(answer.data.actions).toContain('ship');
  });

  test('the deadline can be put off by 21 days in all', async () => {
    const order = await orderIn('ShipmentPending');
    const first = await market.act(buyer, order.id, { action: 'extend', days: 14 });
    expect(first.data.shipDueAt!.getTime()).toBe(order.shipDueAt!.getTime() + 14 * DAY);
    const tooFar = await market.act(buyer, order.id, { action: 'extend', days: 8 });
    expect(tooFar.envelope).toMatchObject({
      code: 409,
      data: { reason: 'not-allowed-now', detail: { days: 7 } },
    });
    const last = await market.act(buyer, order.id, { action: 'extend', days: 7 });
    expect(last.data.actions).not.toContain('extend');
  });

  test('an order without a source bid takes no other address', async () => {
    const order = await orderIn('PaymentPending');
    const answer = await market.act(buyer, order.id, {
      action: 'setAddress',
      addressId: buyer.addressId,
      paymentKind: 'card',
    });
    expect(answer.envelope).toMatchObject({ code: 409, data: { reason: 'not-allowed-now' } });
  });
});
