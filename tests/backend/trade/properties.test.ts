import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceLines } from '#backend/areas/order/lines.ts';
import { settleDue } from '#backend/areas/order/due.ts';
import { ledger, offers, orderLines, orders } from '#backend/db/schema/trade.ts';
import { ceilShipping, decimalsOf, toDecimal } from '#contract/money.ts';
import { createMarket, MINUTE, type Market, type Trader } from './market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.close());

const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'KRW');
const line = fc.record({
  priceMinor: fc.integer({ min: 1, max: 99_999_999 }),
  shippingMinor: fc.integer({ min: 0, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
});

describe('totals', () => {
  test('are the sum of lines, shipping and fee, for any lines and currency', async () => {
    const seller = await market.trader();
    const template = await market.ask(seller);
    const owner = { id: seller.id, username: 's', avatarUrl: null, status: 'Normal' as const };
    const style = {
      id: 1,
      brandName: 'B',
      name: 'N',
      gender: 'women' as const,
      sizeUnit: null,
      thumbnail: '/t',
    };
    fc.assert(
      fc.property(currency, fc.array(line, { minLength: 1, maxLength: 30 }), (code, lines) => {
        const taken = lines.map((one, index) => ({
          owner,
          style,
          offer: {
            ...template,
            id: index + 1,
            currency: code,
            priceMinor: one.priceMinor,
            inventory: one.quantity,
            shipping: [{ region: 'Worldwide', priceMinor: one.shippingMinor }],
          },
        }));
        const wanted = lines.map((one, index) => ({ offerId: index + 1, quantity: one.quantity }));
        const priced = priceLines(wanted, taken, seller.id + 1, 'US', market.clock.now());
        const items = lines.reduce((sum, one) => sum + BigInt(one.priceMinor) * BigInt(one.quantity), 0n);
        const shipping = lines.reduce((sum, one) => sum + BigInt(ceilShipping(one.shippingMinor, code)), 0n);
        expect(BigInt(priced.itemsMinor)).toBe(items);
        expect(BigInt(priced.shippingMinor!)).toBe(shipping);
        expect(BigInt(priced.totalMinor!)).toBe(items + shipping + BigInt(priced.feeMinor));
      }),
      { numRuns: 200 },
    );
  });

  test('of placed orders add up on the wire and in the books', async () => {
    const buyer = await market.trader();
    await fc.assert(
      fc.asyncProperty(currency, fc.array(line, { minLength: 1, maxLength: 4 }), async (code, lines) => {
        const seller = await market.trader();
        const asks = [];
        for (const one of lines) {
          asks.push(
            await market.ask(seller, {
              currency: code,
              priceMinor: one.priceMinor,
              inventory: one.quantity,
              shipping: [{ region: 'US', priceMinor: one.shippingMinor }],
            }),
          );
        }
        const wanted = asks.map((ask, index) => ({ offerId: ask.id, quantity: lines[index]!.quantity }));
        const { data: order } = await market.buy(buyer, wanted);
        const row = await market.orderRow(order.id);
        const rows = await market.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
        const sum = rows.reduce((total, one) => total + one.priceMinor * one.quantity + one.shippingMinor, 0);
        expect(row.totalMinor).toBe(sum + row.feeMinor);
        expect(order.totalPrice).toBe(toDecimal(row.totalMinor, code));
        const factor = 10 ** decimalsOf(code);
        expect(Math.round((order.itemsPrice + order.shippingPrice + order.feeAmount) * factor)).toBe(
          row.totalMinor,
        );
      }),
      { numRuns: 10 },
    );
  });
});

type Step = {
  kind: 'create' | 'cancel' | 'pay' | 'expire' | 'refund' | 'sellerCancel';
  pick: number;
  quantity: number;
};
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('create', 'create', 'cancel', 'pay', 'expire', 'refund', 'sellerCancel'),
    pick: fc.nat({ max: 20 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 8, maxLength: 20 },
);

describe('stock', () => {
  test('is never held twice nor lost, however orders are made, cancelled, expired, paid and refunded', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const seller = await market.trader();
        const buyers = [await market.trader(), await market.trader()];
        const stock = [5, 2];
        const asks = await Promise.all(stock.map((inventory) => market.ask(seller, { inventory })));
        const placed: { id: number; buyer: Trader }[] = [];
        // Two at a time, so that steps also meet.
        for (let index = 0; index < script.length; index += 2) {
          await Promise.all(
            script.slice(index, index + 2).map((step) => play(step, seller, buyers, asks, placed)),
          );
          await checkBooks(
            asks.map((ask) => ask.id),
            stock,
          );
        }
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});

async function play(
  step: Step,
  seller: Trader,
  buyers: Trader[],
  asks: { id: number }[],
  placed: { id: number; buyer: Trader }[],
): Promise<void> {
  if (step.kind === 'create') {
    const buyer = buyers[step.pick % 2]!;
    const lines = (step.pick % 3 === 0 ? asks : [asks[step.pick % 2]!]).map((ask) => ({
      offerId: ask.id,
      quantity: step.quantity,
    }));
    const answer = await market.buy(buyer, lines);
    if (answer.status === 200) placed.push({ id: answer.data.id, buyer });
    else expect(answer.status).toBe(409);
    return;
  }
  if (step.kind === 'expire') {
    market.clock.advance(6 * MINUTE);
    await settleDue(market.db, market.clock.now(), 'all');
    return;
  }
  const order = placed[step.pick % Math.max(1, placed.length)];
  if (!order) return;
  if (step.kind === 'cancel') await market.act(order.buyer, order.id, { action: 'cancel' });
  if (step.kind === 'sellerCancel') await market.act(seller, order.id, { action: 'cancel' });
  if (step.kind === 'refund') {
    await market.act(order.buyer, order.id, { action: 'requestRefund', reason: 'r' });
    await market.act(seller, order.id, { action: 'approveRefund' });
  }
  if (step.kind === 'pay') {
    const started = await market.startPayment(order.buyer, order.id);
    if (started.status !== 200) return;
    await market.click(started.data.url, { decision: 'pay', card: '4242424242424242' });
    await market.execute(order.buyer, started.data.payment.id);
  }
}

/** What is in stock, held and sold adds up to what there was; money held is the price of what is sold. */
async function checkBooks(offerIds: number[], stock: number[]): Promise<void> {
  for (const [index, offerId] of offerIds.entries()) {
    const [offer] = await market.db.select().from(offers).where(eq(offers.id, offerId));
    const lines = await market.db
      .select({ quantity: orderLines.quantity, status: orders.status })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orderLines.offerId, offerId));
    const count = (statuses: string[]) =>
      lines.reduce((sum, one) => sum + (statuses.includes(one.status) ? one.quantity : 0), 0);
    expect(offer!.reserved).toBe(count(['PaymentPending', 'PendingCapture']));
    expect(offer!.inventory + count(['ShipmentPending', 'RefundPending'])).toBe(stock[index]);
    expect(offer!.reserved).toBeLessThanOrEqual(offer!.inventory);
    expect(offer!.status).toBe(offer!.inventory === 0 ? 'Completed' : 'Available');
  }
  const rows = await market.db.select().from(orders);
  const money = await market.db.select().from(ledger);
  for (const order of rows) {
    const held = money.reduce((sum, one) => sum + (one.orderId === order.id ? one.amountMinor : 0), 0);
    const kept = ['ShipmentPending', 'RefundPending'].includes(order.status) ? order.totalMinor : 0;
    expect(held, `order ${order.id} ${order.status}`).toBe(kept);
  }
}
