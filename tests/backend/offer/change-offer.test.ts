import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spus } from '#backend/db/schema/catalog.ts';
import { offers } from '#backend/db/schema/trade.ts';
import { offerStatuses } from '#contract/offer-states.ts';
import { createOffer, getOffer, updateOffer } from '#contract/offer.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { askDraft, bidDraft, DAY, listed, refusalOf, seller, upload, type Draft } from './support.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const update = (id: number, token: string | undefined, body: Partial<Draft>) =>
  backend.call(updateOffer, { params: { id }, token, body: askDraft(0, body) });
const rowOf = async (id: number) => (await backend.db.select().from(offers).where(eq(offers.id, id)))[0]!;
const spuOf = async (id: number) => (await backend.db.select().from(spus).where(eq(spus.id, id)))[0]!;

describe('changing an offer', () => {
  it('changes what it says and the style with it', async () => {
    const { spu, token, offer } = await listed(backend);
    backend.clock.advance(1000);
    const { data } = await update(offer.id, token, {
      price: 80,
      size: 'L',
      name: 'Renamed',
      validTime: 86_400,
      inventory: 4,
    });
    expect(data).toMatchObject({
      offerPrice: 80,
      size: 'L',
      offerName: 'Renamed',
      inventory: 4,
      offerTime: offer.offerTime,
    });
    expect(data.offerUpdateTime).toEqual(backend.clock.now());
    expect(data.expiresAt).toEqual(new Date(backend.clock.now().getTime() + DAY));
    expect(await spuOf(spu.id)).toMatchObject({
      lowestAskUsd: 8000,
      askSizes: ['L'],
      lowestAskAt: backend.clock.now(),
    });
    // Without a name it keeps its own.
    expect((await update(offer.id, token, {})).data.offerName).toBe('Renamed');
  });

  it('is for its owner only', async () => {
    const { offer } = await listed(backend);
    const stranger = await seller(backend);
    expect(refusalOf(await update(offer.id, stranger.token, {}))).toEqual([403, 'not-owner']);
    expect(refusalOf(await update(offer.id, undefined, {}))).toEqual([403, 'not-signed-in']);
    expect(refusalOf(await update(987_654_321, stranger.token, {}))).toEqual([404, null]);
    expect((await rowOf(offer.id)).priceMinor).toBe(10_000);
  });

  it('keeps type, style and owner whatever is sent', async () => {
    const { offer, token, account } = await listed(backend);
    const other = await backend.spu();
    await update(offer.id, token, {
      spuId: other.id,
      offerType: 'bid',
      userId: 1,
      status: 'Completed',
      reserved: 9,
      official: true,
    } as Partial<Draft>);
    expect(await rowOf(offer.id)).toMatchObject({
      spuId: offer.spuId,
      type: 'ask',
      userId: account.id,
      status: 'Available',
      reserved: 0,
      official: false,
    });
  });

  it('follows the rules of a new one', async () => {
    const { offer, token } = await listed(backend);
    for (const body of [
      { price: 0 },
      { size: null },
      { condition: 'Good' as const },
      { currency: 'XAU' },
      { validTime: 5 },
    ]) {
      expect((await update(offer.id, token, body)).status).toBe(422);
    }
    const bidder = await backend.registerUser();
    const { data: bid } = await backend.call(createOffer, {
      token: bidder.token,
      body: bidDraft(offer.spuId),
    });
    expect((await update(bid.id, bidder.token, { validTime: null })).status).toBe(422);
    expect((await update(bid.id, bidder.token, { validTime: 86_400, price: 60 })).data.offerPrice).toBe(60);
  });

  it('keeps the photos it has', async () => {
    const spu = await backend.spu();
    const { token, account } = await seller(backend);
    const url = await upload(backend, account.id);
    const images = [{ imageUrl: url, ratio: 0.3 }];
    const { data } = await backend.call(createOffer, {
      token,
      body: askDraft(spu.id, { condition: 'Good', images }),
    });
    expect((await update(data.id, token, { condition: 'LikeNew', images })).status).toBe(200);
    // Pictures that came with the demo, not from an upload.
    await backend.db
      .update(offers)
      .set({
        images: [{ imageUrl: '/media/demo/1', ratio: -1, isPrimary: true }],
      })
      .where(eq(offers.id, data.id));
    expect(
      (
        await update(data.id, token, {
          condition: 'Good',
          images: [{ imageUrl: '/media/demo/1' }],
        })
      ).status,
    ).toBe(200);
    expect((await update(data.id, token, { condition: 'Good', images: [] })).status).toBe(422);
    expect(
      (
        await update(data.id, token, {
          condition: 'Good',
          images: [{ imageUrl: '/media/demo/2' }],
        })
      ).status,
    ).toBe(422);
  });

  it("the style's picture does not become a photo of a used piece", async () => {
    const { offer, token } = await listed(backend);
    const images = [{ imageUrl: offer.imgUrl }];
    expect((await update(offer.id, token, { images })).status).toBe(200);
    expect((await update(offer.id, token, { images, condition: 'Good' })).status).toBe(422);
  });

  it('lists an expired one anew', async () => {
    const { spu, offer, token } = await listed(backend, { validTime: 21_600 });
    backend.clock.advance(DAY);
    expect((await backend.call(getOffer, { params: { id: offer.id } })).data.offer.offerStatus).toBe(
      'Expired',
    );
    const { data } = await update(offer.id, token, { validTime: 21_600 });
    expect(data).toMatchObject({
      offerStatus: 'Available',
      offerTime: backend.clock.now(),
      offerValidTime: 21_600,
    });
    expect((await spuOf(spu.id)).askCount).toBe(1);
  });

  it.each(offerStatuses)('in status %s', async (status) => {
    const { offer, token } = await listed(backend);
    await backend.db.update(offers).set({ status }).where(eq(offers.id, offer.id));
    const allowed = ['Available', 'Preapproved', 'Expired'].includes(status);
    const result = await update(offer.id, token, { price: 70 });
    expect(result.status).toBe(allowed ? 200 : status === 'Deleted' ? 404 : 409);
    if (allowed)
      expect((await rowOf(offer.id)).status).toBe(status === 'Preapproved' ? 'Preapproved' : 'Available');
  });

  it('needs a payment account and no suspension, as a new one', async () => {
    const offer = await backend.offer({ size: 'M', condition: 'BrandNew' });
    const poor = await backend.registerUser();
    await backend.db.update(offers).set({ userId: poor.account.id }).where(eq(offers.id, offer.id));
    expect(refusalOf(await update(offer.id, poor.token, {}))).toEqual([409, 'payment-account-missing']);
  });

  it('never goes below what open orders hold: stock is what is left to be had', async () => {
    const { offer, token } = await listed(backend, { inventory: 5 });
    await backend.db.update(offers).set({ reserved: 3 }).where(eq(offers.id, offer.id));
    expect((await update(offer.id, token, { inventory: 1, price: 90 })).data.inventory).toBe(1);
    expect(await rowOf(offer.id)).toMatchObject({
      inventory: 4,
      reserved: 3,
      priceMinor: 9000,
    });
  });

  it('two at once leave one of them, whole, and a style that agrees', async () => {
    const { spu, offer, token } = await listed(backend);
    const wanted = Array.from({ length: 12 }, (_, index) => ({
      price: 50 + index,
      size: ['S', 'M', 'L'][index % 3]!,
      name: `n${index}`,
    }));
    const answers = await Promise.all(wanted.map((body) => update(offer.id, token, body)));
    expect(answers.map((answer) => answer.status)).toEqual(wanted.map(() => 200));
    const row = await rowOf(offer.id);
    const winner = wanted.find((body) => body.name === row.name)!;
    expect([row.priceMinor, row.size]).toEqual([winner.price * 100, winner.size]);
    expect(await spuOf(spu.id)).toMatchObject({
      lowestAskUsd: row.priceMinor,
      askSizes: [row.size],
      askCount: 1,
    });
  });
});
