import { beforeAll, describe, expect, it } from 'vitest';
import {
  preferenceCookiesOfUrl,
  preferencesCookie,
  readPreferences,
} from '#app/server/preferences.server.ts';
import { loaderArgs } from '../../support/web.ts';

beforeAll(() => {
  process.env.SESSION_SECRETS = 'preferences-secret-0123456789';
});

const read = (path: string, cookies: string[] = [], headers = {}) =>
  readPreferences(loaderArgs(path, { cookies, headers }).request);

describe('preferences', () => {
  it('start with the defaults of 9#22', async () => {
    expect(await read('/')).toMatchObject({
      region: 'US',
      currency: 'USD',
      language: 'en',
      gender: null,
      unit: 'in',
      analytics: false,
      marketplace: false,
      sizes: { men: [], women: [] },
    });
  });

  it('follow the cookie, and the URL over it, in either case (C5, C6)', async () => {
    const cookie = await preferencesCookie(loaderArgs('/').request, {
      region: 'GB',
      currency: 'GBP',
      gender: 'men',
    });
    expect(await read('/', [cookie])).toMatchObject({ region: 'GB', currency: 'GBP', gender: 'men' });
    expect(await read('/?rgn=de&cur=eur', [cookie])).toMatchObject({ region: 'DE', currency: 'EUR' });
  });

  it('take the language of the URL, then the chosen one, then the browser’s (C7)', async () => {
    const headers = { 'accept-language': 'tlh, zh-TW;q=0.9, de;q=0.8' };
    const cookie = await preferencesCookie(loaderArgs('/').request, { language: 'ja' });
    const language = async (path: string, cookies: string[] = []) =>
      (await read(path, cookies, headers)).language;
    expect(await language('/')).toBe('zh-Hant');
    expect(await language('/', [cookie])).toBe('ja');
    expect(await language('/?lang=ar', [cookie])).toBe('ar');
    expect(await language('/?lang=nonsense', [cookie])).toBe('ja');
  });

  it('ignore an invalid code without losing the valid one', async () => {
    expect(await read('/?rgn=Germany&cur=eur')).toMatchObject({ region: 'US', currency: 'EUR' });
    expect(await read('/?rgn=de&cur=euro')).toMatchObject({ region: 'DE', currency: 'USD' });
  });

  it('are remembered when they stand in the URL, over the other choices', async () => {
    const before = await preferencesCookie(loaderArgs('/').request, { gender: 'men', region: 'GB' });
    const [cookie] = await preferenceCookiesOfUrl(loaderArgs('/?cur=jpy', { cookies: [before] }).request);
    expect(await read('/', [cookie!])).toMatchObject({ gender: 'men', region: 'GB', currency: 'JPY' });
    expect(await preferenceCookiesOfUrl(loaderArgs('/?cur=nonsense').request)).toEqual([]);
  });
});
