/** Languages of J7, in the order the switcher lists them. Only those with a folder in `locales` are offered. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The first language we have: the chosen one, then the browser's by preference, then English (C7). */
export function languageOf(chosen: string | undefined, acceptLanguage: string | null): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(';q=');
      return { tag, q: q === undefined ? 1 : Number(q) };
    })
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
  for (const tag of [chosen ?? '', ...wanted]) {
    const found = languages.find((language) => tag === language || tag.split('-')[0] === language);
    if (found) return found;
  }
  return defaultLanguage;
}

/** Languages of J7 that are written from right to left. */
const rightToLeft: readonly string[] = ['ar'];

/** `dir` of the document in this language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
