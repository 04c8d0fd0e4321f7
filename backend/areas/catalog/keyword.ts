import { sql, type SQL } from 'drizzle-orm';
import { spus } from '../../db/schema/catalog.ts';

/** More words than this narrow nothing down any more. */
const WORDS_MAX = 8;

/** The words of a keyword, lower case, without duplicates: letters and digits only, so that they are safe in a query. */
export function wordsOf(keyword: string): string[] {
  const words =
    keyword
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/**
 * The words as a text search query: every word must begin some word of the style. A word counts in its English stem
 * (names, categories, descriptions) and as it is written (brands). Words like "the" count only when there are no others.
 */
export function tsQuery(words: readonly string[]): SQL {
  const english = (word: string) => sql`to_tsquery('english', ${`${word}:*`})`;
  const simple = (word: string) => sql`to_tsquery('simple', ${`${word}:*`})`;
  const either = (word: string) =>
    sql`(case when numnode(${english(word)}) = 0 then ''::tsquery else ${english(word)} || ${simple(word)} end)`;
  const all = sql`(${sql.join(words.map(either), sql` && `)})`;
  return sql`(case when numnode(${all}) = 0 then ${sql.join(words.map(simple), sql` && `)} else ${all} end)`;
}

/** The condition that a style matches the keyword: by its words, or because it is the style's id. */
export function matches(keyword: string): SQL {
  const words = wordsOf(keyword);
  const typed = keyword.trim();
  const styleIds = [...new Set([typed, typed.toUpperCase()])];
  const byStyleId = sql`${spus.styleId} in ${styleIds}`;
  return words.length === 0 ? byStyleId : sql`(${spus.searchText} @@ ${tsQuery(words)} or ${byStyleId})`;
}
