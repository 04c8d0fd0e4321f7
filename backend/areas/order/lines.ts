import { ceilShipping } from '#contract/money.ts';
import { activeStatuses } from '#contract/offer-states.ts';
import { badRequest, conflict, forbidden, notFound, say } from '../../http/refused.ts';
import { effectiveStatus, shippingTo } from '../offer/offer-view.ts';
import type { OfferRow, Person, Taken } from './queries.ts';

export interface WantedLine {
  offerId: number;
  quantity: number;
}

/** A line with its price, in minor units of the order's currency. */
export interface PricedLine extends Taken {
  quantity: number;
  /** Per piece. */
  priceMinor: number;
  /** For the line, whatever its quantity; rounded up to the whole unit (9#13). Null when not shipped there. */
  shippingMinor: number | null;
}

interface PricedLines {
  seller: Person;
  currency: string;
  lines: PricedLine[];
  itemsMinor: number;
  /** Null when a line is not shipped to the region. */
  shippingMinor: number | null;
  /** No commission is taken (D8). */
  feeMinor: number;
  totalMinor: number | null;
}

/** The same offer twice is one line. Ascending by offer. */
function mergeLines(wanted: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<number, number>();
  for (const line of wanted) merged.set(line.offerId, (merged.get(line.offerId) ?? 0) + line.quantity);
  return [...merged]
    .map(([offerId, quantity]) => ({ offerId, quantity }))
    .sort((a, b) => a.offerId - b.offerId);
}

/**
 * Prices asks that `buyerId` wants, shipped to `region`, in the seller's currency; the one arithmetic of quotes and
 * orders (D9 does not apply: an order is always in its seller's own money). `taken` are the rows of the wanted
 * offers. Refuses what may not be bought: unknown offers, several sellers, own items (E17), items sold elsewhere
 * (E10), asks without buy-now (E9), mixed currencies, and whatever is not live or not in stock.
 */
export function priceLines(
  wanted: readonly WantedLine[],
  taken: readonly Taken[],
  buyerId: number,
  region: string,
  now: Date,
): PricedLines {
  const lines = mergeLines(wanted).map(({ offerId, quantity }): PricedLine => {
    const found = taken.find((row) => row.offer.id === offerId);
    if (!found || found.offer.type !== 'ask') throw notFound("Sorry, this offer doesn't exist");
    const entry = shippingTo(found.offer.shipping, region);
    return {
      ...found,
      quantity,
      priceMinor: found.offer.priceMinor,
      shippingMinor: entry && ceilShipping(entry.priceMinor, found.offer.currency),
    };
  });
  const [first] = lines;
  if (!first) throw badRequest('Select an item to continue', 'no-available-offer');
  const currency = first.offer.currency;

  for (const { offer, owner, quantity } of lines) {
    if (owner.id !== first.owner.id) throw badRequest('One order has one seller.', 'several-sellers');
    if (owner.id === buyerId) throw forbidden('This item is your own.', 'own-item');
    if (offer.offerUrl) {
      throw conflict("This item is sold in the retailer's own shop.", 'external-offer', {
        offerId: offer.id,
      });
    }
    if (owner.status === 'Suspended') throw notAvailable(offer.id);
    refuseUnlessInStock(offer, quantity, now);
    if (!offer.acceptBuyNow) throw notAvailable(offer.id, 'This item is not for buying right away.');
    if (offer.currency !== currency) {
      throw conflict(
        'These items are priced in different currencies. Please buy them one by one.',
        'no-price',
      );
    }
  }

  const itemsMinor = sum(lines.map((line) => line.priceMinor * line.quantity));
  const shipping = lines.map((line) => line.shippingMinor);
  const shippingMinor = shipping.every((minor) => minor !== null) ? sum(shipping) : null;
  const feeMinor = 0;
  return {
    seller: first.owner,
    currency,
    lines,
    itemsMinor,
    shippingMinor,
    feeMinor,
    totalMinor: shippingMinor === null ? null : itemsMinor + shippingMinor + feeMinor,
  };
}

/** Refuses an offer that is not live at `now` or has fewer than `quantity` pieces left; says which of it. */
export function refuseUnlessInStock(offer: OfferRow, quantity: number, now: Date): void {
  const status = effectiveStatus(offer, now);
  const left = offer.inventory - offer.reserved;
  const detail = { offerId: offer.id, inventory: left };
  if (status === 'Completed') throw conflict('Sorry, this item was sold meanwhile.', 'sold', detail);
  if (status === 'Expired') throw conflict('Sorry, this offer has expired.', 'expired', detail);
  if (!activeStatuses.includes(status)) throw notAvailable(offer.id);
  if (left <= 0) throw conflict('Sorry, this item was sold meanwhile.', 'sold', detail);
  if (left < quantity)
    throw conflict(say('Only {{left}} left.', { left }), 'quantity-above-inventory', detail);
}

function notAvailable(offerId: number, message = 'Sorry, this offer is not available any more.') {
  return conflict(message, 'not-available', { offerId });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
