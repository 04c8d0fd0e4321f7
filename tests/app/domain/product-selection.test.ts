import { describe, expect, it } from 'vitest';
import { bestOf, orderSizes, selectFrom } from '#app/domain/product-selection.ts';
import type { BookCell } from '#contract/offer.ts';

const cell = (
  condition: BookCell['condition'],
  size: string | null,
  ask: number | null,
  bid: number | null = null,
): BookCell => ({
  condition,
  size,
  lowestAsk: ask,
  highestBid: bid,
  askCount: ask === null ? 0 : 1,
  bidCount: bid === null ? 0 : 1,
});
const sizeOrder = ['S', 'M', 'L'];

describe('selectFrom', () => {
  const cells = [
    cell('Good', 'L', 50, 20),
    cell('Good', 'S', 60),
    cell('BrandNew', 'M', 90),
    cell('LikeNew', 'S', null, 30),
  ];

  it('chooses nothing by itself where there is a choice, and says what is missing', () => {
    const selection = selectFrom(cells, {}, { sizeOrder });
    expect(selection).toMatchObject({
      condition: null,
      size: null,
      missing: 'both',
      lowestAsk: 50,
      highestBid: 20,
      count: 3,
    });
    expect(selection.conditions.map((one) => one.value)).toEqual(['BrandNew', 'Good']);
    expect(selection.sizes.map((one) => one.value)).toEqual(['S', 'M', 'L']);
    expect(selection.sizes.find((one) => one.value === 'L')).toEqual({
      value: 'L',
      selected: false,
      count: 1,
      lowestAsk: 50,
      highestBid: 20,
    });
  });

  it("chooses a condition's only size (4#54)", () => {
    expect(selectFrom(cells, { condition: 'BrandNew' }, { sizeOrder })).toMatchObject({
      condition: 'BrandNew',
      size: 'M',
      missing: null,
      lowestAsk: 90,
    });
  });

  it('drops a size that the condition does not have (4#55)', () => {
    expect(selectFrom(cells, { condition: 'Good', size: 'M' }, { sizeOrder })).toMatchObject({
      condition: 'Good',
      size: null,
      missing: 'size',
    });
    expect(selectFrom(cells, { condition: 'Good', size: 'S' }, { sizeOrder })).toMatchObject({
      size: 'S',
      missing: null,
      count: 1,
      lowestAsk: 60,
    });
  });

  it('chooses the only condition (4#53), and its only size with it', () => {
    expect(selectFrom([cell('Good', 'L', 50)], {}, { sizeOrder })).toMatchObject({
      condition: 'Good',
      size: 'L',
      missing: null,
    });
    expect(
      selectFrom([cell('Good', 'L', 50), cell('Good', 'M', 50)], {
        condition: 'BrandNew',
      }),
    ).toMatchObject({ condition: 'Good', missing: 'size' });
  });

  it('keeps a size chosen before a condition, ignores unknown words', () => {
    expect(selectFrom(cells, { size: 'L' })).toMatchObject({
      condition: null,
      size: 'L',
      missing: 'condition',
      lowestAsk: 50,
    });
    expect(selectFrom(cells, { condition: 'Shiny', size: 'XXS' })).toMatchObject({
      condition: null,
      size: null,
      missing: 'both',
    });
  });

  it('asks for no size where the style has none, and for nothing where nothing is offered', () => {
    expect(selectFrom([cell('Good', null, 50)], {})).toMatchObject({
      condition: 'Good',
      size: null,
      sizes: [],
      missing: null,
      lowestAsk: 50,
    });
    expect(selectFrom([], { condition: 'Good', size: 'S' })).toMatchObject({
      condition: null,
      size: null,
      missing: null,
      lowestAsk: null,
      count: 0,
    });
  });

  it('reads the side of the bids on their tab', () => {
    expect(selectFrom(cells, {}, { side: 'bid' }).conditions.map((one) => one.value)).toEqual([
      'LikeNew',
      'Good',
    ]);
    expect(selectFrom(cells, { condition: 'LikeNew' }, { side: 'bid' })).toMatchObject({
      size: 'S',
      highestBid: 30,
      count: 1,
    });
  });
});

it('orders sizes by the style, the rest by number', () => {
  expect(orderSizes(['44', '9', 'L', 'S'], sizeOrder)).toEqual(['S', 'L', '9', '44']);
  expect(bestOf([])).toEqual({ lowestAsk: null, highestBid: null });
});
