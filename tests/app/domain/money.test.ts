import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDiscount, discountLabel } from '#app/domain/discount-label.ts';
import { currencyPrefix, formatMoney, isApprox, isLargePrice } from '#app/domain/money.ts';
import {
  groupPriceLabel,
  offerPriceLabel,
  priceBounds,
  priceRange,
  shippingLabel,
} from '#app/domain/price-label.ts';
import { discountPercent } from '#contract/money.ts';

describe('formatMoney (9#18)', () => {
  it.each<[number | null | undefined, string, string]>([
    [1234, 'USD', '$1,234'],
    [12.5, 'USD', '$12.50'],
    [0, 'USD', '$0'],
    [99999999.99, 'GBP', '£99,999,999.99'],
    [1200, 'JPY', '¥1,200'],
    [35, 'CAD', 'CA$35'],
    [35, 'AED', 'AED\u00a035'],
    [35, 'XXQ', 'XXQ\u00a035'],
    [-5, 'EUR', '-€5'],
    [null, 'USD', '--'],
    [undefined, 'USD', '--'],
    [Number.NaN, 'USD', '--'],
    [Number.POSITIVE_INFINITY, 'USD', '--'],
  ])('%s %s → %s', (amount, currency, text) => expect(formatMoney(amount, currency)).toBe(text));

  it('writes the number as the language does, the prefix first', () => {
    expect(formatMoney(1234.5, 'EUR', 'de')).toBe('€1.234,50');
    // In an isolate: after Arabic letters the sign would change sides.
    expect(formatMoney(97, 'USD', 'ar')).toBe('\u2066$97\u2069');
    expect(formatMoney(null, 'USD', 'ar')).toBe('--');
  });

  it('never fails on any number or code', () => {
    fc.assert(
      fc.property(fc.double(), fc.string({ minLength: 1, maxLength: 4 }), (amount, code) => {
        expect(formatMoney(amount, code)).toBeTruthy();
        expect(currencyPrefix(code)).toBeTruthy();
      }),
    );
  });
});

it('knows approximate and large prices', () => {
  expect(isApprox('USD', 'USD')).toBe(false);
  expect(isApprox('USD', 'GBP')).toBe(true);
  expect(isLargePrice(999_999, null)).toBe(false);
  expect(isLargePrice(null, 1_000_000)).toBe(true);
  expect(isLargePrice(null, null)).toBe(false);
});

describe('price labels', () => {
  const ask = {
    offerPrice: 120,
    currency: 'USD',
    originalPrice: 95.5,
    originalCurrency: 'GBP',
    shippingPrice: 0,
    offerType: 'ask',
  } as const;
  it('says approx, the original and includes shipping where they hold', () => {
    expect(offerPriceLabel(ask)).toEqual({
      text: '$120',
      approx: true,
      original: '£95.50',
      includesShipping: true,
    });
    expect(offerPriceLabel({ ...ask, originalCurrency: 'USD', shippingPrice: 5 })).toEqual({
      text: '$120',
      approx: false,
      original: null,
      includesShipping: false,
    });
    expect(offerPriceLabel({ ...ask, offerType: 'bid' }).includesShipping).toBe(false);
    expect(offerPriceLabel({ ...ask, offerPrice: null })).toEqual({
      text: '--',
      approx: false,
      original: '£95.50',
      includesShipping: false,
    });
  });
  it('writes ranges', () => {
    expect(priceRange(10, 20, 'USD')).toBe('$10 – $20');
    expect(priceRange(10, 10, 'USD')).toBe('$10');
    expect(priceRange(null, 10, 'USD')).toBe('$10');
    expect(priceRange(null, null, 'USD')).toBe('--');
    expect(groupPriceLabel({ lowPrice: 1, highPrice: 2.5, currency: 'USD' })).toBe('$1 – $2.50');
    expect(priceBounds([{ offerPrice: 3 }, { offerPrice: null }, { offerPrice: 1 }])).toEqual({
      low: 1,
      high: 3,
    });
    expect(priceBounds([])).toEqual({ low: null, high: null });
  });
  it('tells shipping to the region', () => {
    expect(
      shippingLabel({
        shippingPrice: 12,
        isDeliverable: true,
        currency: 'USD',
      }),
    ).toEqual({ kind: 'price', text: '$12' });
    expect(shippingLabel({ shippingPrice: 0, isDeliverable: true, currency: 'USD' })).toEqual({
      kind: 'free',
    });
    expect(
      shippingLabel({
        shippingPrice: null,
        isDeliverable: false,
        currency: 'USD',
      }),
    ).toEqual({ kind: 'unavailable' });
  });
});

describe('discount (9#13)', () => {
  it.each([
    [93, 100, 7],
    [79, 100, 21],
    [99.99, 100, 1],
    [100, 100, null],
    [50, null, null],
    [2, 3, 34],
  ])('%s of %s → %s percent', (price, original, percent) =>
    expect(discountPercent(price, original)).toBe(percent),
  );
  it('is a label only where something is off', () => {
    expect(discountLabel(21)).toBe('21% OFF');
    expect(discountLabel(0)).toBeNull();
    expect(discountLabel(null)).toBeNull();
    expect(
      cardDiscount({
        minAsks: [{ offerPrice: 1, showDiscount: true, discountPercentage: 7 }],
      }),
    ).toBe('7% OFF');
    expect(
      cardDiscount({
        minAsks: [{ offerPrice: 1, showDiscount: false, discountPercentage: 7 }],
      }),
    ).toBeNull();
    expect(cardDiscount({ minAsks: [] })).toBeNull();
  });
});
