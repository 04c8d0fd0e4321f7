import type { Request as EdgeRequest, Response } from 'express';
import { directionOf } from '#app/i18n/languages.ts';
import { makeTranslate } from '#app/i18n/translate.ts';
import { languageOf, type Language } from '#contract/languages.ts';
import { readPreferences } from '../preferences.server.ts';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };
import ko from './locales/ko.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

/** What the edge itself has to say, when the app must not or cannot be asked; a title and a text by status. */
const texts: Record<Language, typeof en> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
  ko,
  fr,
  de,
  es,
  ar,
};

type Status = 400 | 403 | 404 | 405 | 411 | 413 | 414 | 429 | 500 | 503;

/**
 * Answers with a small page in the reader's language that needs no style, script or backend. `id` is quoted for
 * support.
 */
export function sendPlainPage(res: Response, status: Status, id?: string): void {
  res
    .status(status)
    .set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept-language, cookie' });
  void languageOfReader(res.req).then((language) => {
    const t = makeTranslate<keyof typeof en>(language, texts[language]);
    const title = t(`${status}.title`);
    const reference = id ? `<p><small>${t('reference', { id: id.replace(/[^\w.-]/g, '') })}</small></p>` : '';
    res
      .type('html')
      .send(
        `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
          `<meta name="color-scheme" content="light dark"><title>${title}</title></head>` +
          `<body><h1>${title}</h1><p>${t(`${status}.text`)}</p>${reference}</body></html>`,
      );
  });
}

/** The language chosen before, else the browser's: the address may be what is wrong, so it is not asked. */
async function languageOfReader({ headers }: Pick<EdgeRequest, 'headers'>): Promise<Language> {
  try {
    const said = new Headers();
    for (const name of ['cookie', 'accept-language'] as const) {
      const value = headers[name];
      if (value !== undefined) said.set(name, value);
    }
    return (await readPreferences(new Request('http://edge.invalid/', { headers: said }))).language;
  } catch {
    return languageOf(undefined, headers['accept-language'] ?? null);
  }
}
