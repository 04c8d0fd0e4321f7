import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action as passOn, loader as noForm } from '#app/routes/auth/identity-answer.ts';
import { loader as leave } from '#app/routes/auth/identity.ts';
import { action as enterCode } from '#app/routes/auth/login-code.tsx';
import { loader as loginPage } from '#app/routes/auth/login.tsx';
import { loader as callback } from '#app/routes/link/callback.tsx';
import { action as toStandIn, loader as standIn } from '#app/routes/link/sandbox.ts';
import { readToken } from '#app/server/session.server.ts';
import { signValue } from '#app/server/signed-value.server.ts';
import { users } from '#backend/db/schema/user.ts';
import type { IdentityName } from '#contract/identity.ts';
import { confirmTwoStep, startTwoStep } from '#contract/two-step.ts';
import { visitStandIn } from '../../../support/stand-in.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.close();
});

/** Through the web's own passage to the sandbox, with the browser's other cookies beside. */
const ask: Parameters<typeof visitStandIn>[0] = async (path, { cookie, form }) => {
  const args = loaderArgs(path, {
    cookies: cookie ? cookie.split('; ') : [],
    params: { '*': new URL(path, 'http://shop.test').pathname.replace('/sandbox/', '') },
    ...(form ? { form } : {}),
  });
  return form ? toStandIn(args) : standIn(args);
};
const start = (name: IdentityName, query = '') =>
  outcome(() => leave(loaderArgs(`/resources/identity/${name}${query}`, { params: { name } })));
const back = (path: string, cookies: string[]) => {
  const name = /^\/callback\/(\w+)/.exec(path)?.[1] ?? '';
  return outcome(() => callback(loaderArgs(path, { cookies, params: { name } })));
};
async function come(name: IdentityName, choice: string, query = '') {
  const off = await start(name, query);
  const { to } = await visitStandIn(ask, off.location!, choice);
  return { to: to!, cookie: off.cookies.identity! };
}
/** The loading page leads on to the sign-in itself. */
const finish = async (to: string, cookies: string[]) => {
  const waiting = await back(to, cookies);
  return back(waiting.data.to, cookies);
};

