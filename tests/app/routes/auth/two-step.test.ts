import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as page from '#app/routes/account/two-step.tsx';
import { loader as security } from '#app/routes/account/password.tsx';
import * as code from '#app/routes/auth/login-code.tsx';
import { action as login } from '#app/routes/auth/login.tsx';
import { action as prompt } from '#app/routes/auth/prompt-signin.tsx';
import { action as favour } from '#app/routes/product/favourite.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import { listFavorites } from '#contract/favorite.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

const PASSWORD = 'Horse-battery-1';
let web: Awaited<ReturnType<typeof startWeb>>;
let passwordHash: string;
beforeAll(async () => {
  web = await startWeb();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => web.close());

const codeOf = (secret: string) => {
  web.clock.advance(60_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: web.clock.now().getTime() });
};
const openPage = (cookie: string) =>
  outcome(() => page.loader(loaderArgs('/account/two-step', { cookies: [cookie] })));
const press = (cookie: string, form: Record<string, string>) =>
  outcome(() => page.action(loaderArgs('/account/two-step', { cookies: [cookie], form })));
const enter = (path: string, typed: string, cookies: string[]) =>
  outcome(() => code.action(loaderArgs(path, { form: { intent: 'code', code: typed }, cookies })));
const logIn = (username: string, path = '/login', more: { cookies?: string[]; stay?: string } = {}) => {
  const { cookies = [], ...fields } = more;
  const send = path.startsWith('/prompt') ? prompt : login;
  return outcome(() =>
    send(loaderArgs(path, { form: { intent: 'login', username, password: PASSWORD, ...fields }, cookies })),
  );
};

async function withApp() {
  const { cookie, account, token } = await web.signedIn({ passwordHash });
  expect(await press(cookie, { intent: 'start', password: PASSWORD })).toMatchObject({
    status: 303,
    location: '/account/two-step',
  });
  const shown = await openPage(cookie);
  const secret = shown.data.key.secret.replaceAll(' ', '');
  const on = await press(cookie, { intent: 'confirm', code: codeOf(secret) });
  return { cookie, account, token, secret, shown, on };
}

