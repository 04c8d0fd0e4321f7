import { directionOf } from './languages.ts';

/**
 * Reads the i18next JSON format (`{{name}}`, `_one`/`_other` plurals) in half a kilobyte, so that shoppers do not
 * download a translation library (docs/decisions/0003). A test holds it against i18next over every key.
 */
export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate<K extends string = string> = (key: K, values?: Values) => string;

/** Messages of one namespace in one language → a function from key and values to text; an unknown key is itself. */
export function makeTranslate<K extends string>(language: string, messages: Messages): Translate<K> {
  return (key, values) => {
    const found = pluralKeys(language, key, values).find((one) => one in messages) ?? key;
    return (messages[found] ?? key).replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
      const value = values?.[name];
      return value === undefined ? whole : spelled(language, name, value);
    });
  };
}

/**
 * A value as it is read in a language: counts are numbers with separators, everything else (ids, prices) is as given.
 * Texts stand in an isolate of their own where the sentence runs from right to left: a Latin name would tear it apart.
 */
export function spelled(language: string, name: string, value: unknown): string {
  if (typeof value === 'number') return name === 'count' ? value.toLocaleString(language) : String(value);
  const text = String(value);
  return text && directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** Best first; `_other` is there where a text of another language stands in. */
function pluralKeys(language: string, key: string, values: Values | undefined): string[] {
  if (typeof values?.count !== 'number') return [];
  const form = `${key}_${new Intl.PluralRules(language).select(values.count)}`;
  return [...(values.count === 0 ? [`${key}_zero`] : []), form, `${key}_other`];
}
