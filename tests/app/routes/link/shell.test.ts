import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackShell } from '#app/components/shell/packed-shell.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { loadRoot } from '#app/root-loader.server.ts';
import * as discover from '#app/routes/link/discover-app.tsx';
import * as display from '#app/routes/link/display.ts';
import { flashCookie } from '#app/server/flash.server.ts';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;

beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

type Options = Parameters<typeof loaderArgs>[1];
const openRoot = async (path: string, options?: Options) => {
  const answer = await outcome(() => loadRoot(loaderArgs(path, options)));
  return { ...answer, data: { ...answer.data, shell: unpackShell(answer.data.shell) } };
};
const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  outcome(() => display.action(loaderArgs('/resources/display', { form, headers })));

describe('lite pages', () => {
  it('are sent to those whose browser saves data or crawls, unless they said otherwise', async () => {
    expect((await openRoot('/')).data.lite).toBe(false);
    expect((await openRoot('/', { headers: { 'save-data': 'on' } })).data.lite).toBe(true);
    expect((await openRoot('/', { headers: { ect: 'slow-2g' } })).data.lite).toBe(true);
    expect((await openRoot('/', { headers: { ect: '4g' } })).data.lite).toBe(false);
    const off = (await send({ lite: 'off' })).cookies.prefs!;
    expect((await openRoot('/', { headers: { 'save-data': 'on' }, cookies: [off] })).data.lite).toBe(false);
    const on = (await send({ lite: 'on' })).cookies.prefs!;
    expect((await openRoot('/', { cookies: [on] })).data).toMatchObject({
      lite: true,
      shell: { lite: true },
    });
  });

  it('are switched by a form that leads back to where it stood, never off the site', async () => {
    const back = await send({ lite: 'on' }, { referer: 'http://shop.test/search?search=coat' });
    expect(back).toMatchObject({ status: 303, location: '/search?search=coat' });
    expect((await send({ lite: 'on' }, { referer: 'https://elsewhere.test/x' })).location).toBe('/');
    // Nonsense changes nothing.
    const odd = (await send({ lite: 'maybe', appBanner: 'no' })).cookies.prefs!;
    expect((await openRoot('/', { cookies: [odd] })).data).toMatchObject({
      lite: false,
      shell: { appBanner: true },
    });
  });
});

describe('the app', () => {
  it('is offered until its line was closed (2.3#39)', async () => {
    expect((await openRoot('/')).data.shell.appBanner).toBe(true);
    const closed = (await send({ appBanner: 'closed' })).cookies.prefs!;
    expect((await openRoot('/', { cookies: [closed] })).data.shell.appBanner).toBe(false);
    expect(discover.handle.withAppBanner).toBe(false);
  });

  it('opens on phones, shows its stores elsewhere, and without one tells how to keep the shop (2.3#38, B16)', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };
    const open = (headers: Record<string, string> = {}) =>
      outcome(() => discover.loader(loaderArgs('/discover-app', { headers })));
    expect((await open(phone)).data.stores).toEqual([]);
    process.env.APP_LINK = 'https://app.offcut.test/open';
    process.env.APP_ISI = '123456';
    process.env.APP_APN = 'test.offcut';
    // Settings are read again when the backend is named.
    const api = process.env.API_URL;
    process.env.API_URL = `${api}/`;
    try {
      const sent = await open(phone);
      expect(sent.status).toBe(302);
      const to = new URL(sent.location!);
      expect(to.origin).toBe('https://app.offcut.test');
      expect(Object.fromEntries(to.searchParams)).toEqual({
        link: 'http://shop.test/',
        apn: 'test.offcut',
        isi: '123456',
      });
      expect((await open()).data.stores.map(({ label }: { label: string }) => label)).toEqual([
        'App Store',
        'Google Play',
      ]);
    } finally {
      delete process.env.APP_LINK;
      delete process.env.APP_ISI;
      delete process.env.APP_APN;
      process.env.API_URL = api;
    }
  });
});

describe('the document', () => {
  it('has no shell inside the app, from the flag on for the browser session (2.3#40, G3)', async () => {
    const first = await openRoot('/shopping/women?webview=1');
    expect(first.data.webView).toBe(true);
    const setCookie = first.headers.getSetCookie().find((line) => line.startsWith('webview='))!;
    expect(setCookie).not.toMatch(/max-age|expires/i);
    expect((await openRoot('/search', { cookies: [setCookie] })).data.webView).toBe(true);
    expect((await openRoot('/search?webview=0')).data.webView).toBe(false);
  });

  it('reads in the direction of its language; addresses cannot turn a shop round', async () => {
    expect([directionOf('ar'), directionOf('ar-AE'), directionOf('en'), directionOf('zh-Hans')]).toEqual([
      'rtl',
      'rtl',
      'ltr',
      'ltr',
    ]);
    expect((await openRoot('/?dir=rtl')).data.direction).toBe('ltr');
  });

  it('tells two notices with the same words apart', async () => {
    const cookies = [await flashCookie({ kind: 'success', text: 'Saved' })];
    const one = (await openRoot('/', { cookies })).data.flash;
    await new Promise((resolve) => setTimeout(resolve, 3));
    const two = (await openRoot('/', { cookies })).data.flash;
    expect(one).toMatchObject({ kind: 'success', text: 'Saved' });
    expect(two.id).not.toBe(one.id);
  });
});
