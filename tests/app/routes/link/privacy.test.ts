import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { action, loader } from '#app/routes/link/privacy-choices.tsx';
import { action as login } from '#app/routes/auth/login.tsx';
import { log } from '#app/server/logger.server.ts';
import { readDistinctId } from '#app/server/distinct-id.server.ts';
import { readPreferences } from '#app/server/preferences.server.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const open = (cookies: string[] = [], headers: Record<string, string> = {}) =>
  outcome(() => loader(loaderArgs('/privacy-choices', { cookies, headers })));
const choose = (analytics: string, cookies: string[] = []) =>
  outcome(() => action(loaderArgs('/privacy-choices', { form: { analytics }, cookies })));
const requestWith = (cookies: string[]) =>
  new Request('http://shop.test/', { headers: { cookie: cookies.join('; ') } });

it('asks nobody to be counted, keeps a choice and takes it back (J16)', async () => {
  expect((await open()).data).toMatchObject({ agreed: false, refusedByBrowser: false });
  const yes = await choose('on');
  expect(yes).toMatchObject({ status: 303, location: '/privacy-choices' });
  expect((await flashOf(yes))?.text).toContain('Thank you');
  const cookies = Object.values(yes.cookies);
  expect((await readPreferences(requestWith(cookies))).analytics).toBe(true);
  expect(await readDistinctId(requestWith(cookies))).toMatch(/^[\da-f-]{36}$/);
  expect((await open(cookies)).data.agreed).toBe(true);
  // The browser's own refusal weighs more.
  expect((await open(cookies, { 'sec-gpc': '1' })).data).toMatchObject({
    agreed: false,
    refusedByBrowser: true,
  });
  const no = await choose('off', cookies);
  expect(no.cookies.distinct).toBe('');
  expect((await readPreferences(requestWith([no.cookies.prefs!]))).analytics).toBe(false);
});

it('wants one of its two answers', async () => {
  expect(await choose('perhaps')).toMatchObject({
    status: 422,
    data: { error: 'Please choose yes or no.' },
    cookies: {},
  });
});

it('counts signing in and how it went only where somebody agreed (7/analytics#1, J18)', async () => {
  const agreed = Object.values((await choose('on')).cookies).filter((pair) => !pair.startsWith('flash'));
  const written = vi.spyOn(log(), 'info').mockImplementation(() => undefined);
  const form = { intent: 'login', username: 'nobody.here', password: 'Wrong-password-9' };
  const attempt = async (cookies: string[]) => {
    written.mockClear();
    await outcome(() => login(loaderArgs('/login', { form, cookies })));
    return written.mock.calls.map(([line]) => (line as unknown as { event?: object }).event).filter(Boolean);
  };
  expect(await attempt([])).toEqual([]);
  expect(await attempt(agreed)).toEqual([
    { name: 'login', method: 'password' },
    {
      name: 'login_result',
      method: 'password',
      is_success: false,
      fail_reason: expect.stringMatching(/^4\d\d$/),
    },
  ]);
  written.mockRestore();
});
