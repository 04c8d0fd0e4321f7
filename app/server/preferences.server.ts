import { z } from 'zod';
import { gender } from '#contract/primitives.ts';
import { jsonCookie } from './cookies.server.ts';
import { defaultUnit, lengthUnits, type LengthUnit } from '#app/domain/measure.ts';
import { MY_SIZES_MAX, noSizes, type MySizes } from '#app/domain/my-sizes.ts';
import { knownLanguage, languageOf, languages, type Language } from '#contract/languages.ts';
import { asksForLite } from './lite.ts';

/** Where nothing is known (9#22). */
export const DEFAULT_REGION = 'US';
const DEFAULT_CURRENCY = 'USD';

const ownSizes = z.array(z.string().max(60)).max(MY_SIZES_MAX).catch([]);

/** What a visitor chose; what is not there has the default. */
const stored = z.object({
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  language: z.enum(languages).optional().catch(undefined),
  gender: gender.optional(),
  unit: z.enum(lengthUnits).optional(),
  /** Whether what is used may be counted (J16). */
  analytics: z.boolean().optional(),
  /** The marketplace flag of the last list that said it (C4). */
  mp: z.boolean().optional(),
  /** "My sizes" per gender, as `{category}:{size}`. */
  sizes: z.object({ men: ownSizes, women: ownSizes }).optional(),
  /** Pages without script and with small pictures: the reader's own switch. */
  lite: z.boolean().optional(),
  /** The line above the header was closed. */
  appBannerClosed: z.boolean().optional(),
});
export type StoredPreferences = z.output<typeof stored>;

const cookie = jsonCookie('prefs', stored, {});

export interface Preferences {
  region: string;
  currency: string;
  language: Language;
  gender: z.output<typeof gender> | null;
  unit: LengthUnit;
  analytics: boolean;
  /** Lists show what people sell unless their address says otherwise (2.1#71). */
  marketplace: boolean;
  sizes: MySizes;
  lite: boolean;
  appBannerClosed: boolean;
}

/** `rgn`, `cur`, `lang`, `unit` and `mp` of the URL, each when it is valid (2.1#70, C4–C7); what is not there has no key. */
function fromUrl(request: Request): StoredPreferences {
  const params = new URL(request.url).searchParams;
  const region = stored.shape.region.safeParse(params.get('rgn')?.toUpperCase()).data;
  const currency = stored.shape.currency.safeParse(params.get('cur')?.toUpperCase()).data;
  const unit = stored.shape.unit.safeParse(params.get('unit')).data;
  const language = knownLanguage(params.get('lang') ?? '');
  const flag = params.get('mp');
  return {
    ...(region ? { region } : {}),
    ...(currency ? { currency } : {}),
    ...(language ? { language } : {}),
    ...(unit ? { unit } : {}),
    ...(flag === '1' || flag === '0' ? { mp: flag === '1' } : {}),
  };
}

/** Precedence: query, cookie, default (C6); language: cookie, Accept-Language, English (C7). */
export async function readPreferences(request: Request): Promise<Preferences> {
  const kept = await cookie.read(request);
  const chosen = { ...kept, ...fromUrl(request) };
  return {
    region: chosen.region ?? DEFAULT_REGION,
    currency: chosen.currency ?? DEFAULT_CURRENCY,
    language: languageOf(chosen.language, request.headers.get('accept-language')),
    gender: chosen.gender ?? null,
    unit: chosen.unit ?? defaultUnit(chosen.region ?? DEFAULT_REGION),
    analytics: chosen.analytics ?? false,
    // The remembered one: lists read the address's own themselves.
    marketplace: kept.mp ?? false,
    sizes: chosen.sizes ?? noSizes,
    lite: chosen.lite ?? asksForLite((name) => request.headers.get(name)),
    appBannerClosed: chosen.appBannerClosed ?? false,
  };
}

/** `Set-Cookie` with these choices over the stored ones. */
export async function preferencesCookie(request: Request, changes: StoredPreferences): Promise<string> {
  return cookie.write({ ...(await cookie.read(request)), ...changes });
}

/** Cookies that a page view itself sets: what the URL says is remembered (C4, C5, 3#21); none when it is known already. */
export async function preferenceCookiesOfUrl(request: Request): Promise<string[]> {
  const changes = fromUrl(request);
  const kept: Record<string, unknown> = await cookie.read(request);
  const news = Object.entries(changes).some(
    // A flag that was never set needs no cookie to be off.
    ([name, value]) => kept[name] !== value && !(name === 'mp' && value === false && kept.mp === undefined),
  );
  return news ? [await preferencesCookie(request, changes)] : [];
}
