import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptBid, createOrder, quoteOrder } from '#contract/order.ts';
import { block, unblock } from '#contract/user.ts';
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

const one = (offerId: number, quantity = 1) => [{ offerId, quantity }];

/** The same refusal from quote and order. */
async function refusedTwice(
  lines: { offerId: number; quantity: number }[],
  code: number,
  reason: string | null,
) {
  const quoted = await market.call(quoteOrder, { token: buyer.token, body: { lines } });
  const ordered = await market.buy(buyer, lines);
  for (const answer of [quoted, ordered]) {
    expect(answer.envelope.code).toBe(code);
    if (reason) expect(answer.envelope.data).toMatchObject({ reason });
  }
}

describe('what cannot be bought', () => {
  test('unknown offers and bids', async () => {
    await refusedTwice(one(987_654), 404, null);
    const bid = await market.offer({ type: 'bid', userId: seller.id });
    await refusedTwice(one(bid.id), 404, null);
  });

  test('my own item', async () => {
    const offer = await market.ask(buyer);
    await refusedTwice(one(offer.id), 403, 'own-item');
  });

  test('anything between two of whom one blocks the other (G20)', async () => {
    const other = await market.trader();
    const offer = await market.ask(other);
    const bid = await market.offer({ type: 'bid', userId: other.id });
    const between = async (change: typeof block) => {
      await market.call(change, { token: buyer.token, body: { userId: other.id } });
    };
    await between(block);
    await refusedTwice(one(offer.id), 403, 'blocked');
    const sold = await market.call(acceptBid, { token: buyer.token, body: { offerId: bid.id, shipping: 0 } });
    expect(sold.envelope).toMatchObject({ code: 403, data: { reason: 'blocked' } });
    await between(unblock);
    expect((await market.buy(buyer, one(offer.id))).envelope.code).toBe(200);
  });

  test('a retailer item that is sold in its own shop', async () => {
    const official = await market.trader({ status: 'Official' });
    const offer = await market.ask(official, { offerUrl: 'https://shop.example/1', official: true });
    await refusedTwice(one(offer.id), 409, 'external-offer');
  });

  test.each(['Deleted', 'Unavailable', 'Rejected', 'Removed'] as const)('%s', async (status) => {
    await refusedTwice(one((await market.ask(seller, { status })).id), 409, 'not-available');
  });

  test('sold, held by somebody else, expired, more than there is, no buy-now, of a suspended seller', async () => {
    await refusedTwice(
      one((await market.ask(seller, { status: 'Completed', inventory: 0 })).id),
      409,
      'sold',
    );
    await refusedTwice(one((await market.ask(seller, { inventory: 2, reserved: 2 })).id), 409, 'sold');
    await refusedTwice(one((await market.ask(seller, { expiresAt: market.clock.now() })).id), 409, 'expired');
    await refusedTwice(
      one((await market.ask(seller, { inventory: 3, reserved: 1 })).id, 3),
      409,
      'quantity-above-inventory',
    );
    await refusedTwice(one((await market.ask(seller, { acceptBuyNow: false })).id), 409, 'not-available');
    const suspended = await market.trader({ status: 'Suspended' });
    await refusedTwice(one((await market.ask(suspended)).id), 409, 'not-available');
  });

  test('the same offer twice counts together', async () => {
    const offer = await market.ask(seller, { inventory: 3 });
    await refusedTwice([...one(offer.id, 2), ...one(offer.id, 2)], 409, 'quantity-above-inventory');
    const { data } = await market.buy(buyer, [...one(offer.id, 2), ...one(offer.id)]);
    expect(data.lines).toMatchObject([{ offerId: offer.id, quantity: 3 }]);
  });

  test('several sellers, several currencies', async () => {
    const mine = await market.ask(seller);
    const other = await market.ask(await market.trader());
    await refusedTwice([...one(mine.id), ...one(other.id)], 400, 'several-sellers');
    const euro = await market.ask(seller, { currency: 'EUR' });
    await refusedTwice([...one(mine.id), ...one(euro.id)], 409, 'no-price');
  });

  test('where it is not shipped: quoted without shipping, not ordered', async () => {
    const offer = await market.ask(seller, { shipping: [{ region: 'DE', priceMinor: 500 }] });
    const quoted = await market.call(quoteOrder, {
      token: buyer.token,
      body: { lines: one(offer.id), region: 'US' },
    });
    expect(quoted.data).toMatchObject({ itemsPrice: 100, shippingPrice: null, totalPrice: null });
    expect((await market.buy(buyer, one(offer.id))).envelope).toMatchObject({
      code: 409,
      data: { reason: 'not-deliverable', detail: { offerIds: [offer.id] } },
    });
    const abroad = await market.address(buyer.id, { country: 'DE' });
    const ordered = await market.buy(buyer, one(offer.id), { addressId: abroad.id });
    expect(ordered.data).toMatchObject({ shippingPrice: 5, totalPrice: 105 });
    expect((await market.offerRow(offer.id)).reserved).toBe(1);
  });

  test("without an address of one's own, without a key, when suspended, when signed out", async () => {
    const offer = await market.ask(seller);
    for (const addressId of [seller.addressId, 987_654]) {
      const answer = await market.buy(buyer, one(offer.id), { addressId });
      expect(answer.envelope).toMatchObject({ code: 422, data: { reason: 'address-missing' } });
    }
    expect((await market.buy(buyer, one(offer.id), { idempotencyKey: 'short' })).envelope.code).toBe(400);
    const suspended = await market.trader({ status: 'Suspended' });
    expect((await market.buy(suspended, one(offer.id))).envelope).toMatchObject({
      code: 403,
      data: { reason: 'suspended' },
    });
    const body = { lines: one(offer.id), addressId: buyer.addressId, paymentKind: 'card' as const };
    expect((await market.call(createOrder, { body })).envelope).toMatchObject({
      code: 403,
      data: { reason: 'not-signed-in' },
    });
    expect((await market.offerRow(offer.id)).reserved).toBe(0);
  });
});

