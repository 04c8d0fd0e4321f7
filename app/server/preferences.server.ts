import { z } from 'zod';
import { gender } from '#contract/primitives.ts';
import { jsonCookie } from './cookies.server.ts';
import { defaultUnit, lengthUnits, type LengthUnit } from '#app/domain/measure.ts';
import { languageOf } from '#app/i18n/languages.ts';

/** Where nothing is known (9#22). */
export const DEFAULT_REGION = 'US';
const DEFAULT_CURRENCY = 'USD';

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
  language: z.string().max(10).optional(),
  gender: gender.optional(),
  unit: z.enum(lengthUnits).optional(),
  /** Whether what is used may be counted (J16). */
  analytics: z.boolean().optional(),
});
export type StoredPreferences = z.output<typeof stored>;

const cookie = jsonCookie('prefs', stored, {});

export interface Preferences {
  region: string;
  currency: string;
  language: string;
  gender: z.output<typeof gender> | null;
  unit: LengthUnit;
  analytics: boolean;
}

/** `rgn`, `cur` and `unit` of the URL, each when it is valid (2.1#70, C5, C6); what is not there has no key. */
function fromUrl(request: Request): StoredPreferences {
  const params = new URL(request.url).searchParams;
  const region = stored.shape.region.safeParse(params.get('rgn')?.toUpperCase()).data;
  const currency = stored.shape.currency.safeParse(params.get('cur')?.toUpperCase()).data;
  const unit = stored.shape.unit.safeParse(params.get('unit')).data;
  return { ...(region ? { region } : {}), ...(currency ? { currency } : {}), ...(unit ? { unit } : {}) };
}

/** Precedence: query, cookie, default (C6); language: cookie, Accept-Language, English (C7). */
export async function readPreferences(request: Request): Promise<Preferences> {
  const chosen = { ...(await cookie.read(request)), ...fromUrl(request) };
  return {
    region: chosen.region ?? DEFAULT_REGION,
    currency: chosen.currency ?? DEFAULT_CURRENCY,
    language: languageOf(chosen.language, request.headers.get('accept-language')),
    gender: chosen.gender ?? null,
    unit: chosen.unit ?? defaultUnit(chosen.region ?? DEFAULT_REGION),
    analytics: chosen.analytics ?? false,
  };
}

/** `Set-Cookie` with these choices over the stored ones. */
export async function preferencesCookie(request: Request, changes: StoredPreferences): Promise<string> {
  return cookie.write({ ...(await cookie.read(request)), ...changes });
}

/** Cookies that a page view itself sets: `rgn`, `cur` and `unit` of the URL are remembered (C5, 3#21). */
export async function preferenceCookiesOfUrl(request: Request): Promise<string[]> {
  const changes = fromUrl(request);
  return Object.keys(changes).length > 0 ? [await preferencesCookie(request, changes)] : [];
}
