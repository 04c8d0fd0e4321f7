import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spus } from '#backend/db/schema/catalog.ts';
import { offers } from '#backend/db/schema/trade.ts';
import { createOffer, getBook, getOffer } from '#contract/offer.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { askDraft, bidDraft, DAY, seller, upload, type Draft } from './support.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const create = (token: string | undefined, body: Draft, headers?: Record<string, string>) =>
  backend.call(createOffer, { token, body, ...(headers ? { headers } : {}) });
const fieldsOf = (result: { envelope: { data: unknown } }) =>
  Object.keys((result.envelope.data as { fields?: object }).fields ?? {});
const reasonOf = (result: { envelope: { data: unknown } }) =>
  (result.envelope.data as { reason?: string } | null)?.reason;

describe('placing an ask', () => {
  it('shows in the book, on the card and as an offer', async () => {
    const spu = await backend.spu({ retailUsd: 20_000 });
    const { token, account } = await seller(backend);
    const { data } = await create(
      token,
      askDraft(spu.id, {
        price: 99.5,
        inventory: 3,
        description: ' worn never ',
      }),
    );
    expect(data).toMatchObject({
      spuId: spu.id,
      userId: account.id,
      offerStatus: 'Available',
      offerName: spu.name,
      offerDescription: 'worn never',
      offerPrice: 99.5,
      originalPrice: 99.5,
      inventory: 3,
      shippingPrice: 12,
      isDeliverable: true,
      offerValidTime: null,
      expiresAt: null,
      canBump: false,
      nextBumpDay: 7,
      imgUrl: '/media/catalog/products/w06-0',
    });
    const book = (await backend.call(getBook, { query: { spuId: String(spu.id) } })).data;
    expect(book.cells).toEqual([
      {
        condition: 'BrandNew',
        size: 'M',
        lowestAsk: 99.5,
        highestBid: null,
        askCount: 1,
        bidCount: 0,
      },
    ]);
    expect(book.asks.map((ask) => ask.id)).toEqual([data.id]);
    const found = (await backend.call(getOffer, { params: { id: data.id } })).data;
    expect(found.spu).toMatchObject({
      id: spu.id,
      askCount: 1,
      minAsks: [{ offerPrice: 99.5, discountPercentage: 51 }],
    });
    expect(found.offer).toMatchObject({
      id: data.id,
      canBump: false,
      nextBumpDay: null,
    });
  });

  it('needs a session', async () => {
    const spu = await backend.spu();
    expect((await create(undefined, askDraft(spu.id))).status).toBe(403);
  });

  it.each([
    ['Normal', {}, 'wallet'],
    ['Normal', { stripeAccount: 'acct' }, 'wallet'],
    ['Organization', {}, 'wallet'],
    ['Verified', { paymentAccount: 'wallet' }, 'card'],
    ['Retailer', { paymentAccount: 'wallet' }, 'card'],
    ['Official', {}, 'card'],
  ] as const)('%s with %j must set up the %s first (E21)', async (status, accounts, kind) => {
    const spu = await backend.spu();
    const { token } = await backend.registerUser({ status, ...accounts });
    const refused = await create(token, askDraft(spu.id));
    expect(refused.status).toBe(409);
    expect(refused.envelope.data).toMatchObject({
      reason: 'payment-account-missing',
      detail: { account: kind },
    });
    // Bids need no account (E23).
    expect((await create(token, bidDraft(spu.id))).status).toBe(200);
  });

  it('retailers sell with their card account', async () => {
    const spu = await backend.spu();
    const { token } = await backend.registerUser({
      status: 'Retailer',
      stripeAccount: 'acct',
    });
    expect((await create(token, askDraft(spu.id))).status).toBe(200);
  });

  it('is refused to suspended people, bids too (G19)', async () => {
    const spu = await backend.spu();
    const { token } = await backend.registerUser({
      status: 'Suspended',
      paymentAccount: 'wallet',
    });
    for (const body of [askDraft(spu.id), bidDraft(spu.id)]) {
      const refused = await create(token, body);
      expect([refused.status, reasonOf(refused)]).toEqual([403, 'suspended']);
    }
  });

  it('trades nothing when it crosses a bid (E1)', async () => {
    const spu = await backend.spu();
    const { token } = await seller(backend);
    const bidder = await backend.registerUser();
    await create(bidder.token, bidDraft(spu.id, { price: 200 }));
    await create(token, askDraft(spu.id, { price: 100 }));
    const book = (await backend.call(getBook, { query: { spuId: String(spu.id) } })).data;
    expect([book.askCount, book.bidCount]).toEqual([1, 1]);
  });
});

