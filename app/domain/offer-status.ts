import type { OfferStatus, OfferType } from '#contract/offer-states.ts';
import { activeStatuses } from './vocabulary.ts';

/** Labels, also the keys of their translation (4#15, A14). */
export const statusLabels: Readonly<Record<OfferStatus, string>> = {
  Available: 'available',
  Preapproved: 'available',
  Unavailable: 'not available',
  Rejected: 'rejected',
  Completed: 'sold',
  Expired: 'expired',
  Deleted: 'deleted',
  Removed: 'invalid',
};

interface Timed {
  offerStatus: OfferStatus;
  expiresAt: Date | null;
}

/** The status as it counts at `now`: a page may be older than an offer's expiry. */
export function statusAt(offer: Timed, now: Date): OfferStatus {
  const expired =
    offer.expiresAt !== null && offer.expiresAt <= now && activeStatuses.includes(offer.offerStatus);
  return expired ? 'Expired' : offer.offerStatus;
}

/** Active: may be bought, bid on, put into a bag (4#13). */
export function isActive(status: OfferStatus): boolean {
  return activeStatuses.includes(status);
}

/** Word on a card: deleted, sold, expired, otherwise the offer's type (4#16). */
export function cardLabel(status: OfferStatus, type: OfferType): 'deleted' | 'sold' | 'expired' | OfferType {
  if (status === 'Deleted') return 'deleted';
  if (status === 'Completed') return 'sold';
  return status === 'Expired' ? 'expired' : type;
}

/**
 * How a card shows (4#14): open, gone (greyed out whole), or with its button disabled and the status as its text.
 * Sold and deleted cards have no price (4#16).
 */
export function cardState(status: OfferStatus): {
  kind: 'open' | 'unavailable' | 'disabled';
  showPrice: boolean;
} {
  const gone: readonly OfferStatus[] = ['Deleted', 'Completed', 'Expired'];
  return {
    kind: isActive(status) ? 'open' : gone.includes(status) ? 'unavailable' : 'disabled',
    showPrice: status !== 'Deleted' && status !== 'Completed',
  };
}
