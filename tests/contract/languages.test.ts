import { describe, expect, it } from 'vitest';
import { languageNames, languageOf, languages } from '#contract/languages.ts';

describe('the language of a reader', () => {
  it.each([
    [undefined, 'de-AT,de;q=0.8', 'de'],
    [undefined, 'zh-CN', 'zh-Hans'],
    [undefined, 'zh-SG, en;q=0.5', 'zh-Hans'],
    [undefined, 'zh-TW', 'zh-Hant'],
    [undefined, 'zh-HK, zh-CN;q=0.8', 'zh-Hant'],
    [undefined, 'zh-Hant-MO', 'zh-Hant'],
    [undefined, 'zh', 'zh-Hans'],
    [undefined, 'ar-EG', 'ar'],
    [undefined, 'pt-BR, fr-CA;q=0.4, es;q=0.7', 'es'],
    [undefined, 'ja;q=0, ko', 'ko'],
    // A script of ours is not enough, nor a language in another one.
    [undefined, 'vi, de-Cyrl;q=0.9', 'en'],
    [undefined, '*', 'en'],
    [undefined, ';;;q=, 💥, -', 'en'],
    [undefined, null, 'en'],
    ['fr', 'de', 'fr'],
    ['tlh', 'de', 'de'],
  ])('is, of %j and %j, %s', (chosen, accept, language) => {
    expect(languageOf(chosen, accept)).toBe(language);
  });

  it('has a name of its own for each', () => {
    expect(new Set(Object.values(languageNames)).size).toBe(languages.length);
  });
});
