import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as account from '#contract/account.ts';
import * as auth from '#contract/auth.ts';
import * as bag from '#contract/bag.ts';
import { API_BASE, envelope } from '#contract/envelope.ts';
import * as offer from '#contract/offer.ts';
import * as order from '#contract/order.ts';
import * as payment from '#contract/payment.ts';
import { registry } from '#contract/registry.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

/** One shop with two honest people and a third who tries things; nothing of it may answer 5xx. */
let shop: TestBackend;
let buyer: Awaited<ReturnType<TestBackend['registerUser']>>;
let seller: typeof buyer;
let thief: typeof buyer;
let ids: { spu: number; ask: number; bid: number; address: number; thiefsAddress: number; order: number };
let paid: payment.Payment;

beforeAll(async () => {
  shop = await createTestBackend();
  buyer = await shop.registerUser({ paymentAccount: 'wallet-buyer' });
  seller = await shop.registerUser({ paymentAccount: 'wallet-seller' });
  thief = await shop.registerUser({ paymentAccount: 'wallet-thief' });
  const spu = await shop.spu();
  const ask = await shop.offer({
    spuId: spu.id,
    userId: seller.account.id,
    inventory: 20,
    priceMinor: 10_000,
  });
  const bid = await shop.offer({ spuId: spu.id, userId: buyer.account.id, type: 'bid' });
  const address = await shop.address(buyer.account.id);
  const thiefsAddress = await shop.address(thief.account.id);
  const placed = await buy(buyer.token, { addressId: address.id, lines: [{ offerId: ask.id, quantity: 1 }] });
  ids = {
    spu: spu.id,
    ask: ask.id,
    bid: bid.id,
    address: address.id,
    thiefsAddress: thiefsAddress.id,
    order: placed.data.id,
  };
  const opened = await shop.call(payment.createPayment, {
    token: buyer.token,
    params: { kind: 'card' },
    body: { orderId: ids.order, returnPath: '/callback/card' },
  });
  paid = opened.data.payment;
});
afterAll(() => shop.close());

function buy(
  token: string,
  body: { addressId: number; lines: { offerId: number; quantity: number }[] },
  key: string = randomUUID(),
) {
  return shop.call(order.createOrder, { token, body: { ...body, paymentKind: 'card' }, idempotencyKey: key });
}

const draft = () => ({
  condition: 'BrandNew' as const,
  size: 'M',
  price: 10,
  currency: 'USD',
  validTime: 21_600,
  country: 'US',
  shipping: [{ region: 'US', price: 1 }],
});
const addressOf = () => ({
  fullName: 'A',
  phoneCode: '+1',
  phone: '1',
  line1: 'x',
  city: 'c',
  postalCode: '1',
  country: 'US',
  isDefault: false,
});