describe('signing in with Google and Apple', () => {
  it.each(['google', 'apple'] as const)(
    'goes by the stand-in of %s and on to the stored path',
    async (name) => {
      const off = await start(name, '?forward=%2Faccount%2Fwatch%3Fpage%3D2&code=AAAA2222');
      expect(off.status).toBe(302);
      expect(off.location).toMatch(new RegExp(`^/sandbox/${name}/auth\\?`));
      const { to } = await visitStandIn(ask, off.location!, `${name}-ada`);
      const waiting = await back(to!, [off.cookies.identity!]);
      expect(waiting.status).toBe(200);
      expect(waiting.data.text).toBe(`We are signing you in with ${name === 'google' ? 'Google' : 'Apple'}.`);
      const done = await back(waiting.data.to, [off.cookies.identity!]);
      expect(done).toMatchObject({ status: 303, location: '/account/watch?page=2' });
      expect(done.cookies.session).toBeTruthy();
      expect(done.cookies.identity).toBe('');
      // Reloading the last page signs in nobody anew, and is no error.
      const again = await back(waiting.data.to, [done.cookies.session!]);
      expect(again).toMatchObject({ status: 302, location: '/account/watch?page=2' });
      expect(await flashOf(again)).toBeNull();
    },
  );

  it('asks for the second step of those who turned it on', async () => {
    const path = '?forward=%2Faccount%2Fwatch';
    const first = await come('google', 'google-petra', path);
    const { session } = (await finish(first.to, [first.cookie])).cookies;
    const token = (await readToken(new Request('http://shop.test', { headers: { cookie: session! } })))!;
    const { secret } = (await web.call(startTwoStep, { token, body: {} })).data;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => app.generate({ timestamp: web.clock.now().getTime() });
    await web.call(confirmTwoStep, { token, body: { code: code() } });
    web.clock.advance(60_000);
    const again = await come('google', 'google-petra', path);
    const stopped = await finish(again.to, [again.cookie]);
    expect(stopped.location).toBe('/login/code?forward=%2Faccount%2Fwatch');
    expect(stopped.cookies.session).toBeUndefined();
    const done = await outcome(() =>
      enterCode(
        loaderArgs(stopped.location!, {
          form: { code: code() },
          cookies: [stopped.cookies['second-step']!],
        }),
      ),
    );
    expect(done).toMatchObject({ status: 303, location: '/account/watch' });
    expect(done.cookies.session).toBeTruthy();
  });

  it('sends along what Google wants and nothing of the shop', async () => {
    const { location } = await start('google', '?forward=/account');
    const asked = new URL(location!, 'http://shop.test').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://shop.invalid/callback/google',
    });
    expect(asked.get('nonce')!.length).toBeGreaterThan(20);
    expect(asked.has('forward')).toBe(false);
  });

  it('ends at the path, else at the login page, when somebody goes back (2.3#34, 5#30)', async () => {
    const { to, cookie } = await come('google', 'cancel', '?forward=/shopping/bag');
    const cancelled = await back(to, [cookie]);
    expect(cancelled).toMatchObject({ status: 302, location: '/shopping/bag' });
    expect(await flashOf(cancelled)).toEqual({ kind: 'info', text: 'You were not signed in with Google.' });
    for (const path of ['/callback/apple', '/callback/apple?code=undefined', '/callback/google?code=']) {
      expect((await back(path, [])).location).toBe('/login');
    }
  });

  it('believes no state of another browser, company or time, and no forged one (G14)', async () => {
    const mine = await come('google', 'state@mail.example');
    const other = await come('google', 'state@mail.example');
    const state = new URL(mine.to, 'http://shop.test').searchParams.get('state')!;
    const refused = [
      [mine.to, []],
      [mine.to, [other.cookie]],
      [mine.to.replace('/google', '/apple'), [mine.cookie]],
      [mine.to.replace(encodeURIComponent(state), 'nonsense'), [mine.cookie]],
      [
        mine.to.replace(
          encodeURIComponent(state),
          signValue('identity-state', { name: 'google', path: '/', nonce: 'n' }, Date.now() - 700_000),
        ),
        [mine.cookie],
      ],
    ] as const;
    for (const [path, cookies] of refused) {
      const result = await finish(path, [...cookies]);
      expect(result.location).toMatch(/^\/login/);
      expect(result.cookies.session).toBeUndefined();
      expect(await flashOf(result)).toMatchObject({ kind: 'error', stay: 4 });
    }
    expect((await finish(mine.to, [mine.cookie])).cookies.session).toBeTruthy();
    // Used up.
    expect((await finish(mine.to, [mine.cookie])).cookies.session).toBeUndefined();
  });

  it('leads nowhere else, whatever the way on says', async () => {
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const { to, cookie } = await come('google', 'google-ada', `?forward=${encodeURIComponent(evil)}`);
      expect((await finish(to, [cookie])).location).toBe('/');
    }
  });

  it('tells for four seconds what the backend refuses (8#6)', async () => {
    const { to, cookie } = await come('google', 'google-not-oskar', '?forward=/account');
    const refused = await finish(to, [cookie]);
    expect(refused.location).toBe('/login?forward=%2Faccount');
    expect(await flashOf(refused)).toEqual({
      kind: 'error',
      text: 'This account has no confirmed email address. Confirm it there, or sign up with a password.',
      stay: 4,
    });
  });

  it('brings the referral code of new people', async () => {
    const [friend] = await web.db.select().from(users).limit(1);
    const { to, cookie } = await come('google', 'referred@mail.example', `?code=${friend!.referralCode}`);
    await finish(to, [cookie]);
    const rows = await web.db.select().from(users);
    expect(rows.find(({ email }) => email === 'referred@mail.example')?.referredBy).toBe(friend!.id);
  });

  it('stands on the login page, and is unknown for other companies', async () => {
    const page = await outcome(() => loginPage(loaderArgs('/login')));
    expect(page.data.identities).toEqual(['google', 'apple']);
    const none = await outcome(() =>
      leave(loaderArgs('/resources/identity/toString', { params: { name: 'toString' } })),
    );
    expect(none.location).toBe('/login');
  });
});

describe("Apple's answer by POST", () => {
  const post = (form: Record<string, string>, name = 'apple') =>
    outcome(() => passOn(loaderArgs(`/resources/identity/${name}/answer`, { form, params: { name } })));

  it('is passed on to the callback by a redirect, on which cookies come along', async () => {
    const user = JSON.stringify({ name: { firstName: 'Zoë', lastName: 'Lind' }, email: 'z@mail.example' });
    expect(await post({ code: 'c', state: 's', user, other: 'x' })).toMatchObject({
      status: 303,
      location: '/callback/apple?code=c&state=s&called=Zo%C3%AB+Lind',
    });
    expect((await post({ error: 'user_cancelled_authorize', state: 's' })).location).toBe(
      '/callback/apple?state=s&error=user_cancelled_authorize',
    );
  });

  it('keeps quiet about what it cannot read', async () => {
    for (const user of ['{', '[]', '{"name":{"firstName":5}}', 'null', '{"name":null}']) {
      expect((await post({ code: 'c', user })).location).toBe('/callback/apple?code=c');
    }
    expect((await post({ code: 'x'.repeat(5000) })).location).toBe('/callback/apple');
    expect((await post({}, 'nonsense')).location).toBe('/login');
    expect((await outcome(() => noForm())).location).toBe('/login');
  });
});