describe('what a draft must be', () => {
  const wrong: [string, Partial<Draft>, string[]][] = [
    ['a price of 0', { price: 0 }, ['price']],
    ['a negative price', { price: -1 }, ['price']],
    ['too many decimals', { price: 1.234 }, ['price']],
    ['decimals of a currency that has none', { price: 100.5, currency: 'JPY' }, ['price']],
    ['a price above the bound', { price: 100_000_000 }, ['price']],
    ['an absurd price', { price: 1e300 }, ['price']],
    ['a currency without a rate', { currency: 'XAU' }, ['currency']],
    ['no size', { size: null }, ['size']],
    ['an empty size', { size: '' }, ['size']],
    ['a size the style lacks', { size: 'XXXL' }, ['size']],
    ['an expiry of no list', { validTime: 1234 }, ['validTime']],
    ['the debug expiry outside development', { validTime: 600 }, ['validTime']],
    ['no photo of a used piece', { condition: 'LikeNew' }, ['images']],
    [
      'a region twice',
      {
        shipping: [
          { region: 'US', price: 1 },
          { region: 'US', price: 2 },
        ],
      },
      ['shipping.1.region'],
    ],
    [
      'a shipping price with thirds of cents',
      { shipping: [{ region: 'US', price: 1.234 }] },
      ['shipping.0.price'],
    ],
    ['an absurd shipping price', { shipping: [{ region: 'US', price: 1e300 }] }, ['shipping.0.price']],
    [
      'somebody else’s picture address',
      { images: [{ imageUrl: 'https://elsewhere.example/x.jpg' }] },
      ['images.0.imageUrl'],
    ],
    ['a name that is too long', { name: 'x'.repeat(101) }, ['name']],
    ['stock of 0', { inventory: 0 }, ['inventory']],
    ['several at once', { size: null, price: 0, condition: 'Good' }, ['size', 'price', 'images']],
  ];
  it.each(wrong)('refuses %s', async (_, change, fields) => {
    const spu = await backend.spu();
    const { token } = await seller(backend);
    const refused = await create(token, askDraft(spu.id, change));
    expect(refused.status).toBe(422);
    expect(fieldsOf(refused)).toEqual(fields);
    const kept = await backend.db.select().from(offers).where(eq(offers.spuId, spu.id));
    expect(kept).toEqual([]);
  });

  it('bids have their own expiries and one piece', async () => {
    const spu = await backend.spu();
    const { token } = await backend.registerUser();
    expect(fieldsOf(await create(token, bidDraft(spu.id, { validTime: null })))).toEqual(['validTime']);
    expect(fieldsOf(await create(token, bidDraft(spu.id, { inventory: 2 })))).toEqual(['inventory']);
    const { data } = await create(
      token,
      bidDraft(spu.id, {
        condition: 'Good',
        shipping: [{ region: 'US', price: 3 }],
      }),
    );
    expect(data).toMatchObject({
      offerType: 'bid',
      offerShipping: [],
      isDeliverable: true,
      canBump: false,
      nextBumpDay: null,
    });
    expect(data.expiresAt).toEqual(new Date(backend.clock.now().getTime() + 7 * DAY));
    expect(data.offerValidTime).toBe(604_800);
  });

  it('asks of a style without sizes have none', async () => {
    const spu = await backend.spu({ sizes: [] });
    const { token } = await seller(backend);
    expect((await create(token, askDraft(spu.id, { size: 'M' }))).data.size).toBeNull();
  });

  it('photos are uploads of this person that were stored', async () => {
    const spu = await backend.spu();
    const { token, account } = await seller(backend);
    const stranger = await backend.registerUser();
    const mine = await upload(backend, account.id);
    const second = await upload(backend, account.id);
    const promised = await upload(backend, account.id, false);
    const theirs = await upload(backend, stranger.account.id);
    const used = (...urls: string[]) =>
      create(
        token,
        askDraft(spu.id, {
          condition: 'Good',
          images: urls.map((imageUrl) => ({ imageUrl, ratio: 0.2 })),
        }),
      );
    expect(fieldsOf(await used(promised))).toEqual(['images.0.imageUrl', 'images']);
    expect(fieldsOf(await used(theirs))).toEqual(['images.0.imageUrl', 'images']);
    expect(fieldsOf(await used(spu.thumbnail))).toEqual(['images.0.imageUrl', 'images']);
    expect(fieldsOf(await used(mine, theirs))).toEqual(['images.1.imageUrl']);
    const { data } = await used(mine, second, mine);
    expect(data.offerImages).toEqual([
      { imageUrl: mine, ratio: 0.2, isPrimary: true },
      { imageUrl: second, ratio: 0.2, isPrimary: false },
    ]);
    expect(data.imgUrl).toBe(mine);
  });

  it('the style must be there and for trade', async () => {
    const { token } = await seller(backend);
    const target = await backend.spu();
    const statusOf = async (spuId: number) => (await create(token, askDraft(spuId))).envelope;
    expect((await statusOf(987_654)).code).toBe(404);
    expect((await statusOf(Number.MAX_SAFE_INTEGER)).code).toBe(404);
    expect(await statusOf((await backend.spu({ mergedInto: target.id })).id)).toMatchObject({
      code: 301,
      data: target.id,
    });
    expect((await statusOf((await backend.spu({ status: 'Unavailable' })).id)).code).toBe(409);
    expect((await statusOf((await backend.spu({ status: 'Deleted' })).id)).code).toBe(404);
  });
});

