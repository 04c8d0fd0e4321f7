import { createInstance, type i18n as I18n } from 'i18next';
import { defaultLanguage, languages, type Language } from '#contract/languages.ts';
import validationAr from '#contract/locales/ar.json' with { type: 'json' };
import validationDe from '#contract/locales/de.json' with { type: 'json' };
import validationEn from '#contract/locales/en.json' with { type: 'json' };
import validationEs from '#contract/locales/es.json' with { type: 'json' };
import validationFr from '#contract/locales/fr.json' with { type: 'json' };
import validationJa from '#contract/locales/ja.json' with { type: 'json' };
import validationKo from '#contract/locales/ko.json' with { type: 'json' };
import validationHans from '#contract/locales/zh-Hans.json' with { type: 'json' };
import validationHant from '#contract/locales/zh-Hant.json' with { type: 'json' };
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };
import ko from './locales/ko.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

/** Texts by language and kind: sentences of refusals by their English, names and mails by key. */
const resources = {
  en: { ...en, validation: validationEn },
  'zh-Hans': { ...zhHans, validation: validationHans },
  'zh-Hant': { ...zhHant, validation: validationHant },
  ja: { ...ja, validation: validationJa },
  ko: { ...ko, validation: validationKo },
  fr: { ...fr, validation: validationFr },
  de: { ...de, validation: validationDe },
  es: { ...es, validation: validationEs },
  ar: { ...ar, validation: validationAr },
} satisfies Record<Language, object>;

type MailKey = keyof typeof en.mails;
type Values = Readonly<Record<string, string | number>>;

let instance: I18n | undefined;

function i18next(): I18n {
  if (!instance) {
    instance = createInstance();
    void instance.init({
      resources,
      supportedLngs: languages,
      fallbackLng: defaultLanguage,
      ns: ['sentences', 'validation', 'names', 'mails'],
      keySeparator: false,
      nsSeparator: false,
      initImmediate: false,
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        // Latin names and prices would tear an Arabic sentence apart; an address must stay one that can be followed.
        format: (value: unknown, _format, language, options) =>
          language === 'ar' && typeof value === 'string' && options?.interpolationkey !== 'link'
            ? `\u2068${value}\u2069`
            : value === undefined
              ? (value as never)
              : String(value),
      },
    });
  }
  return instance;
}

/**
 * An English sentence of a refusal or a validation rule in another language, its `{{values}}` filled in; what has no
 * translation stays English. A value `count` chooses the plural.
 */
export function translateSentence(language: Language, sentence: string, values: Values = {}): string {
  return i18next().t(sentence, { ...values, lng: language, ns: ['validation', 'sentences'] });
}

/** Texts of mails in the language of who gets them. */
export function mailTexts(language: Language): (key: MailKey, values?: Values) => string {
  const t = i18next().getFixedT(language, 'mails');
  return (key, values) => t(key, { ...values });
}

/**
 * The name of a category, colour, condition or collection, or a collection's words, by its key; in English, and where no
 * language has it, the shop's own.
 */
export function nameOf(
  language: Language,
  kind: 'category' | 'colour' | 'condition' | 'collection' | 'collectionText',
  key: string,
  known: string,
): string {
  if (language === defaultLanguage) return known;
  return i18next().t(`${kind}.${key}`, { lng: language, ns: 'names', defaultValue: known });
}

/** A colour of the filters (`black`) as it is read: Black, Noir, 黑色. */
export function colourName(language: Language, colour: string): string {
  return nameOf(language, 'colour', colour, colour.charAt(0).toUpperCase() + colour.slice(1));
}

/** What the shop says of itself in one line, on pictures of shared links. */
export function shopLine(language: Language): string {
  return i18next().t('shop.line', { lng: language, ns: 'names' });
}

/** The language a person gets mails in: the saved one, else English. */
export function mailLanguage(person: { preferences: { language: Language } | null }): Language {
  return person.preferences?.language ?? defaultLanguage;
}
