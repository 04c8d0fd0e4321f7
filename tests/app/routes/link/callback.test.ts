import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action as connect, loader as paymentPage } from '#app/routes/account/payment.tsx';
import { loader as callback } from '#app/routes/link/callback.tsx';
import { action as sandbox } from '#app/routes/link/sandbox.ts';
import { signValue } from '#app/server/signed-value.server.ts';
import { getAccount } from '#contract/auth.ts';
import * as order from '#contract/order.ts';
import * as payment from '#contract/payment.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.close();
});

const back = (path: string, cookies: string[]) => {
  const name = path.slice('/callback/'.length).split('?')[0] ?? '';
  return outcome(() => callback(loaderArgs(path, { cookies, params: { name } })));
};
/** Decides on a page of the sandbox through the web's own proxy. */
const decide = (page: string, form: Record<string, string>) =>
  outcome(() => sandbox(loaderArgs(page, { form, params: { '*': page.replace('/sandbox/', '') } })));
const accountOf = async (token: string) => (await web.call(getAccount, { token })).data;

describe('callback names', () => {
  it('are card, wallet, their aliases and the companies of identities; others are unknown paths (C17)', async () => {
    for (const name of ['nonsense', 'toString', '__proto__']) {
      expect((await back(`/callback/${name}`, [])).location).toBe('/');
    }
    for (const name of ['card', 'stripe', 'wallet', 'paypal']) {
      expect((await back(`/callback/${name}?code=1`, [])).location).toContain(
        '/login?forward=%2Fcallback%2F',
      );
    }
  });
});

describe('linking a wallet', () => {
  async function consent(forward = '') {
    const person = await web.signedIn();
    const query = forward ? `?forward=${encodeURIComponent(forward)}` : '';
    const started = await outcome(() =>
      connect(loaderArgs(`/account/payment${query}`, { form: { x: '' }, cookies: [person.cookie] })),
    );
    const account = `wallet-${String(person.account.id).padStart(6, '0')}-1`;
    return { ...person, page: started.location!, state: started.cookies.wallet_state!, account };
  }

  it('stores the account, goes to the state’s path, and is fine when reloaded (2.3#33)', async () => {
    const { page, account, cookie, state, token } = await consent('/shopping/women/item/x-1/ask');
    const way = (await decide(page, { decision: 'allow', account })).location!;
    expect(way).toMatch(/^\/callback\/wallet\?/);
    const linked = await back(way, [cookie, state]);
    expect(linked).toMatchObject({
      status: 302,
      location: '/shopping/women/item/x-1/ask',
      cookies: { wallet_state: '' },
    });
    expect((await flashOf(linked))?.kind).toBe('success');
    expect((await accountOf(token)).paymentAccount).toBe(account);
    // The cookie is gone by then, as it is in a browser.
    const again = await back(way, [cookie]);
    expect(again).toMatchObject({ status: 302, location: '/account/payment' });
    expect(await flashOf(again)).toBeNull();
    const shown = await outcome(() => paymentPage(loaderArgs('/account/payment', { cookies: [cookie] })));
    expect(shown.data).toMatchObject({ kind: 'wallet', connected: account });
  });

  it('goes to the payment page with a word when nothing was allowed', async () => {
    const { page, cookie, state, token } = await consent();
    const way = (await decide(page, { decision: 'refuse' })).location!;
    for (const path of [
      way,
      '/callback/wallet',
      '/callback/paypal?code=undefined',
      '/callback/wallet?code=',
    ]) {
      const result = await back(path, [cookie, state]);
      expect(result.location).toBe('/account/payment');
      expect(await flashOf(result)).toEqual({ kind: 'info', text: 'No wallet was connected.' });
    }
    expect((await accountOf(token)).paymentAccount).toBeNull();
  });

  it('links nothing for a state of another browser, a forged or an old one (G14)', async () => {
    const mine = await consent();
    const other = await consent();
    const code = new URL(
      (await decide(mine.page, { decision: 'allow', account: mine.account })).location!,
      'http://x',
    ).searchParams.get('code')!;
    const theirs = new URL(
      (await decide(other.page, { decision: 'allow', account: other.account })).location!,
      'http://x',
    ).searchParams.get('state')!;
    const forged = signValue('signup', { path: '/', nonce: 'x' });
    for (const [state, cookies] of [
      [theirs, [mine.cookie, mine.state]],
      [forged, [mine.cookie, mine.state]],
      ['', [mine.cookie, mine.state]],
      [theirs, [mine.cookie]],
    ] as [string, string[]][]) {
      const result = await back(`/callback/wallet?code=${code}&state=${encodeURIComponent(state)}`, cookies);
      expect(result.location).toBe('/account/payment');
      expect((await flashOf(result))?.kind).toBe('error');
    }
    expect((await accountOf(mine.token)).paymentAccount).toBeNull();
  });

  it('says so when the code is not good', async () => {
    const { page, cookie, state, account, token } = await consent();
    const way = new URL((await decide(page, { decision: 'allow', account })).location!, 'http://x');
    way.searchParams.set('code', 'made-up');
    const result = await back(way.pathname + way.search, [cookie, state]);
    expect(result.location).toBe('/account/payment');
    expect((await flashOf(result))?.kind).toBe('error');
    expect((await accountOf(token)).paymentAccount).toBeNull();
  });
});

