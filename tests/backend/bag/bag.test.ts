import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as bag from '#contract/bag.ts';
import { bagHistory, offers } from '#backend/db/schema/trade.ts';
import { users } from '#backend/db/schema/user.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const MINUTE = 60_000;
let backend: TestBackend;
let me: Awaited<ReturnType<TestBackend['registerUser']>>;

beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());
beforeEach(async () => void (me = await backend.registerUser()));

const add = (offerId: number, quantity?: number) =>
  backend.call(bag.addToBag, { token: me.token, body: { offerId, ...(quantity ? { quantity } : {}) } });
const update = (...body: { offerId: number; quantity: number }[]) =>
  backend.call(bag.updateBag, { token: me.token, body });
const get = async (headers = {}) => (await backend.call(bag.getBag, { token: me.token, headers })).data;
const change = (id: number, set: Partial<typeof offers.$inferInsert>) =>
  backend.db.update(offers).set(set).where(eq(offers.id, id));
const idsOf = (contents: bag.Bag) => contents.cart.map((group) => group.offers.map((line) => line.offerId));

describe('adding', () => {
  it('puts an ask into the bag with everything the page shows', async () => {
    const seller = await backend.user({ username: 'petra' });
    const spu = await backend.spu({ brandName: 'Aune', gender: 'men', sizeUnit: 'EU' });
    const offer = await backend.offer({
      spuId: spu.id,
      userId: seller.id,
      name: 'Coat',
      priceMinor: 12_345,
      currency: 'EUR',
      country: 'DE',
      size: '48',
      inventory: 3,
      images: [
        { imageUrl: '/a', ratio: -1, isPrimary: false },
        { imageUrl: '/b', ratio: -1, isPrimary: true },
      ],
      shipping: [
        { region: 'US', priceMinor: 1_050 },
        { region: 'Worldwide', priceMinor: 2_000 },
      ],
    });
    const { data } = await add(offer.id, 2);
    expect(data).toEqual({ totalCount: 2 });
    expect(await get({ 'x-currency': 'GBP' })).toEqual({
      cart: [
        {
          userInfo: { id: seller.id, username: 'petra', avatarUrl: null, userStatus: 'Normal' },
          offers: [
            {
              offerId: offer.id,
              spuId: spu.id,
              gender: 'men',
              imgUrl: '/b',
              offerName: 'Coat',
              brand: 'Aune',
              offerCondition: 'LikeNew',
              size: '48',
              sizeUnit: 'EU',
              offerStatus: 'Available',
              inventory: 3,
              quantity: 2,
              offerPrice: 110,
              offerCurrency: 'GBP',
              originalOfferPrice: 123.45,
              originalOfferCurrency: 'EUR',
              offerCountry: 'DE',
              shippingPrice: 10,
              offerUrl: null,
              acceptBuyNow: true,
              acceptOffer: true,
              problem: null,
              updateTime: backend.clock.now(),
            },
          ],
          totalPrice: 220,
          totalPriceCurrency: 'GBP',
          totalShipping: 10,
        },
      ],
      history: [],
      totalCount: 2,
    });
  });

  it('refuses what is in it already and leaves it as it was', async () => {
    const offer = await backend.offer({ inventory: 9 });
    await add(offer.id, 2);
    const again = await add(offer.id, 5);
    expect(again.envelope).toMatchObject({
      code: 400,
      msg: 'Item already in shopping bag',
      data: { reason: 'already-in-bag' },
    });
    expect((await get()).totalCount).toBe(2);
  });

  it('takes one of many at the same moment', async () => {
    const offer = await backend.offer();
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => add(offer.id).then((answer) => answer.status)),
    );
    expect(codes.sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('caps the quantity at what is left, and at one for items of another shop', async () => {
    const held = await backend.offer({ inventory: 5, reserved: 2 });
    await add(held.id, 10);
    expect((await get()).totalCount).toBe(3);
    const elsewhere = await backend.offer({ inventory: 50, offerUrl: 'https://shop.example/1' });
    expect((await add(elsewhere.id, 10)).data.totalCount).toBe(4);
  });

  it('refuses what is not there, one’s own, and what cannot be had', async () => {
    const own = await backend.offer({ userId: me.account.id });
    const suspended = await backend.offer({ userId: (await backend.user({ status: 'Suspended' })).id });
    const refusals: [number, number, string | undefined][] = [
      [999_999, 404, undefined],
      [(await backend.offer({ type: 'bid' })).id, 404, undefined],
      [own.id, 403, 'own-item'],
      [(await backend.offer({ status: 'Completed' })).id, 409, 'sold'],
      [(await backend.offer({ inventory: 2, reserved: 2 })).id, 409, 'sold'],
      [
        (
          await backend.offer({
            validSeconds: 60,
            offerTime: new Date(backend.clock.now().getTime() - 60_000),
          })
        ).id,
        409,
        'expired',
      ],
      [(await backend.offer({ status: 'Expired' })).id, 409, 'expired'],
      [(await backend.offer({ status: 'Deleted' })).id, 409, 'not-available'],
      [(await backend.offer({ status: 'Rejected' })).id, 409, 'not-available'],
      [suspended.id, 409, 'not-available'],
    ];
    for (const [offerId, code, reason] of refusals) {
      const { envelope } = await add(offerId);
      expect({ offerId, code: envelope.code }).toEqual({ offerId, code });
      expect((envelope.data as { reason?: string } | null)?.reason).toBe(reason);
      if (code === 409) expect(envelope.msg).toBe('No available offer found');
    }
    expect((await get()).cart).toEqual([]);
  });

  it('needs a session', async () => {
    for (const call of [bag.getBag, bag.addToBag, bag.updateBag, bag.clearBagHistory, bag.mergeBag]) {
      const input = call.method === 'GET' ? {} : { body: {} as never };
      expect((await backend.call(call, input)).envelope).toMatchObject({
        code: 403,
        data: { reason: 'not-signed-in' },
      });
    }
  });
});

describe('setting quantities', () => {
  it('caps at what is left and leaves out what is not in the bag', async () => {
    const offer = await backend.offer({ inventory: 4 });
    const other = await backend.offer();
    await add(offer.id);
    const { data } = await update(
      { offerId: offer.id, quantity: 99 },
      { offerId: other.id, quantity: 1 },
      { offerId: other.id, quantity: 0 },
    );
    expect(idsOf(data)).toEqual([[offer.id]]);
    expect(data.totalCount).toBe(4);
    expect(data.history).toEqual([]);
  });

  it('moves what was touched to the front, seller and line', async () => {
    const [anna, bert] = [await backend.user(), await backend.user()];
    const a1 = await backend.offer({ userId: anna.id, inventory: 5 });
    const a2 = await backend.offer({ userId: anna.id, inventory: 5 });
    const b1 = await backend.offer({ userId: bert.id, inventory: 5 });
    for (const offer of [a1, a2, b1]) {
      backend.clock.advance(MINUTE);
      await add(offer.id);
    }
    expect(idsOf(await get())).toEqual([[b1.id], [a2.id, a1.id]]);
    backend.clock.advance(MINUTE);
    await update({ offerId: a1.id, quantity: 3 });
    expect(idsOf(await get())).toEqual([[a1.id, a2.id], [b1.id]]);
  });

  it('takes out with 0, the seller with the last line, into the history; adding again takes it from there', async () => {
    const [first, second] = [await backend.offer(), await backend.offer()];
    await add(first.id);
    await add(second.id);
    const { data } = await update({ offerId: first.id, quantity: 0 });
    expect(idsOf(data)).toEqual([[second.id]]);
    expect(data.history.map((line) => line.offerId)).toEqual([first.id]);
    expect(data.totalCount).toBe(1);
    backend.clock.advance(MINUTE);
    await update({ offerId: second.id, quantity: 0 });
    expect((await get()).history.map((line) => line.offerId)).toEqual([second.id, first.id]);
    await add(first.id);
    const after = await get();
    expect(idsOf(after)).toEqual([[first.id]]);
    expect(after.history.map((line) => line.offerId)).toEqual([second.id]);
  });

  it('remembers the last thirty that were taken out, each once, until told to forget', async () => {
    const all = [];
    for (let i = 0; i < 32; i += 1) all.push(await backend.offer());
    for (const offer of [...all, all[5]!]) {
      backend.clock.advance(MINUTE);
      await add(offer.id);
      await update({ offerId: offer.id, quantity: 0 });
    }
    const ids = (await get()).history.map((line) => line.offerId);
    expect(ids).toHaveLength(30);
    expect(ids[0]).toBe(all[5]!.id);
    expect(new Set(ids).size).toBe(30);
    expect(ids).not.toContain(all[0]!.id);
    expect(
      await backend.db.select().from(bagHistory).where(eq(bagHistory.userId, me.account.id)),
    ).toHaveLength(30);
    await backend.call(bag.clearBagHistory, { token: me.token });
    expect((await get()).history).toEqual([]);
  });

  it('keeps to one’s own bag', async () => {
    const offer = await backend.offer({ inventory: 5 });
    await add(offer.id, 2);
    const other = await backend.registerUser();
    await backend.call(bag.updateBag, { token: other.token, body: [{ offerId: offer.id, quantity: 0 }] });
    await backend.call(bag.clearBagHistory, { token: other.token });
    expect((await get()).totalCount).toBe(2);
  });
});

describe('what happens to offers meanwhile', () => {
  it('shows as a problem of the line, which no total counts', async () => {
    const seller = await backend.user();
    const offer = (overrides = {}) =>
      backend.offer({
        userId: seller.id,
        inventory: 3,
        priceMinor: 10_000,
        shipping: [{ region: 'US', priceMinor: 500 }],
        ...overrides,
      });
    const [fine, expiring, sold, held, fewer, deleted, rejected] = [
      await offer(),
      await offer({ validSeconds: 600 }),
      await offer(),
      await offer(),
      await offer(),
      await offer(),
      await offer(),
    ];
    for (const { id } of [fine, expiring, sold, held, fewer, deleted, rejected]) await add(id, 3);
    await change(sold.id, { status: 'Completed', inventory: 0 });
    await change(held.id, { reserved: 3 });
    await change(fewer.id, { inventory: 2 });
    await change(deleted.id, { status: 'Deleted' });
    await change(rejected.id, { status: 'Rejected' });
    backend.clock.advance(600_000);
    const contents = await get();
    const [group] = contents.cart;
    const problems = new Map(group!.offers.map((line) => [line.offerId, line.problem]));
    expect(problems).toEqual(
      new Map([
        [fine.id, null],
        [expiring.id, 'expired'],
        [sold.id, 'sold'],
        [held.id, 'sold'],
        [fewer.id, 'quantity'],
        [deleted.id, 'deleted'],
        [rejected.id, 'not-available'],
      ]),
    );
    expect(group).toMatchObject({ totalPrice: 300, totalShipping: 5 });
    expect(contents.totalCount).toBe(21);
    expect(group!.offers.find((line) => line.offerId === expiring.id)?.offerStatus).toBe('Expired');

    await update({ offerId: fewer.id, quantity: 3 }, { offerId: sold.id, quantity: 3 });
    const after = (await get()).cart[0]!;
    expect(after.offers.find((line) => line.offerId === fewer.id)).toMatchObject({
      quantity: 2,
      problem: null,
    });
    expect(after.offers.find((line) => line.offerId === sold.id)).toMatchObject({
      quantity: 1,
      problem: 'sold',
    });
    expect(after).toMatchObject({ totalPrice: 500, totalShipping: 10 });
  });

  it('has no totals where a price or a way is missing', async () => {
    const seller = await backend.user();
    const far = await backend.offer({ userId: seller.id, shipping: [{ region: 'GB', priceMinor: 300 }] });
    await add(far.id);
    expect((await get()).cart[0]).toMatchObject({ totalPrice: 100, totalShipping: null });
    expect((await get({ 'x-region': 'GB' })).cart[0]).toMatchObject({ totalPrice: 100, totalShipping: 3 });
    const odd = await backend.offer({ userId: seller.id, currency: 'XAU' });
    await add(odd.id);
    const [group] = (await get({ 'x-region': 'GB' })).cart;
    expect(group).toMatchObject({ totalPrice: null, totalShipping: null });
    expect(group!.offers[0]).toMatchObject({
      offerPrice: null,
      originalOfferPrice: 100,
      originalOfferCurrency: 'XAU',
    });
  });

  it('marks the lines of a suspended seller', async () => {
    const seller = await backend.user();
    const offer = await backend.offer({ userId: seller.id });
    await add(offer.id);
    await backend.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, seller.id));
    expect((await get()).cart[0]).toMatchObject({ totalPrice: 0, offers: [{ problem: 'not-available' }] });
  });
});