describe('what belongs to others', () => {
  const attempts: [string, () => Promise<{ status: number }>, number][] = [
    [
      'reads an order',
      () => shop.call(order.getOrder, { token: thief.token, params: { orderId: ids.order } }),
      404,
    ],
    [
      'cancels an order',
      () =>
        shop.call(order.updateOrder, {
          token: thief.token,
          params: { orderId: ids.order },
          body: { action: 'cancel', reason: '' },
        }),
      404,
    ],
    [
      'redirects an order',
      () =>
        shop.call(order.updateOrder, {
          token: thief.token,
          params: { orderId: ids.order },
          body: { action: 'setAddress', addressId: ids.thiefsAddress, paymentKind: 'card' },
        }),
      404,
    ],
    [
      'redirects a bought ask as its buyer',
      () =>
        shop.call(order.updateOrder, {
          token: buyer.token,
          params: { orderId: ids.order },
          body: { action: 'setAddress', addressId: ids.address, paymentKind: 'card' },
        }),
      409,
    ],
    [
      'ships for the seller as the buyer',
      () =>
        shop.call(order.updateOrder, {
          token: buyer.token,
          params: { orderId: ids.order },
          body: { action: 'ship', carrier: 'a', trackingNo: 'b' },
        }),
      409,
    ],
    [
      'receives for the buyer as the seller',
      () =>
        shop.call(order.updateOrder, {
          token: seller.token,
          params: { orderId: ids.order },
          body: { action: 'receive' },
        }),
      409,
    ],
    [
      'confirms what is not paid',
      () =>
        shop.call(order.updateOrder, {
          token: seller.token,
          params: { orderId: ids.order },
          body: { action: 'confirm' },
        }),
      409,
    ],
    [
      'has goods sent to a foreign address',
      () => buy(thief.token, { addressId: ids.address, lines: [{ offerId: ids.ask, quantity: 1 }] }),
      422,
    ],
    [
      'pays a foreign order',
      () =>
        shop.call(payment.createPayment, {
          token: thief.token,
          params: { kind: 'card' },
          body: { orderId: ids.order, returnPath: '/' },
        }),
      404,
    ],
    [
      'pays the own sale',
      () =>
        shop.call(payment.createPayment, {
          token: seller.token,
          params: { kind: 'card' },
          body: { orderId: ids.order, returnPath: '/' },
        }),
      404,
    ],
    [
      'finishes a foreign payment',
      () =>
        shop.call(payment.executePayment, {
          token: thief.token,
          params: { kind: 'card' },
          body: { paymentId: paid.id },
        }),
      404,
    ],
    [
      'finishes a sale as the seller',
      () =>
        shop.call(payment.executePayment, {
          token: seller.token,
          params: { kind: 'card' },
          body: { paymentId: paid.id },
        }),
      404,
    ],
    [
      'finishes a payment at the other provider',
      () =>
        shop.call(payment.executePayment, {
          token: buyer.token,
          params: { kind: 'wallet' },
          body: { paymentId: paid.id },
        }),
      404,
    ],
    [
      'reads a foreign payment',
      () =>
        shop.call(payment.getPayment, { token: thief.token, params: { kind: 'card', paymentId: paid.id } }),
      404,
    ],
    [
      'reads a foreign address',
      () => shop.call(account.getAddress, { token: thief.token, params: { id: ids.address } }),
      404,
    ],
    [
      'changes a foreign address',
      () =>
        shop.call(account.updateAddress, {
          token: thief.token,
          params: { id: ids.address },
          body: addressOf(),
        }),
      404,
    ],
    [
      'deletes a foreign address',
      () => shop.call(account.deleteAddress, { token: thief.token, params: { id: ids.address } }),
      404,
    ],
    [
      'reprices a foreign ask',
      () => shop.call(offer.updateOffer, { token: thief.token, params: { id: ids.ask }, body: draft() }),
      403,
    ],
    [
      'deletes a foreign ask',
      () => shop.call(offer.deleteOffer, { token: thief.token, params: { id: ids.ask } }),
      403,
    ],
    [
      'bumps a foreign ask',
      () => shop.call(offer.bumpOffer, { token: thief.token, body: { spuId: ids.spu } }),
      404,
    ],
    ['buys the own ask', () => buyOwn(), 403],
    [
      'accepts the own bid',
      () => shop.call(order.acceptBid, { token: buyer.token, body: { offerId: ids.bid } }),
      403,
    ],
    [
      'buys a bid',
      () => buy(thief.token, { addressId: ids.thiefsAddress, lines: [{ offerId: ids.bid, quantity: 1 }] }),
      404,
    ],
    [
      'accepts an ask',
      () => shop.call(order.acceptBid, { token: thief.token, body: { offerId: ids.ask } }),
      404,
    ],
  ];
  async function buyOwn() {
    const own = await shop.address(seller.account.id);
    return buy(seller.token, { addressId: own.id, lines: [{ offerId: ids.ask, quantity: 1 }] });
  }

  it.each(attempts)('nobody %s', async (_, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });

  it("a wallet's code is good for who asked for it, once", async () => {
    const start = { token: buyer.token, body: { returnPath: '/callback/wallet', state: 's' } };
    const { url } = (await shop.call(payment.startWalletLink, start)).data;
    const chosen = /value="(wallet-[^"]+)"/.exec(await (await shop.app.request(url)).text())?.[1] ?? '';
    const answer = await shop.app.request(url, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'allow', account: chosen }),
    });
    const code = new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.get('code') ?? '';
    const link = async (token: string) =>
      (await shop.call(payment.linkWallet, { token, body: { code } })).status;
    expect([await link(thief.token), await link(buyer.token), await link(buyer.token)]).toEqual([
      400, 200, 400,
    ]);
  });

  it("a verified seller's onboarding sets up nobody else", async () => {
    const [first, second] = [
      await shop.registerUser({ status: 'Verified' }),
      await shop.registerUser({ status: 'Verified' }),
    ];
    const { url } = (
      await shop.call(payment.startOnboarding, { token: first.token, body: { returnPath: '/' } })
    ).data;
    await shop.app.request(url, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'finish', business: 'B' }),
    });
    expect(
      (await shop.call(payment.finishOnboarding, { token: second.token })).data.stripeAccount,
    ).toBeNull();
    expect((await shop.call(payment.finishOnboarding, { token: first.token })).data.stripeAccount).toMatch(
      /^acct_/,
    );
  });

  it('a key works once, for one thing and one person', async () => {
    const key = randomUUID();
    const mine = { addressId: ids.address, lines: [{ offerId: ids.ask, quantity: 1 }] };
    const first = await buy(buyer.token, mine, key);
    const again = await buy(buyer.token, mine, key);
    expect(again.data.id).toBe(first.data.id);
    expect(
      (await buy(buyer.token, { ...mine, lines: [{ offerId: ids.ask, quantity: 2 }] }, key)).status,
    ).toBe(409);
    const theirs = await buy(thief.token, { ...mine, addressId: ids.thiefsAddress }, key);
    expect(theirs.data.id).not.toBe(first.data.id);
    expect(theirs.data.role).toBe('buyer');
  });
});

