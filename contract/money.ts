/**
 * Money rules, shared so that both sides round alike. The database holds integer minor units with an ISO
 * currency; the wire carries decimals of the currency's own unit (D1).
 */

/** Digits after the point; every currency not named has two. */
const decimals: Readonly<Record<string, number>> = { JPY: 0, KRW: 0 };

/** How many decimals a currency has (D1: zero-decimal currencies are honoured). */
export function decimalsOf(currency: string): number {
  return decimals[currency] ?? 2;
}

/** Decimal amount → integer minor units, half away from zero. 12.34 USD → 1234; 1200 JPY → 1200. */
export function toMinor(amount: number, currency: string): number {
  const factor = 10 ** decimalsOf(currency);
  return Math.round((amount + Number.EPSILON * Math.sign(amount)) * factor);
}

/** Integer minor units → decimal amount for the wire. */
export function toDecimal(minor: number, currency: string): number {
  return minor / 10 ** decimalsOf(currency);
}

/** Units of a currency per one US dollar, by ISO code; USD is 1. */
export type Rates = Readonly<Record<string, number>>;

/**
 * Converts minor units between currencies by the day's rates (D2), unrounded beyond whole minor units.
 * Returns null when a rate is missing: "no convertible price" (D9).
 */
export function convertMinor(minor: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return minor;
  const perUsdFrom = rates[from];
  const perUsdTo = rates[to];
  if (!perUsdFrom || !perUsdTo) return null;
  const amount = minor / 10 ** decimalsOf(from);
  return Math.round((amount / perUsdFrom) * perUsdTo * 10 ** decimalsOf(to));
}

/**
 * Price shown in another currency than its own (D3): round-half-up to the whole unit from 10 upwards, else two
 * decimals (or the currency's own). Minor units in, minor units out. Originals stay exact: do not pass them here.
 */
export function roundConverted(minor: number, currency: string): number {
  const unit = 10 ** decimalsOf(currency);
  return minor >= 10 * unit ? Math.round(minor / unit) * unit : minor;
}

/** Shipping prices are rounded up to the whole unit (9#13, D3). Minor units in and out. */
export function ceilShipping(minor: number, currency: string): number {
  const unit = 10 ** decimalsOf(currency);
  return Math.ceil(minor / unit) * unit;
}

/** Discount in percent, rounded up (9#13); null when there is nothing off. */
export function discountPercent(price: number, original: number | null | undefined): number | null {
  if (!original || original <= 0 || price >= original) return null;
  // Multiply first: 7 of 100 off is 7 %, and (7 / 100) * 100 is a hair above 7.
  return Math.ceil(((original - price) * 100) / original);
}

/** Highest price anybody may ask or bid, in the currency's unit (D7). */
export const MAX_PRICE = 99_999_999.99;

/** True when the amount is above zero, within bounds and has no more decimals than its currency (D7). */
export function isValidPrice(amount: number, currency: string): boolean {
  if (!Number.isFinite(amount) || amount <= 0 || amount > MAX_PRICE) return false;
  const factor = 10 ** decimalsOf(currency);
  return Math.abs(amount * factor - Math.round(amount * factor)) < 1e-6;
}
