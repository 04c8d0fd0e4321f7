import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action as logout, loader as logoutLink } from '#app/routes/auth/logout.ts';
import { loader as exist } from '#app/routes/auth/exist.ts';
import { getAccount } from '#contract/auth.ts';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.close();
});

describe('exist', () => {
  const ask = (query: string) => outcome(() => exist(loaderArgs(`/resources/exist?${query}`)));

  it('tells whether a name or an address is free (A11)', async () => {
    await web.user({ username: 'taken.name', email: 'taken@people.example' });
    expect((await ask('username=Taken.Name')).data).toEqual({ value: 'Taken.Name', available: false });
    expect((await ask('username=free.name')).data).toEqual({ value: 'free.name', available: true });
    expect((await ask('email=TAKEN@people.example')).data.available).toBe(false);
    expect((await ask('email=free@people.example')).data.available).toBe(true);
  });

  it('does not ask about what nobody can have, and is never cached', async () => {
    const result = await ask('username=..');
    expect(result).toMatchObject({ status: 422, data: { available: true } });
    expect(result.headers.get('cache-control')).toBe('no-store');
    expect((await ask('')).status).toBe(422);
  });
});

describe('log out', () => {
  const leave = (cookie: string, form: Record<string, string> = {}) =>
    outcome(() => logout(loaderArgs('/resources/logout', { form: { x: '', ...form }, cookies: [cookie] })));

  it('revokes the session and clears its cookie', async () => {
    const { cookie, token } = await web.signedIn();
    const result = await leave(cookie);
    expect(result).toMatchObject({ status: 303, location: '/', cookies: { session: '' } });
    expect((await web.call(getAccount, { token })).status).toBe(403);
  });

  it('goes to a safe forward only, and is fine twice', async () => {
    const { cookie } = await web.signedIn();
    expect((await leave(cookie, { forward: '/login?forward=%2Faccount' })).location).toBe(
      '/login?forward=%2Faccount',
    );
    expect((await leave(cookie, { forward: '//evil.test' })).location).toBe('/');
  });

  it('needs no form', async () => {
    const { cookie, token } = await web.signedIn();
    const args = loaderArgs('/resources/logout', { method: 'POST', cookies: [cookie] });
    expect(await outcome(() => logout(args))).toMatchObject({
      status: 303,
      location: '/',
      cookies: { session: '' },
    });
    expect((await web.call(getAccount, { token })).status).toBe(403);
  });

  it('does nothing as a link', async () => {
    const result = await outcome(() => logoutLink());
    expect(result).toMatchObject({ status: 302, location: '/', cookies: {} });
  });

  it('ends the browser’s session even when the backend is away', async () => {
    const { cookie } = await web.signedIn();
    await web.stop();
    expect(await leave(cookie)).toMatchObject({ status: 303, cookies: { session: '' } });
  });
});