describe('money', () => {
  /** As text: JSON has numbers that `JSON.stringify` never writes. */
  async function post(path: string, method: string, body: string, token = seller.token) {
    const answer = await shop.app.request(`${API_BASE}${path}`, {
      method,
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    return envelope.parse(await answer.json()).code;
  }
  const asks = (change: string) =>
    post(
      '/offer',
      'POST',
      JSON.stringify({ ...draft(), spuId: ids.spu, offerType: 'ask', X: 1 }).replace('"X":1', change),
    );

  it.each([
    '"price":0',
    '"price":-1',
    '"price":-0',
    '"price":1e309',
    '"price":-1e309',
    '"price":1e-9',
    '"price":0.001',
    '"price":100000000',
    '"price":"10"',
    '"price":null',
    '"price":[10]',
    '"price":true',
    '"price":9007199254740993',
    '"price":10.5,"currency":"JPY"',
    '"currency":"XXX"',
    '"currency":"usd"',
    '"currency":"__proto__"',
    '"currency":"CHF\\u0000"',
    '"inventory":0',
    '"inventory":-1',
    '"inventory":1e9',
    '"inventory":1.5',
    '"shipping":[{"region":"US","price":-1}]',
    '"shipping":[{"region":"US","price":1e309}]',
    '"shipping":[{"region":"US","price":0.001}]',
    '"shipping":[{"region":"US","price":1},{"region":"US","price":0}]',
    '"validTime":600',
    '"validTime":-1',
    '"validTime":1e309',
    '"size":"XXL"',
  ])('no ask with %s', async (change) => {
    expect(await asks(change)).toBe(422);
  });

  it.each([
    '"quantity":0',
    '"quantity":-1',
    '"quantity":1e309',
    '"quantity":0.5',
    '"quantity":10000',
    '"quantity":"1"',
    '"quantity":null',
  ])('no order with %s', async (quantity) => {
    const body = `{"lines":[{"offerId":${ids.ask},${quantity}}],"addressId":${ids.address},"paymentKind":"card"}`;
    expect(await post('/v2/order', 'POST', body, buyer.token)).toBe(422);
  });

  it('no more pieces than there are, in one line or in thirty', async () => {
    const lines = Array.from({ length: 30 }, () => ({ offerId: ids.ask, quantity: 1 }));
    expect((await buy(buyer.token, { addressId: ids.address, lines })).status).toBe(409);
    expect(
      (await buy(buyer.token, { addressId: ids.address, lines: [{ offerId: ids.ask, quantity: 9999 }] }))
        .status,
    ).toBe(409);
  });

  it.each(['-1', '1e309', '0.001', '100000000', '"5"'])(
    'no bid accepted with shipping of %s',
    async (shipping) => {
      expect(await post('/v2/order/sell', 'POST', `{"offerId":${ids.bid},"shipping":${shipping}}`)).toBe(422);
    },
  );

  it('an order keeps its price when the ask is repriced before it is paid', async () => {
    const ask = await shop.offer({ userId: seller.account.id, condition: 'BrandNew', priceMinor: 10_000 });
    const placed = (
      await buy(buyer.token, { addressId: ids.address, lines: [{ offerId: ask.id, quantity: 1 }] })
    ).data;
    const dearer = { ...draft(), price: 900, shipping: [{ region: 'Worldwide', price: 0 }] };
    await shop.call(offer.updateOffer, { token: seller.token, params: { id: ask.id }, body: dearer });
    const opened = await shop.call(payment.createPayment, {
      token: buyer.token,
      params: { kind: 'wallet' },
      body: { orderId: placed.id, returnPath: '/' },
    });
    expect(opened.data.payment).toMatchObject({ amount: 100, currency: 'USD', orderId: placed.id });
  });

  it('columns of the database are nobody’s to set', async () => {
    const body = {
      ...draft(),
      spuId: ids.spu,
      offerType: 'ask' as const,
      id: 1,
      userId: buyer.account.id,
      status: 'Preapproved',
      official: true,
      offerUrl: 'https://evil.example',
      couponInfo: 'X',
      reserved: -5,
      priceMinor: 1,
      priceUsd: 1,
      offerTime: '2020-01-01',
    };
    const made = (await shop.call(offer.createOffer, { token: seller.token, body })).data;
    expect(made).toMatchObject({
      userId: seller.account.id,
      offerStatus: 'Available',
      offerUrl: null,
      couponInfo: null,
      originalPrice: 10,
    });
    const joined = await shop.call(auth.register, {
      body: {
        username: 'climber',
        email: 'climber@people.example',
        password: 'Abcdef1!',
        confirmPassword: 'Abcdef1!',
        region: 'US',
        ...({
          status: 'Official',
          userStatus: 'Official',
          level: 9,
          paymentAccount: 'mine',
          id: 1,
        } as object),
      },
    });
    expect(joined.data.user).toMatchObject({ userStatus: 'Normal', userLevel: 0, paymentAccount: null });
    const moved = await shop.call(account.updateAddress, {
      token: buyer.token,
      params: { id: ids.address },
      body: { ...addressOf(), ...({ userId: thief.account.id, id: ids.thiefsAddress } as object) },
    });
    expect(moved.data.id).toBe(ids.address);
  });
});

describe('pictures', () => {
  async function upload(token: string, bytes: Buffer) {
    const checksum = createHash('sha256').update(bytes).digest('hex');
    const place = (
      await shop.call(account.requestUploads, { token, body: { files: [{ checksum, mime: 'image/png' }] } })
    ).data[0]!;
    const form = new FormData();
    for (const [name, value] of Object.entries(place.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), '../../x.html');
    const answer = await shop.app.request(place.url, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    return { url: place.url, code: envelope.parse(await answer.json()).code };
  }
  const png = () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();

  it('keep nothing of what is hidden behind them', async () => {
    const both = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]);
    expect((await upload(seller.token, both)).code).toBe(200);
    expect(Buffer.from([...shop.files.values()].at(-1)!.bytes).includes('script')).toBe(false);
  });

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('are not %s', async (_, text) => {
    expect((await upload(seller.token, Buffer.from(text))).code).toBe(400);
  });

  it('of others do not adorn an offer, nor do addresses elsewhere', async () => {
    const { url } = await upload(buyer.token, await png());
    const body = { ...draft(), spuId: ids.spu, offerType: 'ask' as const };
    for (const imageUrl of [
      url,
      'https://evil.example/x.png',
      '/media/upload/../../x',
      `${url}?w=1`,
      'javascript:alert(1)',
    ]) {
      const answer = await shop.call(offer.createOffer, {
        token: seller.token,
        body: { ...body, images: [{ imageUrl }] },
      });
      expect(answer.status).toBe(422);
    }
  });

  it.each([
    'catalog/../../../package',
    'catalog/%2e%2e/%2e%2e/package',
    'catalog//etc/passwd',
    'catalog/%00',
    'upload/%00',
    'http://evil.example',
    'upload/..%2f..%2fapi-secret',
  ])('there are none at %s', async (path) => {
    expect((await shop.app.request(`/media/${path}`)).status).toBe(404);
  });

  it('cannot be put where PostgreSQL has no letters for', async () => {
    const form = new FormData();
    form.append('file', new Blob(['x']));
    const answer = await shop.app.request('/media/upload/%00', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(answer.status).toBe(404);
  });
});

describe('every call of the contract', () => {
  const evil = [
    'null',
    '{}',
    '[[]]',
    '"\\u0000"',
    '"\\ud800"',
    '1e309',
    '-1',
    '12345678901234567890',
    `"${'x'.repeat(5000)}"`,
    '{"__proto__":{"a":1}}',
  ];
  const inPath = ['0', '-1', '9007199254740993', '%00', '%ED%A0%80', '__proto__', 'x'.repeat(2000)];
  const inQuery = [
    '',
    '%00',
    '%ED%A0%80',
    '1e309',
    '-1',
    '9'.repeat(400),
    '__proto__',
    '%25_%5C',
    '(',
    'a%20%26%20!%20b%3A*',
  ];
  const bodies: Record<string, object> = {
    'auth.login': { username: 'zz', password: 'x' },
    'auth.exist': { username: 'zz', email: 'a' },
    'auth.updatePreferences': { productRegion: 'US', language: 'en', currency: 'USD', unit: 'cm' },
    'account.createAddress': addressOf(),
    'account.requestUploads': { files: [{ checksum: 'a'.repeat(64), mime: 'image/png' }] },
    'bag.addToBag': { offerId: 1, quantity: 1 },
    'bag.updateBag': [{ offerId: 1, quantity: 1 }],
    'bag.describeGuestBag': { offers: [{ offerId: 1, quantity: 1 }], history: [1] },
    'bag.mergeBag': { offers: [{ offerId: 1, quantity: 1, updateTime: '2026-01-01T00:00:00.000Z' }] },
    'offer.createOffer': {
      ...draft(),
      spuId: 1,
      offerType: 'bid',
      name: 'n',
      description: 'd',
      images: [{ imageUrl: '/media/upload/abcdefghij', ratio: 1 }],
    },
    'order.createOrder': { lines: [{ offerId: 1, quantity: 1 }], addressId: 1, paymentKind: 'card' },
    'order.updateOrder': { action: 'requestRefund', reason: 'r' },
    'payment.startWalletLink': { returnPath: '/x', state: 's' },
    'payment.executePayment': { paymentId: 'x' },
    'payment.linkWallet': { code: 'c' },
  };

  it.each([...registry.keys()])('%s never fails at what it is sent', async (name) => {
    const endpoint = registry.get(name)!;
    const failed: string[] = [];
    const ask = async (path: string, body?: string) => {
      const answer = await shop.app.request(`${API_BASE}${path}`, {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${thief.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        ...(body === undefined ? {} : { body }),
      });
      if (answer.status >= 500) failed.push(`${path.slice(0, 80)} ${body?.slice(0, 80) ?? ''}`);
    };
    const at = (value: string) => endpoint.path.replace(/:\w+/g, value);
    const body = bodies[name];
    if (endpoint.path.includes(':'))
      for (const value of inPath) await ask(at(value), body && JSON.stringify(body));
    for (const key of queryKeys(endpoint.query)) {
      for (const value of inQuery) await ask(`${at('1')}?spuId=1&gender=women&offerType=ask&${key}=${value}`);
      await ask(`${at('1')}?${`${key}=1&`.repeat(60)}__proto__=1`);
    }
    if (body) {
      for (const text of ['', '{', 'null', '"x"', '['.repeat(5000)]) await ask(at('1'), text);
      for (const text of spoiled(JSON.stringify(body))) await ask(at('1'), text);
    }
    expect(failed).toEqual([]);
  });

  /** The body with each of its values replaced by each of the evil ones. */
  function spoiled(body: string): string[] {
    const values = [...body.matchAll(/(?<=[:[])("[^"]*"|\d+|true|false)(?=[,}\]])/g)];
    return values.flatMap(({ 0: value, index }) =>
      evil.map((other) => body.slice(0, index) + other + body.slice(index + value.length)),
    );
  }

  function queryKeys(schema: unknown): string[] {
    const shape = (schema as { shape?: object } | undefined)?.shape;
    return shape ? Object.keys(shape) : [];
  }
});

describe('guests', () => {
  it.each([...registry].filter(([, endpoint]) => endpoint.access === 'required').map(([name]) => name))(
    'are asked to sign in by %s',
    async (name) => {
      const endpoint = registry.get(name)!;
      for (const authorization of ['', 'Bearer x', `Basic ${buyer.token}`, `Bearer ${buyer.token}x`]) {
        const answer = await shop.app.request(`${API_BASE}${endpoint.path.replace(/:\w+/g, '1')}`, {
          method: endpoint.method,
          headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          ...(endpoint.body ? { body: '{}' } : {}),
        });
        expect(answer.status).toBe(403);
      }
    },
  );

  it('have no bag of anybody', async () => {
    expect((await shop.call(bag.getBag, {})).status).toBe(403);
  });
});
