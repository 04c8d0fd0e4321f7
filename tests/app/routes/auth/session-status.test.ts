import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader as root } from '#app/root.tsx';
import { loader as overview } from '#app/routes/account/overview.tsx';
import { action as login } from '#app/routes/auth/login.tsx';
import { loader as status } from '#app/routes/auth/session.ts';
import { unpackShell, type PackedShell } from '#app/components/shell/packed-shell.ts';
import { sessionCookie } from '#app/server/session.server.ts';
import { getAccount, listSessions } from '#contract/auth.ts';
import { cookiePair, flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.close();
});

const shellOf = (data: { shell: PackedShell }) => unpackShell(data.shell);
const ask = async (cookies: string[]) =>
  (await outcome(() => status(loaderArgs('/resources/session', { cookies })))).data.status;
const deadCookie = async () =>
  cookiePair(await sessionCookie('a-token-that-nobody-has', new Date(Date.now() + 3_600_000)));
const open = (path: string, cookies: string[] = [], headers: Record<string, string> = {}) =>
  outcome(() => root(loaderArgs(path, { cookies, headers })));
const tokenOf = async (pair: string) => {
  const { readToken } = await import('#app/server/session.server.ts');
  return (await readToken(new Request('http://shop.test/', { headers: { cookie: pair } }))) ?? '';
};

describe('whether somebody is signed in', () => {
  it('is asked for by pages that stay open (4#7)', async () => {
    const { cookie } = await web.signedIn();
    expect(await ask([cookie])).toBe('LoggedIn');
    expect(await ask([])).toBe('NotLoggedIn');
    expect(await ask([await deadCookie()])).toBe('NotLoggedIn');
  });

  it('is no more once the token is refused, which ends its cookie (4#10, 8#4)', async () => {
    const answer = await open('/', [await deadCookie()]);
    expect(shellOf(answer.data)).toMatchObject({ status: 'NotLoggedIn', account: null });
    expect(answer.cookies.session).toBe('');
    const { cookie } = await web.signedIn();
    const good = await open('/', [cookie]);
    expect(shellOf(good.data).status).toBe('LoggedIn');
    expect(good.cookies.session).toBeUndefined();
  });

  it('is told for four seconds when a sign-in fails, where script shows it (8#5, 9#1)', async () => {
    const form = { intent: 'login', username: 'nobody', password: 'Wrong-1234' };
    const scripted = await outcome(() =>
      login(loaderArgs('/login', { form, headers: { 'sec-fetch-dest': 'empty' } })),
    );
    expect(await flashOf(scripted)).toEqual({ kind: 'warn', text: 'Wrong username or password.', stay: 4 });
    expect(await flashOf(await outcome(() => login(loaderArgs('/login', { form }))))).toBeNull();
  });
});

describe('a token in the address', () => {
  it('is exchanged in the app’s web view and taken out of the address (4#2, G2)', async () => {
    const person = await web.signedIn();
    const answer = await open(`/account?webview=1&token=${person.token}&x=1`);
    expect(answer).toMatchObject({ status: 302, location: '/account?webview=1&x=1', thrown: true });
    const fresh = await tokenOf(answer.cookies.session!);
    expect(fresh).not.toBe(person.token);
    expect((await web.call(getAccount, { token: fresh })).data.id).toBe(person.account.id);
    // A page that needs a sign-in does not send the app to the login page first.
    const page = await outcome(() => overview(loaderArgs(`/account?webview=1&token=${person.token}`)));
    expect(page.location).toBe('/account?webview=1');
  });

  it('opens nothing without the flag, from another site, over a session, or when it is no good', async () => {
    const person = await web.signedIn();
    const other = await web.signedIn();
    const address = `/?webview=1&token=${person.token}`;
    expect((await open(`/?token=${person.token}`)).location).toBeNull();
    const refused = [
      await open(address, [], { 'sec-fetch-site': 'cross-site' }),
      await open(address, [other.cookie]),
      await open('/?webview=1&token=nonsense'),
      await open(`/?webview=1&token=${'x'.repeat(43)}`),
      await open('/?webview=1&token='),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 302, location: '/?webview=1' });
      expect(answer.cookies.session).toBeUndefined();
    }
    expect((await web.call(listSessions, { token: person.token })).data).toHaveLength(1);
  });
});

describe('with the backend away', () => {
  it('nobody knows: protected pages say so, and can be tried again (2.1#75)', async () => {
    const { cookie } = await web.signedIn();
    await web.stop();
    expect(await ask([cookie])).toBe('Unknown');
    const page = await outcome(() => overview(loaderArgs('/account', { cookies: [cookie] })));
    expect(page).toMatchObject({ status: 503, data: { heading: 'Failed to Check Login State' } });
    const shell = await open('/', [cookie]);
    expect(shellOf(shell.data).status).toBe('Unknown');
    expect(shell.cookies.session).toBeUndefined();
  });
});
