import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCompletion, uncountCompletion } from '#backend/areas/order/experience.ts';
import { users } from '#backend/db/schema/user.ts';
import { levelOf, nextLevelAt } from '#contract/levels.ts';
import { getReferrals } from '#contract/referral.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const complete = (buyerId: number, sellerId: number) =>
  backend.db.transaction((tx) => countCompletion(tx, { buyerId, sellerId }, backend.clock.now()));
async function standOf(id: number) {
  const [row] = await backend.db.select().from(users).where(eq(users.id, id));
  return { xp: row!.xp, level: row!.level, trades: row!.transactionCount };
}

describe('levels (B26)', () => {
  it.each([
    [0, 0, 500],
    [499, 0, 500],
    [500, 1, 1500],
    [4999, 3, 5000],
    [8000, 5, 12_000],
    [99_999, 8, null],
  ])('%i XP is level %i, the next at %s', (xp, level, next) => {
    expect(levelOf(xp)).toBe(level);
    expect(nextLevelAt(xp)).toBe(next);
  });
});

describe('a completed order', () => {
  it('gives both sides XP and takes it back with a refund', async () => {
    const [buyer, seller] = [await backend.user({ xp: 450 }), await backend.user()];
    await complete(buyer.id, seller.id);
    expect(await standOf(buyer.id)).toEqual({ xp: 510, level: 1, trades: 1 });
    expect(await standOf(seller.id)).toEqual({ xp: 60, level: 0, trades: 1 });
    await backend.db.transaction((tx) => uncountCompletion(tx, { buyerId: buyer.id, sellerId: seller.id }));
    expect(await standOf(buyer.id)).toEqual({ xp: 450, level: 0, trades: 0 });
  });

  it('gives 500XP, once, to whoever invited somebody (1#9, 9#9)', async () => {
    const host = await backend.registerUser({ referralCode: 'ABCDEFGH' });
    const [friend, seller] = [await backend.user({ referredBy: host.account.id }), await backend.user()];
    const referrals = async () => (await backend.call(getReferrals, { token: host.token })).data;
    expect(await referrals()).toMatchObject({ code: 'ABCDEFGH', pending: 1, earned: 0 });
    await complete(friend.id, seller.id);
    await complete(friend.id, seller.id);
    expect(await standOf(host.account.id)).toEqual({ xp: 500, level: 1, trades: 0 });
    expect(await referrals()).toMatchObject({
      pending: 0,
      earned: 1,
      friends: [{ username: friend.username, earnedAt: backend.clock.now() }],
    });
  });

  it('between the two themselves earns no invitation', async () => {
    const host = await backend.user();
    const friend = await backend.user({ referredBy: host.id });
    await complete(friend.id, host.id);
    expect(await standOf(host.id)).toEqual({ xp: 60, level: 0, trades: 1 });
  });
});
