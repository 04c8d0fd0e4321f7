import { decimalsOf } from '#contract/money.ts';

/** What stands where there is no price (9#18). */
export const NO_PRICE = '--';

// Making a formatter costs far more than using it, and a page shows hundreds of prices.
const numberFormats = new Map<string, Intl.NumberFormat>();
const symbols = new Map<string, string>();

function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale}:${decimals}`;
  let found = numberFormats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    numberFormats.set(key, found);
  }
  return found;
}

/** The sign before an amount: `$`, `£`, `CA$`; a currency without a sign is its code and a space (9#18). */
export function currencyPrefix(currency: string): string {
  let found = symbols.get(currency);
  if (found === undefined) {
    found = readSymbol(currency);
    symbols.set(currency, found);
  }
  return found;
}

function readSymbol(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
  return /[A-Za-z]$/.test(symbol) ? `${symbol}\u00a0` : symbol;
}

/**
 * An amount in the currency's own unit as text with its prefix (9#18): `$1,234`, `$12.50`, `¥1,200`; whole amounts
 * have no decimals, others as many as the currency. `--` when it is not a number.
 */
export function formatMoney(amount: number | null | undefined, currency: string, locale = 'en'): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return NO_PRICE;
  const decimals = Number.isInteger(amount) ? 0 : decimalsOf(currency);
  const sign = amount < 0 ? '-' : '';
  const text = `${sign}${currencyPrefix(currency)}${numberFormat(locale, decimals).format(Math.abs(amount))}`;
  // After Arabic letters the sign would change sides.
  return locale.startsWith('ar') ? `\u2066${text}\u2069` : text;
}

/** True when a price is shown in another currency than the seller's, so that it is approximate (D2). */
export function isApprox(shownCurrency: string, originalCurrency: string): boolean {
  return shownCurrency !== originalCurrency;
}

/** True when the larger of lowest ask and highest bid reaches a million of the displayed currency (9#8, D4). */
export function isLargePrice(
  lowestAsk: number | null | undefined,
  highestBid: number | null | undefined,
): boolean {
  return Math.max(lowestAsk ?? 0, highestBid ?? 0) >= 1_000_000;
}
