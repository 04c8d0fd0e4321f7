import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#backend/app.ts';
import { openDatabase, type Database } from '#backend/db/client.ts';
import { ledger, offers, orders, payments } from '#backend/db/schema/trade.ts';
import { mails } from '#backend/db/schema/user.ts';
import { createPayments } from '#backend/payments/create.ts';
import { API_BASE, envelope } from '#contract/envelope.ts';
import { createOrder } from '#contract/order.ts';
import { createMarket, type Market, type Trader } from './market.ts';

/**
 * Everything that happens at once. On PGlite two apps share its one connection; with TEST_DATABASE_URL each node has
 * a pool of its own on one PostgreSQL database.
 */
let market: Market;
let nodes: Hono[];
let second: Database | null;

beforeEach(async () => {
  market = await createMarket();
  second = await openSecondNode();
  const database = second ?? market.deps.database;
  const payments = createPayments({ database, clock: market.deps.clock, secret: market.deps.secret });
  nodes = [market.app, createApp({ ...market.deps, database, payments })];
});
afterEach(async () => {
  await second?.close();
  await market.close();
});

async function openSecondNode(): Promise<Database | null> {
  if (!process.env.TEST_DATABASE_URL) return null;
  const found = (await market.db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = `/${found.rows[0]?.name}`;
  return openDatabase({ url: url.href, dataDir: null });
}

/** A call to one of the nodes by turns. */
async function post(
  node: number,
  method: string,
  path: string,
  who: Trader,
  body: unknown,
  key: string = randomUUID(),
) {
  const response = await nodes[node % nodes.length]!.request(`${API_BASE}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return envelope.parse(await response.json()) as { code: number; data: any; msg: string };
}

function order(node: number, who: Trader, offerId: number, quantity = 1, key?: string) {
  const body = { lines: [{ offerId, quantity }], addressId: who.addressId, paymentKind: 'card' };
  return post(node, 'POST', createOrder.path, who, body, key);
}

describe('races', () => {
  test('fifty buyers of one item: one order, forty-nine clean refusals', async () => {
    const seller = await market.trader();
    const offer = await market.ask(seller);
    const buyers = await Promise.all(Array.from({ length: 50 }, () => market.trader()));

    const answers = await Promise.all(buyers.map((buyer, index) => order(index, buyer, offer.id)));

    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.code === 409 && answer.data.reason === 'sold');
    expect(refused).toHaveLength(49);
    expect(await market.db.select().from(orders)).toHaveLength(1);
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 1, reserved: 1 });
    // The winner's buyer and the seller get a mail, nobody else.
    expect(await market.db.select().from(mails)).toHaveLength(2);
  });

  test('fifty buyers of ten pieces, three at a time: three orders, one piece left', async () => {
    const seller = await market.trader();
    const offer = await market.ask(seller, { inventory: 10 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => market.trader()));
    const answers = await Promise.all(buyers.map((buyer, index) => order(index, buyer, offer.id, 3)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer.data?.reason === 'quantity-above-inventory')).toHaveLength(47);
    expect((await market.offerRow(offer.id)).reserved).toBe(9);
  });

  test('overlapping bundles bought at once never deadlock and never oversell', async () => {
    const seller = await market.trader();
    const asks = await Promise.all(Array.from({ length: 4 }, () => market.ask(seller, { inventory: 3 })));
    const buyers = await Promise.all(Array.from({ length: 12 }, () => market.trader()));
    const answers = await Promise.all(
      buyers.map((buyer, index) => {
        const mine = [asks[index % 4]!, asks[(index + 1) % 4]!, asks[(index + 2) % 4]!];
        const lines = (index % 2 ? mine : mine.reverse()).map((ask) => ({ offerId: ask.id, quantity: 1 }));
        const body = { lines, addressId: buyer.addressId, paymentKind: 'card' };
        return post(index, 'POST', createOrder.path, buyer, body);
      }),
    );
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200, 409]));
    const placed = answers.filter((answer) => answer.code === 200).length;
    const rows = await market.db.select().from(offers);
    expect(rows.reduce((total, row) => total + row.reserved, 0)).toBe(placed * 3);
    expect(rows.every((row) => row.reserved <= row.inventory)).toBe(true);
  });

  test('twenty sellers accept one bid: one order', async () => {
    const bidder = await market.trader();
    const bid = await market.offer({ type: 'bid', userId: bidder.id });
    const sellers = await Promise.all(Array.from({ length: 20 }, () => market.trader()));
    const answers = await Promise.all(
      sellers.map((seller, index) => post(index, 'POST', '/v2/order/sell', seller, { offerId: bid.id })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.data?.reason === 'sold')).toHaveLength(19);
  });

  test('one idempotency key: one order, the same answer; another body is refused', async () => {
    const seller = await market.trader();
    const buyer = await market.trader();
    const offer = await market.ask(seller, { inventory: 9 });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => order(index, buyer, offer.id, 2, key)),
    );
    expect(answers.map((answer) => answer.code)).toEqual(Array(6).fill(200));
    for (const answer of answers) expect(answer.data).toEqual(answers[0]!.data);
    expect(await market.db.select().from(orders)).toHaveLength(1);
    expect((await market.offerRow(offer.id)).reserved).toBe(2);
    expect(await order(1, buyer, offer.id, 3, key)).toMatchObject({
      code: 409,
      data: { reason: 'key-reused' },
    });
    // Keys are a person's own.
    expect((await order(1, await market.trader(), offer.id, 2, key)).code).toBe(200);
  });

  test('an execution and its twin, twenty times each way, capture once', async () => {
    const seller = await market.trader();
    const buyer = await market.trader();
    const offer = await market.ask(seller);
    const placed = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
    const { data: started } = await market.startPayment(buyer, placed.id);
    await market.decideSilently(started.url, 'captured');

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(index, 'POST', '/payment/card/execute', buyer, { paymentId: started.payment.id }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.data.status))).toEqual(new Set(['captured']));
    expect(await market.db.select().from(ledger)).toHaveLength(1);
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 0, reserved: 0 });
  });

  test('several payment pages opened at once: one stays open, and paying it pays the order once', async () => {
    const seller = await market.trader();
    const buyer = await market.trader();
    const offer = await market.ask(seller);
    const placed = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
    const body = { orderId: placed.id, returnPath: '/callback/card' };
    const started = await Promise.all(
      Array.from({ length: 6 }, (_, index) => post(index, 'POST', '/payment/card/create', buyer, body)),
    );
    expect(started.map((answer) => answer.code)).toEqual(Array(6).fill(200));
    const rows = await market.db.select().from(payments).where(eq(payments.orderId, placed.id));
    expect(rows.filter((row) => row.status === 'created')).toHaveLength(1);
    expect(rows.filter((row) => row.status === 'cancelled')).toHaveLength(5);

    // Whichever page is used, closed ones take no money.
    await Promise.all(
      started.map((answer) => market.click(answer.data.url, { decision: 'pay', card: '4242424242424242' })),
    );
    await Promise.all(rows.map((row) => market.execute(buyer, row.id)));
    expect(await market.db.select().from(ledger)).toMatchObject([{ kind: 'capture', amountMinor: 10_000 }]);
    expect((await market.read(buyer, placed.id)).status).toBe('ShipmentPending');
  });

  test('buyer cancels while the payment arrives: either paid, or cancelled with the money back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const seller = await market.trader();
      const buyer = await market.trader();
      const offer = await market.ask(seller);
      const placed = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
      const { data: started } = await market.startPayment(buyer, placed.id);
      const cancel = () => post(round, 'PUT', `/v2/order/${placed.id}`, buyer, { action: 'cancel' });
      const pay = () => market.click(started.url, { decision: 'pay', card: '4242424242424242' });
      await Promise.all(round % 2 ? [cancel(), pay()] : [pay(), cancel()]);
      const payment = (await market.execute(buyer, started.payment.id)).data;
      const after = await market.read(buyer, placed.id);
      const stock = await market.offerRow(offer.id);
      const moved = await market.db.select().from(ledger).where(eq(ledger.orderId, placed.id));
      const balance = moved.reduce((total, row) => total + row.amountMinor, 0);
      if (after.status === 'ShipmentPending') {
        expect(payment.status).toBe('captured');
        expect(balance).toBe(10_000);
        expect(stock).toMatchObject({ inventory: 0, reserved: 0 });
      } else {
        expect(after.status).toBe('Cancelled');
        expect(['refunded', 'cancelled']).toContain(payment.status);
        expect(balance).toBe(0);
        expect(stock).toMatchObject({ inventory: 1, reserved: 0, status: 'Available' });
      }
    }
  });
});
