import { describe, expect, it } from 'vitest';
import {
  activeStatuses,
  conditionLabels,
  conditions,
  nextOfferStatus,
  offerStatuses,
  offerStatusLabels,
  offerTransitions,
} from '#contract/offer-states.ts';
import {
  orderEvents,
  orderRole,
  orderStatuses,
  orderStatusLabels,
  orderTransition,
  orderTransitions,
} from '#contract/order-states.ts';

/** Everything an offer can do; what is not here is refused (4#12–4#15, 4#57). */
const offerCases: Record<string, Partial<Record<string, string>>> = {
  Available: {
    delete: 'Deleted',
    expire: 'Expired',
    sellOut: 'Completed',
    reject: 'Rejected',
    remove: 'Removed',
    suspend: 'Unavailable',
  },
  Preapproved: {
    delete: 'Deleted',
    expire: 'Expired',
    sellOut: 'Completed',
    reject: 'Rejected',
    remove: 'Removed',
    suspend: 'Unavailable',
  },
  Unavailable: { delete: 'Deleted', reject: 'Rejected', remove: 'Removed', restore: 'Available' },
  Rejected: { delete: 'Deleted', remove: 'Removed', restore: 'Available' },
  Expired: { delete: 'Deleted', sellOut: 'Completed', remove: 'Removed' },
  Completed: { restock: 'Available' },
  Removed: { restore: 'Available' },
  Deleted: {},
};
const offerEvents = [...new Set(offerTransitions.map((row) => row.event))];

describe('the offer machine', () => {
  it.each(offerStatuses.flatMap((from) => offerEvents.map((event) => [from, event] as const)))(
    '%s on %s',
    (from, event) => expect(nextOfferStatus(from, event)).toBe(offerCases[from]?.[event] ?? null),
  );

  it('has one outcome per status and event, and a label for every status and condition', () => {
    const pairs = offerTransitions.flatMap((row) => row.from.map((from) => `${from} ${row.event}`));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(Object.keys(offerStatusLabels).sort()).toEqual([...offerStatuses].sort());
    expect(Object.keys(conditionLabels)).toEqual([...conditions]);
    expect(activeStatuses).toEqual(['Available', 'Preapproved']);
  });

  it('ends with deletion: nothing brings a deleted offer back', () => {
    expect(offerEvents.map((event) => nextOfferStatus('Deleted', event)).every((to) => to === null)).toBe(
      true,
    );
  });
});

/** Everything an order can do (E2): status → `by event` → next. */
const orderCases: Record<string, Partial<Record<string, string>>> = {
  PaymentPending: {
    'system pay': 'ShipmentPending',
    'system authorise': 'PendingCapture',
    'buyer cancel': 'Cancelled',
    'seller cancel': 'Cancelled',
    'system expire': 'Cancelled',
  },
  PendingCapture: {
    'seller confirm': 'ShipmentPending',
    'buyer cancel': 'Cancelled',
    'seller cancel': 'Cancelled',
    'system expire': 'Cancelled',
  },
  ShipmentPending: {
    'seller ship': 'DeliveryPending',
    'seller cancel': 'Cancelled',
    'system expire': 'Cancelled',
    'buyer requestRefund': 'RefundPending',
    'buyer extend': 'same',
  },
  DeliveryPending: {
    'buyer receive': 'Completed',
    'system autoComplete': 'Completed',
    'buyer requestRefund': 'RefundPending',
  },
  Completed: { 'buyer requestRefund': 'RefundPending' },
  RefundPending: { 'seller approveRefund': 'Refunded', 'seller declineRefund': 'before' },
  Refunded: {},
  PartialRefunded: {},
  Cancelled: {},
};
const actors = [...orderRole.options, 'system'] as const;

describe('the order machine', () => {
  it.each(orderStatuses.flatMap((from) => orderEvents.map((event) => [from, event] as const)))(
    '%s on %s, by everybody',
    (from, event) => {
      for (const by of actors) {
        expect(orderTransition(from, event, by)?.to ?? null, by).toBe(
          orderCases[from]?.[`${by} ${event}`] ?? null,
        );
      }
    },
  );

  it('has one outcome per status, event and actor, uses every event, and a label for every status', () => {
    const triples = orderTransitions.flatMap((row) =>
      row.from.flatMap((from) => row.by.map((by) => `${from} ${row.event} ${by}`)),
    );
    expect(new Set(triples).size).toBe(triples.length);
    expect([...new Set(orderTransitions.map((row) => row.event))].sort()).toEqual([...orderEvents].sort());
    expect(Object.keys(orderStatusLabels).sort()).toEqual([...orderStatuses].sort());
  });

  it('never strands an order: every status but the last ones leads on to a last one', () => {
    const last = ['Completed', 'Refunded', 'PartialRefunded', 'Cancelled'];
    const leads = new Set<string>(last);
    for (let changed = true; changed;) {
      changed = false;
      for (const row of orderTransitions) {
        for (const from of row.from) {
          if (leads.has(row.to) && !leads.has(from)) {
            leads.add(from);
            changed = true;
          }
        }
      }
    }
    expect([...leads].sort()).toEqual([...orderStatuses].sort());
  });
});