describe('the page of two-step sign-in', () => {
  it('shows the key as picture and text, and the recovery codes once', async () => {
    const { cookie, secret, shown, on } = await withApp();
    expect(shown.data.key.uri).toContain(`secret=${secret}`);
    expect(shown.data.key.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(on.data.recoveryCodes).toHaveLength(10);
    expect(on.headers.get('cache-control')).toBe('no-store');
    const after = await openPage(cookie);
    expect(after.data).toMatchObject({ key: null, codesLeft: 10, since: expect.any(String) });
    expect(JSON.stringify(after.data)).not.toContain(on.data.recoveryCodes[0]);
    const summary = await outcome(() => security(loaderArgs('/account/password', { cookies: [cookie] })));
    expect(summary.data.twoStepSince).toBe(after.data.since);
    // Sessions from before stay listed.
    expect(summary.data.sessions).toHaveLength(1);
  });

  it('says beside its field what is wrong, with nothing typed coming back', async () => {
    const { cookie } = await web.signedIn({ passwordHash });
    const wrong = await press(cookie, { intent: 'start', password: 'not it' });
    expect(wrong).toMatchObject({
      status: 422,
      data: { form: 'start', errors: { password: 'This is not your password.' } },
    });
    await press(cookie, { intent: 'start', password: PASSWORD });
    expect(await press(cookie, { intent: 'confirm', code: ' ' })).toMatchObject({
      status: 422,
      data: { form: 'confirm', errors: { code: 'Please enter the code.' }, recoveryCodes: null },
    });
    const guess = await press(cookie, { intent: 'confirm', code: 'abcdef' });
    expect(guess.data.errors.code).toBe('This code is not right, or it was used already.');
    expect(JSON.stringify(guess.data)).not.toContain('abcdef');
    expect((await press(cookie, { intent: 'nonsense' })).status).toBe(400);
  });

  it('makes new recovery codes and turns it off', async () => {
    const { cookie, account, secret, on } = await withApp();
    const renewed = await press(cookie, { intent: 'renew', code: codeOf(secret) });
    expect(renewed.data.recoveryCodes).not.toEqual(on.data.recoveryCodes);
    const [code] = renewed.data.recoveryCodes;
    expect((await press(cookie, { intent: 'end', password: 'no', code })).data.errors.password).toBeTruthy();
    const off = await press(cookie, { intent: 'end', password: PASSWORD, code });
    expect(off).toMatchObject({ status: 303, location: '/account/password' });
    expect((await flashOf(off))?.text).toBe('Two-step sign-in is off.');
    expect((await logIn(account.username)).cookies.session).toBeTruthy();
  });
});

describe('logging in with two steps', () => {
  it('leads to the page of the code and on to where it was going', async () => {
    const { account, secret } = await withApp();
    const first = await logIn(account.username, '/login?forward=%2Faccount%2Foffers');
    expect(first).toMatchObject({ status: 303, location: '/login/code?forward=%2Faccount%2Foffers' });
    expect(first.cookies.session).toBeUndefined();
    const step = first.cookies['second-step']!;
    const open = await outcome(() => code.loader(loaderArgs(first.location!, { cookies: [step] })));
    expect(open.data).toMatchObject({ forward: '/account/offers', recovery: false });
    const wrong = await enter(first.location!, 'abcdef', [step]);
    expect(wrong.status).toBe(422);
    expect(wrong.data.result.error.code).toEqual(['This code is not right, or it was used already.']);
    const done = await enter(first.location!, codeOf(secret), [step]);
    expect(done).toMatchObject({ status: 303, location: '/account/offers', cookies: { 'second-step': '' } });
    expect(done.cookies.session).toBeTruthy();
    // The page is nobody's any more: signed in, on; else to log in.
    const again = (cookies: string[]) => outcome(() => code.loader(loaderArgs(first.location!, { cookies })));
    expect((await again([step, done.cookies.session!])).location).toBe('/account/offers');
    expect((await again([])).location).toBe('/login?forward=%2Faccount%2Foffers');
  });

  it('begins again when the step has ended, saying so', async () => {
    const { account } = await withApp();
    const { location, cookies } = await logIn(account.username, '/login?forward=%2Faccount');
    let last = await enter(location!, 'abcdef', [cookies['second-step']!]);
    for (let turn = 0; turn < 5; turn += 1)
      last = await enter(location!, 'abcdef', [cookies['second-step']!]);
    expect(last).toMatchObject({
      status: 303,
      location: '/login?forward=%2Faccount',
      cookies: { 'second-step': '' },
    });
    expect((await flashOf(last))?.text).toContain('Please log in again.');
    // And without any cookie of it.
    expect((await enter('/login/code', '123456', [])).location).toBe('/login');
  });

  it('leads the modal through it and does what waited (4#9)', async () => {
    const { account, secret } = await withApp();
    const first = await logIn(account.username, '/prompt/signin?forward=/x', { stay: '1' });
    expect(first).toMatchObject({ status: 200, location: null, data: { step: 'code' } });
    expect(first.cookies.session).toBeUndefined();
    const send = (typed: string) =>
      outcome(() =>
        prompt(
          loaderArgs('/prompt/signin?forward=/x', {
            form: { intent: 'code', code: typed, stay: '1' },
            cookies: [first.cookies['second-step']!],
          }),
        ),
      );
    expect(await send('abcdef')).toMatchObject({ status: 422, data: { step: 'code' } });
    const done = await send(codeOf(secret));
    expect(done).toMatchObject({ status: 200, location: null, data: { result: undefined } });
    expect(done.cookies.session).toBeTruthy();
  });

  it('does what waited without script, too', async () => {
    const { account, token, secret } = await withApp();
    const { id } = await web.spu();
    const stopped = await outcome(() =>
      favour(loaderArgs('/resources/favourite', { form: { add: String(id) } })),
    );
    const pending = stopped.cookies.pending!;
    const first = await logIn(account.username, stopped.location!, { cookies: [pending] });
    expect(first.location).toMatch(/^\/login\/code\?forward=/);
    const done = await enter(first.location!, codeOf(secret), [pending, first.cookies['second-step']!]);
    expect(done.location).toMatch(/^\/prompt\/signin/);
    const { loader } = await import('#app/routes/auth/prompt-signin.tsx');
    await outcome(() => loader(loaderArgs(done.location!, { cookies: [pending, done.cookies.session!] })));
    expect((await web.call(listFavorites, { token, query: {} })).data.data).toHaveLength(1);
  });
});
