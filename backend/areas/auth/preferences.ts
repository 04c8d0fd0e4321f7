import type { Preferences } from '#contract/auth.ts';
import type { Settings } from '#contract/catalog.ts';
import type { Db } from '../../db/client.ts';
import { invalid, forbidden } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { findSettings, findUserById, updatePreferences } from './queries.ts';

const UNKNOWN_CHOICE = 'Please choose one of the list.';

/** What a new account starts with: what the person saw until now, as far as the shop has it (G17, 3#20). */
export function preferencesAtStart(
  settings: Settings | null,
  viewer: Pick<Viewer, 'region' | 'currency' | 'language'>,
): Preferences {
  const mapped = settings?.mapping[viewer.region];
  const languages = settings?.languages.map((row) => row.language) ?? ['en'];
  const language = languages.find(
    (code) => code === viewer.language || code === viewer.language.split('-')[0],
  );
  const hasCurrency = settings?.currencies.some((row) => row.currency === viewer.currency) ?? true;
  return {
    productRegion: viewer.region,
    currency: hasCurrency ? viewer.currency : (mapped?.currency ?? 'USD'),
    language: language ?? mapped?.language ?? 'en',
    unit: null,
  };
}

/** The preferences as saved; without any, those of the profile's country (3#20, 9#22). */
export async function preferencesOf(db: Db, user: ViewerUser): Promise<Preferences> {
  const [row, settings] = await Promise.all([findUserById(db, user.id), findSettings(db)]);
  if (!row) throw forbidden('Please sign in to continue.', 'not-signed-in');
  if (row.preferences) return row.preferences;
  const productRegion = row.region ?? 'US';
  const mapped = settings?.mapping[productRegion];
  return {
    productRegion,
    currency: mapped?.currency ?? 'USD',
    language: mapped?.language ?? 'en',
    unit: null,
  };
}

/** Replaces the preferences as a whole (7/user#8); 422 for a region, currency or language the shop does not have. */
export async function savePreferences(db: Db, user: ViewerUser, wanted: Preferences): Promise<Preferences> {
  const settings = await findSettings(db);
  if (settings) {
    const fields: Record<string, string[]> = {};
    if (!settings.regions.some((row) => row.code === wanted.productRegion))
      fields.productRegion = [UNKNOWN_CHOICE];
    if (!settings.currencies.some((row) => row.currency === wanted.currency))
      fields.currency = [UNKNOWN_CHOICE];
    if (!settings.languages.some((row) => row.language === wanted.language))
      fields.language = [UNKNOWN_CHOICE];
    if (Object.keys(fields).length > 0) throw invalid(fields);
  }
  await updatePreferences(db, user.id, wanted);
  return wanted;
}
