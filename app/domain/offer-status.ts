import type { OfferStatus } from '#contract/offer-states.ts';
import { activeStatuses } from './vocabulary.ts';

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
