import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#contract/languages.ts';
import { importsOf, readSources } from '../../support/sources.ts';

type Texts = Record<string, string>;
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** Every set of texts: name → language → texts. */
const sets: Record<string, (language: Language) => Texts> = {
  ...Object.fromEntries(
    readdirSync('app/i18n/locales/en').map((file) => [
      file,
      (language: Language) => read(`app/i18n/locales/${language}/${file}`) as Texts,
    ]),
  ),
  'the edge (app/server/edge/locales)': (language) =>
    read(`app/server/edge/locales/${language}.json`) as Texts,
  'validation (contract/locales)': (language) => read(`contract/locales/${language}.json`) as Texts,
  ...Object.fromEntries(
    ['sentences', 'names', 'mails'].map((kind) => [
      `${kind} (backend/i18n)`,
      (language: Language) => read(`backend/i18n/locales/${language}.json`)[kind] as Texts,
    ]),
  ),
};
const ending = /_(zero|one|two|few|many|other)$/;
const others = languages.filter((language) => language !== 'en');

/** The keys a language must have for those of English: a plural has as many forms as the language. */
function expectedKeys(english: Texts, language: Language): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) =>
    ending.test(key) ? forms.map((form) => key.replace(ending, `_${form}`)) : [key],
  );
  // English says nothing with a word of its own in places; other languages may.
  const zeros = Object.keys(english).filter((key) => key.endsWith('_zero'));
  return [...new Set([...keys, ...zeros])].sort();
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].sort();

/** Texts that are the same in English for a reason: names, codes, and words that the language shares. */
const shared =
  /^(Offcut|\W*|[\d\s–-]*|.*\{\{.*|© .*|JPEG.*|[A-Z]{2,4}|cm|in|XP|Web .*|Google|Apple|PayPal|Stripe|E-?[Mm]ail|@.*)$/;

describe.each(others)('texts in %s', (language) => {
  it.each(Object.keys(sets))('%s: the same keys, with the plurals of the language', (name) => {
    const english = sets[name]!('en');
    const keys = Object.keys(sets[name]!(language)).sort();
    const expected = expectedKeys(english, language);
    expect({
      missing: expected.filter((key) => !keys.includes(key)),
      unknown: keys.filter((key) => !expected.includes(key)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it.each(Object.keys(sets))('%s: the same values in each', (name) => {
    const english = sets[name]!('en');
    const different = Object.entries(sets[name]!(language)).flatMap(([key, text]) => {
      const source = english[key] ?? english[key.replace(ending, '_other')] ?? '';
      const [wanted, found] = [placeholders(source), placeholders(text)];
      // One, two and none may be said in words.
      const optional = ending.test(key) ? ['{{count}}'] : [];
      const wrong = [
        ...wanted.filter((one) => !found.includes(one) && !optional.includes(one)),
        ...found.filter((one) => !wanted.includes(one)),
      ];
      return wrong.length > 0 || text.trim() === '' ? [`${key}: ${text}`] : [];
    });
    expect(different).toEqual([]);
  });
});

describe.each(['zh-Hans', 'zh-Hant', 'ja', 'ko', 'ar'] as const)(
  'nothing is left in English in %s',
  (language) => {
    it.each(Object.keys(sets))('%s', (name) => {
      const english = sets[name]!('en');
      const left = Object.entries(sets[name]!(language)).filter(
        ([key, text]) => text === english[key] && !shared.test(text),
      );
      expect(left).toEqual([]);
    });
  },
);

it('no other language is in what browsers load', () => {
  const client = readSources(['app'], ['.ts', '.tsx']).filter(
    ({ path }) => !path.includes('.server.') && !path.startsWith('app/server/edge/'),
  );
  const loading = client.flatMap((source) =>
    importsOf(source)
      .filter((name) => /locales\//.test(name))
      .map((name) => `${source.path} ${name}`),
  );
  // Types only: the keys.
  expect(loading.filter((line) => !line.startsWith('app/i18n/namespaces.ts '))).toEqual([]);
});
