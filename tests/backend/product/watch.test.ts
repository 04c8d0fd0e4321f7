import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyWatchers } from '#backend/areas/product/watch.ts';
import { mails, users } from '#backend/db/schema/user.ts';
import { getRates } from '#backend/pricing/rates.ts';
import { deleteOffer, updateOffer } from '#contract/offer.ts';
import * as watch from '#contract/watch.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

type Body = Parameters<typeof backend.call<typeof watch.createWatch>>[1] extends infer I | undefined
  ? NonNullable<I extends { body?: infer B } ? B : never>
  : never;

async function watcher() {
  const { token, account } = await backend.registerUser();
  return {
    token,
    account,
    watch: (body: Partial<Body> & { spuId: number }) =>
      backend.call(watch.createWatch, {
        token,
        body: { condition: 'LikeNew', size: 'M', currency: 'USD', ...body },
      }),
    list: async (query: object = {}) => (await backend.call(watch.listWatches, { token, query })).data,
  };
}
/** Runs the job; the subjects of the mails it made. */
async function notify(): Promise<string[]> {
  const before = new Set((await backend.db.select().from(mails)).map((mail) => mail.id));
  const now = backend.clock.now();
  const count = await notifyWatchers(backend.db, await getRates(backend.db, now), now, 2);
  const fresh = (await backend.db.select().from(mails)).filter((mail) => !before.has(mail.id));
  expect(fresh).toHaveLength(count);
  return fresh.map((mail) => `${mail.recipient}: ${mail.subject}`);
}

describe('a watch list', () => {
  it('has what I wait for with what stands now, latest first (7/product#6, B23)', async () => {
    const me = await watcher();
    const spu = await backend.spu();
    await me.watch({ spuId: spu.id, targetPrice: 80 });
    backend.clock.advance(1000);
    const bare = await backend.spu({ sizes: [] });
    const second = (await me.watch({ spuId: bare.id, size: null, offerType: 'bid' })).data.id;
    // Mine does not count, another size neither.
    await backend.offer({ spuId: spu.id, userId: me.account.id, priceMinor: 1_000 });
    await backend.offer({ spuId: spu.id, size: 'S', priceMinor: 2_000 });
    await backend.offer({ spuId: spu.id, priceMinor: 9_000 });
    const before = await me.list();
    expect(before.data).toMatchObject([
      { id: second, offerType: 'bid', size: null, targetPrice: null, best: null, reached: false },
      { spu: { id: spu.id }, condition: 'LikeNew', size: 'M', targetPrice: 80, best: 90, reached: false },
    ]);
    await backend.offer({ spuId: spu.id, priceMinor: 8_000 });
    expect((await me.list()).data[1]).toMatchObject({ best: 80, reached: true });
    await backend.call(watch.deleteWatch, { token: me.token, params: { id: second } });
    expect(await me.list()).toMatchObject({ total: 1, data: [{ spu: { id: spu.id } }] });
  });

  it('has each condition and size once: again changes the target', async () => {
    const me = await watcher();
    const spu = await backend.spu();
    const first = (await me.watch({ spuId: spu.id, targetPrice: 80 })).data.id;
    expect((await me.watch({ spuId: spu.id, targetPrice: 70 })).data.id).toBe(first);
    expect((await me.watch({ spuId: spu.id, size: 'L' })).data.id).not.toBe(first);
    expect((await me.list()).data.find((one) => one.id === first)?.targetPrice).toBe(70);
  });

  it('wants a size of the style, never all of them, and a price that is one (F17)', async () => {
    const me = await watcher();
    const spu = await backend.spu();
    for (const size of [null, 'XXS', 'All']) {
      expect((await me.watch({ spuId: spu.id, size })).envelope).toMatchObject({
        code: 422,
        data: { fields: { size: expect.any(Array) } },
      });
    }
    for (const targetPrice of [0, -5, 1e9, 1.234]) {
      expect((await me.watch({ spuId: spu.id, targetPrice })).status).toBe(422);
    }
    expect((await me.watch({ spuId: 987_654 })).status).toBe(404);
    expect((await backend.call(watch.listWatches, {})).status).toBe(403);
  });

  it('is nobody else’s', async () => {
    const [me, other] = [await watcher(), await watcher()];
    const spu = await backend.spu();
    const { id } = (await me.watch({ spuId: spu.id })).data;
    await backend.call(watch.deleteWatch, { token: other.token, params: { id } });
    expect((await me.list()).total).toBe(1);
    expect((await other.list()).total).toBe(0);
  });
});

