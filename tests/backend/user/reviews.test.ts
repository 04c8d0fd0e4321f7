import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revealReviews } from '#backend/areas/user/reviews.ts';
import { mails } from '#backend/db/schema/user.ts';
import * as review from '#contract/review.ts';
import { getUser } from '#contract/user.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const DAY = 86_400_000;
let backend: TestBackend;
type Member = Awaited<ReturnType<TestBackend['registerUser']>>;
let buyer: Member;
let seller: Member;
let orderId: number;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  [buyer, seller] = [await backend.registerUser(), await backend.registerUser()];
  orderId = (await backend.completedOrder(buyer.account.id, seller.account.id)).id;
});

const write = (by: Member, score: number, text = 'Fine.', id = orderId) =>
  backend.call(review.createReview, { token: by.token, body: { orderId: id, score, text } });
const scoreOf = async (of: Member) => {
  const { userReview, reviewCount } = (await backend.call(getUser, { params: { id: of.account.id } })).data;
  return { userReview, reviewCount };
};
const said = async (of: Member, side: 'sell' | 'buy') => {
  const call = side === 'sell' ? review.listSellReviews : review.listBuyReviews;
  return (await backend.call(call, { params: { userId: of.account.id } })).data;
};

describe('reviews (7/user#13, B20)', () => {
  it('stay hidden until both sides wrote, then count and show at once', async () => {
    const mine = await write(buyer, 4);
    expect(mine.data).toMatchObject({
      side: 'buyer',
      score: 4,
      revealed: false,
      editUntil: expect.any(Date),
    });
    expect((await said(seller, 'sell')).total).toBe(0);
    expect(await scoreOf(seller)).toEqual({ userReview: null, reviewCount: 0 });

    expect((await write(seller, 5)).data.revealed).toBe(true);
    expect((await said(seller, 'sell')).data).toMatchObject([
      { score: 4, text: 'Fine.', reviewer: { username: buyer.account.username }, editUntil: null },
    ]);
    expect((await said(buyer, 'buy')).data).toMatchObject([{ score: 5 }]);
    expect(await scoreOf(seller)).toEqual({ userReview: 4, reviewCount: 1 });
  });

  it('show by themselves after two weeks, with a mail, and count to one decimal (9#17)', async () => {
    await write(buyer, 4);
    const second = await backend.completedOrder(buyer.account.id, seller.account.id);
    const third = await backend.completedOrder(buyer.account.id, seller.account.id);
    await write(buyer, 5, '', second.id);
    await write(buyer, 4, '', third.id);
    await revealReviews(backend.deps);
    expect((await scoreOf(seller)).reviewCount).toBe(0);
    backend.clock.advance(14 * DAY);
    await revealReviews(backend.deps);
    await revealReviews(backend.deps);
    expect(await scoreOf(seller)).toEqual({ userReview: 4.3, reviewCount: 3 });
    const told = (await backend.db.select().from(mails)).filter(
      ({ recipient }) => recipient === seller.account.email,
    );
    expect(told).toHaveLength(3);
    expect(told[0]!.body).toContain('/unsubscribe?event=feedback&token=');
  });

  it('are written once a side, for completed orders of mine, within 60 days', async () => {
    await write(buyer, 5);
    expect((await write(buyer, 1)).envelope.code).toBe(409);
    const stranger = await backend.registerUser();
    expect((await write(stranger, 1)).status).toBe(404);
    const open = await backend.completedOrder(buyer.account.id, seller.account.id, {
      status: 'DeliveryPending',
    });
    expect((await write(buyer, 5, '', open.id)).envelope.code).toBe(409);
    backend.clock.advance(61 * DAY);
    expect((await write(seller, 5)).envelope.code).toBe(409);
  });

  it('have one to five stars and at most 1000 letters', async () => {
    for (const body of [{ score: 0 }, { score: 6 }, { score: 2.5 }, { score: 5, text: 'x'.repeat(1001) }]) {
      const answer = await backend.call(review.createReview, {
        token: buyer.token,
        body: { orderId, text: '', ...body },
      });
      expect(answer.envelope.code).toBe(422);
    }
  });

  it('may be changed for 14 days, which counts when they are shown', async () => {
    const change = (score: number) =>
      backend.call(review.updateReview, {
        token: buyer.token,
        params: { orderId },
        body: { score, text: 'Changed.' },
      });
    expect((await change(1)).status).toBe(404);
    await write(buyer, 5);
    await write(seller, 5);
    expect((await change(2)).data).toMatchObject({ score: 2, text: 'Changed.' });
    expect(await scoreOf(seller)).toEqual({ userReview: 2, reviewCount: 1 });
    backend.clock.advance(15 * DAY);
    expect((await change(1)).envelope.code).toBe(409);
  });

  it('are answered by the one they are about, once they see them', async () => {
    const answer = (by: Member) =>
      backend.call(review.replyToReview, { token: by.token, params: { orderId }, body: { text: 'Thanks.' } });
    await write(buyer, 5);
    expect((await answer(seller)).status).toBe(404);
    await write(seller, 5);
    expect((await answer(seller)).data).toMatchObject({ side: 'buyer', reply: 'Thanks.' });
    expect((await said(seller, 'sell')).data[0]?.reply).toBe('Thanks.');
  });

  it('that are still to be written are listed, for each side', async () => {
    const open = async (who: Member) =>
      (await backend.call(review.listOpenReviews, { token: who.token })).data;
    expect(await open(buyer)).toMatchObject({
      total: 1,
      data: [{ orderId, side: 'buyer', other: { username: seller.account.username } }],
    });
    await write(buyer, 5);
    expect((await open(buyer)).total).toBe(0);
    expect((await open(seller)).total).toBe(1);
    const given = await backend.call(review.listReviews, { token: buyer.token, query: { tab: 'given' } });
    expect(given.data.data).toMatchObject([{ reviewee: { username: seller.account.username } }]);
  });

  it('at the same time see each other', async () => {
    await Promise.all([write(buyer, 4), write(seller, 5)]);
    expect(await scoreOf(seller)).toEqual({ userReview: 4, reviewCount: 1 });
    expect(await scoreOf(buyer)).toEqual({ userReview: 5, reviewCount: 1 });
  });
});
