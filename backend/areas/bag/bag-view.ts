import type { z } from 'zod';
import type { bag, bagGroup, bagLine, lineProblem } from '#contract/bag.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import { activeStatuses } from '#contract/offer-states.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { effectiveStatus, pictureOf, shippingTo } from '../offer/offer-view.ts';
import type { OfferRecord } from './queries.ts';

type Line = z.input<typeof bagLine>;
type Group = z.input<typeof bagGroup>;
type Bag = z.input<typeof bag>;
export type LineProblem = z.infer<typeof lineProblem>;

/** An offer that lies in a bag, or did. */
export interface Lying extends OfferRecord {
  quantity: number;
  updateTime: Date;
}

/** What a bag looks like depends on: money and place of the viewer, who must not see own items, and the time. */
export interface BagContext {
  money: MoneyView;
  region: string;
  viewerId: number | null;
  now: Date;
}

/** Pieces that one bag may hold of an offer: what is left of it, 1 where it is sold in a shop of its own (4#28, E10). */
export function capOf({ offer }: Pick<OfferRecord, 'offer'>): number {
  const left = Math.max(0, offer.inventory - offer.reserved);
  return offer.offerUrl === null ? left : Math.min(1, left);
}

/** Why an offer cannot be bought at `now` in this quantity; null when it can (4#33, F22, F23, G19). */
export function problemOf(record: OfferRecord, quantity: number, now: Date): LineProblem | null {
  const status = effectiveStatus(record.offer, now);
  if (status === 'Deleted') return 'deleted';
  if (status === 'Completed') return 'sold';
  if (status === 'Expired') return 'expired';
  if (!activeStatuses.includes(status) || record.owner.status === 'Suspended') return 'not-available';
  const cap = capOf(record);
  if (cap === 0) return 'sold';
  return quantity > cap ? 'quantity' : null;
}

function toLine(lying: Lying, { money, region, now }: BagContext): Line {
  const { offer, spu } = lying;
  const shipping = shippingTo(offer.shipping, region);
  return {
    offerId: offer.id,
    spuId: offer.spuId,
    gender: spu.gender,
    imgUrl: pictureOf(offer, spu),
    offerName: offer.name,
    brand: spu.brandName,
    offerCondition: offer.condition,
    size: offer.size,
    sizeUnit: spu.sizeUnit,
    offerStatus: effectiveStatus(offer, now),
    inventory: Math.max(0, offer.inventory - offer.reserved),
    quantity: lying.quantity,
    offerPrice: money.price(offer.priceMinor, offer.currency),
    offerCurrency: money.currency,
    originalOfferPrice: toDecimal(offer.priceMinor, offer.currency),
    originalOfferCurrency: offer.currency,
    offerCountry: offer.country,
    shippingPrice: shipping && money.shipping(shipping.priceMinor, offer.currency),
    offerUrl: offer.offerUrl,
    acceptBuyNow: offer.acceptBuyNow,
    acceptOffer: offer.acceptOffer,
    problem: problemOf(lying, lying.quantity, now),
    updateTime: lying.updateTime,
  };
}

/** Sum in the currency's own unit, reckoned in minor units; null as soon as one part is unknown (D9). */
function sum(parts: readonly { each: number | null; pieces: number }[], currency: string): number | null {
  let total = 0;
  for (const { each, pieces } of parts) {
    if (each === null) return null;
    total += toMinor(each, currency) * pieces;
  }
  return toDecimal(total, currency);
}

/** A seller's lines; the totals are over those that can be bought. Shipping is paid per line, whatever its quantity. */
function toGroup(lying: readonly [Lying, ...Lying[]], ctx: BagContext): Group {
  const { owner } = lying[0];
  const lines = lying.map((one) => toLine(one, ctx));
  const buyable = lines.filter((line) => line.problem === null);
  const { currency } = ctx.money;
  return {
    userInfo: {
      id: owner.id,
      username: owner.username,
      avatarUrl: owner.avatarUrl,
      userStatus: owner.status,
    },
    offers: lines,
    totalPrice: sum(
      buyable.map((line) => ({ each: line.offerPrice, pieces: line.quantity })),
      currency,
    ),
    totalPriceCurrency: currency,
    totalShipping: sum(
      buyable.map((line) => ({ each: line.shippingPrice, pieces: 1 })),
      currency,
    ),
  };
}

/**
 * A bag grouped by seller; what was touched last comes first, sellers and lines alike (4#30). One's own items are not
 * shown (2.3#30). Both lists are taken in their order.
 */
export function toBag(lying: readonly Lying[], removed: readonly Lying[], ctx: BagContext): Bag {
  const foreign = (one: Lying) => one.owner.id !== ctx.viewerId;
  const groups = new Map<number, [Lying, ...Lying[]]>();
  for (const one of lying.filter(foreign)) {
    const group = groups.get(one.owner.id);
    if (group) group.push(one);
    else groups.set(one.owner.id, [one]);
  }
  const cart = [...groups.values()].map((group) => toGroup(group, ctx));
  return {
    cart,
    history: removed.filter(foreign).map((one) => toLine(one, ctx)),
    totalCount: cart.reduce(
      (count, group) => count + group.offers.reduce((n, line) => n + line.quantity, 0),
      0,
    ),
  };
}
