import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireAccount, requireGender, requireId } from '#app/server/guards.server.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

describe('requireAccount', () => {
  it('sends a visitor to login with the way back and the reason (2.1#75)', async () => {
    const result = await outcome(() => requireAccount(loaderArgs('/shopping/buy/3?x=1'), 'buynow'));
    expect(result).toMatchObject({ status: 302, thrown: true });
    expect(result.location).toBe('/login?forward=%2Fshopping%2Fbuy%2F3%3Fx%3D1&reason=buynow');
  });

  it('takes the form’s page as the way back after a POST, its own address when the referer is foreign', async () => {
    const post = (referer: string) =>
      outcome(() =>
        requireAccount(loaderArgs('/resources/x', { form: { a: '1' }, headers: { referer } }), 'account'),
      );
    expect((await post('http://shop.test/account/offers?page=2')).location).toContain(
      '%2Faccount%2Foffers%3Fpage%3D2',
    );
    expect((await post('http://evil.test/steal')).location).toContain('forward=%2Fresources%2Fx');
    expect((await post('not a url')).location).toContain('forward=%2Fresources%2Fx');
  });

  it('knows the person behind a session, and not behind a dead one', async () => {
    const person = await web.signedIn();
    const { account } = await requireAccount(loaderArgs('/account', { cookies: [person.cookie] }), 'account');
    expect(account.id).toBe(person.account.id);
    const { sessionCookie } = await import('#app/server/session.server.ts');
    const dead = await sessionCookie('no-such-token', new Date(Date.now() + 1000));
    const result = await outcome(() =>
      requireAccount(loaderArgs('/account', { cookies: [dead] }), 'account'),
    );
    expect(result.location).toContain('/login?forward=%2Faccount');
  });
});

describe('path guards', () => {
  it.each(['0', '01', '-1', '1.5', 'abc', '9007199254740992', '', undefined])(
    'sends id %s home',
    async (value) => {
      expect((await outcome(() => requireId(value))).location).toBe('/');
    },
  );
  it('lets ids and genders through', async () => {
    expect(requireId('9007199254740991')).toBe(9007199254740991);
    expect(requireGender('men')).toBe('men');
    expect((await outcome(() => requireGender('kids'))).location).toBe('/');
  });
});

describe('after a form', () => {
  it('is a 303 with cookies and a flash that the next page reads', async () => {
    const result = await outcome(() =>
      seeOther('/x', { cookies: ['a=1; Path=/'], flash: { kind: 'info', text: 'hm' } }),
    );
    expect(result).toMatchObject({ status: 303, location: '/x', cookies: { a: 'a=1' } });
    expect(await flashOf(result)).toEqual({ kind: 'info', text: 'hm' });
  });
  it('has the browser itself load what is not a page of the app', async () => {
    const reloads = async (to: string) =>
      (await outcome(() => seeOther(to))).headers.has('x-remix-reload-document');
    expect(await reloads('/sandbox/card/pay/1')).toBe(true);
    expect(await reloads('https://pay.example/1')).toBe(true);
    expect(await reloads('/account')).toBe(false);
  });
  it('goes back to our own page only', () => {
    const from = (referer: string) => backTo(loaderArgs('/y', { headers: { referer } }).request, '/fallback');
    expect(from('http://shop.test/z?q=1')).toBe('/z?q=1');
    expect(from('http://evil.test/z')).toBe('/fallback');
    expect(from('nonsense')).toBe('/fallback');
  });
});
