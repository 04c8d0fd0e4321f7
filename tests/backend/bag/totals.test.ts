import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBag, type Lying } from '#backend/areas/bag/bag-view.ts';
import { moneyView } from '#backend/pricing/money-view.ts';
import { bag } from '#contract/bag.ts';
import { decimalsOf } from '#contract/money.ts';
import { testRates } from '../../support/rows.ts';

const now = new Date('2026-03-02T12:00:00.000Z');
const past = new Date('2026-03-01T00:00:00.000Z');
const currencies = [...Object.keys(testRates), 'XAU'];

const lying = fc
  .record({
    owner: fc.integer({ min: 1, max: 4 }),
    priceMinor: fc.integer({ min: 1, max: 9_999_999_999 }),
    currency: fc.constantFrom(...currencies),
    inventory: fc.integer({ min: 0, max: 60 }),
    held: fc.integer({ min: 0, max: 60 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    status: fc.constantFrom(
      'Available' as const,
      'Preapproved' as const,
      'Available' as const,
      'Completed' as const,
      'Rejected' as const,
    ),
    expired: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    shipping: fc.array(
      fc.record({
        region: fc.constantFrom('US', 'GB', 'Worldwide'),
        priceMinor: fc.integer({ min: 0, max: 99_999 }),
      }),
      { maxLength: 3 },
    ),
    offerUrl: fc.option(fc.constant('https://shop.example/'), { freq: 5 }),
  })
  .map(({ owner, held, quantity, expired, ...offer }): Lying => ({
    offer: {
      ...offer,
      id: 0,
      spuId: 1,
      userId: owner,
      type: 'ask',
      condition: 'Good',
      size: null,
      name: 'n',
      description: '',
      country: 'US',
      priceUsd: 1,
      reserved: Math.min(held, offer.inventory),
      official: false,
      acceptOffer: true,
      acceptBuyNow: true,
      couponInfo: null,
      images: [],
      offerTime: past,
      validSeconds: null,
      expiresAt: expired ? past : null,
      updateTime: past,
      bumpedAt: null,
      soldTime: null,
    },
    owner: { id: owner, username: `u${owner}`, avatarUrl: null, status: 'Normal' },
    spu: { gender: 'men', brandName: 'b', sizeUnit: null, thumbnail: 't' },
    quantity,
    updateTime: now,
  }));

/** Decimal text to whole minor units without any floating arithmetic. */
function minorOf(amount: number, currency: string): bigint {
  const [whole = '0', fraction = ''] = amount.toFixed(decimalsOf(currency)).split('.');
  return BigInt(whole + fraction);
}

it('totals are the sums of the shown lines, exactly, for any bag', () => {
  fc.assert(
    fc.property(
      fc.array(lying, { maxLength: 12 }),
      fc.constantFrom(...Object.keys(testRates)),
      (lines, currency) => {
        lines.forEach((line, place) => (line.offer.id = place + 1));
        const contents = bag.parse(
          toBag(lines, [], {
            money: moneyView({ currency, region: 'US' }, testRates),
            region: 'US',
            viewerId: 4,
            now,
          }),
        );
        expect(contents.cart.flatMap((group) => group.offers)).toHaveLength(
          lines.filter((line) => line.owner.id !== 4).length,
        );
        for (const group of contents.cart) {
          const buyable = group.offers.filter((line) => line.problem === null);
          const sum = (amounts: (number | null)[], pieces: number[]) =>
            amounts.includes(null)
              ? null
              : amounts.reduce(
                  (total, each, place) => total + minorOf(each!, currency) * BigInt(pieces[place]!),
                  0n,
                );
          const shown = (total: number | null) => (total === null ? null : minorOf(total, currency));
          expect(shown(group.totalPrice)).toBe(
            sum(
              buyable.map((line) => line.offerPrice),
              buyable.map((line) => line.quantity),
            ),
          );
          expect(shown(group.totalShipping)).toBe(
            sum(
              buyable.map((line) => line.shippingPrice),
              buyable.map(() => 1),
            ),
          );
          for (const line of buyable) {
            expect(line.quantity).toBeLessThanOrEqual(line.offerUrl === null ? line.inventory : 1);
            expect(['Available', 'Preapproved']).toContain(line.offerStatus);
          }
        }
        const pieces = contents.cart
          .flatMap((group) => group.offers)
          .reduce((count, line) => count + line.quantity, 0);
        expect(contents.totalCount).toBe(pieces);
      },
    ),
    { numRuns: 500 },
  );
});
