import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/db/schema/user.ts';
import { action as writeFeedback, loader as feedback } from '#app/routes/account/feedback.tsx';
import { action as answerFeedback, loader as feedbacks } from '#app/routes/account/feedbacks.tsx';
import { loader as exportZip } from '#app/routes/account/export.ts';
import { action as savePreferences, loader as preferences } from '#app/routes/account/preferences.tsx';
import { action as saveProfile, loader as profile } from '#app/routes/account/profile.tsx';
import { loader as refer } from '#app/routes/account/refer-a-friend.tsx';
import { action as unsubscribe, loader as openUnsubscribe } from '#app/routes/account/unsubscribe.tsx';
import { loader as publicFeedbacks } from '#app/routes/user/feedbacks.tsx';
import { loader as publicProfile } from '#app/routes/user/profile.tsx';
import { block } from '#contract/user.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
let me: Awaited<ReturnType<typeof web.signedIn>>;
beforeAll(async () => void (web = await startWeb({ now: new Date() })));
afterAll(async () => {
  await web.stop();
  await web.close();
});
beforeEach(async () => void (me = await web.signedIn()));

type Handler = (args: ReturnType<typeof loaderArgs>) => unknown;
type Params = Record<string, string>;
const get = (loader: Handler, path: string, params: Params = {}, cookie = me.cookie) =>
  outcome(() => loader(loaderArgs(path, { params, cookies: cookie ? [cookie] : [] })));
const post = (
  action: Handler,
  path: string,
  form: Record<string, string> | FormData,
  params: Params = {},
  cookie = me.cookie,
) => outcome(() => action(loaderArgs(path, { form, params, cookies: cookie ? [cookie] : [] })));

describe('pages of oneself', () => {
  it.each([
    ['/account/profile', profile],
    ['/account/preferences', preferences],
    ['/account/feedbacks', feedbacks],
    ['/account/refer-a-friend', refer],
  ] as [string, Handler][])('%s asks a visitor to sign in', async (path, loader) => {
    expect((await get(loader, path, {}, '')).location).toBe(
      `/login?forward=${encodeURIComponent(path)}&reason=account`,
    );
  });
});

describe('the profile form', () => {
  const fill = (fields: Record<string, string>) => ({
    username: me.account.username,
    region: 'US',
    ...fields,
  });
  const picture = async () => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
  };

  it('saves, and the profile shows it', async () => {
    const username = `new.${me.account.username}`;
    const saved = await post(
      saveProfile,
      '/account/profile',
      fill({ username, biography: 'Wool.', region: 'DE' }),
    );
    expect(saved).toMatchObject({ status: 303, location: '/account/profile' });
    const seen = await get(publicProfile, `/user/@${username}`, { who: `@${username}` });
    expect(seen.data.user).toMatchObject({ bio: 'Wool.', own: true });
    // The older name leads to the new one (G21).
    const who = `@${me.account.username}`;
    expect((await get(publicProfile, `/user/${who}`, { who })).location).toBe(`/user/@${username}`);
    expect((await get(profile, '/account/profile')).data.renameFrom).toEqual(expect.any(String));
  });

  it('keeps what was typed beside what is wrong with it', async () => {
    const typed = fill({ username: 'a b', biography: 'x'.repeat(51) });
    const refused = await post(saveProfile, '/account/profile', typed);
    expect(refused.status).toBe(422);
    expect(refused.data.result.error).toEqual({
      username: ['Usernames can only use letter, numbers, underscores and periods.'],
      biography: ['Enter a bio under 50 characters.'],
    });
    expect(refused.data.result.initialValue).toMatchObject({ username: 'a b', biography: 'x'.repeat(51) });
    const other = await web.user();
    const taken = await post(saveProfile, '/account/profile', fill({ username: other.username }));
    expect(taken.data.result.error).toEqual({ username: ['This username is already in use.'] });
  });

  it('takes a portrait without script, and refuses one that arrived damaged or is none (I8, I15)', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fill({}))) form.append(name, value);
    form.append('avatar', await picture());
    expect((await post(saveProfile, '/account/profile', form)).status).toBe(303);
    expect((await get(profile, '/account/profile')).data.avatar).toMatch(/^\/media\/upload\//);

    form.append('checksum', '0'.repeat(64));
    const damaged = await post(saveProfile, '/account/profile', form);
    expect(damaged.data.result.error.avatar[0]).toContain('did not arrive');

    const text = new FormData();
    for (const [name, value] of Object.entries(fill({}))) text.append(name, value);
    text.append('avatar', new File(['hello'], 'me.txt', { type: 'text/plain' }));
    expect((await post(saveProfile, '/account/profile', text)).data.result.error).toHaveProperty('avatar');

    await post(saveProfile, '/account/profile', fill({ removeAvatar: 'on' }));
    expect((await get(profile, '/account/profile')).data.avatar).toBeNull();
  });
});

