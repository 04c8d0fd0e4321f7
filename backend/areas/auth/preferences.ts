import { allMails, type Preferences } from '#contract/auth.ts';
import type { Settings } from '#contract/catalog.ts';
import { languageOf } from '#contract/languages.ts';
import type { Db, Tx } from '../../db/client.ts';
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
  const hasCurrency = settings?.currencies.some((row) => row.currency === viewer.currency) ?? true;
  return {
    productRegion: viewer.region,
    currency: hasCurrency ? viewer.currency : (mapped?.currency ?? 'USD'),
    language: viewer.language,
    unit: null,
  };
}

/** The preferences as saved; without any, those of the profile's country (3#20, 9#22). */
export async function preferencesOf(db: Db | Tx, user: { id: number }): Promise<Preferences> {
  const row = await findUserById(db, user.id);
  const settings = await findSettings(db);
  if (!row) throw forbidden('Please sign in to continue.', 'not-signed-in');
  const notifications = { email: { ...allMails, ...row.preferences?.notifications?.email } };
  if (row.preferences) {
    // A language that the shop once offered may be there no more.
    return { ...row.preferences, language: languageOf(row.preferences.language, null), notifications };
  }
  const productRegion = row.region ?? 'US';
  const mapped = settings?.mapping[productRegion];
  return {
    productRegion,
    currency: mapped?.currency ?? 'USD',
    language: languageOf(mapped?.language, null),
    unit: null,
    notifications,
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
    if (Object.keys(fields).length > 0) throw invalid(fields);
  }
  // Forms that are not about mails do not know what was chosen there.
  const notifications = wanted.notifications ?? (await preferencesOf(db, user)).notifications;
  const saved = { ...wanted, notifications };
  await updatePreferences(db, user.id, saved);
  return saved;
}
