import type { z } from 'zod';
import { getHomeImages, getSettings, getBanner } from '#contract/catalog.ts';
import type { Language } from '#contract/languages.ts';
import type { Gender } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { nameOf } from '../../i18n/texts.ts';
import { kept } from '../../kept.ts';
import { allBrandNames, allCategories, allSizeCharts, brandCounts, findDocument } from './queries.ts';

const empty = (rows: readonly unknown[]) => rows.length === 0;

/** Rows of both genders' category trees with their names in a language, in the order they are shown in. */
export function categoryRows(db: Db, now: Date, language: Language) {
  const read = async () =>
    (await allCategories(db)).map((row) => ({
      ...row,
      name: nameOf(language, 'category', row.key, row.name),
    }));
  return kept(db, now, 'categories', language, read, { unless: empty });
}

/** Names of all brands by slug. */
export const brandNames = (db: Db, now: Date) =>
  kept(db, now, 'brands', '', () => allBrandNames(db), { unless: (names) => names.size === 0 });

/** Available styles per brand and gender, by name. */
export const brandRows = (db: Db, now: Date) =>
  kept(db, now, 'brandCounts', '', () => brandCounts(db), { unless: empty });

export const sizeChartRows = (db: Db, now: Date) =>
  kept(db, now, 'sizeCharts', '', () => allSizeCharts(db), { unless: empty });

/** A document parsed with the schema of the call that answers it; null when the shop has none. */
function documentOf<S extends z.ZodTypeAny>(
  db: Db,
  now: Date,
  name: 'settings' | 'documents',
  key: string,
  schema: S,
): Promise<z.output<S> | null> {
  const read = async () => {
    const value = await findDocument(db, key);
    return value === null ? null : (schema.parse(value) as z.output<S>);
  };
  return kept(db, now, name, key, read, { unless: (value) => value === null });
}

export const settingsDocument = (db: Db, now: Date) =>
  documentOf(db, now, 'settings', 'settings', getSettings.answer);
export const homeImages = (db: Db, now: Date) =>
  documentOf(db, now, 'documents', 'home-images', getHomeImages.answer);
export const bannerOf = (db: Db, now: Date, gender: Gender) =>
  documentOf(db, now, 'documents', `banner-${gender}`, getBanner.answer);

/** Names in a language of category keys of either level, and the place each has in the menu. */
export async function categoryNames(
  db: Db,
  now: Date,
  language: Language,
): Promise<Map<string, { name: string; place: number }>> {
  const rows = await categoryRows(db, now, language);
  const names = new Map<string, { name: string; place: number }>();
  const topPlaces = new Map(rows.filter((row) => row.parent === null).map((row) => [row.key, row.position]));
  for (const row of rows) {
    const place = row.parent === null ? row.position : (topPlaces.get(row.parent) ?? 0) * 1000 + row.position;
    if (!names.has(row.key)) names.set(row.key, { name: row.name, place });
  }
  return names;
}
