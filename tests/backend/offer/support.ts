import { uploads } from '#backend/db/schema/user.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { createOffer } from '#contract/offer.ts';
import type { TestBackend } from '../../support/backend.ts';

export const DAY = 86_400_000;

export type Draft = BodyInput<typeof createOffer>;

/** A new piece for 100.00 USD in size M, worldwide at 12.00, for ever. */
export function askDraft(spuId: number, overrides: Partial<Draft> = {}): Draft {
  return {
    spuId,
    offerType: 'ask',
    condition: 'BrandNew',
    size: 'M',
    price: 100,
    currency: 'USD',
    validTime: null,
    country: 'US',
    shipping: [{ region: 'Worldwide', price: 12 }],
    ...overrides,
  };
}

/** A bid of 50.00 USD on size M for a week. */
export function bidDraft(spuId: number, overrides: Partial<Draft> = {}): Draft {
  return {
    spuId,
    offerType: 'bid',
    condition: 'BrandNew',
    size: 'M',
    price: 50,
    currency: 'USD',
    validTime: 604_800,
    country: 'US',
    ...overrides,
  };
}

let serial = 0;

/** A picture that the person uploaded; `stored: false` was only promised. Answers its URL. */
export async function upload(backend: TestBackend, userId: number, stored = true): Promise<string> {
  const key = `picture-${String((serial += 1)).padStart(6, '0')}`;
  await backend.db.insert(uploads).values({
    key,
    userId,
    checksum: 'c'.repeat(64),
    mime: 'image/jpeg',
    createdAt: backend.clock.now(),
    storedAt: stored ? backend.clock.now() : null,
  });
  return `/media/upload/${key}`;
}

/** Somebody who may sell. */
export function seller(backend: TestBackend) {
  return backend.registerUser({ paymentAccount: 'wallet-test' });
}

/** A seller with a new ask of 100.00 USD on a style of its own. */
export async function listed(backend: TestBackend, overrides: Partial<Draft> = {}) {
  const spu = await backend.spu();
  const { token, account } = await seller(backend);
  const { data } = await backend.call(createOffer, {
    token,
    body: askDraft(spu.id, overrides),
  });
  return { spu, token, account, offer: data };
}

/** Status and reason of an answer. */
export const refusalOf = (result: { status: number; envelope: { data: unknown } }) => [
  result.status,
  (result.envelope.data as { reason?: string } | null)?.reason ?? null,
];
