import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import type { Namespace } from '#app/i18n/namespaces.ts';
import { makeTranslate } from '#app/i18n/translate.ts';

const namespaces = readdirSync('app/i18n/locales/en').map((file) => file.replace(/\.json$/, '') as Namespace);
const counts = [0, 1, 2, 5, 1.5, 1000];

/** Values for every `{{name}}` of a text, some of them with signs that mean something to one or the other library. */
function valuesOf(text: string): Record<string, string | number> {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!);
  return Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? `<${name}> & $t(x) $1` : 12_345]));
}

describe('makeTranslate, held against i18next', () => {
  it.each(namespaces)('says the same for every key of %s', (namespace) => {
    const messages = messagesFor('en', [namespace])[namespace];
    const ours = makeTranslate('en', messages) as (key: string, values?: Record<string, string | number>) => string;
    const theirs = translator('en', namespace) as typeof ours;
    expect(Object.keys(messages).length).toBeGreaterThan(5);
    for (const [whole, text] of Object.entries(messages)) {
      const key = whole.replace(/_(zero|one|two|few|many|other)$/, '');
      const values = valuesOf(text);
      delete values.count;
      expect(ours(whole, values), whole).toBe(theirs(whole, values));
      for (const count of counts) {
        const said = ours(key, { ...values, count });
        expect(said, `${key} ${count}`).toBe(theirs(key, { ...values, count }));
        expect(said, `${key} ${count}`).not.toMatch(/\{\{|_other/);
      }
    }
  });

  it('says an unknown key as itself', () => {
    expect(makeTranslate('en', {})('nothing.here')).toBe('nothing.here');
    expect((translator('en', 'common') as (key: string) => string)('nothing.here')).toBe('nothing.here');
  });

  it('has both forms of every plural', () => {
    for (const namespace of namespaces) {
      const keys = Object.keys(messagesFor('en', [namespace])[namespace]);
      const bases = keys.flatMap((key) => /^(.*)_(one|other)$/.exec(key)?.[1] ?? []);
      const missing = bases.flatMap((base) => [`${base}_one`, `${base}_other`]).filter((key) => !keys.includes(key));
      expect(missing, namespace).toEqual([]);
    }
  });
});
