import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#contract/languages.ts';

type Texts = Record<string, unknown>;
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Texts;

/** Every text of a language, of pages, refusals and mails alike, as `where key: text`. */
function textsOf(language: Language): string[] {
  const files = [
    ...readdirSync(`app/i18n/locales/${language}`).map((file) => `app/i18n/locales/${language}/${file}`),
    `app/server/edge/locales/${language}.json`,
    `contract/locales/${language}.json`,
    `backend/i18n/locales/${language}.json`,
  ];
  return files.flatMap((file) => flat(read(file)).map(([key, text]) => `${file} ${key}: ${text}`));
}

const flat = (texts: Texts): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as [string, string]] : flat(text as Texts),
  );

/**
 * Words that say a thing for which the house has another word (docs/how-to/choose-words.md): the interface, refusals and
 * mails of a language name it alike.
 */
const never: Partial<Record<Language, [RegExp, string][]>> = {
  'zh-Hans': [
    [/您/, '你'],
    [/求购/, '出价'],
    [/顶帖/, '擦亮'],
    [/关注[^你我]{0,4}商品|关注清单/, '提醒'],
  ],
  'zh-Hant': [
    [/您/, '你'],
    [/求購/, '出價'],
    [/置頂/, '往前推'],
    [/關注/, '追蹤 or 提醒'],
    [/銀行卡服務商/, '信用卡服務商'],
  ],
  ja: [
    [/オファー/, '出品 or 入札'],
    [/カード決済会社/, 'カード会社'],
  ],
  ko: [
    [/니다/, 'the -요 register'],
    [/오퍼/, '입찰 or 상품'],
    [/관심 (목록|상품)/, '알림 목록'],
    [/카드 결제사/, '카드사'],
  ],
  fr: [
    [/enchér|enchèr/i, 'offre d’achat'],
    [/liste de suivi/i, 'alertes'],
  ],
  de: [
    [/in der Tasche|deine Tasche|zur Tasche/i, 'Warenkorb'],
    [/Modell/, 'Style'],
    [/nach oben holen/, 'hochschieben'],
  ],
  es: [
    [/\bpuj/i, 'oferta de compra'],
    [/\bbolsa\b/i, 'cesta'],
    [/lista de seguimiento/i, 'alertas'],
    [/minorista/i, 'tienda or comercio'],
    [/reseña/i, 'valoración'],
    [/cuenta de pago/i, 'cuenta de cobro'],
  ],
  ar: [
    [/مزايد/, 'عرض شراء'],
    [/قائمة المتابعة/, 'قائمة التنبيهات'],
    [/استرداد/, 'رد المبلغ'],
    [/فلتر/, 'عامل تصفية'],
  ],
};

describe.each(languages.filter((language) => never[language]))('one word for one thing in %s', (language) => {
  const texts = textsOf(language);

  it.each(never[language]!)('not %s but %s', (pattern) => {
    // What a bag is called is no name of bags to wear or to travel with.
    const named = texts.filter((text) => pattern.test(text) && !/ category\./.test(text));
    expect(named).toEqual([]);
  });
});
