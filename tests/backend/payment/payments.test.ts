import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPayment, getPayment } from '#contract/payment.ts';
import { ledger, payments, sandboxRecords } from '#backend/db/schema/trade.ts';
import { sweepTrade } from '#backend/jobs/sweep.ts';
import { createMarket, HOUR, MINUTE, type Market, type Trader } from '../trade/market.ts';

let market: Market;
let seller: Trader;
let buyer: Trader;
beforeEach(async () => {
  market = await createMarket();
  seller = await market.trader();
  buyer = await market.trader();
});
afterEach(() => market.close());

async function placed(overrides: Parameters<Market['ask']>[1] = {}) {
  const offer = await market.ask(seller, overrides);
  const order = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
  return { offer, order };
}

const moved = async () => (await market.db.select().from(ledger)).map((row) => row.amountMinor);

describe('paying', () => {
  test('executing asks the provider, also when no webhook came', async () => {
    const { order } = await placed();
    const { data } = await market.startPayment(buyer, order.id);
    expect((await market.execute(buyer, data.payment.id)).data.status).toBe('created');
    await market.decideSilently(data.url, 'captured');
    expect((await market.execute(buyer, data.payment.id)).data.status).toBe('captured');
    expect((await market.read(buyer, order.id)).status).toBe('ShipmentPending');
  });

  test('declined, then cancelled, then paid: the order waits until it is due', async () => {
    const { order } = await placed();
    const declined = await market.pay(buyer, order.id, '4000 0000 0000 0002');
    expect(declined.status).toBe('declined');
    const second = (await market.startPayment(buyer, order.id)).data;
    await market.click(second.url, { decision: 'cancel' });
    expect((await market.execute(buyer, second.payment.id)).data.status).toBe('cancelled');
    expect(await market.read(buyer, order.id)).toMatchObject({
      status: 'PaymentPending',
      actions: ['pay', 'cancel'],
    });
    expect((await market.pay(buyer, order.id)).status).toBe('captured');
    expect(await moved()).toEqual([10_000]);
  });

  test('a repeated creation answers the same page; a new one closes the earlier page', async () => {
    const { order } = await placed();
    const first = await market.startPayment(buyer, order.id, 'card', 'the-first-key');
    const again = await market.startPayment(buyer, order.id, 'card', 'the-first-key');
    expect(again.data).toEqual(first.data);
    const other = await market.call(createPayment, {
      token: buyer.token,
      params: { kind: 'card' },
      body: { orderId: order.id, returnPath: '/elsewhere' },
      idempotencyKey: 'the-first-key',
    });
    expect(other.envelope).toMatchObject({ code: 409, data: { reason: 'key-reused' } });

    const wallet = await market.startPayment(buyer, order.id, 'wallet');
    expect((await market.read(buyer, order.id)).paymentKind).toBe('wallet');
    const closed = await market.app.request(first.data.url);
    expect(await closed.text()).toContain('This payment was cancelled.');
    await market.click(wallet.data.url, { decision: 'pay' });
    expect((await market.execute(buyer, wallet.data.payment.id, 'wallet')).data.status).toBe('captured');
  });

  test('money that arrived on an earlier page counts when a second one is opened', async () => {
    const { order } = await placed();
    const first = (await market.startPayment(buyer, order.id)).data;
    await market.decideSilently(first.url, 'captured');
    const second = await market.startPayment(buyer, order.id);
    expect(second.envelope).toMatchObject({ code: 409, data: { reason: 'not-allowed-now' } });
    expect((await market.read(buyer, order.id)).status).toBe('ShipmentPending');
    // Nothing is left open at the provider.
    const states = (await market.db.select().from(sandboxRecords)).map((record) => record.state).sort();
    expect(states).toEqual(['cancelled', 'captured']);
  });

  test('payment after the expiry goes back by itself and the order stays cancelled', async () => {
    const { offer, order } = await placed();
    const { data } = await market.startPayment(buyer, order.id);
    market.clock.advance(15 * MINUTE);
    await market.decideSilently(data.url, 'captured');
    expect((await market.execute(buyer, data.payment.id)).data.status).toBe('refunded');
    expect(await market.read(buyer, order.id)).toMatchObject({ status: 'Cancelled', refundedAmount: 0 });
    expect(await moved()).toEqual([10_000, -10_000]);
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 1, reserved: 0, status: 'Available' });
    // Again and again: nothing more moves.
    expect((await market.execute(buyer, data.payment.id)).data.status).toBe('refunded');
    await sweepTrade(market.deps);
    expect(await moved()).toEqual([10_000, -10_000]);
  });

  test('another amount or currency than ordered is given back and refused', async () => {
    const changes: Record<string, string | number>[] = [{ amountMinor: 1 }, { currency: 'JPY' }];
    for (const change of changes) {
      const { order } = await placed();
      const { data } = await market.startPayment(buyer, order.id);
      const ref = data.url.split('/').at(-1)!;
      const [record] = await market.db.select().from(sandboxRecords).where(eq(sandboxRecords.ref, ref));
      await market.db
        .update(sandboxRecords)
        .set({ data: { ...record!.data, ...change } })
        .where(eq(sandboxRecords.ref, ref));
      await market.decideSilently(data.url, 'captured');
      const answer = await market.execute(buyer, data.payment.id);
      expect(answer.envelope).toMatchObject({ code: 409, data: { reason: 'payment-mismatch' } });
      expect((await market.read(buyer, order.id)).status).toBe('PaymentPending');
      const [after] = await market.db.select().from(sandboxRecords).where(eq(sandboxRecords.ref, ref));
      expect(after!.state).toBe('refunded');
      expect((await market.pay(buyer, order.id)).status).toBe('captured');
    }
  });

  test('only for my order, while it waits, and back to a path of the site', async () => {
    const { order } = await placed();
    const stranger = await market.trader();
    expect((await market.startPayment(stranger, order.id)).envelope.code).toBe(404);
    // The seller sees the order but does not pay it.
    expect((await market.startPayment(seller, order.id)).envelope.code).toBe(404);
    for (const returnPath of ['//evil.example', '/\\evil.example', '/..//evil.example/x', '/a b']) {
      const answer = await market.call(createPayment, {
        token: buyer.token,
        params: { kind: 'card' },
        body: { orderId: order.id, returnPath },
      });
      const safe = answer.envelope.code === 422 || !(answer.data.url ?? '').includes('evil');
      expect(safe, returnPath).toBe(true);
    }
    const { data } = await market.startPayment(buyer, order.id);
    for (const who of [stranger, seller]) {
      expect((await market.execute(who, data.payment.id)).envelope.code).toBe(404);
      const seen = await market.call(getPayment, {
        token: who.token,
        params: { kind: 'card', paymentId: data.payment.id },
      });
      expect(seen.envelope.code).toBe(404);
    }
    expect((await market.execute(buyer, data.payment.id, 'wallet')).envelope.code).toBe(404);
    expect((await market.execute(buyer, 'pay_unknown')).envelope.code).toBe(404);
    const mine = await market.call(getPayment, {
      token: buyer.token,
      params: { kind: 'card', paymentId: data.payment.id },
    });
    expect(mine.data).toMatchObject({ id: data.payment.id, status: 'created', amount: 100, currency: 'USD' });

    market.clock.advance(15 * MINUTE);
    const late = await market.startPayment(buyer, order.id);
    expect(late.envelope).toMatchObject({ code: 409, data: { reason: 'not-allowed-now' } });
  });
});

