import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ceilShipping,
  convertMinor,
  decimalsOf,
  discountPercent,
  isValidPrice,
  MAX_PRICE,
  roundConverted,
  toDecimal,
  toMinor,
} from '#contract/money.ts';

const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'KRW', 'AED');
const minor = fc.integer({ min: 0, max: 9_999_999_999 });
const rates = { USD: 1, EUR: 0.92, GBP: 0.79, JPY: 151.3, KRW: 1345.7, AED: 3.6725 };
const unitOf = (code: string) => 10 ** decimalsOf(code);

describe('money', () => {
  it('survives the way over the wire exactly (D1)', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        expect(toMinor(toDecimal(amount, code), code)).toBe(amount);
      }),
    );
  });

  it('is summed without loss: totals equal the sum of lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99 })), {
          maxLength: 30,
        }),
        currency,
        (lines, code) => {
          const total = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
          const again = lines.reduce(
            (sum, [price, quantity]) => sum + toMinor(toDecimal(price, code), code) * quantity,
            0,
          );
          expect(again).toBe(total);
          expect(Number.isSafeInteger(total)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [12.34, 'USD', 1234],
    [0.29, 'USD', 29],
    [1.005, 'USD', 101],
    [1200, 'JPY', 1200],
    [99_999_999.99, 'EUR', 9_999_999_999],
    [0, 'USD', 0],
  ])('%d %s is %d minor units', (amount, code, expected) => expect(toMinor(amount, code)).toBe(expected));

  it('converts to itself untouched, by no rate to nothing, and there and back within a unit', () => {
    fc.assert(
      fc.property(minor, currency, currency, (amount, from, to) => {
        expect(convertMinor(amount, from, from, {})).toBe(amount);
        expect(convertMinor(amount, from, 'XXX', rates)).toBeNull();
        expect(convertMinor(amount, 'XXX', from, rates)).toBeNull();
        const there = convertMinor(amount, from, to, rates)!;
        expect(Number.isInteger(there)).toBe(true);
        const back = convertMinor(there, to, from, rates)!;
        // Half a minor unit of the coarser of the two, seen in the other.
        const coarse = (rates[from as 'USD'] * unitOf(from)) / (rates[to as 'USD'] * unitOf(to));
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(0.5 * coarse + 0.5 + amount * 1e-12);
      }),
    );
  });

  it('never orders two prices the other way round by converting', () => {
    fc.assert(
      fc.property(minor, minor, currency, currency, (a, b, from, to) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(convertMinor(low, from, to, rates)!).toBeLessThanOrEqual(convertMinor(high, from, to, rates)!);
      }),
    );
  });

  it('rounds converted prices to the whole unit from ten upwards, else leaves them (D3)', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const unit = unitOf(code);
        const rounded = roundConverted(amount, code);
        if (amount < 10 * unit) expect(rounded).toBe(amount);
        else {
          expect(rounded % unit).toBe(0);
          expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(unit / 2);
        }
        expect(roundConverted(rounded, code)).toBe(rounded);
      }),
    );
    expect([999, 1000, 1049, 1050, 1149].map((amount) => roundConverted(amount, 'USD'))).toEqual([
      999, 1000, 1000, 1100, 1100,
    ]);
  });

  it('rounds shipping up, by less than a unit (9#13)', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const up = ceilShipping(amount, code);
        expect(up % unitOf(code)).toBe(0);
        expect(up - amount).toBeGreaterThanOrEqual(0);
        expect(up - amount).toBeLessThan(unitOf(code));
      }),
    );
  });

  it('rounds discounts up and never invents one (9#13)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (price, original) => {
          const percent = discountPercent(price, original);
          if (price >= original) {
            expect(percent).toBeNull();
            return;
          }
          expect(percent).toBeGreaterThanOrEqual(1);
          expect(percent).toBeLessThanOrEqual(100);
          const exact = ((original - price) * 100) / original;
          expect(percent! - exact).toBeGreaterThanOrEqual(-1e-9);
          expect(percent! - exact).toBeLessThan(1);
        },
      ),
    );
    expect(discountPercent(93, 100)).toBe(7);
    expect(discountPercent(99_99, 100_00)).toBe(1);
    expect([discountPercent(5, null), discountPercent(5, undefined), discountPercent(5, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('takes prices within bounds and with no more decimals than the currency has (D7)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (amount) => {
        expect(isValidPrice(amount / 100, 'USD')).toBe(true);
      }),
    );
    for (const wrong of [0, -1, 0.001, 1.234, MAX_PRICE + 0.01, Number.NaN, Infinity]) {
      expect(isValidPrice(wrong, 'USD')).toBe(false);
    }
    expect([isValidPrice(1200, 'JPY'), isValidPrice(1200.5, 'JPY')]).toEqual([true, false]);
  });
});
