import { languageNames, languages } from '#contract/languages.ts';
import { decimalsOf, type Rates } from '#contract/money.ts';
import { random, seedOf } from './random.ts';

interface Region {
  code: string;
  region: string;
  currency: string;
  language: string;
  phone: string;
}

/** J8: code | name | currency | language of ours that most people there read | phone code. */
const table = `
US|United States|USD|en|+1
GB|United Kingdom|GBP|en|+44
CA|Canada|CAD|en|+1
AU|Australia|AUD|en|+61
JP|Japan|JPY|ja|+81
KR|South Korea|KRW|ko|+82
CN|China|CNY|zh-Hans|+86
HK|Hong Kong|HKD|zh-Hant|+852
SG|Singapore|SGD|en|+65
AE|United Arab Emirates|AED|ar|+971
CH|Switzerland|CHF|de|+41
AT|Austria|EUR|de|+43
BE|Belgium|EUR|fr|+32
BG|Bulgaria|EUR|en|+359
HR|Croatia|EUR|en|+385
CY|Cyprus|EUR|en|+357
CZ|Czechia|EUR|en|+420
DK|Denmark|EUR|en|+45
EE|Estonia|EUR|en|+372
FI|Finland|EUR|en|+358
FR|France|EUR|fr|+33
DE|Germany|EUR|de|+49
GR|Greece|EUR|en|+30
HU|Hungary|EUR|en|+36
IE|Ireland|EUR|en|+353
IT|Italy|EUR|en|+39
LV|Latvia|EUR|en|+371
LT|Lithuania|EUR|en|+370
LU|Luxembourg|EUR|fr|+352
MT|Malta|EUR|en|+356
NL|Netherlands|EUR|en|+31
PL|Poland|EUR|en|+48
PT|Portugal|EUR|en|+351
RO|Romania|EUR|en|+40
SK|Slovakia|EUR|en|+421
SI|Slovenia|EUR|en|+386
ES|Spain|EUR|es|+34
SE|Sweden|EUR|en|+46
`;

const regions: readonly Region[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', region = '', currency = '', language = '', phone = ''] = line.split('|');
    return { code, region, currency, language, phone };
  });

const regionByCode = new Map(regions.map((region) => [region.code, region]));

/** The currency of a region; US dollars where we know none. */
export const currencyOf = (region: string) => regionByCode.get(region)?.currency ?? 'USD';
export const phoneCodeOf = (region: string) => regionByCode.get(region)?.phone ?? '+1';

/** The two regional indicator letters that fonts draw as a flag. */
const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

const currencies = [
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CAD', 'CA$'],
  ['AUD', 'A$'],
  ['JPY', '¥'],
  ['KRW', '₩'],
  ['CNY', 'CN¥'],
  ['HKD', 'HK$'],
  ['SGD', 'S$'],
  ['AED', 'AED'],
  ['CHF', 'CHF'],
] as const;

/** The answer of GET /data/settings (3#17). */
export const settings = {
  regions: regions.map(({ code, region }) => ({ region, code, image: flagOf(code) })),
  currencies: currencies.map(([currency, symbol]) => ({ currency, symbol, decimals: decimalsOf(currency) })),
  languages: languages.map((language) => ({ language, name: languageNames[language] })),
  mapping: Object.fromEntries(regions.map(({ code, currency, language }) => [code, { currency, language }])),
  phoneCodes: regions.map(({ code, phone }) => ({ region: code, code: phone })),
};

/** Units per US dollar around which the demo's rates move. */
const usualRates: Rates = {
  USD: 1,
  EUR: 0.8642,
  GBP: 0.7591,
  CAD: 1.3958,
  AUD: 1.5274,
  JPY: 152.35,
  KRW: 1421.6,
  CNY: 7.1183,
  HKD: 7.7719,
  SGD: 1.2987,
  AED: 3.6725,
  CHF: 0.8021,
};

/** One day's rates (D2); the pegged ones stand still, the others move by a per cent or so. */
export function ratesOf(day: string): Rates {
  const rates: Record<string, number> = {};
  for (const [currency, usual] of Object.entries(usualRates)) {
    const still = currency === 'USD' || currency === 'AED';
    const drift = still ? 0 : random(seedOf('rate', day, currency)).between(-0.009, 0.009);
    rates[currency] = Number((usual * (1 + drift)).toPrecision(6));
  }
  return rates;
}
