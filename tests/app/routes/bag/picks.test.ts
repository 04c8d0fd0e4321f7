import { expect, it } from 'vitest';
import { picksCookie, readPicks } from '#app/routes/bag/picks.server.ts';
import { cookiePair } from '../../../support/web.ts';

process.env.SESSION_SECRETS ??= 'web-test-secret-0123456789abcdef0123456789';
const request = (cookie = '') => new Request('http://shop.test/', { headers: { cookie } });

it('remembers the last twenty sellers chosen from, whatever their ids (F5)', async () => {
  let cookie = '';
  // The highest ids first: by number they would be the ones to go.
  for (let seller = 25; seller >= 1; seller -= 1)
    cookie = cookiePair(await picksCookie(request(cookie), seller, [seller * 10]));
  cookie = cookiePair(await picksCookie(request(cookie), 20, [7]));
  const picks = await readPicks(request(cookie));
  expect([...picks.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(picks.get(20)).toEqual([7]);
  expect(picks.get(1)).toEqual([10]);
});

it('takes nonsense for nothing', async () => {
  expect([...(await readPicks(request('picks=x')))]).toEqual([]);
});