describe('what nobody may set', () => {
  it('extra fields change nothing', async () => {
    const spu = await backend.spu();
    const { token, account } = await seller(backend);
    const other = await backend.user();
    const body = {
      ...askDraft(spu.id),
      id: 1,
      userId: other.id,
      official: true,
      status: 'Preapproved',
      offerStatus: 'Completed',
      reserved: 0,
      priceUsd: 1,
      priceMinor: 1,
      offerUrl: 'https://evil.example',
      couponInfo: 'FREE',
      bumpedAt: '2030-01-01',
      soldTime: '2030-01-01',
      offerTime: '2030-01-01T00:00:00Z',
      expiresAt: '2099-01-01T00:00:00Z',
    } as Draft;
    const { data } = await create(token, body);
    const [row] = await backend.db.select().from(offers).where(eq(offers.id, data.id));
    expect(row).toMatchObject({
      userId: account.id,
      official: false,
      status: 'Available',
      priceMinor: 10_000,
      priceUsd: 10_000,
      offerUrl: null,
      couponInfo: null,
      bumpedAt: null,
      soldTime: null,
      expiresAt: null,
      offerTime: backend.clock.now(),
    });
  });

  it('text that no database takes is made harmless', async () => {
    const spu = await backend.spu();
    const { token } = await seller(backend);
    const { data } = await create(token, askDraft(spu.id, { name: 'a\u0000b\ud800', description: '\u0000' }));
    expect(data).toMatchObject({ offerName: 'ab\ufffd', offerDescription: '' });
  });
});

it('a repeated key places one offer and answers the first again', async () => {
  const spu = await backend.spu();
  const { token } = await seller(backend);
  const key = 'the-same-key-1';
  const send = (price: number) =>
    backend.call(createOffer, {
      token,
      body: askDraft(spu.id, { price }),
      idempotencyKey: key,
    });
  const answers = await Promise.all([send(10), send(10), send(10)]);
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  expect(reasonOf(await send(11))).toBe('key-reused');
  const [row] = await backend.db.select().from(spus).where(eq(spus.id, spu.id));
  expect(row?.askCount).toBe(1);
});

it('many sellers at once on one style are all listed and counted', async () => {
  const spu = await backend.spu();
  const people = await Promise.all(Array.from({ length: 15 }, () => seller(backend)));
  const answers = await Promise.all(
    people.map(({ token }, index) => create(token, askDraft(spu.id, { price: 100 - index }))),
  );
  expect(answers.map((answer) => answer.status)).toEqual(people.map(() => 200));
  const [row] = await backend.db.select().from(spus).where(eq(spus.id, spu.id));
  expect(row).toMatchObject({ askCount: 15, lowestAskUsd: 8600 });
});

it('the debug expiry exists in development', async () => {
  const development = await createTestBackend({ deps: { development: true } });
  const spu = await development.spu();
  const { token } = await seller(development);
  const { data } = await development.call(createOffer, {
    token,
    body: askDraft(spu.id, { validTime: 600 }),
  });
  expect(data.expiresAt).toEqual(new Date(development.clock.now().getTime() + 600_000));
  await development.close();
});
