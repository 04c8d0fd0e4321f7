import { z } from 'zod';

/** Item conditions, best first (4#19, A12). */
export const conditions = ['BrandNew', 'LikeNew', 'VeryGood', 'Good', 'Acceptable'] as const;
export const condition = z.enum(conditions);
export type Condition = z.infer<typeof condition>;

/** Shown labels (4#19). */
export const conditionLabels: Record<Condition, string> = {
  BrandNew: 'Brand New',
  LikeNew: 'Like New',
  VeryGood: 'Gently Used',
  Good: 'Used',
  Acceptable: 'Acceptable',
};

export const offerType = z.enum(['ask', 'bid']);
export type OfferType = z.infer<typeof offerType>;

/** Offer statuses (4#12). */
export const offerStatuses = [
  'Unavailable',
  'Available',
  'Deleted',
  'Rejected',
  'Completed',
  'Expired',
  'Preapproved',
  'Removed',
] as const;
export const offerStatus = z.enum(offerStatuses);
export type OfferStatus = z.infer<typeof offerStatus>;

/** Active statuses (4#13, F22): what may be bought, bid on and put into a bag. */
export const activeStatuses: readonly OfferStatus[] = ['Available', 'Preapproved'];

/** Labels (4#15, A14). */
export const offerStatusLabels: Record<OfferStatus, string> = {
  Available: 'available',
  Preapproved: 'available',
  Unavailable: 'not available',
  Rejected: 'rejected',
  Completed: 'sold',
  Expired: 'expired',
  Deleted: 'deleted',
  Removed: 'invalid',
};

/** Who moves an offer from where to where (4#12–4#15, 4#57, E12, E19). */
export const offerTransitions: readonly {
  event: 'delete' | 'expire' | 'sellOut' | 'restock' | 'reject' | 'remove' | 'suspend' | 'restore';
  by: 'owner' | 'system' | 'staff';
  from: readonly OfferStatus[];
  to: OfferStatus;
}[] = [
  {
    event: 'delete',
    by: 'owner',
    from: ['Available', 'Preapproved', 'Unavailable', 'Rejected', 'Expired'],
    to: 'Deleted',
  },
  { event: 'expire', by: 'system', from: ['Available', 'Preapproved'], to: 'Expired' },
  { event: 'sellOut', by: 'system', from: ['Available', 'Preapproved', 'Expired'], to: 'Completed' },
  { event: 'restock', by: 'system', from: ['Completed'], to: 'Available' },
  { event: 'reject', by: 'staff', from: ['Available', 'Preapproved', 'Unavailable'], to: 'Rejected' },
  {
    event: 'remove',
    by: 'staff',
    from: ['Available', 'Preapproved', 'Unavailable', 'Rejected', 'Expired'],
    to: 'Removed',
  },
  { event: 'suspend', by: 'staff', from: ['Available', 'Preapproved'], to: 'Unavailable' },
  { event: 'restore', by: 'staff', from: ['Unavailable', 'Rejected', 'Removed'], to: 'Available' },
];

export type OfferEvent = (typeof offerTransitions)[number]['event'];

/** The status after an event, or null when the table does not allow it. */
export function nextOfferStatus(from: OfferStatus, event: OfferEvent): OfferStatus | null {
  return offerTransitions.find((row) => row.event === event && row.from.includes(from))?.to ?? null;
}

/** Expiry choices in seconds (4#20, A9, D12); null is Never and exists for asks only. */
export const askExpiries = [null, 21_600, 86_400, 172_800, 604_800, 1_209_600, 2_592_000] as const;
export const bidExpiries = [21_600, 86_400, 172_800, 604_800, 1_209_600, 2_592_000] as const;
/** 10 minutes, development only (A9). */
export const DEBUG_EXPIRY = 600;
