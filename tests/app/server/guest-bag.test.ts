import { beforeAll, describe, expect, it } from 'vitest';
import { emptyGuestBag, guestCount, setGuestLine, type GuestBag } from '#app/domain/guest-bag.ts';
import { clearGuestBagCookie, guestBagCookie, readGuestBag } from '#app/server/guest-bag.server.ts';
import { cookiePair, loaderArgs } from '../../support/web.ts';

beforeAll(() => {
  process.env.SESSION_SECRETS = 'guest-bag-secret-0123456789';
});

const NOW = Date.parse('2026-03-02T12:00:00Z');
const requestWith = (cookie: string) => loaderArgs('/', { cookies: [cookie] }).request;

describe('the guest bag cookie', () => {
  it('keeps lines, times and removed offers', async () => {
    let bag: GuestBag = setGuestLine(emptyGuestBag, 7, 2, NOW);
    bag = setGuestLine(bag, 9, 1, NOW + 1000);
    bag = setGuestLine(bag, 7, 0, NOW + 2000);
    const read = await readGuestBag(requestWith(await guestBagCookie(bag)));
    expect(read).toEqual({ lines: [{ offerId: 9, quantity: 1, updateTime: NOW + 1000 }], history: [7] });
    expect(guestCount(read)).toBe(1);
  });

  it('stays far below what a cookie may hold when it is full', async () => {
    const big = Number.MAX_SAFE_INTEGER;
    const lines = Array.from({ length: 30 }, (_, index) => ({
      offerId: big - index,
      quantity: 9999,
      updateTime: NOW,
    }));
    const history = Array.from({ length: 30 }, (_, index) => big - 100 - index);
    const cookie = await guestBagCookie({ lines, history });
    expect(cookie.length).toBeLessThan(3500);
    expect((await readGuestBag(requestWith(cookie))).lines).toHaveLength(30);
  });

  it('is empty when absent, tampered with or cleared', async () => {
    const cookie = cookiePair(await guestBagCookie(setGuestLine(emptyGuestBag, 7, 2, NOW)));
    expect(await readGuestBag(loaderArgs('/').request)).toEqual(emptyGuestBag);
    expect(await readGuestBag(requestWith(cookie.replace('bag=e', 'bag=f')))).toEqual(emptyGuestBag);
    expect(await readGuestBag(requestWith(cookiePair(await clearGuestBagCookie())))).toEqual(emptyGuestBag);
  });
});
