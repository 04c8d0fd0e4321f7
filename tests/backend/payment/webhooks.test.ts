import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { API_BASE } from '#contract/envelope.ts';
import { ledger, webhookEvents } from '#backend/db/schema/trade.ts';
import { SIGNATURE_HEADER } from '#backend/payments/sandbox-provider.ts';
import { signWebhook } from '#backend/sandbox/books.ts';
import { createMarket, type Market, type Trader } from '../trade/market.ts';

let market: Market;
let buyer: Trader;
beforeEach(async () => {
  market = await createMarket();
  buyer = await market.trader();
});
afterEach(() => market.close());

/** An order whose payment was captured at the provider, of which nobody told the shop yet. */
async function paidInSecret() {
  const offer = await market.ask(await market.trader());
  const order = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
  const { data } = await market.startPayment(buyer, order.id);
  const ref = data.url.split('/').at(-1)!;
  await market.decideSilently(data.url, 'captured');
  return { order, offer, paymentId: data.payment.id, ref, body: JSON.stringify({ id: `evt_${ref}`, ref }) };
}

async function send(body: string, header: string | null, kind = 'card') {
  return market.app.request(`${API_BASE}/payment/${kind}/webhook`, {
    method: 'POST',
    headers: header === null ? {} : { [SIGNATURE_HEADER]: header },
    body,
  });
}

function sign(
  body: string,
  at = market.clock.now(),
  secret = market.deps.secret,
  provider: 'card' | 'wallet' = 'card',
) {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${signWebhook({ provider, secret }, seconds, body)}`;
}

describe('webhooks', () => {
  test('one event, twenty times at once and again later: captured once', async () => {
    const { order, offer, body } = await paidInSecret();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, sign(body))));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect((await market.read(buyer, order.id)).status).toBe('ShipmentPending');
    expect(await market.db.select().from(ledger)).toHaveLength(1);
    expect(await market.db.select().from(webhookEvents)).toHaveLength(1);
    expect((await send(body, sign(body))).status).toBe(200);
    expect(await market.db.select().from(ledger)).toHaveLength(1);
    expect(await market.offerRow(offer.id)).toMatchObject({ inventory: 0, reserved: 0 });
  });

  test('wrong signatures change nothing', async () => {
    const { order, body } = await paidInSecret();
    const stale = new Date(market.clock.now().getTime() - 301_000);
    const plain = createHmac('sha256', market.deps.secret).update(body).digest('hex');
    for (const header of [
      null,
      '',
      't=1,v1=zz',
      `t=${Math.floor(market.clock.now().getTime() / 1000)},v1=${plain}`,
      sign(body, stale),
      sign(body, market.clock.now(), 'another secret of somebody'),
      sign(body, market.clock.now(), market.deps.secret, 'wallet'),
      sign(`${body} `),
    ]) {
      const answer = await send(body, header);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 400 });
    }
    expect((await market.read(buyer, order.id)).status).toBe('PaymentPending');
    expect(await market.db.select().from(webhookEvents)).toEqual([]);
  });

  test('unknown payments and providers are 404, so that a provider tries again', async () => {
    const body = JSON.stringify({ id: 'evt_1', ref: 'payment_nobody_knows' });
    expect((await send(body, sign(body))).status).toBe(404);
    expect((await send(body, sign(body), 'cheque')).status).toBe(404);
    // The other provider's reference is unknown to this one.
    const secret = await paidInSecret();
    expect(
      (await send(secret.body, sign(secret.body, market.clock.now(), market.deps.secret, 'wallet'), 'wallet'))
        .status,
    ).toBe(404);
  });

  test('a body that is no event is refused even when it is signed', async () => {
    for (const body of ['', 'not json', '{}', '[]', '{"id":1,"ref":"x"}']) {
      expect((await send(body, sign(body))).status).toBe(400);
    }
  });
});
