import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#backend/app.ts';
import { sandboxRecords } from '#backend/db/schema/trade.ts';
import { mails } from '#backend/db/schema/user.ts';
import { createMarket, type Market, type Trader } from '../trade/market.ts';

let market: Market;
let buyer: Trader;
beforeAll(async () => {
  market = await createMarket();
  buyer = await market.trader();
});
afterAll(() => market.close());

async function payPage(currency = 'USD', priceMinor = 123_450, kind: 'card' | 'wallet' = 'card') {
  const offer = await market.ask(await market.trader(), { currency, priceMinor });
  const order = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
  const { data } = await market.startPayment(buyer, order.id, kind);
  return { url: data.url, order, text: await (await market.app.request(data.url)).text() };
}

describe('pages', () => {
  test('show amount, order and that no real money moves, without any script', async () => {
    const { text, order } = await payPage();
    expect(text).toContain('Sandbox — no real money');
    expect(text).toContain('$1,234.50');
    expect(text).toContain(`Offcut order ${order.id}`);
    expect(text).toContain('value="4242 4242 4242 4242"');
    expect(text).toContain('href="/sandbox/style.css"');
    expect(text).not.toMatch(/<script|style=|onclick/i);
    expect((await payPage('JPY', 9_800, 'wallet')).text).toContain('¥9,800');
    const style = await market.app.request('/sandbox/style.css');
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(await style.text()).toContain('prefers-color-scheme: dark');
  });

  test('every form and link is an absolute path below /sandbox or the way back', async () => {
    for (const kind of ['card', 'wallet'] as const) {
      const { text } = await payPage('USD', 10_000, kind);
      // The icon is the shop's own: browsers ask for one anyway.
      const targets = [...text.matchAll(/(?:action|href|src)="([^"]*)"/g)]
        .map((match) => match[1]!)
        .filter((target) => target !== '/favicon.svg');
      expect(targets.length).toBeGreaterThan(1);
      for (const target of targets) expect(target).toMatch(/^\/sandbox\//);
    }
  });

  test('a number that is no card is shown again with the message', async () => {
    const { url } = await payPage();
    for (const card of ['', '4242 4242 4242 4241', 'x'.repeat(20)]) {
      const answer = await market.click(url, { decision: 'pay', card });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('Please enter a valid card number.');
    }
    expect((await market.click(url, { decision: 'pay', card: '"><b>' })).text).not.toContain('"><b>');
    expect((await market.click(url, { decision: 'decline' })).status).toBe(303);
  });

  test('what was decided once stays decided', async () => {
    const { url, order } = await payPage();
    const first = await market.click(url, { decision: 'decline' });
    const second = await market.click(url, { decision: 'pay', card: '4242424242424242' });
    expect(second.location).toBe(first.location);
    expect((await market.read(buyer, order.id)).status).toBe('PaymentPending');
    const over = await (await market.app.request(url)).text();
    expect(over).toContain('This payment was declined.');
    expect(over).toContain(first.location.replace('&', '&amp;'));
  });

  test('unknown references and pages are 404', async () => {
    const { url } = await payPage();
    const ref = url.split('/').at(-1)!;
    for (const path of [
      '/sandbox/card/pay/nothing',
      `/sandbox/wallet/pay/${ref}`,
      `/sandbox/card/onboarding/${ref}`,
      '/sandbox/x',
    ]) {
      expect((await market.app.request(path)).status, path).toBe(404);
    }
    expect((await market.click('/sandbox/card/pay/nothing', { decision: 'pay' })).status).toBe(404);
  });

  test('never leads away from the site', async () => {
    const now = market.clock.now();
    for (const [index, returnPath] of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/..//evil.example',
    ].entries()) {
      const ref = `payment_hostile${index}`;
      await market.db.insert(sandboxRecords).values({
        ref,
        provider: 'card',
        kind: 'payment',
        state: 'created',
        data: { amountMinor: 1, currency: 'USD', description: 'x', returnPath },
        createdAt: now,
        updatedAt: now,
      });
      expect((await market.click(`/sandbox/card/pay/${ref}`, { decision: 'cancel' })).location).toBe('/');
    }
  });
});

describe('mailbox', () => {
  test('only where mails stay, latest first, by recipient, escaped', async () => {
    expect((await market.app.request('/sandbox/mail')).status).toBe(404);
    const app = createApp({
      ...market.deps,
      mailer: { place: '/sandbox/mail', send: () => Promise.resolve() },
    });
    await market.db.insert(mails).values({
      recipient: 'a_b@x.example',
      subject: '<b>Hi</b>',
      body: 'One\nTwo',
      createdAt: market.clock.now(),
    });
    const all = await (await app.request('/sandbox/mail')).text();
    expect(all).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(all.indexOf('a_b@x.example')).toBeLessThan(all.indexOf(buyer.email));
    const some = await (await app.request('/sandbox/mail?to=A_B')).text();
    expect(some).toContain('a_b@x.example');
    expect(some).not.toContain(buyer.email);
  });
});

test('the sandbox tells the shop by webhook: paid before the shopper is back', async () => {
  const { url, order } = await payPage();
  await market.click(url, { decision: 'pay', card: '4242424242424242' });
  expect((await market.orderRow(order.id)).status).toBe('ShipmentPending');
});
