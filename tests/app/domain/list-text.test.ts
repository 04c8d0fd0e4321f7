import { expect, it } from 'vitest';
import { oneDecimal } from '#app/domain/decimal-text.ts';
import { listText } from '#app/domain/list-text.ts';
import { languages } from '#contract/languages.ts';

it('puts between things what the language puts there, and nothing where a thing is missing', () => {
  const lists = Object.fromEntries(languages.map((one) => [one, listText(['A', null, '', 'B'], one)]));
  expect(lists).toEqual({
    en: 'A, B',
    'zh-Hans': 'A、B',
    'zh-Hant': 'A、B',
    ja: 'A、B',
    ko: 'A, B',
    fr: 'A, B',
    de: 'A, B',
    es: 'A, B',
    ar: 'A، B',
  });
});

it('shows a rating to one decimal, as the language writes it (9#17)', () => {
  expect(['en', 'de', 'fr', 'ja', 'ar'].map((one) => oneDecimal(4, one))).toEqual([
    '4.0',
    '4,0',
    '4,0',
    '4.0',
    '4.0',
  ]);
});