describe('quotes', () => {
  test('agree with the order, and say about what it is in the viewer’s money', async () => {
    const offer = await market.ask(seller, {
      currency: 'EUR',
      priceMinor: 4_545,
      inventory: 5,
      shipping: [{ region: 'Worldwide', priceMinor: 301 }],
    });
    const quoted = await market.call(quoteOrder, {
      token: buyer.token,
      body: { lines: one(offer.id, 2) },
      headers: { 'x-currency': 'USD', 'x-region': 'US' },
    });
    // Shipping goes up to the whole unit; 94.90 EUR at 0.9 is 105.44 USD, rounded to 105.
    expect(quoted.data).toMatchObject({
      currency: 'EUR',
      currencySymbol: '€',
      itemsPrice: 90.9,
      shippingPrice: 4,
      totalPrice: 94.9,
      approxTotal: { amount: 105, currency: 'USD' },
    });
    const ordered = (await market.buy(buyer, one(offer.id, 2))).data;
    expect(ordered).toMatchObject({ itemsPrice: 90.9, shippingPrice: 4, totalPrice: 94.9, currency: 'EUR' });
    const same = await market.call(quoteOrder, {
      token: buyer.token,
      body: { lines: one(offer.id) },
      headers: { 'x-currency': 'EUR' },
    });
    expect(same.data.approxTotal).toBeNull();
  });

  test('an order keeps its lines as they were', async () => {
    const offer = await market.ask(seller, { name: 'Blue coat', inventory: 2 });
    const ordered = (await market.buy(buyer, one(offer.id))).data;
    await market.db.execute(`update offers set name = 'Red coat', price_minor = 1 where id = ${offer.id}`);
    const later = await market.read(buyer, ordered.id);
    expect(later.lines).toEqual(ordered.lines);
    expect(later.lines[0]).toMatchObject({ name: 'Blue coat', price: 100, size: 'M', condition: 'LikeNew' });
  });
});

describe('sell now', () => {
  const accept = (who: Trader, offerId: number, shipping = 0) =>
    market.call(acceptBid, { token: who.token, body: { offerId, shipping } });

  test('not without the payment account of my kind', async () => {
    const bid = await market.offer({ type: 'bid', userId: buyer.id });
    const without = await market.trader({ paymentAccount: null });
    const retailer = await market.trader({
      status: 'Retailer',
      paymentAccount: 'wallet-x',
      stripeAccount: null,
    });
    for (const who of [without, retailer]) {
      expect((await accept(who, bid.id)).envelope).toMatchObject({
        code: 409,
        data: { reason: 'payment-account-missing' },
      });
    }
    const onboarded = await market.trader({
      status: 'Retailer',
      paymentAccount: null,
      stripeAccount: 'acct_x',
    });
    expect((await accept(onboarded, bid.id)).status).toBe(200);
  });

  test('not my own, not an ask, not expired, not of somebody suspended, not when suspended', async () => {
    const own = await market.offer({ type: 'bid', userId: seller.id });
    expect((await accept(seller, own.id)).envelope).toMatchObject({
      code: 403,
      data: { reason: 'own-item' },
    });
    const ask = await market.ask(buyer);
    expect((await accept(seller, ask.id)).envelope.code).toBe(404);
    const bid = await market.offer({
      type: 'bid',
      userId: buyer.id,
      expiresAt: new Date(market.clock.now().getTime() + DAY),
    });
    const suspended = await market.trader({ status: 'Suspended' });
    expect((await accept(suspended, bid.id)).envelope).toMatchObject({ data: { reason: 'suspended' } });
    const theirs = await market.offer({ type: 'bid', userId: suspended.id });
    expect((await accept(seller, theirs.id)).envelope).toMatchObject({ data: { reason: 'not-available' } });
    market.clock.advance(DAY);
    expect((await accept(seller, bid.id)).envelope).toMatchObject({ code: 409, data: { reason: 'expired' } });
  });

  test('shipping has no more decimals than the currency', async () => {
    const bid = await market.offer({ type: 'bid', userId: buyer.id, currency: 'JPY', priceMinor: 9_000 });
    expect((await accept(seller, bid.id, 10.5)).envelope).toMatchObject({
      code: 422,
      data: { fields: { shipping: expect.any(Array) } },
    });
    expect((await accept(seller, bid.id, 800)).data).toMatchObject({
      totalPrice: 9_800,
      currency: 'JPY',
      currencySymbol: '¥',
    });
  });
});
