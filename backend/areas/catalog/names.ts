import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { Gender } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { brandRows, categoryRows } from './reference.ts';
import { fold, stemOf, stopWords, wordsIn } from './words.ts';

export interface DesignerMatch {
  value: string;
  name: string;
  count: number;
}
export interface CategoryMatch {
  gender: Gender;
  category: string;
  subcategory: string | null;
  name: string;
}

const DESIGNERS_MAX = 3;
const CATEGORIES_MAX = 4;

/** How well typed words fit a name: 2 when they say all of it, 1 when they begin it, 0 when they do not. */
function fit(typed: readonly string[], name: string): 0 | 1 | 2 {
  const words = wordsIn(name).filter((word) => !stopWords.has(word));
  if (words.length === 0 || typed.length === 0) return 0;
  const stems = new Set(typed.map(stemOf));
  if (words.every((word) => stems.has(stemOf(word)))) return 2;
  const joined = typed.join('');
  if (words.join('').startsWith(joined) && joined.length > 1) return 1;
  return typed.every((word) => words.some((other) => other.startsWith(word))) ? 1 : 0;
}

/** Designers that somebody may mean who types this, best first: by the whole name or alias, or by the beginning of it. */
export async function matchDesigners(
  db: Db,
  now: Date,
  keyword: string,
  gender: Gender | undefined,
): Promise<DesignerMatch[]> {
  const typed = wordsIn(keyword).filter((word) => !stopWords.has(word));
  const found = new Map<string, DesignerMatch & { fit: number }>();
  for (const row of await brandRows(db, now)) {
    if (gender && row.gender !== gender) continue;
    const alias = row.alias !== null && typed.includes(fold(row.alias)) ? 2 : 0;
    const score = Math.max(fit(typed, row.name), alias);
    if (score === 0) continue;
    const count = (found.get(row.slug)?.count ?? 0) + row.count;
    found.set(row.slug, { value: row.slug, name: row.name, count, fit: score });
  }
  return [...found.values()]
    .sort((a, b) => b.fit - a.fit || b.count - a.count)
    .slice(0, DESIGNERS_MAX)
    .map(({ value, name, count }) => ({ value, name, count }));
}

/** Categories that somebody may mean, in their language or English: one of the words names it, or the last one begins it. */
export async function matchCategories(
  db: Db,
  now: Date,
  keyword: string,
  gender: Gender | undefined,
  language: Language,
): Promise<CategoryMatch[]> {
  const english = await categoryRows(db, now, defaultLanguage);
  const typed = wordsIn(keyword).filter((word) => !stopWords.has(word));
  const last = typed.slice(-1);
  const found: (CategoryMatch & { fit: number; place: number })[] = [];
  for (const [index, row] of (await categoryRows(db, now, language)).entries()) {
    if (gender && row.gender !== gender) continue;
    const names = [row.name, english[index]?.name ?? row.name];
    const score = Math.max(...names.flatMap((name) => [fit(typed, name), fit(last, name)]));
    if (score === 0) continue;
    found.push({
      gender: row.gender,
      category: row.parent ?? row.key,
      subcategory: row.parent === null ? null : row.key,
      name: row.name,
      fit: score,
      place: row.position,
    });
  }
  return found
    .sort((a, b) => b.fit - a.fit || Number(a.subcategory === null) - Number(b.subcategory === null))
    .slice(0, CATEGORIES_MAX)
    .map(({ gender: of, category, subcategory, name }) => ({ gender: of, category, subcategory, name }));
}
