import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpack } from '#app/domain/packed.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import type { Namespace } from '#app/i18n/namespaces.ts';
import { makeTranslate } from '#app/i18n/translate.ts';

const namespaces = readdirSync('app/i18n/locales/en').map((file) => file.replace(/\.json$/, '') as Namespace);
const counts = [0, 1, 2, 5, 1.5, 1000];

/** Values for every `{{name}}` of a text, some of them with signs that mean something to one or the other library. */
function valuesOf(text: string): Record<string, string | number> {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!);
  return Object.fromEntries(
    names.map((name, index) => [name, index % 2 === 0 ? `<${name}> & $t(x) $1` : 12_345]),
  );
}

describe('makeTranslate, held against i18next', () => {
  it.each(namespaces)('says the same for every key of %s', (namespace) => {
    const messages = unpack(messagesFor('en', [namespace])[namespace]);
    const ours = makeTranslate('en', messages) as (
      key: string,
      values?: Record<string, string | number>,
    ) => string;
    const theirs = translator('en', namespace) as typeof ours;
    expect(Object.keys(messages).length).toBeGreaterThan(5);
    const different = Object.entries(messages).flatMap(([whole, text]) => {
      const key = whole.replace(/_(zero|one|two|few|many|other)$/, '');
      const { count: _, ...values } = valuesOf(text);
      const calls: [string, Record<string, string | number>][] = [
        [whole, values],
        ...counts.map((count): [string, Record<string, string | number>] => [key, { ...values, count }]),
      ];
      const pairs = calls.map((call) => ({ call, ours: ours(...call), theirs: theirs(...call) }));
      return pairs.filter(
        (pair) => pair.ours !== pair.theirs || (/\{\{|_other/.test(pair.ours) && 'count' in pair.call[1]),
      );
    });
    expect(different).toEqual([]);
  });

  it('writes counts as the language does, and ids as they are', () => {
    const say = makeTranslate('de', {
      styles_one: '{{count}} Stil',
      styles_other: '{{count}} Stile',
      order: 'Nr. {{id}}',
    });
    expect(say('styles', { count: 12_345 })).toBe('12.345 Stile');
    expect(say('styles', { count: 1 })).toBe('1 Stil');
    expect(say('order', { id: 12_345 })).toBe('Nr. 12345');
  });

  it('keeps what comes in together where lines run from right to left', () => {
    const say = makeTranslate('ar', {
      by: 'عرض من {{name}} بسعر {{price}}',
      styles_other: '{{count}} تصميم',
    });
    expect(say('by', { name: 'zane.ito', price: '$97' })).toBe(
      'عرض من \u2068zane.ito\u2069 بسعر \u2068$97\u2069',
    );
    expect(say('styles', { count: 1234 })).toBe('1,234 تصميم');
    expect(makeTranslate('ja', { by: '{{name}}さん' })('by', { name: 'zane.ito' })).toBe('zane.itoさん');
  });

  it('has a form for every count where English stands in', () => {
    const say = makeTranslate('ar', { styles_one: '{{count}} style', styles_other: '{{count}} styles' });
    expect([0, 1, 2, 3, 11].map((count) => say('styles', { count }))).toEqual([
      '0 styles',
      '1 style',
      '2 styles',
      '3 styles',
      '11 styles',
    ]);
  });

  it('says an unknown key as itself', () => {
    expect(makeTranslate('en', {})('nothing.here')).toBe('nothing.here');
    expect((translator('en', 'common') as (key: string) => string)('nothing.here')).toBe('nothing.here');
  });

  it('has both forms of every plural', () => {
    for (const namespace of namespaces) {
      const keys = Object.keys(unpack(messagesFor('en', [namespace])[namespace]));
      const bases = keys.flatMap((key) => /^(.*)_(one|other)$/.exec(key)?.[1] ?? []);
      const missing = bases
        .flatMap((base) => [`${base}_one`, `${base}_other`])
        .filter((key) => !keys.includes(key));
      expect(missing, namespace).toEqual([]);
    }
  });
});
