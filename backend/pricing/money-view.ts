import { ceilShipping, convertMinor, roundConverted, toDecimal, type Rates } from '#contract/money.ts';
import type { Viewer } from '../http/viewer.ts';

/** Symbols as prices are written; the settings document lists the same. */
const symbols: Readonly<Record<string, string>> = {
  USD: '$',
  GBP: '£',
  EUR: '€',
  CAD: 'CA$',
  AUD: 'A$',
  JPY: '¥',
  KRW: '₩',
  CNY: 'CN¥',
  HKD: 'HK$',
  SGD: 'S$',
  AED: 'AED',
  CHF: 'CHF',
};

export function currencySymbol(currency: string): string {
  return symbols[currency] ?? currency;
}

/** Money as one viewer sees it. Minor units in, decimals of the viewer's currency out (D1–D3). */
export interface MoneyView {
  currency: string;
  /** Region that things would be sent to: prices with shipping are of it. */
  region: string;
  symbol: string;
  rates: Rates;
  /** Null when no rate is known (D9). The viewer's own currency stays exact, another one is rounded (D3). */
  price: (minor: number, currency: string) => number | null;
  /** Rounded up to the whole unit (9#13). */
  shipping: (minor: number, currency: string) => number | null;
  /** A US-cents column of the catalogue. */
  fromUsd: (cents: number | null) => number | null;
  /** A price bound in the viewer's currency as US cents, for filters. */
  toUsd: (amount: number) => number | null;
}

export function moneyView(viewer: Pick<Viewer, 'currency' | 'region'>, rates: Rates): MoneyView {
  // A currency we have no rate for cannot be shown; dollars can.
  const currency = rates[viewer.currency] ? viewer.currency : 'USD';
  const price: MoneyView['price'] = (minor, from) => {
    const converted = convertMinor(minor, from, currency, rates);
    if (converted === null) return null;
    return toDecimal(from === currency ? converted : roundConverted(converted, currency), currency);
  };
  return {
    currency,
    region: viewer.region,
    symbol: currencySymbol(currency),
    rates,
    price,
    shipping: (minor, from) => {
      const converted = convertMinor(minor, from, currency, rates);
      return converted === null ? null : toDecimal(ceilShipping(converted, currency), currency);
    },
    fromUsd: (cents) => (cents === null ? null : price(cents, 'USD')),
    toUsd: (amount) => {
      const perUsd = rates[currency];
      return perUsd ? Math.round((amount / perUsd) * 100) : null;
    },
  };
}
