import {
  acceptBid,
  createOrder,
  getOrder,
  updateOrder,
  type Order,
  type PaymentKind,
} from '#contract/order.ts';
import { createPayment, executePayment } from '#contract/payment.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { offers, orders } from '#backend/db/schema/trade.ts';
import { moveRecord } from '#backend/sandbox/books.ts';
import { eq } from 'drizzle-orm';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

export interface Trader {
  token: string;
  id: number;
  email: string;
  addressId: number;
}

type OrderRow = typeof orders.$inferSelect;

/** A backend with the steps of a trade as functions; every step is a call of the contract or a click in the sandbox. */
export async function createMarket(options: Parameters<typeof createTestBackend>[0] = {}) {
  const backend = await createTestBackend(options);
  return { ...backend, ...steps(backend) };
}

export type Market = Awaited<ReturnType<typeof createMarket>>;

function steps(backend: TestBackend) {
  const { app, call, db } = backend;

  async function trader(
    overrides: Parameters<TestBackend['registerUser']>[0] = {},
    country = 'US',
  ): Promise<Trader> {
    const { token, account } = await backend.registerUser({
      paymentAccount: 'wallet-of-tests',
      ...overrides,
    });
    const address = await backend.address(account.id, { country });
    return { token, id: account.id, email: account.email, addressId: address.id };
  }

  /** A live ask of the seller. */
  async function ask(seller: Trader, overrides: Partial<typeof offers.$inferInsert> = {}) {
    return backend.offer({ userId: seller.id, ...overrides });
  }

  function buy(
    buyer: Trader,
    lines: { offerId: number; quantity: number }[],
    more: { paymentKind?: PaymentKind; idempotencyKey?: string; addressId?: number } = {},
  ) {
    return call(createOrder, {
      token: buyer.token,
      body: { lines, addressId: more.addressId ?? buyer.addressId, paymentKind: more.paymentKind ?? 'card' },
      ...(more.idempotencyKey ? { idempotencyKey: more.idempotencyKey } : {}),
    });
  }

  function accept(seller: Trader, offerId: number, shipping = 0) {
    return call(acceptBid, { token: seller.token, body: { offerId, shipping } });
  }

  function startPayment(buyer: Trader, orderId: number, kind: PaymentKind = 'card', idempotencyKey?: string) {
    return call(createPayment, {
      token: buyer.token,
      params: { kind },
      body: { orderId, returnPath: `/callback/${kind}?order=${orderId}` },
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  }

  /** A click on a sandbox page: posts its form, answers the redirect's target. */
  async function click(url: string, form: Record<string, string>) {
    const response = await app.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      text: await response.text(),
    };
  }

  /** The card provider decides without telling the shop: no webhook, no way back. */
  async function decideSilently(url: string, state: 'captured' | 'authorised'): Promise<void> {
    const { clock, secret } = backend.deps;
    const ref = url.split('/').at(-1)!;
    const moved = await moveRecord(
      { provider: 'card', db, clock, secret },
      'payment',
      ref,
      ['created'],
      state,
    );
    if (!moved) throw new Error(`${ref} was decided already`);
  }

  function execute(buyer: Trader, paymentId: string, kind: PaymentKind = 'card') {
    return call(executePayment, { token: buyer.token, params: { kind }, body: { paymentId } });
  }

  /** Pays an order from its page to the way back; answers the payment as executed. */
  async function pay(buyer: Trader, orderId: number, card = '4242 4242 4242 4242') {
    const { data } = await startPayment(buyer, orderId);
    await click(data.url, { decision: 'pay', card });
    return (await execute(buyer, data.payment.id)).data;
  }

  function act(who: Trader, orderId: number, body: BodyInput<typeof updateOrder>) {
    return call(updateOrder, { token: who.token, params: { orderId }, body });
  }

  async function read(who: Trader, orderId: number): Promise<Order> {
    return (await call(getOrder, { token: who.token, params: { orderId } })).data;
  }

  async function offerRow(id: number) {
    const [row] = await db.select().from(offers).where(eq(offers.id, id));
    return row!;
  }

  async function orderRow(id: number): Promise<OrderRow> {
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    return row!;
  }

  return {
    trader,
    ask,
    buy,
    accept,
    startPayment,
    click,
    decideSilently,
    execute,
    pay,
    act,
    read,
    offerRow,
    orderRow,
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