describe('preferences', () => {
  it('list whom one blocks (G20)', async () => {
    const other = await web.user();
    await web.call(block, { token: me.token, body: { userId: other.id } });
    expect((await get(preferences, '/account/preferences')).data.blocked).toMatchObject([
      { name: other.username, isBlocked: true },
    ]);
  });

  it('are which mails one wants; a box that is not ticked is off', async () => {
    expect((await get(preferences, '/account/preferences')).data.mails.orders).toBe(true);
    const saved = await post(savePreferences, '/account/preferences', { orders: 'on', feedback: 'on' });
    expect((await flashOf(saved))?.kind).toBe('success');
    expect((await get(preferences, '/account/preferences')).data.mails).toEqual({
      orders: true,
      watchlist: false,
      feedback: true,
      referrals: false,
    });
  });

  it('follow the link of a mail, opened by anybody, which changes nothing before the press', async () => {
    const [row] = await web.db.select().from(users).where(eq(users.id, me.account.id));
    const path = `/unsubscribe?event=watchlist&token=${row!.mailToken}`;
    expect((await get(openUnsubscribe, path, {}, '')).status).toBe(200);
    expect((await get(preferences, '/account/preferences')).data.mails.watchlist).toBe(true);
    expect((await post(unsubscribe, path, { wanted: 'no' }, {}, '')).data).toEqual({ wanted: false });
    expect((await get(preferences, '/account/preferences')).data.mails.watchlist).toBe(false);
    expect((await post(unsubscribe, path, { wanted: 'yes' }, {}, '')).data).toEqual({ wanted: true });
    expect((await get(openUnsubscribe, '/unsubscribe?event=all', {}, '')).status).toBe(404);
    const nobody = '/unsubscribe?event=watchlist&token=nobody';
    expect((await post(unsubscribe, nobody, { wanted: 'no' }, {}, '')).status).toBeLessThan(500);
  });
});

