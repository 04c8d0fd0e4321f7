/** The languages of the shop, for pages, messages and mails alike, in the order the switcher lists them. */
export const languages = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'fr', 'de', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Each by its own name: who cannot read a page finds the way out of it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
};
export const defaultLanguage: Language = 'en';

/** Language and script, which decide what can be read: `zh-TW` and `zh-HK` are `zh-Hant`, `de-AT` is `de-Latn`. */
function scriptOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

const byScript = new Map(languages.map((language) => [scriptOf(language), language]));

/** The language of ours that readers of this tag read; undefined without one. */
export function knownLanguage(tag: string): Language | undefined {
  const script = scriptOf(tag);
  return script === null ? undefined : byScript.get(script);
}

/** The first language we have: the chosen one, then the browser's by preference, then English (C7). */
export function languageOf(chosen: string | undefined, acceptLanguage: string | null): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(/\s*;\s*q=/);
      return { tag, q: q === undefined ? 1 : Number(q) || 0 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const tag of [chosen ?? '', ...wanted.map((one) => one.tag)]) {
    const found = knownLanguage(tag);
    if (found) return found;
  }
  return defaultLanguage;
}