describe('card onboarding', () => {
  it('shows a page that goes on, with the account once it is there (2.3#32)', async () => {
    const { cookie, token } = await web.signedIn({ status: 'Retailer' });
    const started = await outcome(() =>
      connect(
        loaderArgs('/account/payment?forward=%2Fshopping%2Fsell', { form: { x: '' }, cookies: [cookie] }),
      ),
    );
    const early = await back('/callback/stripe?connect=1&forward=%2Fshopping%2Fsell', [cookie]);
    expect(early).toMatchObject({ status: 200, data: { to: '/account/payment', finished: false } });
    expect((await flashOf(early))?.kind).toBe('info');
    const way = (await decide(started.location!, { decision: 'finish', business: 'Maison R' })).location!;
    for (let times = 0; times < 2; times += 1) {
      const result = await back(way, [cookie]);
      expect(result).toMatchObject({ status: 200, data: { to: '/shopping/sell', finished: true } });
      expect((await flashOf(result))?.kind).toBe('success');
    }
    expect((await accountOf(token)).stripeAccount).toMatch(/^acct_/);
    expect((await back('/callback/card?connect=1&forward=%2F%2Fevil.test', [cookie])).data.to).toBe(
      '/account/payment',
    );
  });
});

describe('payments', () => {
  async function pay(kind: 'card' | 'wallet' = 'card') {
    const buyer = await web.signedIn();
    const offer = await web.offer({ inventory: 1 });
    const address = await web.address(buyer.account.id, { isDefault: true });
    const { data: placed } = await web.call(order.createOrder, {
      token: buyer.token,
      body: { lines: [{ offerId: offer.id, quantity: 1 }], addressId: address.id, paymentKind: kind },
    });
    const { data: opened } = await web.call(payment.createPayment, {
      token: buyer.token,
      params: { kind },
      body: { orderId: placed.id, returnPath: `/callback/${kind}?order=${placed.id}` },
    });
    const status = async () =>
      (await web.call(order.getOrder, { token: buyer.token, params: { orderId: placed.id } })).data.status;
    return { ...buyer, orderId: placed.id, page: opened.url, status };
  }

  it('paid: on to the order, once or ten times', async () => {
    const { cookie, page, orderId, status } = await pay();
    const way = (await decide(page, { decision: 'pay', card: '4242 4242 4242 4242' })).location!;
    for (let times = 0; times < 3; times += 1) {
      const result = await back(way, [cookie]);
      expect(result).toMatchObject({ status: 302, location: `/account/orders/${orderId}` });
      expect((await flashOf(result))?.kind).toBe('success');
    }
    expect(await status()).toBe('ShipmentPending');
  });

  it.each([
    ['declined', { decision: 'pay', card: '4000 0000 0000 0002' }],
    ['cancelled', { decision: 'cancel' }],
  ])('%s: the order waits on, with a Payment Error', async (_name, form) => {
    const { cookie, page, orderId, status } = await pay();
    const way = (await decide(page, form as Record<string, string>)).location!;
    const result = await back(way, [cookie]);
    expect(result.location).toBe(`/account/orders/${orderId}`);
    const flash = await flashOf(result);
    expect(flash?.kind).toBe('error');
    expect(flash?.text).toMatch(/^Payment Error: .*pay again\.$/);
    expect(await status()).toBe('PaymentPending');
  });

  it('not finished: back to the order without a claim', async () => {
    const { cookie, orderId, page } = await pay('wallet');
    const id = new URL(page, 'http://x').pathname;
    expect(id).toContain('/sandbox/wallet/pay/');
    const stranger = await web.signedIn();
    const way = (await decide(page, { decision: 'cancel' })).location!;
    // Somebody else's payment is none.
    expect(await back(way, [stranger.cookie])).toMatchObject({ status: 404, thrown: true });
    expect((await back(way, [cookie])).location).toBe(`/account/orders/${orderId}`);
  });

  it('a backend that is away is the retry view, not a lost payment (8#9)', async () => {
    const { cookie, page, orderId } = await pay();
    const way = (await decide(page, { decision: 'pay', card: '4242424242424242' })).location!;
    expect(way).toContain(`order=${orderId}`);
    await web.stop();
    expect(await back(way, [cookie])).toMatchObject({ status: 503, thrown: true });
  });
});
