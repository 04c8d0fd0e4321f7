import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buyableLines,
  bundleProblem,
  groupAction,
  hasStepper,
  maxQuantity,
  problemLines,
  selectedTotals,
  selectionOf,
  toggleAll,
} from '#app/domain/bag.ts';
import {
  clearGuestHistory,
  describeInput,
  emptyGuestBag,
  guestBagIsFull,
  guestCount,
  guestHas,
  mergeInput,
  packGuestBag,
  removeGuestLines,
  setGuestLine,
  unpackGuestBag,
} from '#app/domain/guest-bag.ts';
import { describeGuestBag, mergeBag, type BagGroup, type BagLine } from '#contract/bag.ts';

const line = (offerId: number, over: Partial<BagLine> = {}) =>
  ({
    offerId,
    quantity: 1,
    offerPrice: 10,
    shippingPrice: 5,
    problem: null,
    offerUrl: null,
    inventory: 3,
    ...over,
  }) as BagLine;
const group = (offers: BagLine[], userStatus = 'Normal') =>
  ({
    userInfo: { id: 1, username: 'u', avatarUrl: null, userStatus },
    offers,
    totalPrice: 0,
    totalPriceCurrency: 'USD',
    totalShipping: 0,
  }) as BagGroup;

describe('bag groups', () => {
  const sold = line(2, { problem: 'sold' });
  const both = group([line(1), sold, line(3, { offerPrice: 0.1, quantity: 3 })]);

  it('selects everything buyable at first, later what is left of the choice (F6, 4#31)', () => {
    expect(selectionOf(both, null)).toEqual([1, 3]);
    expect(selectionOf(both, [])).toEqual([]);
    expect(selectionOf(both, [3, 2, 99])).toEqual([3]);
    expect(toggleAll(both, [1])).toEqual([1, 3]);
    expect(toggleAll(both, [1, 3])).toEqual([]);
    expect(buyableLines(both)).toHaveLength(2);
    expect(problemLines(both)).toEqual([sold]);
  });

  it('adds without losing cents; shipping is per line', () => {
    expect(selectedTotals(both, [1, 3])).toEqual({
      price: 10.3,
      shipping: 10,
      currency: 'USD',
    });
    expect(selectedTotals(both, [])).toEqual({
      price: 0,
      shipping: 0,
      currency: 'USD',
    });
  });

  it('equals the sum in minor units for random bags', () => {
    const lines = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 9_999_999 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(lines, (rows) => {
        const offers = rows.map((row, index) =>
          line(index + 1, {
            offerPrice: row.cents / 100,
            quantity: row.quantity,
          }),
        );
        const total = selectedTotals(
          group(offers),
          offers.map((one) => one.offerId),
        ).price!;
        expect(Math.round(total * 100)).toBe(rows.reduce((sum, row) => sum + row.cents * row.quantity, 0));
      }),
    );
  });

  it('names what keeps a bundle from being bought (A22)', () => {
    expect(bundleProblem(both, [])).toBe('select');
    expect(bundleProblem(both, [1])).toBeNull();
    expect(bundleProblem(group([line(1, { offerPrice: null, shippingPrice: null })]), [1])).toBe('currency');
    expect(bundleProblem(group([line(1, { shippingPrice: null }), line(2)]), [1, 2])).toBe('region');
    expect(bundleProblem(group([line(1, { shippingPrice: null }), line(2)]), [2])).toBeNull();
  });

  it('sends official and external offers to their own shop', () => {
    expect(groupAction(both)).toBe('buy');
    expect(groupAction(group([line(1)], 'Official'))).toBe('shop');
    expect(groupAction(group([line(1, { offerUrl: 'https://shop.example/1' })]))).toBe('shop');
    expect(maxQuantity({ inventory: 4, offerUrl: null })).toBe(4);
    expect(maxQuantity({ inventory: 4, offerUrl: 'https://shop.example/1' })).toBe(1);
    expect(hasStepper({ offerUrl: 'https://shop.example/1' })).toBe(false);
  });
});

describe('guest bag', () => {
  const now = 1_767_225_600_000;

  it('adds to the front, caps, floors, removes into the history', () => {
    let bag = setGuestLine(emptyGuestBag, 1, 2, now);
    bag = setGuestLine(bag, 2, 9, now, 4);
    expect(bag.lines.map((one) => [one.offerId, one.quantity])).toEqual([
      [2, 4],
      [1, 2],
    ]);
    bag = setGuestLine(bag, 1, 3, now + 1000);
    expect(bag.lines[0]).toEqual({
      offerId: 1,
      quantity: 3,
      updateTime: now + 1000,
    });
    expect(guestCount(bag)).toBe(7);
    bag = setGuestLine(bag, 1, 0, now);
    expect(bag).toEqual({
      lines: [{ offerId: 2, quantity: 4, updateTime: now }],
      history: [1],
    });
    expect(setGuestLine(bag, 99, -4, now)).toBe(bag);
    expect(setGuestLine(bag, 1, 1, now).history).toEqual([]);
    expect(guestHas(bag, 2)).toBe(true);
    expect(clearGuestHistory(bag).history).toEqual([]);
    expect(removeGuestLines(bag, [2, 5])).toEqual({
      lines: [],
      history: [2, 1],
    });
  });

  it('keeps within 30 lines, 30 removed and the 4 kB of a cookie', () => {
    let bag = emptyGuestBag;
    for (let offerId = 1; offerId <= 80; offerId += 1)
      bag = setGuestLine(bag, 9_000_000_000 + offerId, 9999, now);
    expect(bag.lines).toHaveLength(30);
    expect(guestBagIsFull(bag)).toBe(true);
    for (const { offerId } of bag.lines.slice(0, 29)) bag = setGuestLine(bag, offerId, 0, now);
    for (let offerId = 1; offerId <= 40; offerId += 1) {
      bag = setGuestLine(bag, 8_000_000_000 + offerId, 9999, now);
    }
    expect(bag.lines).toHaveLength(30);
    expect(bag.history.length).toBeLessThanOrEqual(30);
    const signed = encodeURIComponent(Buffer.from(JSON.stringify(packGuestBag(bag))).toString('base64'));
    expect(signed.length).toBeLessThan(3600);
  });

  it('survives its cookie, to the second', () => {
    const bag = setGuestLine(setGuestLine(emptyGuestBag, 7, 2, now), 8, 1, now + 5000);
    expect(unpackGuestBag(JSON.parse(JSON.stringify(packGuestBag(bag))))).toEqual(bag);
  });

  it('reads anything', () => {
    expect(
      unpackGuestBag({
        l: [[1, 2, 3], [1, 5, 9], [2, 0, 3], [3, 1], ['4', 1, 1], null, [5, 1, 1e300]],
        h: [9, 9, 'x', 1, -1],
      }),
    ).toEqual({
      lines: [{ offerId: 1, quantity: 2, updateTime: 3000 }],
      history: [9],
    });
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, list) => {
        for (const bag of [unpackGuestBag(value), unpackGuestBag({ l: list, h: list })]) {
          expect(describeGuestBag.body!.safeParse(describeInput(bag)).success).toBe(true);
          expect(mergeBag.body!.safeParse(mergeInput(bag)).success).toBe(true);
        }
      }),
    );
  });
});
