import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader as exist } from '#app/routes/auth/exist.ts';
import { action as forgot } from '#app/routes/auth/forgot-password.tsx';
import { loader as leaveFor } from '#app/routes/auth/identity.ts';
import { action as signIn } from '#app/routes/auth/login.tsx';
import { loader as prompt } from '#app/routes/auth/prompt-signin.tsx';
import { loader as callback } from '#app/routes/link/callback.tsx';
import { users } from '#backend/db/schema/user.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import * as auth from '#contract/auth.ts';
import { API_BASE } from '#contract/envelope.ts';
import { appleSignIn, googleSignIn } from '#contract/identity.ts';
import { rateLimits } from '#contract/limits.ts';
import { loaderArgs, outcome, startWeb } from '../support/web.ts';

const PASSWORD = 'Horse-battery-1';
let web: Awaited<ReturnType<typeof startWeb>>;
let person: Awaited<ReturnType<typeof web.signedIn>>;
beforeAll(async () => {
  web = await startWeb({ deps: { rateLimitFactor: 1 } });
  person = await web.signedIn({ username: 'known', passwordHash: await hashPassword(PASSWORD) });
});
afterAll(() => web.close());

const send = (form: Record<string, string>, path = '/login', cookies: string[] = []) =>
  outcome(() => signIn(loaderArgs(path, { form: { intent: 'login', ...form }, cookies })));

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/x\r\nset-cookie: session=planted',
];

describe('ways on after signing in', () => {
  it.each(elsewhere)('never lead to %j', async (evil) => {
    const query = `forward=${encodeURIComponent(evil)}`;
    const answers = [
      await send({ username: 'known', password: PASSWORD }, `/login?${query}`),
      await outcome(() => prompt(loaderArgs(`/prompt/signin?${query}`, { cookies: [person.cookie] }))),
      await outcome(() =>
        leaveFor(loaderArgs(`/resources/identity/google?${query}`, { params: { name: 'google' } })),
      ),
      await outcome(() =>
        callback(loaderArgs(`/callback/google?state=${query}`, { params: { name: 'google' } })),
      ),
    ];
    for (const { status, location, headers } of answers) {
      expect(status).toBeLessThan(400);
      const target = new URL(location!, 'http://shop.test');
      expect(target.host).toBe('shop.test');
      expect(headers.getSetCookie().join()).not.toContain('planted');
    }
  });
});

describe('sessions', () => {
  it('never continue one that was there before: none can be planted', async () => {
    const planted = await web.signedIn();
    const answer = await send({ username: 'known', password: PASSWORD }, '/login', [planted.cookie]);
    expect(answer.cookies.session).toBeTruthy();
    expect(answer.cookies.session).not.toBe(planted.cookie);
    const twice = await send({ username: 'known', password: PASSWORD }, '/login', [answer.cookies.session!]);
    expect(twice.cookies.session).not.toBe(answer.cookies.session);
  });

  it('end with their time, and with their sign-out', async () => {
    const { token } = await web.registerUser();
    expect((await web.call(auth.exchangeSession, { token })).status).toBe(200);
    await web.call(auth.logout, { token });
    for (const call of [auth.getAccount, auth.exchangeSession, auth.listSessions]) {
      expect((await web.call(call, { token })).status).toBe(403);
    }
  });
});

describe('who has an account', () => {
  it('is not told by signing in or by asking for a new password', async () => {
    const known = await send({ username: 'known', password: 'Wrong-word-1' });
    const unknown = await send({ username: 'unknown', password: 'Wrong-word-1' });
    expect(known.status).toBe(unknown.status);
    expect(known.data.result.error).toEqual(unknown.data.result.error);
    const ask = (email: string) => outcome(() => forgot(loaderArgs('/forgot-password', { form: { email } })));
    const { account } = person;
    expect((await ask(account.email)).location).toBe((await ask('nobody@mail.example')).location);
  });

  it('can only be asked for so often', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= rateLimits.exist.max; turn += 1) {
      statuses.push((await outcome(() => exist(loaderArgs(`/resources/exist?username=name${turn}`)))).status);
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('guessing', () => {
  it('a password ends after five attempts, for the right one too', async () => {
    const { account } = await web.registerUser({ passwordHash: await hashPassword(PASSWORD) });
    for (let turn = 0; turn < rateLimits.login.max; turn += 1) {
      expect((await send({ username: account.username, password: `Wrong-word-${turn}` })).status).toBe(400);
    }
    expect((await send({ username: account.email, password: PASSWORD })).status).toBe(429);
  });

  it('codes of Google and Apple ends too, and none of them is a fault of ours', async () => {
    const proof = { nonce: 'n'.repeat(20), verifier: 'v'.repeat(43), returnUrl: 'http://evil.example/x' };
    const statuses: number[] = [];
    for (let turn = 0; turn <= rateLimits.identity.max; turn += 1) {
      const code = `guess-${turn}`;
      const answer =
        turn % 2 === 0
          ? await web.call(googleSignIn, { query: { code, ...proof } })
          : await web.call(appleSignIn, { body: { code, ...proof, platform: 'web' } });
      statuses.push(answer.status);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a new account', () => {
  it('has nothing that its form did not ask for', async () => {
    const body = {
      username: 'greedy',
      email: 'greedy@mail.example',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      region: 'US',
      id: 1,
      status: 'Official',
      userStatus: 'Official',
      level: 9,
      xp: 99_999,
      emailConfirmedAt: '2026-01-01T00:00:00Z',
      stripeAccount: 'acct_planted',
      paymentAccount: 'wallet-planted',
    };
    const { data } = await web.call(auth.register, { body });
    const [row] = await web.db.select().from(users).where(eq(users.id, data.user.id));
    expect(row).toMatchObject({
      status: 'Normal',
      level: 0,
      xp: 0,
      emailConfirmedAt: null,
      stripeAccount: null,
      paymentAccount: null,
    });
  });

  it('is not made of what is no form', async () => {
    for (const body of ['', '{', '[]', 'null', '"x"', JSON.stringify({ username: { $gt: '' } }), '[[[[']) {
      const answer = await web.app.request(`${API_BASE}/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const huge = await web.app.request(`${API_BASE}/apple/oauth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'x'.repeat(2_000_000) }),
    });
    expect(huge.status).toBe(400);
  });
});
