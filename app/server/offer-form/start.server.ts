import { randomUUID } from 'node:crypto';
import { expiryChoice, expiryOptions } from '#app/domain/expiry-options.ts';
import { isMeasurable } from '#app/domain/measure.ts';
import { regionName } from '#app/domain/region-name.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Offer } from '#contract/offer.ts';
import type { OfferType } from '#contract/offer-states.ts';
import { WORLDWIDE } from '#contract/primitives.ts';
import { env } from '../env.server.ts';
import { settingsOf } from '../reference.server.ts';
import type { Visitor } from '../visitor.server.ts';
import { offerFormTexts } from './save.server.ts';

/** First values of the form, as text. */
export interface OfferFormStart {
  key: string;
  condition?: string;
  size?: string;
  price?: string;
  currency: string;
  validTime: string;
  inventory: string;
  description: string;
  country: string;
  shipHome?: string;
  shipWorld?: string;
  extra: { region: string; price: string }[];
  image?: string[];
  /** Of pictures that can be measured, by address. */
  ratios?: Record<string, number>;
}

/** Everything the form needs beside its style: choices in the person's language, and texts of its messages. */
export async function offerFormChoices(visitor: Visitor, type: OfferType) {
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const settings = await settingsOf(visitor);
  const development = env().NODE_ENV === 'development';
  return {
    texts: offerFormTexts(visitor),
    development,
    expiries: expiryOptions(type, development).map(({ value, unit, count }) => ({
      value,
      label: unit === 'never' ? t('never') : t(unit, { count }),
    })),
    currencies: settings.currencies.map(({ currency }) => ({ value: currency, label: currency })),
    regions: settings.regions
      .map(({ code }) => ({ value: code, label: regionName(code, language) }))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
  };
}

/** A new offer: condition and size from the address, money and country from the person. */
export function newOfferStart(
  visitor: Visitor,
  type: OfferType,
  country: string | null,
  chosen: { condition: string | null; size: string | null },
): OfferFormStart {
  return {
    key: randomUUID(),
    ...(chosen.condition ? { condition: chosen.condition } : {}),
    ...(chosen.size ? { size: chosen.size } : {}),
    currency: visitor.preferences.currency,
    validTime: type === 'ask' ? 'never' : String(30 * 24 * 3600),
    inventory: '1',
    description: '',
    country: country ?? visitor.preferences.region,
    extra: [],
  };
}

/** An offer to be changed, in its own currency and exact. */
export function editOfferStart(offer: Offer, now: Date): OfferFormStart {
  const priceTo = (region: string) =>
    offer.offerShipping.find((row) => row.region === region)?.originalPrice.toString();
  const home = priceTo(offer.offerCountry);
  const world = priceTo(WORLDWIDE);
  return {
    key: randomUUID(),
    condition: offer.condition,
    ...(offer.size ? { size: offer.size } : {}),
    price: offer.originalPrice.toString(),
    currency: offer.originalCurrency,
    validTime: expiryChoice(offer, now).value,
    inventory: String(Math.max(1, offer.inventory)),
    description: offer.offerDescription,
    country: offer.offerCountry,
    ...(home === undefined ? {} : { shipHome: home }),
    ...(world === undefined ? {} : { shipWorld: world }),
    extra: offer.offerShipping
      .filter(({ region }) => region !== offer.offerCountry && region !== WORLDWIDE)
      .map(({ region, originalPrice }) => ({ region, price: originalPrice.toString() })),
    image: offer.offerImages.map(({ imageUrl }) => imageUrl),
    ratios: Object.fromEntries(
      offer.offerImages
        .filter(({ ratio }) => isMeasurable(ratio))
        .map(({ imageUrl, ratio }) => [imageUrl, ratio]),
    ),
  };
}
