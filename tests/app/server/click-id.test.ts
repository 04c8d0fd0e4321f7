import { expect, it } from 'vitest';
import { clickCookiesOfUrl, readClickId } from '#app/server/click-id.server.ts';
import { cookiePair } from '../../support/web.ts';

process.env.SESSION_SECRETS ??= 'web-test-secret-0123456789abcdef0123456789';
const request = (query: string, cookie = '') =>
  new Request(`http://shop.test/${query}`, { headers: { cookie } });

it('is taken from the address, by both names, and kept for a day (J15, 9#2)', async () => {
  for (const name of ['clickid', 'irclickid']) {
    expect(await readClickId(request(`?${name}=ad-1.x`))).toBe('ad-1.x');
  }
  const [line] = await clickCookiesOfUrl(request('?clickid=ad-2'));
  expect(line).toMatch(/Max-Age=86400/i);
  const cookie = cookiePair(line!);
  expect(await readClickId(request('', cookie))).toBe('ad-2');
  expect(await readClickId(request('?clickid=newer', cookie))).toBe('newer');
  expect(await readClickId(request('', cookie), Date.now() + 86_400_000)).toBeNull();
});

it('is nothing where there is none, or nonsense', async () => {
  expect(await readClickId(request(''))).toBeNull();
  expect(await readClickId(request('?clickid=%3Cscript%3E'))).toBeNull();
  expect(await clickCookiesOfUrl(request('?clickid='))).toEqual([]);
  expect(await readClickId(request('', 'click=forged'))).toBeNull();
});