describe('feedback', () => {
  it('is written, changed, answered and shown to everybody', async () => {
    const seller = await web.signedIn();
    const { id } = await web.completedOrder(me.account.id, seller.account.id);
    const params = { orderId: String(id) };
    const path = `/account/feedbacks/${id}`;
    expect((await get(feedbacks, '/account/feedbacks')).data).toMatchObject({
      tab: 'open',
      open: [{ orderId: id, role: 'buyer' }],
    });
    expect((await get(feedback, path, params)).data).toMatchObject({ writable: true, editing: false });

    const empty = await post(writeFeedback, path, { text: 'Fine.' }, params);
    expect(empty).toMatchObject({
      status: 422,
      data: {
        result: { error: { score: ['Please choose one to five stars.'] }, initialValue: { text: 'Fine.' } },
      },
    });
    const sent = await post(writeFeedback, path, { score: '4', text: 'Fine.' }, params);
    expect(sent).toMatchObject({ status: 303, location: '/account/feedbacks?tab=given' });
    // Twice is a change.
    expect((await post(writeFeedback, path, { score: '5', text: 'Better.' }, params)).status).toBe(303);
    await post(writeFeedback, path, { score: '5', text: 'Quick.' }, params, seller.cookie);

    const reply = await post(
      answerFeedback,
      '/account/feedbacks',
      { orderId: String(id), text: 'Thanks.' },
      {},
      seller.cookie,
    );
    expect(reply.status).toBe(303);
    const userId = String(seller.account.id);
    const shown = await get(publicFeedbacks, `/user/${userId}/feedbacks`, { userId }, '');
    expect(shown.data).toMatchObject({
      user: { score: 5, reviews: 1 },
      reviews: [{ score: 5, text: 'Better.', reply: 'Thanks.', person: { name: me.account.username } }],
    });
  });

  it("on other people's orders does not exist, and an empty answer is refused beside its field", async () => {
    const [a, b] = [await web.user(), await web.user()];
    const { id } = await web.completedOrder(a.id, b.id);
    const params = { orderId: String(id) };
    expect((await get(feedback, `/account/feedbacks/${id}`, params)).status).toBe(404);
    expect((await post(writeFeedback, `/account/feedbacks/${id}`, { score: '1' }, params)).status).toBe(404);
    const answer = { orderId: String(id), text: ' ' };
    expect(await post(answerFeedback, '/account/feedbacks', answer)).toMatchObject({
      status: 422,
      data: { error: 'This field is required.' },
    });
    expect((await post(answerFeedback, '/account/feedbacks', { text: 'x' })).status).toBe(400);
  });
});

describe('refer a friend', () => {
  it('says the link, what is pending and what was earned (H15)', async () => {
    const [row] = await web.db.select().from(users).where(eq(users.id, me.account.id));
    await web.user({ referredBy: me.account.id });
    await web.user({ referredBy: me.account.id, referralRewardedAt: new Date() });
    expect((await get(refer, '/account/refer-a-friend')).data).toMatchObject({
      link: `http://shop.test/login?mode=signup&code=${row!.referralCode}`,
      pending: 1,
      earned: 1,
      earnedXp: '500',
    });
  });
});

describe('leaving (G22)', () => {
  it('gives the zip after the password, and no page of errors to others', async () => {
    const { hashPassword } = await import('#backend/identity/passwords.ts');
    const passwordHash = await hashPassword('Correct-horse-9');
    me = await web.signedIn({ passwordHash });
    const wrong = await post(savePreferences, '/account/preferences', { intent: 'export', password: 'no' });
    expect(wrong).toMatchObject({
      status: 422,
      data: { form: 'export', error: 'This is not your password.' },
    });
    const right = await post(savePreferences, '/account/preferences', {
      intent: 'export',
      password: 'Correct-horse-9',
    });
    expect(right.status).toBe(303);
    const zip = await exportZip(loaderArgs(right.location!, { cookies: [me.cookie] }));
    expect((zip as Response).headers.get('content-type')).toBe('application/zip');
    expect((await (zip as Response).arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const madeUp = await get(exportZip, '/account/export?expires=1&signature=x');
    expect(madeUp).toMatchObject({ status: 303, location: '/account/preferences' });

    const gone = await post(savePreferences, '/account/preferences', {
      intent: 'delete',
      password: 'Correct-horse-9',
    });
    expect(gone).toMatchObject({ status: 303, location: '/', cookies: { session: '' } });
    expect((await get(preferences, '/account/preferences')).location).toContain('/login?');
  });

  it('waits for open orders and can be taken back', async () => {
    const other = await web.user();
    await web.completedOrder(other.id, me.account.id, { status: 'ShipmentPending' });
    const asked = await post(savePreferences, '/account/preferences', { intent: 'delete' });
    expect((await flashOf(asked))?.text).toContain('1 open order');
    expect((await get(preferences, '/account/preferences')).data.leavingSince).toEqual(expect.any(String));
    await post(savePreferences, '/account/preferences', { intent: 'keep' });
    expect((await get(preferences, '/account/preferences')).data.leavingSince).toBeNull();
  });
});
