import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loader as listings } from '#app/routes/offer/user-listings.tsx';
import { loader as byUsername } from '#app/routes/user/follow-by-username.tsx';
import { loader as follow } from '#app/routes/user/follow.tsx';
import { loader as posts } from '#app/routes/user/posts.tsx';
import { loader as profile } from '#app/routes/user/profile.tsx';
import { action as standing } from '#app/routes/user/standing.ts';
import { block, getUser } from '#contract/user.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
type Member = Awaited<ReturnType<typeof web.signedIn>>;
let me: Member;
let other: Member;
beforeAll(async () => void (web = await startWeb()));
afterAll(async () => {
  await web.stop();
  await web.close();
});
beforeEach(async () => {
  [me, other] = [await web.signedIn(), await web.signedIn({ status: 'Verified', biography: 'Denim.' })];
});

type Handler = (args: ReturnType<typeof loaderArgs>) => unknown;
const open = (loader: Handler, path: string, params: Record<string, string>, cookie?: string) =>
  outcome(() => loader(loaderArgs(path, { params, cookies: cookie ? [cookie] : [] })));
const openProfile = (who: string, cookie?: string) => open(profile, `/user/${who}`, { who }, cookie);
const press = (form: Record<string, string>, cookie?: string, from = '/user/@somebody') =>
  outcome(() =>
    standing(
      loaderArgs('/resources/standing', {
        form,
        cookies: cookie ? [cookie] : [],
        headers: { referer: `http://shop.test${from}` },
      }),
    ),
  );

describe('a profile', () => {
  it('is found by username and shows who it is and what they sell (2.1#42, 2.3#48)', async () => {
    await web.offer({ userId: other.account.id });
    const { status, data } = await openProfile(`@${other.account.username}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      user: {
        name: other.account.username,
        bio: 'Denim.',
        verified: true,
        own: false,
        isFollowing: false,
        score: null,
      },
      listings: { total: 1 },
      canonical: `/user/@${other.account.username}`,
    });
  });

  it('is led to from its id and from other letters', async () => {
    const to = `/user/@${other.account.username}`;
    expect(await openProfile(String(other.account.id))).toMatchObject({ status: 302, location: to });
    expect(await openProfile(`@${other.account.username.toUpperCase()}`)).toMatchObject({
      status: 302,
      location: to,
    });
  });

  it('is the 404 page for nobody, and home for what is no id (2.1#73, 8#11)', async () => {
    expect(await openProfile('@nobody.here')).toMatchObject({
      status: 404,
      data: { message: 'User Not Found' },
    });
    expect((await openProfile('999999')).status).toBe(404);
    expect(await openProfile('shoes')).toMatchObject({ status: 302, location: '/' });
  });

  it('knows its owner (2.3#49)', async () => {
    expect((await openProfile(`@${me.account.username}`, me.cookie)).data.user.own).toBe(true);
  });

  it('has a page of posts (2.1#39)', async () => {
    const userId = String(other.account.id);
    expect((await open(posts, `/user/${userId}/posts`, { userId })).status).toBe(200);
  });
});

describe('following', () => {
  it('works as a plain form and brings back to the page (4#39, 6#2)', async () => {
    const form = { userId: String(other.account.id), change: 'follow' };
    const followed = await press(form, me.cookie, '/user/@her?x=1');
    expect(followed).toMatchObject({ status: 303, location: '/user/@her?x=1' });
    expect((await flashOf(followed))?.kind).toBe('success');
    const seen = await openProfile(`@${other.account.username}`, me.cookie);
    expect(seen.data.user).toMatchObject({ isFollowing: true, follower: 1 });
    expect((await openProfile(`@${me.account.username}`, other.cookie)).data.user.followsYou).toBe(true);
    await press({ ...form, change: 'unfollow' }, me.cookie);
    expect((await openProfile(`@${other.account.username}`, me.cookie)).data.user.follower).toBe(0);
  });

  it('answers scripts with the numbers instead of a page', async () => {
    const form = { userId: String(other.account.id), change: 'follow', stay: '1' };
    expect((await press(form, me.cookie)).data).toMatchObject({ isFollowingUser: true, follower: 1 });
  });

  it('asks visitors to sign in and comes back to the page (6#1, C11)', async () => {
    const form = (change: string) => ({ userId: String(other.account.id), change });
    expect((await press(form('follow'))).location).toBe(
      '/prompt/signin?forward=%2Fuser%2F%40somebody&reason=follow',
    );
    expect((await press(form('block'))).location).toContain('reason=block');
  });

  it('refuses oneself and nonsense without a page of errors (6#2)', async () => {
    const self = await press({ userId: String(me.account.id), change: 'follow' }, me.cookie);
    expect((await flashOf(self))?.kind).toBe('error');
    for (const form of [{ userId: 'x', change: 'follow' }, { userId: '1', change: 'adore' }, {}]) {
      expect((await press(form as Record<string, string>, me.cookie)).status).toBe(303);
    }
  });

  it('is listed on both sides, with a button for everybody but oneself (2.1#40, 2.1#44, 4#36)', async () => {
    await press({ userId: String(other.account.id), change: 'follow' }, me.cookie);
    const userId = String(other.account.id);
    const { data } = await open(follow, `/user/${userId}/follow?type=follower`, { userId }, me.cookie);
    expect(data.people).toMatchObject([{ name: me.account.username, own: true }]);
    const mine = String(me.account.id);
    const whom = await open(follow, `/user/${mine}/follow?type=following`, { userId: mine }, me.cookie);
    expect(whom.data.people).toMatchObject([{ name: other.account.username, own: false, isFollowing: true }]);
    const named = await open(byUsername, `/follow/${me.account.username}?type=following`, {
      username: me.account.username,
    });
    expect(named.location).toBe(`/user/${mine}/follow?type=following`);
  });
});

describe('blocking', () => {
  it('ends following and marks the pages of the blocked (4#35, G20)', async () => {
    const userId = String(other.account.id);
    await press({ userId, change: 'follow' }, me.cookie);
    await press({ userId, change: 'block' }, me.cookie);
    const seen = await open(listings, `/user/${userId}/listings`, { userId }, me.cookie);
    expect(seen.data.user).toMatchObject({ isBlocked: true, isFollowing: false, follower: 0 });
    const again = await press({ userId, change: 'follow' }, me.cookie);
    expect((await flashOf(again))?.kind).toBe('error');
    await press({ userId, change: 'unblock' }, me.cookie);
    const after = await open(listings, `/user/${userId}/listings`, { userId }, me.cookie);
    expect(after.data.user).toMatchObject({ isBlocked: false, isFollowing: false });
  });

  it('is not told to the blocked', async () => {
    await web.call(block, { token: me.token, body: { userId: other.account.id } });
    const { data } = await web.call(getUser, { params: { id: me.account.id }, token: other.token });
    expect(data.isBlockedByUser).toBe(false);
  });
});
