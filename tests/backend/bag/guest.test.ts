import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as bag from '#contract/bag.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const iso = (minutes: number) => new Date(backend.clock.now().getTime() + minutes * 60_000).toISOString();

describe('a guest’s bag', () => {
  const describeBag = async (
    offers: { offerId: number; quantity: number }[],
    history: number[] = [],
    token?: string,
  ) => (await backend.call(bag.describeGuestBag, { body: { offers, history }, token })).data;

  it('is described as a person’s would be, in the order given', async () => {
    const seller = await backend.user();
    const [a, b, c] = [
      await backend.offer({ userId: seller.id, inventory: 3 }),
      await backend.offer({ priceMinor: 2_550 }),
      await backend.offer({ userId: seller.id }),
    ];
    const old = await backend.offer({ status: 'Completed', inventory: 0 });
    const contents = await describeBag(
      [
        { offerId: a.id, quantity: 2 },
        { offerId: b.id, quantity: 1 },
        { offerId: c.id, quantity: 1 },
      ],
      [old.id],
    );
    expect(contents.cart.map((group) => group.offers.map((line) => line.offerId))).toEqual([
      [a.id, c.id],
      [b.id],
    ]);
    expect(contents.cart.map((group) => group.totalPrice)).toEqual([300, 25.5]);
    expect(contents.totalCount).toBe(4);
    expect(contents.history).toMatchObject([{ offerId: old.id, problem: 'sold' }]);
  });

  it('leaves out what is unknown, a bid, given twice or none of', async () => {
    const [a, b] = [await backend.offer(), await backend.offer()];
    const bid = await backend.offer({ type: 'bid' });
    const contents = await describeBag([
      { offerId: a.id, quantity: 1 },
      { offerId: a.id, quantity: 7 },
      { offerId: b.id, quantity: 0 },
      { offerId: bid.id, quantity: 1 },
      { offerId: 999_999, quantity: 1 },
    ]);
    expect(contents.totalCount).toBe(1);
    expect((await describeBag([])).cart).toEqual([]);
  });

  it('tells of more than is left, and hides own items from whoever signed in', async () => {
    const seller = await backend.registerUser();
    const offer = await backend.offer({ userId: seller.account.id, inventory: 2 });
    const line = { offerId: offer.id, quantity: 3 };
    expect((await describeBag([line])).cart[0]).toMatchObject({
      totalPrice: 0,
      offers: [{ problem: 'quantity', quantity: 3, inventory: 2 }],
    });
    expect(await describeBag([line], [], seller.token)).toEqual({ cart: [], history: [], totalCount: 0 });
  });
});

describe('merging at sign-in', () => {
  const setUp = async () => {
    const me = await backend.registerUser();
    return {
      me,
      merge: async (...offers: { offerId: number; quantity: number; updateTime: string }[]) =>
        (await backend.call(bag.mergeBag, { token: me.token, body: { offers } })).data,
      lines: async () =>
        (await backend.call(bag.getBag, { token: me.token })).data.cart.flatMap((group) =>
          group.offers.map((line) => [line.offerId, line.quantity]),
        ),
      add: (offerId: number, quantity: number) =>
        backend.call(bag.addToBag, { token: me.token, body: { offerId, quantity } }),
    };
  };

  it('lets the later update win per offer, capped at what is left', async () => {
    const { merge, lines, add } = await setUp();
    const [older, newer, fresh] = [
      await backend.offer({ inventory: 9 }),
      await backend.offer({ inventory: 4 }),
      await backend.offer({ inventory: 9 }),
    ];
    await add(older.id, 5);
    await add(newer.id, 1);
    backend.clock.advance(600_000);
    const answer = await merge(
      { offerId: older.id, quantity: 2, updateTime: iso(-11) },
      { offerId: newer.id, quantity: 8, updateTime: iso(-1) },
      { offerId: fresh.id, quantity: 3, updateTime: iso(-30) },
    );
    expect(answer).toEqual({ totalCount: 12, dropped: [] });
    expect(await lines()).toEqual([
      [newer.id, 4],
      [older.id, 5],
      [fresh.id, 3],
    ]);
  });

  it('counts a clock that is ahead as now, and the later of two entries', async () => {
    const { merge, lines, add } = await setUp();
    const offer = await backend.offer({ inventory: 9 });
    await merge(
      { offerId: offer.id, quantity: 2, updateTime: iso(600) },
      { offerId: offer.id, quantity: 7, updateTime: iso(-5) },
    );
    expect(await lines()).toEqual([[offer.id, 2]]);
    backend.clock.advance(60_000);
    const other = await backend.offer();
    await add(other.id, 1);
    expect((await lines())[0]).toEqual([other.id, 1]);
  });

  it('drops own, unknown and unavailable offers and says which', async () => {
    const { me, merge, lines } = await setUp();
    const own = await backend.offer({ userId: me.account.id });
    const sold = await backend.offer({ status: 'Completed', inventory: 0 });
    const bid = await backend.offer({ type: 'bid' });
    const fine = await backend.offer();
    const ids = [own.id, sold.id, bid.id, 999_999];
    const answer = await merge(
      ...[...ids, fine.id].map((offerId) => ({ offerId, quantity: 1, updateTime: iso(0) })),
    );
    expect(answer.dropped.sort()).toEqual([...ids].sort());
    expect(answer.totalCount).toBe(1);
    expect(await lines()).toEqual([[fine.id, 1]]);
  });

  it('may be done twice without a difference, and takes from the history', async () => {
    const { me, merge, lines, add } = await setUp();
    const offer = await backend.offer({ inventory: 5 });
    await add(offer.id, 1);
    await backend.call(bag.updateBag, { token: me.token, body: [{ offerId: offer.id, quantity: 0 }] });
    const line = { offerId: offer.id, quantity: 2, updateTime: iso(0) };
    expect(await merge(line)).toEqual({ totalCount: 2, dropped: [] });
    expect(await merge(line)).toEqual({ totalCount: 2, dropped: [] });
    expect(await lines()).toEqual([[offer.id, 2]]);
    expect((await backend.call(bag.getBag, { token: me.token })).data.history).toEqual([]);
  });
});
