import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { askDraft, seller } from './support.ts';

let backend: TestBackend;
let token: string;
let spuId: number;
let offerId: number;
beforeAll(async () => {
  backend = await createTestBackend();
  const owner = await seller(backend);
  token = owner.token;
  spuId = (await backend.spu()).id;
  offerId = (await backend.offer({ userId: owner.account.id })).id;
});
afterAll(() => backend.close());

let key = 0;
async function status(method: string, path: string, body?: unknown): Promise<number> {
  const response = await backend.app.request(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `random-key-${(key += 1)}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.status;
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table offers; --",
    '%',
    '\\',
    '1e999',
    '-1',
    '9007199254740993',
    '🧥',
  ),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, [null], 1e308, -0, Number.MAX_SAFE_INTEGER),
);

it('no body makes a 500', async () => {
  const fields = Object.keys({
    ...askDraft(1),
    name: 1,
    description: 1,
    inventory: 1,
    images: 1,
    acceptOffer: 1,
    acceptBuyNow: 1,
  });
  const changes = fc.dictionary(fc.constantFrom(...fields), nasty, {
    maxKeys: 4,
  });
  await fc.assert(
    fc.asyncProperty(changes, fc.boolean(), async (change, create) => {
      const body = { ...askDraft(spuId), ...change };
      const code = create
        ? await status('POST', '/offer', body)
        : await status('PUT', `/offer/${offerId}`, body);
      expect(code).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
  for (const body of [null, [], 'x', 1, { spuId: {} }])
    expect(await status('POST', '/offer/bump', body)).toBeLessThan(500);
});

it('no text that passes breaks the database', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 90 }),
      fc.string({ unit: 'binary', maxLength: 90 }),
      async (name, description) => {
        expect(
          await status('POST', '/offer', {
            ...askDraft(spuId),
            name,
            description,
          }),
        ).toBeLessThan(500);
      },
    ),
    { numRuns: 60 },
  );
});

it('no address makes a 500', async () => {
  const piece = nasty.map((value) => encodeURIComponent(String(value).replace(/[\ud800-\udfff]/gu, '?')));
  await fc.assert(
    fc.asyncProperty(piece, piece, async (a, b) => {
      for (const path of [
        `/offer/${a}`,
        `/offer/${a}/lead`,
        `/v2/offer?spuId=${a}&size=${b}`,
        `/v2/offer?spuId=${spuId}&size=${a}&condition=${b}`,
        `/v2/offer?spuId=${spuId}&pageStart=${a}&pageLimit=${b}`,
        `/v2/offer/user/${a}?keyword=${b}`,
        `/v2/offer/user/1?keyword=${a}&size=${b}&region=${a}&lowestPrice=${b}&highestPrice=${a}`,
        `/v2/offer/username/${a}/spuId/${b}`,
        `/v2/offer/username/${a}/spuId/${spuId}?size=${b}`,
        `/user/offer?offerType=ask&status=${a}&pageStart=${b}`,
      ]) {
        expect(await status('GET', path), path).toBeLessThan(500);
      }
      expect(await status('DELETE', `/offer/${a}`)).toBeLessThan(500);
    }),
    { numRuns: 80 },
  );
});
