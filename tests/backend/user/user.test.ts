import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as user from '#contract/user.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

describe('public profiles', () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await createTestBackend()));
  afterAll(() => backend.close());

  it('show the public side of a person, by id and by username in any letters', async () => {
    const row = await backend.user({
      username: 'petra.lind',
      status: 'Verified',
      region: 'FR',
      biography: 'Denim.',
      reviewScore: 4.7,
      reviewCount: 12,
      transactionCount: 31,
      followerCount: 5,
      followingCount: 2,
      level: 3,
    });
    const byId = await backend.call(user.getUser, { params: { id: row.id } });
    expect(byId.data).toEqual({
      id: row.id,
      username: 'petra.lind',
      avatarUrl: null,
      userStatus: 'Verified',
      region: 'FR',
      biography: 'Denim.',
      follower: 5,
      following: 2,
      userLevel: 3,
      userReview: 4.7,
      reviewCount: 12,
      userTransaction: 31,
      isVerified: true,
      hasOffer: false,
      registerTime: backend.clock.now(),
      isFollowingUser: false,
      isFollowedByUser: false,
      isBlockedByUser: false,
    });
    expect(JSON.stringify(byId.envelope)).not.toContain('@');
    const byName = await backend.call(user.getUserByUsername, { params: { username: 'Petra.Lind' } });
    expect(byName.data).toEqual(byId.data);
  });

  it('say whether there is something to buy, by live asks only', async () => {
    const hasOffer = async (id: number) =>
      (await backend.call(user.getUser, { params: { id } })).data.hasOffer;
    const seller = await backend.user();
    await backend.offer({ userId: seller.id, type: 'bid' });
    await backend.offer({ userId: seller.id, status: 'Deleted' });
    await backend.offer({ userId: seller.id, inventory: 1, reserved: 1 });
    expect(await hasOffer(seller.id)).toBe(false);
    await backend.offer({ userId: seller.id, validSeconds: 3600 });
    expect(await hasOffer(seller.id)).toBe(true);
    backend.clock.advance(3600_000);
    expect(await hasOffer(seller.id)).toBe(false);

    const suspended = await backend.user({ status: 'Suspended' });
    await backend.offer({ userId: suspended.id });
    expect(await hasOffer(suspended.id)).toBe(false);
  });

  it.each([
    ['1', 404],
    ['987654321', 404],
    ['abc', 400],
    ['0', 400],
    ['99999999999999999', 400],
  ])('answer %s with %s when there is nobody', async (id, status) => {
    const path = id === '1' ? '/api/user/username/nobody' : `/api/user/${id}`;
    const response = await backend.app.request(path);
    expect(response.status).toBe(status);
  });
});
