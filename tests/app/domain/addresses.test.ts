import { expect, it } from 'vitest';
import { pageAddress } from '#app/domain/page-address.ts';
import { regionName, withCountryName } from '#app/domain/region-name.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { paths } from '#app/paths.ts';

it('names regions in the language asked for, and leaves what is no region alone', () => {
  expect(regionName('GB')).toBe('United Kingdom');
  expect(regionName('DE', 'de')).toBe('Deutschland');
  expect(regionName('Worldwide')).toBe('Worldwide');
  expect(regionName('')).toBe('');
  expect(withCountryName({ city: 'Lyon', country: 'FR' }, 'en')).toEqual({ city: 'Lyon', country: 'France' });
});

it('changes parameters of a page and keeps the others', () => {
  const url = new URL('https://shop.example/a/b?size=M&size=L&x=1');
  expect(pageAddress(url)).toBe('/a/b?size=M&size=L&x=1');
  expect(pageAddress(url, { x: null })).toBe('/a/b?size=M&size=L');
  expect(pageAddress(url, { size: '4 2' })).toBe('/a/b?size=4+2&x=1');
  expect(pageAddress(url, { size: null, x: null })).toBe('/a/b');
});

it('never writes the first page (C3)', () => {
  expect(paths.accountOrders({ role: 'seller', page: 1 })).toBe('/account/orders?role=seller');
  expect(paths.userListings(7, { page: 2 })).toBe('/user/7/listings?page=2');
});

it('marks verified people, retailers and official sellers (6#3)', () => {
  expect(badgesOf('Verified')).toEqual({ verified: true, official: false });
  expect(badgesOf('Retailer')).toEqual({ verified: true, official: false });
  expect(badgesOf('Official')).toEqual({ verified: false, official: true });
  for (const status of ['Normal', 'Organization', 'Suspended'] as const) {
    expect(badgesOf(status)).toEqual({ verified: false, official: false });
  }
});
