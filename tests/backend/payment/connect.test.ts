import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAccount } from '#contract/auth.ts';
import { finishOnboarding, linkWallet, startOnboarding, startWalletLink } from '#contract/payment.ts';
import { createMarket, MINUTE, type Market, type Trader } from '../trade/market.ts';

let market: Market;
beforeEach(async () => {
  market = await createMarket();
});
afterEach(() => market.close());

const person = (status: 'Normal' | 'Verified' | 'Retailer' | 'Official' | 'Organization') =>
  market.trader({ status, paymentAccount: null, stripeAccount: null });

async function consent(who: Trader, account = 'wallet-x') {
  const { data } = await market.call(startWalletLink, {
    token: who.token,
    body: { returnPath: '/callback/wallet', state: 'sealed/state=1' },
  });
  const text = await (await market.app.request(data.url)).text();
  const id = /value="(wallet-[^"]+)"/.exec(text)?.[1] ?? account;
  const back = await market.click(data.url, { decision: 'allow', account: id });
  return { id, back, query: new URL(back.location, 'http://x').searchParams };
}

describe('card onboarding', () => {
  test('verified, retailer and official sellers get a card account', async () => {
    for (const status of ['Verified', 'Retailer', 'Official'] as const) {
      const who = await person(status);
      const start = await market.call(startOnboarding, {
        token: who.token,
        body: { returnPath: '/callback/card?connect=1' },
      });
      expect((await market.call(finishOnboarding, { token: who.token })).data).toEqual({
        stripeAccount: null,
      });
      const unnamed = await market.click(start.data.url, { decision: 'finish', business: ' ' });
      expect(unnamed.status).toBe(422);
      const back = await market.click(start.data.url, { decision: 'finish', business: 'Example Trading' });
      expect(back).toMatchObject({
        status: 303,
        location: expect.stringMatching(/^\/callback\/card\?connect=1&ref=onboarding_/),
      });
      const { stripeAccount } = (await market.call(finishOnboarding, { token: who.token })).data;
      expect(stripeAccount).toMatch(/^acct_/);
      expect((await market.call(getAccount, { token: who.token })).data).toMatchObject({
        stripeAccount,
        paymentAvailable: true,
      });
      const wallet = await market.call(startWalletLink, {
        token: who.token,
        body: { returnPath: '/callback/wallet', state: 's' },
      });
      expect(wallet.envelope.code).toBe(403);
      expect((await market.call(linkWallet, { token: who.token, body: { code: 'x' } })).envelope.code).toBe(
        403,
      );
    }
  });

  test('leaving without finishing links nothing, and it can be tried again', async () => {
    const who = await person('Retailer');
    const start = await market.call(startOnboarding, {
      token: who.token,
      body: { returnPath: '/callback/card?connect=1' },
    });
    const back = await market.click(start.data.url, { decision: 'later' });
    expect(back.location).toBe('/callback/card?connect=1');
    expect((await market.call(finishOnboarding, { token: who.token })).data.stripeAccount).toBeNull();
    // Somebody else's finished onboarding is not mine.
    const other = await person('Retailer');
    const theirs = await market.call(startOnboarding, {
      token: other.token,
      body: { returnPath: '/callback/card' },
    });
    await market.click(theirs.data.url, { decision: 'finish', business: 'Theirs' });
    expect((await market.call(finishOnboarding, { token: who.token })).data.stripeAccount).toBeNull();
  });
});

describe('wallet link', () => {
  test('a code comes back with the state and links the chosen account', async () => {
    for (const status of ['Normal', 'Organization'] as const) {
      const who = await person(status);
      const { id, query } = await consent(who);
      expect(query.get('state')).toBe('sealed/state=1');
      const linked = await market.call(linkWallet, { token: who.token, body: { code: query.get('code')! } });
      expect(linked.data).toEqual({ paymentAccount: id });
      expect((await market.call(getAccount, { token: who.token })).data).toMatchObject({
        paymentAccount: id,
        paymentAvailable: true,
      });
      const card = await market.call(startOnboarding, {
        token: who.token,
        body: { returnPath: '/callback/card' },
      });
      expect(card.envelope.code).toBe(403);
      expect((await market.call(finishOnboarding, { token: who.token })).envelope.code).toBe(403);
    }
  });

  test('a code is good once, for ten minutes, and for who started', async () => {
    const who = await person('Normal');
    const thief = await person('Normal');
    const first = (await consent(who)).query.get('code')!;
    const stolen = await market.call(linkWallet, { token: thief.token, body: { code: first } });
    expect(stolen.envelope).toMatchObject({ code: 400, data: { reason: 'not-allowed-now' } });
    const both = await Promise.all(
      [1, 2].map(() => market.call(linkWallet, { token: who.token, body: { code: first } })),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400]);

    const late = (await consent(who)).query.get('code')!;
    market.clock.advance(10 * MINUTE + 1);
    expect((await market.call(linkWallet, { token: who.token, body: { code: late } })).envelope.code).toBe(
      400,
    );
    for (const code of ['x', 'undefined', `${first}x`, first.split('.')[0]!]) {
      expect((await market.call(linkWallet, { token: who.token, body: { code } })).envelope.code).toBe(400);
    }
  });

  test('refusing comes back without a code', async () => {
    const who = await person('Normal');
    const { data } = await market.call(startWalletLink, {
      token: who.token,
      body: { returnPath: '/callback/wallet', state: 's1' },
    });
    const back = await market.click(data.url, { decision: 'refuse' });
    expect(back).toMatchObject({ status: 303, location: '/callback/wallet?state=s1' });
    // The page is used up.
    expect((await market.click(data.url, { decision: 'allow', account: 'wallet-x' })).location).toBe(
      '/callback/wallet',
    );
  });
});