describe('authorised payments', () => {
  const AUTHORISE = '4000 0000 0000 3055';

  test('the seller confirms: captured, sold', async () => {
    const { offer, order } = await placed();
    expect((await market.pay(buyer, order.id, AUTHORISE)).status).toBe('authorised');
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 1, reserved: 1 });
    expect(await moved()).toEqual([]);
    expect(await market.read(seller, order.id)).toMatchObject({
      status: 'PendingCapture',
      actions: ['confirm', 'cancel'],
    });
    const confirmed = await market.act(seller, order.id, { action: 'confirm' });
    expect(confirmed.data.status).toBe('ShipmentPending');
    expect(await moved()).toEqual([10_000]);
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 0, reserved: 0, status: 'Completed' });
  });

  test('nobody confirms within 24 hours: let go, in stock again', async () => {
    const { offer, order } = await placed();
    const payment = await market.pay(buyer, order.id, AUTHORISE);
    market.clock.advance(24 * HOUR);
    expect((await market.act(seller, order.id, { action: 'confirm' })).envelope.code).toBe(409);
    expect((await market.read(seller, order.id)).status).toBe('Cancelled');
    const [row] = await market.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row!.status).toBe('cancelled');
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 1, reserved: 0, status: 'Available' });
    expect(await moved()).toEqual([]);
  });

  test('either side cancels: the authorisation is let go', async () => {
    for (const who of [buyer, seller]) {
      const { order } = await placed();
      const payment = await market.pay(buyer, order.id, AUTHORISE);
      expect((await market.act(who, order.id, { action: 'cancel' })).data.status).toBe('Cancelled');
      const [row] = await market.db.select().from(payments).where(eq(payments.id, payment.id));
      expect(row!.status).toBe('cancelled');
    }
  });

  test('money that cannot be collected cancels the order', async () => {
    const { offer, order } = await placed();
    await market.pay(buyer, order.id, AUTHORISE);
    const [record] = await market.db.select().from(sandboxRecords);
    await market.db
      .update(sandboxRecords)
      .set({ state: 'declined' })
      .where(eq(sandboxRecords.ref, record!.ref));
    const answer = await market.act(seller, order.id, { action: 'confirm' });
    expect(answer.envelope).toMatchObject({ code: 409, data: { reason: 'payment-declined' } });
    expect((await market.read(seller, order.id)).status).toBe('Cancelled');
    expect((await market.offerRow(offer.id)).reserved).toBe(0);
  });
});

