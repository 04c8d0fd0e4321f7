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
    const text = messages[pluralKey(language, messages, key, values)] ?? messages[key] ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values?.[name] ?? whole));
  };
}

function pluralKey(language: string, messages: Messages, key: string, values: Values | undefined): string {
  if (typeof values?.count !== 'number') return key;
  const zero = `${key}_zero`;
  if (values.count === 0 && zero in messages) return zero;
  return `${key}_${new Intl.PluralRules(language).select(values.count)}`;
}
