import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/db/schema/user.ts';
import * as user from '#contract/user.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
type Member = Awaited<ReturnType<TestBackend['registerUser']>>;
let me: Member;
let other: Member;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  [me, other] = [await backend.registerUser(), await backend.registerUser()];
});

const change = (name: 'follow' | 'unfollow' | 'block' | 'unblock', to: Member, by = me) =>
  backend.call(user[name], { token: by.token, body: { userId: to.account.id } });
const profile = async (of: Member, by: Member | null = me) =>
  (
    await backend.call(user.getUser, {
      params: { id: of.account.id },
      ...(by ? { token: by.token } : {}),
    })
  ).data;

describe('following', () => {
  it('counts once, whoever often it is asked for, on both sides (4#39)', async () => {
    expect((await change('follow', other)).data).toEqual({
      isFollowingUser: true,
      isBlockedByUser: false,
      follower: 1,
    });
    await Promise.all([change('follow', other), change('follow', other)]);
    expect(await profile(other)).toMatchObject({
      follower: 1,
      isFollowingUser: true,
      isFollowedByUser: false,
    });
    expect(await profile(me, other)).toMatchObject({ following: 1, isFollowedByUser: true });
    expect(await profile(other, null)).toMatchObject({ isFollowingUser: false });
    for (let n = 0; n < 2; n += 1) expect((await change('unfollow', other)).data.follower).toBe(0);
    expect(await profile(me)).toMatchObject({ following: 0 });
  });

  it('keeps its numbers when two follow each other at once', async () => {
    await Promise.all([change('follow', other), change('follow', me, other)]);
    expect(await profile(me)).toMatchObject({ follower: 1, following: 1 });
    expect(await profile(other)).toMatchObject({ follower: 1, following: 1 });
  });

  it('is not for oneself, visitors, suspended people, or people who do not exist (6#2, G19)', async () => {
    expect((await change('follow', me)).envelope).toMatchObject({ code: 400, data: { reason: 'oneself' } });
    const nobody = { account: { id: 999_999 } } as Member;
    expect((await change('follow', nobody)).status).toBe(404);
    expect((await change('follow', other, { token: 'none' } as Member)).status).toBe(403);
    await backend.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, me.account.id));
    expect((await change('follow', other)).envelope).toMatchObject({ data: { reason: 'suspended' } });
  });

  it('is listed from both ends, latest first, with how the reader stands to each', async () => {
    const third = await backend.registerUser();
    await change('follow', other);
    backend.clock.advance(1000);
    await change('follow', other, third);
    await change('follow', third);
    const list = async (call: typeof user.listFollowers, of: Member, query = {}) =>
      (await backend.call(call, { token: me.token, query: { userId: String(of.account.id), ...query } }))
        .data;
    const followers = await list(user.listFollowers, other);
    expect(followers).toMatchObject({ total: 2 });
    expect(followers.data.map(({ id }) => id)).toEqual([third.account.id, me.account.id]);
    expect(followers.data.map(({ isFollowingUser }) => isFollowingUser)).toEqual([true, false]);
    const following = await list(user.listFollowing, me, { pageLimit: 1, pageStart: 1 });
    expect(following.data.map(({ id }) => id)).toEqual([other.account.id]);
    expect(following.total).toBe(2);
  });
});

describe('blocking', () => {
  it('ends following both ways and stops it (4#35, G20)', async () => {
    await change('follow', other);
    await change('follow', me, other);
    expect((await change('block', other)).data).toEqual({
      isFollowingUser: false,
      isBlockedByUser: true,
      follower: 0,
    });
    expect(await profile(me)).toMatchObject({ follower: 0, following: 0 });
    for (const [to, by] of [
      [other, me],
      [me, other],
    ] as const) {
      expect((await change('follow', to, by)).envelope).toMatchObject({
        code: 403,
        data: { reason: 'blocked' },
      });
    }
    // Whoever is blocked is not told so.
    expect(await profile(me, other)).toMatchObject({ isBlockedByUser: false });
  });

  it('can be taken back, which brings nothing else back', async () => {
    await change('follow', other);
    await change('block', other);
    const list = () => backend.call(user.listBlocked, { token: me.token });
    expect((await list()).data.data.map(({ id }) => id)).toEqual([other.account.id]);
    expect((await change('unblock', other)).data).toMatchObject({
      isBlockedByUser: false,
      isFollowingUser: false,
    });
    expect((await list()).data.total).toBe(0);
    expect((await change('follow', other)).status).toBe(200);
  });
});
