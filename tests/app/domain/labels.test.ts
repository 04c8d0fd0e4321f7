import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactNumber } from '#app/domain/compact-number.ts';
import { sharedCondition } from '#app/domain/condition-label.ts';
import { expiryChoice, expiryOptions, parseExpiry } from '#app/domain/expiry-options.ts';
import { isMoving, orderTone, stepsOf } from '#app/domain/order-view.ts';
import { hasMore, pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { dateLabel, momentLabel, relativeTime, timeLeft } from '#app/domain/relative-time.ts';
import { sizeLabel } from '#app/domain/size-label.ts';
import account from '#app/i18n/locales/en/account.json';
import common from '#app/i18n/locales/en/common.json';
import order from '#app/i18n/locales/en/order.json';
import * as vocabulary from '#app/domain/vocabulary.ts';
import { sort } from '#contract/catalog.ts';
import * as offerStates from '#contract/offer-states.ts';
import { orderStatusLabels, orderStatuses } from '#contract/order-states.ts';
import { gender } from '#contract/primitives.ts';

it('says the words of the contract', () => {
  expect(vocabulary.conditions).toEqual(offerStates.conditions);
  expect(vocabulary.sorts).toEqual(sort.options);
  expect(vocabulary.genders).toEqual(gender.options);
  expect(vocabulary.activeStatuses).toEqual(offerStates.activeStatuses);
  const said = (texts: Record<string, string>, prefix: string, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, texts[prefix + key] ?? '']));
  expect(said(common, 'condition', offerStates.conditions)).toEqual(offerStates.conditionLabels);
  expect(said(account, 'status', offerStates.offerStatuses)).toEqual(offerStates.offerStatusLabels);
  expect(said(order, 'status', orderStatuses)).toEqual(orderStatusLabels);
  const choices = (type: 'ask' | 'bid', development = false) =>
    expiryOptions(type, development).map((one) => one.seconds);
  expect(choices('ask')).toEqual([...offerStates.askExpiries]);
  expect(choices('bid')).toEqual([...offerStates.bidExpiries]);
  expect(choices('bid', true)).toEqual([...offerStates.bidExpiries, offerStates.DEBUG_EXPIRY]);
});

it.each([
  [[], ''],
  [['42'], '42'],
  [['42', '42'], '42'],
  [['S', 'M', 'L'], 'S, M, L'],
  [['42', '43', '44', '45'], null],
  [['38.5', '39', '40'], '38.5, 39, 40'],
  [['38.5', '39.5', '40'], null],
  [['38.5', '39.5'], '38.5, 39.5'],
  [['One Size', 'Long'], null],
])('sizes %j → %s (9#12, J12)', (sizes, label) => expect(sizeLabel(sizes)).toBe(label));

it('names a shared condition or says varied', () => {
  expect(sharedCondition([])).toBeNull();
  expect(sharedCondition(['Good', 'Good'])).toBe('Good');
  expect(sharedCondition(['Good', 'LikeNew'])).toBe('varied');
});

describe('compact numbers (J10)', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1250, '1.2k'],
    [1999, '1.9k'],
    [999_999, '999.9k'],
    [1_000_000, '1M'],
    [12_345_678, '12.3M'],
    [-4, '0'],
    [Number.NaN, '0'],
  ])('%s → %s', (value, text) => expect(compactNumber(value)).toBe(text));
  it('never says more than there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (value) => {
        const text = compactNumber(value);
        const factor = text.endsWith('M') ? 1_000_000 : text.endsWith('k') ? 1000 : 1;
        expect(Number.parseFloat(text) * factor).toBeLessThanOrEqual(value + 0.001);
      }),
    );
  });
});

describe('times (J9)', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now);
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  it.each([
    [0, null],
    [-5 * minute, null],
    [59_999, null],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day, '7 days ago'],
    [8 * day, 'Mar 2, 2026'],
  ])('%d ms ago → %s', (ms, text) => expect(ago(ms)).toBe(text));
  it('writes dates by UTC', () => {
    expect(dateLabel(new Date('2026-03-01T23:59:00Z'))).toBe('Mar 1, 2026');
    expect(momentLabel(new Date('2026-03-01T23:59:00Z'))).toMatch(/Mar 1, 2026.*11:59.*UTC/);
  });
  it('counts down', () => {
    const left = (ms: number) => timeLeft(new Date(now.getTime() + ms), now);
    expect(left(0)).toBeNull();
    expect(left(1000)).toEqual({ count: 1, unit: 'minute' });
    expect(left(90 * minute)).toEqual({ count: 1, unit: 'hour' });
    expect(left(50 * hour)).toEqual({ count: 2, unit: 'day' });
  });
});

describe('expiry (A9)', () => {
  it('reads form values of the right list only', () => {
    expect(parseExpiry('never', 'ask')).toBeNull();
    expect(parseExpiry('never', 'bid')).toBeUndefined();
    expect(parseExpiry('600', 'ask')).toBeUndefined();
    expect(parseExpiry('600', 'ask', true)).toBe(600);
    expect(parseExpiry('21600', 'bid')).toBe(21_600);
    expect(parseExpiry(21_600, 'bid')).toBeUndefined();
  });
  it('starts an edit with the shortest choice that does not cut the offer off', () => {
    const now = new Date('2026-03-10T12:00:00Z');
    const choice = (offerType: 'ask' | 'bid', seconds: number | null) =>
      expiryChoice(
        {
          offerType,
          expiresAt: seconds === null ? null : new Date(now.getTime() + seconds * 1000),
        },
        now,
      ).value;
    expect(choice('ask', null)).toBe('never');
    expect(choice('ask', 3600)).toBe('21600');
    expect(choice('bid', 86_401)).toBe('172800');
    expect(choice('bid', 2_592_000)).toBe('2592000');
    expect(choice('bid', -5)).toBe('604800');
    expect(choice('ask', 9_999_999)).toBe('2592000');
  });
});

describe('pages', () => {
  it('counts and starts them', () => {
    expect([pageCount(0), pageCount(10), pageCount(11)]).toEqual([0, 1, 2]);
    expect([pageStart(1), pageStart(3), pageStart(2, 20)]).toEqual([0, 20, 20]);
    expect([hasMore(10), hasMore(9)]).toEqual([true, false]);
    expect(['2', '0', '-1', 'x', '1e3', '', null, undefined].map(parsePage)).toEqual([
      2, 1, 1, 1, 1, 1, 1, 1,
    ]);
  });
});

describe('orders', () => {
  it('has a tone and a way for every status', () => {
    for (const status of orderStatuses) expect(orderTone(status).tone).toBeTruthy();
    const done = (status: (typeof orderStatuses)[number]) =>
      stepsOf(status)?.filter((step) => step.done).length ?? null;
    expect(orderStatuses.map(done)).toEqual([1, 1, 2, 3, 4, null, null, null, null]);
    expect(stepsOf('DeliveryPending')?.find((step) => step.current)?.step).toBe('shipped');
    expect([isMoving('ShipmentPending'), isMoving('Completed'), isMoving('Cancelled')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
