import { toMinor, type Rates } from '#contract/money.ts';
import { WORLDWIDE } from '#contract/primitives.ts';
import type { Random } from './random.ts';

const euro = ['FR', 'DE', 'IT', 'ES', 'NL', 'BE', 'AT', 'IE', 'SE', 'DK', 'PL', 'PT', 'FI'];
/** Where people ship besides home when they do not ship everywhere. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  US: ['CA', 'GB'],
  CA: ['US'],
  GB: ['IE', 'FR', 'DE', 'US'],
  AU: ['SG', 'US'],
  JP: ['KR', 'HK', 'US'],
  KR: ['JP', 'HK'],
  CN: ['HK', 'JP'],
  HK: ['CN', 'SG', 'JP'],
  SG: ['HK', 'AU'],
  AE: ['GB', 'US'],
  CH: ['DE', 'FR', 'AT', 'IT'],
};

/** An amount near `usd` dollars in whole units of a currency, as minor units; ten yen and a hundred won at least. */
export function wholeMinor(
  usd: number,
  currency: string,
  rates: Rates,
  round: 'near' | 'down' = 'near',
): number {
  const amount = usd * (rates[currency] ?? 1);
  const step = currency === 'KRW' ? 1000 : currency === 'JPY' ? 100 : 1;
  const steps = round === 'down' ? Math.floor(amount / step) : Math.round(amount / step);
  return toMinor(Math.max(usd === 0 ? 0 : 1, steps) * step, currency);
}

/**
 * Shipping of an ask (D5): home first, then single regions, then `Worldwide` for most. `bulk` makes coats and boots
 * dearer to send than rings. Minor units of `currency`.
 */
export function shippingOf(
  r: Random,
  home: string,
  currency: string,
  rates: Rates,
  bulk: number,
  shop: boolean,
) {
  const everywhere = shop || r.chance(0.72);
  const domestic = shop || r.chance(0.3) ? 0 : r.pick([4, 5, 6, 8, 9]) * bulk;
  const near = shop ? r.pick([0, 10]) : r.pick([9, 12, 14, 16]) * bulk;
  const far = shop ? r.pick([15, 20, 25]) : r.pick([18, 22, 26, 32]) * bulk;
  const next = (euro.includes(home) ? euro.filter((code) => code !== home) : (neighbours[home] ?? [])).slice(
    0,
    everywhere ? 3 : 8,
  );
  return [
    { region: home, priceMinor: wholeMinor(domestic, currency, rates) },
    ...next.map((region) => ({ region, priceMinor: wholeMinor(near, currency, rates) })),
    ...(everywhere ? [{ region: WORLDWIDE, priceMinor: wholeMinor(far, currency, rates) }] : []),
  ];
}