describe('a provider that is away', () => {
  test('a decided refund is in the books and the job brings the money back', async () => {
    const { order } = await placed();
    await market.pay(buyer, order.id);
    const { card } = market.deps.payments;
    const refund = card.refund;
    card.refund = () => Promise.reject(new Error('away'));
    const answer = await market.act(seller, order.id, { action: 'cancel', reason: 'Gone' });
    expect(answer.data).toMatchObject({ status: 'Cancelled', refundedAmount: 100 });
    expect(await moved()).toEqual([10_000]);
    await sweepTrade(market.deps);
    expect(await moved()).toEqual([10_000]);
    card.refund = refund;
    await sweepTrade(market.deps);
    await sweepTrade(market.deps);
    expect(await moved()).toEqual([10_000, -10_000]);
    const [payment] = await market.db.select().from(payments);
    expect(payment!.status).toBe('refunded');
  });

  test('a closed window loses no payment: the job asks before the order is due', async () => {
    const { order } = await placed();
    const { data } = await market.startPayment(buyer, order.id);
    await market.decideSilently(data.url, 'captured');
    market.clock.advance(14 * MINUTE);
    await sweepTrade(market.deps);
    expect((await market.orderRow(order.id)).status).toBe('ShipmentPending');
  });

  test('an open page of an expired order is closed by the job', async () => {
    const { order } = await placed();
    const { data } = await market.startPayment(buyer, order.id);
    market.clock.advance(16 * MINUTE);
    await sweepTrade(market.deps);
    const [payment] = await market.db.select().from(payments);
    expect(payment).toMatchObject({ id: data.payment.id, status: 'cancelled' });
    expect(await market.click(data.url, { decision: 'pay', card: '4242424242424242' })).toMatchObject({
      status: 303,
    });
    const [record] = await market.db.select().from(sandboxRecords);
    expect(record!.state).toBe('cancelled');
  });
});
