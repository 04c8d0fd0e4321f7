import { toDecimal, toMinor } from '#contract/money.ts';
import type { Offer, OfferGroup } from '#contract/offer.ts';
import { formatMoney, isApprox } from './money.ts';

/** A price as a page prints it; the words around it (`approx`, `includes shipping`) are the page's (9#18). */
export interface PriceLabel {
  /** In the viewer's currency, `--` without a price. */
  text: string;
  /** Shown in another currency than the seller's: print `approx` beside it (D2). */
  approx: boolean;
  /** The seller's exact price when the shown one is approximate, else null. */
  original: string | null;
  /** Shipping to the viewer's region is 0: print `includes shipping` (D6). */
  includesShipping: boolean;
}

/** Price of one offer. */
export function offerPriceLabel(
  offer: Pick<
    Offer,
    'offerPrice' | 'currency' | 'originalPrice' | 'originalCurrency' | 'shippingPrice' | 'offerType'
  >,
  locale = 'en',
): PriceLabel {
  const shown = offer.offerPrice !== null;
  const approx = shown && isApprox(offer.currency, offer.originalCurrency);
  return {
    text: formatMoney(offer.offerPrice, offer.currency, locale),
    approx,
    // Without a rate the seller's own price is all there is to say.
    original: approx || !shown ? formatMoney(offer.originalPrice, offer.originalCurrency, locale) : null,
    includesShipping: shown && offer.offerType === 'ask' && offer.shippingPrice === 0,
  };
}

/** One price, or `low – high` where they differ (2.3#12). */
export function priceRange(low: number | null, high: number | null, currency: string, locale = 'en'): string {
  if (low === null || high === null || low === high) return formatMoney(low ?? high, currency, locale);
  return `${formatMoney(low, currency, locale)} – ${formatMoney(high, currency, locale)}`;
}

/** Price range of a seller's group of offers (3#4). */
export function groupPriceLabel(
  group: Pick<OfferGroup, 'lowPrice' | 'highPrice' | 'currency'>,
  locale = 'en',
): string {
  return priceRange(group.lowPrice, group.highPrice, group.currency, locale);
}

/** Lowest and highest price of offers in one currency, null without any. */
export function priceBounds(offers: readonly Pick<Offer, 'offerPrice'>[]): {
  low: number | null;
  high: number | null;
} {
  const prices = offers.flatMap((offer) => offer.offerPrice ?? []);
  return prices.length > 0
    ? { low: Math.min(...prices), high: Math.max(...prices) }
    : { low: null, high: null };
}

/** Shipping to the viewer's region: free, a price, or not shipped there (D5, 9#13). */
export type ShippingLabel = { kind: 'free' } | { kind: 'price'; text: string } | { kind: 'unavailable' };

export function shippingLabel(
  offer: Pick<Offer, 'shippingPrice' | 'isDeliverable' | 'currency'>,
  locale = 'en',
): ShippingLabel {
  if (!offer.isDeliverable || offer.shippingPrice === null) return { kind: 'unavailable' };
  if (offer.shippingPrice === 0) return { kind: 'free' };
  return {
    kind: 'price',
    text: formatMoney(offer.shippingPrice, offer.currency, locale),
  };
}

/** Price and shipping to the viewer together; null where one of them is not known (D6). */
export function allInPrice(offer: Pick<Offer, 'offerPrice' | 'shippingPrice' | 'currency'>): number | null {
  const { offerPrice, shippingPrice, currency } = offer;
  if (offerPrice === null || shippingPrice === null) return null;
  return toDecimal(toMinor(offerPrice, currency) + toMinor(shippingPrice, currency), currency);
}
