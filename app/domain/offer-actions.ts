import type { Offer } from '#contract/offer.ts';
import type { OfferStatus } from '#contract/offer-states.ts';
import type { UserStatus } from '#contract/user.ts';
import { isActive, statusAt } from './offer-status.ts';

/** Who looks (4#1): `Unknown` while a session is still being checked. */
export type ActingViewer =
  | { session: 'Unknown' }
  | { session: 'NotLoggedIn' }
  | { session: 'LoggedIn'; id: number; userStatus: UserStatus };

/** What may be offered as a button. A visitor sees the same buttons; they lead to login (6#1). */
export interface OfferActions {
  /** The viewer made this offer. */
  owner: boolean;
  buyNow: boolean;
  makeOffer: boolean;
  addToBag: boolean;
  /** Leads to the retailer's own page (`/lead/{id}`) in place of buying here (6#5). */
  shop: boolean;
  /** Accept a bid. */
  sellNow: boolean;
  edit: boolean;
  delete: boolean;
  bump: boolean;
  /** Days until the next bump, where one is not possible yet (4#58); else null. */
  bumpInDays: number | null;
  /** Why an ask that is active cannot be bought: neither price nor shipping, or the seller takes no offers. */
  blocked: 'currency' | 'region' | 'closed' | null;
  /** Set when the status itself forbids everything: text of the disabled button (4#14). */
  disabledStatus: OfferStatus | null;
}

type ActingOffer = Pick<
  Offer,
  | 'userId'
  | 'userStatus'
  | 'offerType'
  | 'offerStatus'
  | 'expiresAt'
  | 'inventory'
  | 'offerUrl'
  | 'acceptBuyNow'
  | 'acceptOffer'
  | 'offerPrice'
  | 'isDeliverable'
  | 'canBump'
  | 'nextBumpDay'
>;

const none: OfferActions = {
  owner: false,
  buyNow: false,
  makeOffer: false,
  addToBag: false,
  shop: false,
  sellNow: false,
  edit: false,
  delete: false,
  bump: false,
  bumpInDays: null,
  blocked: null,
  disabledStatus: null,
};

const editable: readonly OfferStatus[] = ['Available', 'Preapproved', 'Expired'];
const deletable: readonly OfferStatus[] = ['Available', 'Preapproved', 'Unavailable', 'Rejected', 'Expired'];

/**
 * Which actions an offer has for a viewer at `now` (6#5–6#7, 4#57, 4#58): the owner edits, deletes and bumps in
 * place of buying; an official or external offer is bought in its own shop; nothing while the session is unknown.
 * The backend decides again when an action is taken.
 */
export function actionsFor(offer: ActingOffer, viewer: ActingViewer, now: Date): OfferActions {
  if (viewer.session === 'Unknown') return none;
  const status = statusAt(offer, now);
  if (viewer.session === 'LoggedIn' && viewer.id === offer.userId) {
    return {
      ...none,
      owner: true,
      edit: editable.includes(status),
      delete: deletable.includes(status),
      bump: offer.canBump && status === 'Available',
      bumpInDays: !offer.canBump && status === 'Available' && offer.nextBumpDay ? offer.nextBumpDay : null,
      disabledStatus: isActive(status) ? null : status,
    };
  }
  if (!isActive(status)) return { ...none, disabledStatus: status };
  // All its pieces are held by open orders: as good as sold, unless one of them falls through.
  if (offer.inventory < 1) return { ...none, disabledStatus: 'Unavailable' };

  // Suspended people only finish what runs (G19).
  const trades = viewer.session === 'NotLoggedIn' || viewer.userStatus !== 'Suspended';
  if (offer.offerType === 'bid') return { ...none, sellNow: trades };

  if (offer.offerUrl !== null) return { ...none, shop: true, addToBag: trades };
  const official = offer.userStatus === 'Official';
  const blocked = blockedBy(offer, official);
  return {
    ...none,
    buyNow: trades && !official && blocked === null && offer.acceptBuyNow,
    makeOffer: trades && !official && offer.acceptOffer,
    addToBag: trades,
    blocked,
  };
}

/** A22: the region is named only where there is a price. E9: with both switches off the seller takes no offers. */
function blockedBy(offer: ActingOffer, official: boolean): OfferActions['blocked'] {
  if (official || (!offer.acceptBuyNow && !offer.acceptOffer)) return 'closed';
  if (offer.offerPrice === null) return 'currency';
  return offer.isDeliverable ? null : 'region';
}
