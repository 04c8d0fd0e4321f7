import { beforeAll, expect, it, vi } from 'vitest';
import { loaderArgs, outcome, type RequestOptions } from '../../../support/web.ts';

beforeAll(() => {
  process.env.API_URL = 'http://127.0.0.1:9';
  process.env.SESSION_SECRETS ??= 'web-test-secret-0123456789abcdef0123456789';
});

/** Sends an event and tells what the log got of it. */
async function send(form: Record<string, string>, options: RequestOptions & { agreed?: boolean } = {}) {
  const { action } = await import('#app/routes/link/events.ts');
  const { log } = await import('#app/server/logger.server.ts');
  const { preferencesCookie } = await import('#app/server/preferences.server.ts');
  const written = vi.spyOn(log(), 'info').mockImplementation(() => undefined);
  const cookies = options.agreed
    ? [await preferencesCookie(new Request('http://shop.test/'), { analytics: true })]
    : [];
  const result = await outcome(() => action(loaderArgs('/events', { form, cookies, ...options })));
  const told = written.mock.calls.map(([line]) => line);
  written.mockRestore();
  return { status: result.status, told };
}

it('keeps the measuring of an offer, with consent (7/analytics#1, J17)', async () => {
  const { status, told } = await send({ name: 'measurement', offer_id: '12' }, { agreed: true });
  expect(status).toBe(204);
  expect(told).toEqual([{ event: { name: 'measurement', offer_id: 12 }, distinctId: null }]);
  const click = await send({ name: 'element_click', e_name: 'buy_now' }, { agreed: true });
  expect(click.told).toMatchObject([{ event: { name: 'element_click', e_name: 'buy_now' } }]);
});

it('keeps nothing without consent, nor against the browser’s own refusal (J16)', async () => {
  const event = { name: 'measurement', offer_id: '12' };
  expect(await send(event)).toEqual({ status: 204, told: [] });
  expect(await send(event, { agreed: true, headers: { 'sec-gpc': '1' } })).toEqual({ status: 204, told: [] });
});

it.each([
  [{ name: 'dance' }],
  [{ name: 'element_click', e_name: '<b>' }],
  [{ name: 'logout' }],
  [{ name: 'measurement', offer_id: '-1' }],
  [{}],
])('refuses %j', async (form) => {
  expect(await send(form as Record<string, string>, { agreed: true })).toEqual({ status: 400, told: [] });
});