describe('a mail', () => {
  // What earlier tests have made news of.
  beforeEach(async () => void (await notify()));

  it('tells once when something appears, and again when it gets cheaper', async () => {
    const me = await watcher();
    const [row] = await backend.db.select().from(users).where(eq(users.id, me.account.id));
    const spu = await backend.spu({ brandName: 'Fjell', name: 'Shell' });
    await me.watch({ spuId: spu.id });
    expect(await notify()).toEqual([]);
    const seller = await backend.registerUser({ paymentAccount: 'w' });
    await backend.offer({ spuId: spu.id });
    expect(await notify()).toEqual([`${row!.email}: Fjell Shell: for sale at 100 USD`]);
    expect(await notify()).toEqual([]);
    await backend.offer({ spuId: spu.id, priceMinor: 12_000 });
    expect(await notify()).toEqual([]);
    const cheapest = await backend.offer({ spuId: spu.id, userId: seller.account.id, priceMinor: 9_000 });
    expect(await notify()).toEqual([`${row!.email}: Fjell Shell: for sale at 90 USD`]);
    // What is left when the cheapest goes was known; when it is the cheapest again it is news.
    await backend.call(deleteOffer, { token: seller.token, params: { id: cheapest.id } });
    expect(await notify()).toEqual([]);
    await backend.offer({ spuId: spu.id, priceMinor: 9_500 });
    expect(await notify()).toHaveLength(1);
  });

  it('waits for the target, also when an ask is lowered to it', async () => {
    const me = await watcher();
    const spu = await backend.spu({ brandName: 'Ruhr', name: 'Jean' });
    const seller = await backend.registerUser({ paymentAccount: 'w' });
    const ask = await backend.offer({
      spuId: spu.id,
      userId: seller.account.id,
      condition: 'BrandNew',
      priceMinor: 10_000,
    });
    await me.watch({ spuId: spu.id, condition: 'BrandNew', targetPrice: 60, currency: 'EUR' });
    const lower = (price: number) =>
      backend.call(updateOffer, {
        token: seller.token,
        params: { id: ask.id },
        body: {
          condition: 'BrandNew',
          size: 'M',
          price,
          currency: 'USD',
          validTime: null,
          country: 'US',
          shipping: [{ region: 'Worldwide', price: 0 }],
        },
      });
    expect((await lower(80)).status).toBe(200);
    expect(await notify()).toEqual([]);
    await lower(60);
    expect(await notify()).toEqual([expect.stringContaining('Ruhr Jean: for sale at 54 EUR')]);
  });

  it('goes to those who wait for a bid, and not for other conditions and sizes', async () => {
    const [me, other] = [await watcher(), await watcher()];
    const spu = await backend.spu({ brandName: 'Odile', name: 'Bag' });
    await me.watch({ spuId: spu.id, offerType: 'bid', targetPrice: 50 });
    await other.watch({ spuId: spu.id, size: 'L' });
    await backend.offer({ spuId: spu.id, type: 'bid', priceMinor: 4_000, shipping: [] });
    expect(await notify()).toEqual([]);
    await backend.offer({ spuId: spu.id, type: 'bid', priceMinor: 5_000, shipping: [] });
    expect(await notify()).toEqual([expect.stringContaining('Odile Bag: bid on at 50 USD')]);
  });
});
