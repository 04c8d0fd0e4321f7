import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#backend/db/schema/trade.ts';
import { createOffer, getOffer } from '#contract/offer.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { askDraft, seller, type Draft } from './support.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const create = (token: string | undefined, body: Draft, headers: Record<string, string> = {}) =>
  backend.call(createOffer, { token, body, headers });

describe('money and places', () => {
  it('converts for the viewer and keeps the original (D1–D3, D5)', async () => {
    const spu = await backend.spu();
    const { token } = await seller(backend);
    const { data } = await create(
      token,
      askDraft(spu.id, {
        price: 95.5,
        currency: 'GBP',
        shipping: [
          { region: 'GB', price: 0 },
          { region: 'Worldwide', price: 9.6 },
        ],
      }),
      { 'x-currency': 'USD', 'x-region': 'US' },
    );
    expect(data).toMatchObject({
      currency: 'USD',
      offerPrice: 119,
      originalCurrency: 'GBP',
      originalPrice: 95.5,
      shippingPrice: 12,
      offerShipping: [
        { region: 'GB', price: 0, originalPrice: 0 },
        { region: 'Worldwide', price: 12, originalPrice: 9.6 },
      ],
    });
    const seen = async (currency: string, region: string) =>
      (
        await backend.call(getOffer, {
          params: { id: data.id },
          headers: { 'x-currency': currency, 'x-region': region },
        })
      ).data;
    expect((await seen('GBP', 'GB')).offer).toMatchObject({
      offerPrice: 95.5,
      shippingPrice: 0,
    });
    expect((await seen('JPY', 'JP')).offer).toMatchObject({
      offerPrice: 17_906,
      shippingPrice: 1800,
    });
    // The card says what the book says.
    expect((await seen('USD', 'US')).spu.minAsks[0]?.offerPrice).toBe(119);
  });

  it('is not deliverable where neither the region nor the rest of the world is named', async () => {
    const spu = await backend.spu();
    const { token } = await seller(backend);
    const { data } = await create(token, askDraft(spu.id, { shipping: [{ region: 'GB', price: 5 }] }));
    expect(data).toMatchObject({ isDeliverable: false, shippingPrice: null });
  });

  it('takes currencies without decimals', async () => {
    const spu = await backend.spu();
    const { token } = await seller(backend);
    const { data } = await create(token, askDraft(spu.id, { price: 15_000, currency: 'JPY', shipping: [] }));
    const [row] = await backend.db.select().from(offers).where(eq(offers.id, data.id));
    expect(row).toMatchObject({ priceMinor: 15_000, priceUsd: 10_000 });
    expect(data).toMatchObject({ offerPrice: 100, originalPrice: 15_000 });
  });
});
