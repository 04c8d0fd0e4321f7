import { feedbackTabs } from '#app/routes/account/feedback-tabs.ts';
import { mailEventNames } from '#contract/auth.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referenceNames } from '#app/domain/calibration.ts';
import { reasons } from '#app/domain/forward.ts';
import { multiFilters } from '#app/domain/list-params.ts';
import { orderSteps } from '#app/domain/order-view.ts';
import { lengthUnits } from '#app/domain/measure.ts';
import { conditions, genders, timeSpans } from '#app/domain/vocabulary.ts';
import { closetSorts } from '#app/routes/offer/closet-sorts.ts';
import { lineProblem } from '#contract/bag.ts';
import { sort } from '#contract/catalog.ts';
import { dimensions } from '#contract/dimensions.ts';
import { offerStatuses } from '#contract/offer-states.ts';
import { orderAction } from '#contract/order.ts';
import { orderStatuses } from '#contract/order-states.ts';
import { readSources } from '../../support/sources.ts';
import { ANY, keyUses } from './key-uses.ts';

const files = readSources(['app/i18n/locales/en'], ['.json']);
const keysOf = new Map(
  files.map(({ path }) => [
    path.split('/').at(-1)!.replace('.json', ''),
    new Set(
      Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object).map((key) =>
        key.replace(/_(zero|one|two|few|many|other)$/, ''),
      ),
    ),
  ]),
);
const uses = readSources(['app'], ['.ts', '.tsx'])
  .flatMap(keyUses)
  .map((use) => (use.namespaces.includes(ANY) ? { ...use, namespaces: [...keysOf.keys()] } : use));

/**
 * Keys that are put together: `namespace prefix` → what may follow. Where a table of the house names the endings, it
 * is that table.
 */
const composed: Record<string, readonly string[]> = {
  'account address.': ['fullName', 'line1', 'line2', 'city', 'state', 'postalCode', 'phone'],
  'account expires.': ['minute', 'hour', 'day'],
  'account feedbackNone.': feedbackTabs,
  'account feedbackStars.': ['5', '4', '3', '2', '1'],
  'account feedbackTab.': feedbackTabs,
  'account mail.': mailEventNames,
  'account unit.': lengthUnits,
  'auth reason.': reasons,
  'account status': offerStatuses,
  'bag problem': lineProblem.options,
  'catalog facet': multiFilters,
  'catalog sort': sort.options,
  'catalog time': ['all', ...timeSpans],
  'common condition': conditions,
  'offer sort': closetSorts,
  'offer reference.': referenceNames,
  'order done': orderAction.options
    .map(({ shape }) => shape.action.value)
    .filter((one) => one !== 'setAddress'),
  'order next': ['buyer', 'seller'].flatMap((role) =>
    ['PaymentPending', 'PendingCapture', 'ShipmentPending', 'DeliveryPending', 'RefundPending'].map(
      (status) => role + status,
    ),
  ),
  'order reason': [
    'own-item',
    'sold',
    'expired',
    'not-available',
    'quantity-above-inventory',
    'not-deliverable',
    'no-price',
    'several-sellers',
    'external-offer',
    'payment-account-missing',
    'address-missing',
    'not-allowed-now',
    'suspended',
    'blocked',
    'key-reused',
  ],
  'order status': orderStatuses.filter((status) => status !== 'PaymentPending'),
  'order step': orderSteps,
  'product ends.': ['minute', 'hour', 'day'],
  'user standing.': [
    ...['follow', 'block', 'unblock'],
    ...['follow', 'unfollow', 'block', 'unblock'].flatMap((change) => [`${change}Named`, `${change}Done`]),
    ...['block', 'unblock'].flatMap((change) => [`${change}Question`, `${change}Yes`]),
  ],
};
/** Keys that a variable holds: `namespace variable` → its values. */
const held: Record<string, readonly string[]> = {
  'auth key': ['rule.length', 'rule.letter', 'rule.number', 'rule.symbol'],
  'bag problem': ['select', 'currency', 'region'],
  'common gender': genders,
  'common one.value': genders,
  'gallery how': ['wider', 'narrower', 'longer', 'shorter', 'same'],
  'gallery label': ['moveLeft', 'moveUp', 'moveDown', 'moveRight'],
  'gallery measures[measure]': ['chest', 'waist', 'hip', 'sleeve', 'inseam', 'footLength'],
  'gallery one': [...lengthUnits, ...dimensions],
  'gallery one.dimension': dimensions,
  'gallery unit': lengthUnits,
  'gallery value': dimensions,
  'offer unit': ['minute', 'hour', 'day'],
  'order due': ['pay', 'ship', 'receive'],
  'product tab': ['asks', 'bids', 'depth'],
};
const namespaceOf = (name: string) => name.split(' ')[0]!;

describe('texts', () => {
  it('are found by this test at all', () => {
    expect(uses.length).toBeGreaterThan(300);
    expect(new Set(uses.flatMap(({ namespaces }) => namespaces))).toEqual(new Set(keysOf.keys()));
  });

  it('exist for every key that is asked for', () => {
    const missing = uses.flatMap(({ at, namespaces, keys }) =>
      keys
        .filter((key) => !namespaces.some((namespace) => keysOf.get(namespace)?.has(key)))
        .map((key) => `${at} ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('are put together or held by a variable in these places only', () => {
    const named = (words: 'prefixes' | 'variables') =>
      uses.flatMap((use) =>
        use[words].flatMap((word) => use.namespaces.map((namespace) => `${namespace} ${word}`)),
      );
    expect([...new Set(named('prefixes'))].sort()).toEqual(Object.keys(composed).sort());
    expect([...new Set(named('variables'))].sort()).toEqual(Object.keys(held).sort());
  });

  it('exist for every key that is put together, and are all used', () => {
    const there = [...keysOf].flatMap(([namespace, keys]) => [...keys].map((key) => `${namespace} ${key}`));
    const indirect = [
      ...Object.entries(composed).flatMap(([name, endings]) => endings.map((ending) => name + ending)),
      ...Object.entries(held).flatMap(([name, keys]) => keys.map((key) => `${namespaceOf(name)} ${key}`)),
    ];
    expect(indirect.filter((name) => !there.includes(name))).toEqual([]);
    const direct = uses.flatMap(({ namespaces, keys }) =>
      keys.flatMap((key) => namespaces.map((namespace) => `${namespace} ${key}`)),
    );
    const used = new Set([...direct, ...indirect]);
    expect(there.filter((name) => !used.has(name))).toEqual([]);
  });
});
