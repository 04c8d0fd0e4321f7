import { describe, expect, it } from 'vitest';
import { actionsFor, type ActingViewer, type OfferActions } from '#app/domain/offer-actions.ts';
import { statusAt } from '#app/domain/offer-status.ts';
import { nextOfferStatus, offerStatuses } from '#contract/offer-states.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T12:00:00Z');
const ask = {
  id: 1,
  userId: 1,
  userStatus: 'Normal',
  offerType: 'ask',
  offerStatus: 'Available',
  expiresAt: null,
  inventory: 1,
  offerUrl: null,
  acceptBuyNow: true,
  acceptOffer: true,
  offerPrice: 10,
  isDeliverable: true,
  canBump: false,
  nextBumpDay: null,
} as const;
const guest: ActingViewer = { session: 'NotLoggedIn' };
const other: ActingViewer = {
  session: 'LoggedIn',
  id: 2,
  userStatus: 'Normal',
};
const owner: ActingViewer = {
  session: 'LoggedIn',
  id: 1,
  userStatus: 'Normal',
};
const suspended: ActingViewer = {
  session: 'LoggedIn',
  id: 2,
  userStatus: 'Suspended',
};

/** Names of the actions that are on. */
const on = (actions: OfferActions) =>
  Object.entries(actions)
    .flatMap(([name, value]) => (value === true ? [name] : []))
    .sort();

describe('actionsFor', () => {
  it.each<[string, object, ActingViewer, string[]]>([
    ['a session still being checked sees nothing (6#7)', {}, { session: 'Unknown' }, []],
    ['a visitor sees what a buyer sees', {}, guest, ['buyNow', 'makeOffer', 'addToBag']],
    ['a buyer', {}, other, ['buyNow', 'makeOffer', 'addToBag']],
    ['no buy-now accepted', { acceptBuyNow: false }, other, ['makeOffer', 'addToBag']],
    ['no offers accepted', { acceptOffer: false }, other, ['buyNow', 'addToBag']],
    ['the owner instead edits (6#6)', {}, owner, ['owner', 'edit', 'delete']],
    [
      'the owner bumps when it is time',
      { canBump: true, nextBumpDay: 0 },
      owner,
      ['owner', 'edit', 'delete', 'bump'],
    ],
    ['the owner lists an expired one anew', { offerStatus: 'Expired' }, owner, ['owner', 'edit', 'delete']],
    ['the owner of a sold one', { offerStatus: 'Completed' }, owner, ['owner']],
    ['the owner of a rejected one', { offerStatus: 'Rejected' }, owner, ['owner', 'delete']],
    [
      'an external offer leads to its shop (6#5)',
      { offerUrl: 'https://shop.example', userStatus: 'Official' },
      other,
      ['addToBag', 'shop'],
    ],
    ['an official offer has no buy actions', { userStatus: 'Official' }, other, ['addToBag']],
    ['suspended people buy nothing (G19)', {}, suspended, []],
    ['suspended people accept no bid', { offerType: 'bid' }, suspended, []],
    ['a bid is for selling to', { offerType: 'bid' }, other, ['sellNow']],
    ['a bid that ran out on an open page', { offerType: 'bid', expiresAt: now }, other, []],
    ['an ask that runs out later', { expiresAt: later }, other, ['buyNow', 'makeOffer', 'addToBag']],
    ['nothing left', { inventory: 0 }, other, []],
    ['not shipped to the region', { isDeliverable: false }, other, ['makeOffer', 'addToBag']],
    ['no price', { offerPrice: null }, other, ['makeOffer', 'addToBag']],
  ])('%s', (_, change, viewer, expected) => {
    expect(on(actionsFor({ ...ask, ...change }, viewer, now))).toEqual([...expected].sort());
  });

  it('says why', () => {
    const of = (change: object, viewer = other) => actionsFor({ ...ask, ...change }, viewer, now);
    expect(of({ offerPrice: null, isDeliverable: false }).blocked).toBe('currency');
    expect(of({ isDeliverable: false }).blocked).toBe('region');
    expect(of({ acceptBuyNow: false, acceptOffer: false }).blocked).toBe('closed');
    expect(of({ offerStatus: 'Rejected' }).disabledStatus).toBe('Rejected');
    expect(of({ expiresAt: now }).disabledStatus).toBe('Expired');
    expect(of({ nextBumpDay: 3 }, owner).bumpInDays).toBe(3);
    expect(of({}, other).bumpInDays).toBeNull();
  });

  it.each(offerStatuses)(
    'lets the owner of %s delete exactly where the table of transitions does',
    (offerStatus) => {
      expect(actionsFor({ ...ask, offerStatus }, owner, now).delete).toBe(
        nextOfferStatus(offerStatus, 'delete') !== null,
      );
    },
  );
});

describe('status over time', () => {
  it('counts an offer past its expiry as expired', () => {
    expect(statusAt({ offerStatus: 'Available', expiresAt: now }, now)).toBe('Expired');
    expect(statusAt({ offerStatus: 'Completed', expiresAt: now }, now)).toBe('Completed');
    expect(statusAt({ offerStatus: 'Available', expiresAt: later }, now)).toBe('Available');
  });
});
