import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '#backend/mail/create.ts';
import { getOrder, createOrder } from '#contract/order.ts';
import * as payment from '#contract/payment.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

let shop: TestBackend;
let buyer: Awaited<ReturnType<TestBackend['registerUser']>>;
let retailer: typeof buyer;
let orderId: number;
const pages: Record<string, string> = {};

beforeAll(async () => {
  shop = await createTestBackend({ deps: { mailer: createMailer({ from: 'shop@shop.example' }) } });
  buyer = await shop.registerUser();
  retailer = await shop.registerUser({ status: 'Retailer' });
  const ask = await shop.offer({ inventory: 5 });
  const address = await shop.address(buyer.account.id);
  const body = {
    lines: [{ offerId: ask.id, quantity: 1 }],
    addressId: address.id,
    paymentKind: 'card' as const,
  };
  orderId = (await shop.call(createOrder, { token: buyer.token, body })).data.id;
  const pay = {
    token: buyer.token,
    params: { kind: 'card' },
    body: { orderId, returnPath: '/callback/card' },
  };
  pages.payment = (await shop.call(payment.createPayment, pay)).data.url;
  const back = { returnPath: '/callback/wallet', state: '\ud800\u0000<script>' };
  pages.consent = (await shop.call(payment.startWalletLink, { token: buyer.token, body: back })).data.url;
  const away = { token: retailer.token, body: { returnPath: '/callback/card?connect=1' } };
  pages.onboarding = (await shop.call(payment.startOnboarding, away)).data.url;
});
afterAll(() => shop.close());

const form = 'application/x-www-form-urlencoded';
const post = (url: string, body: string, type = form) =>
  shop.app.request(url, { method: 'POST', headers: { 'content-type': type }, body });

describe("the providers' pages", () => {
  // `decision=toString` found a function where decisions are looked up, and was a 500.
  it.each([
    ['decision=toString', form],
    ['decision=__proto__', form],
    ['decision=constructor&__proto__=pay', form],
    ['decision=pay&card=%00', form],
    [`decision=pay&card=${'4'.repeat(5000)}`, form],
    ['decision[]=pay', form],
    ['garbage', 'multipart/form-data; boundary=b'],
    ['garbage', 'multipart/form-data'],
    ['{', 'application/json'],
  ])('pay nothing for %s as %s', async (body, type) => {
    const answer = await post(pages.payment!, body, type);
    expect(answer.status).toBe(422);
    const order = await shop.call(getOrder, { token: buyer.token, params: { orderId } });
    expect(order.data.status).toBe('PaymentPending');
  });

  it('show what was typed as text', async () => {
    const text = await (await post(pages.payment!, 'decision=pay&card="><script>alert(1)</script>')).text();
    expect(text).toContain('alert(1)');
    expect(text).not.toContain('<script>');
  });

  it('link and set up nothing for what they cannot read', async () => {
    for (const url of [pages.onboarding!, pages.consent!]) {
      const answer = await post(url, 'garbage', 'multipart/form-data; boundary=b');
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).not.toMatch(/code=|ref=/);
    }
    const ready = await shop.call(payment.finishOnboarding, { token: retailer.token });
    expect(ready.data.stripeAccount).toBeNull();
  });

  it.each([
    '/sandbox/card/pay/%00',
    '/sandbox/wallet/consent/%00x',
    '/sandbox/card/onboarding/%ED%A0%80',
    '/sandbox/mail/%00',
  ])('have nothing at %s', async (path) => {
    expect((await shop.app.request(path)).status).toBe(404);
  });
});

describe('the mailbox', () => {
  it('looks for any text', async () => {
    expect((await shop.app.request('/sandbox/mail?to=%00')).status).toBe(200);
  });

  it("is open on a machine of one's own, never in a shop that is open to the world", () => {
    const from = 'shop@shop.example';
    expect(createMailer({ from, shop: 'http://localhost:3000' }).place).toBe('/sandbox/mail');
    expect(createMailer({ from, shop: 'https://shop.example' }).place).not.toBe('/sandbox/mail');
  });
});
