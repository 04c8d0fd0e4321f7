import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messagesFor, wordsFor } from '#app/i18n/messages.server.ts';
import { homeWords, listWords, shoppingWords } from '#app/i18n/page-words.ts';
import { unpack } from '#app/domain/packed.ts';
import { ANY, keyUses } from './key-uses.ts';

const folder = 'app/routes/catalog/';
const lists =
  'new-in category marketplace-gender marketplace search designer any-designer collection trending';
const pages = [
  { name: 'home', words: homeWords, routes: ['home'] },
  { name: 'shopping homes', words: shoppingWords, routes: ['shopping-home'] },
  { name: 'lists', words: listWords, routes: lists.split(' ') },
];
const keys = new Set(
  Object.keys(unpack(messagesFor('en', ['catalog']).catalog)).map((key) =>
    key.replace(/_(zero|one|two|few|many|other)$/, ''),
  ),
);

/** What a route brings to the browser: everything it imports, now or later, but the server's own files. */
function filesOf(routes: readonly string[]): string[] {
  const found = new Set(routes.map((route) => `${folder}${route}.tsx`));
  for (const file of found) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)) {
      const path = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name);
      if (/\.tsx?$/.test(path) && !/\.server\.tsx?$/.test(path) && existsSync(path)) found.add(path);
    }
  }
  return [...found];
}

describe('texts that a page brings to the browser', () => {
  it.each(pages)('$name: exactly those its parts ask for', ({ words, routes }) => {
    const uses = filesOf(routes)
      .flatMap((path) => keyUses({ path, text: readFileSync(path, 'utf8'), lines: [] }))
      .filter(({ namespaces }) => namespaces.includes('catalog') || namespaces.includes(ANY));
    expect(uses.filter(({ variables }) => variables.length > 0)).toEqual([]);
    const asked = uses.flatMap(({ keys: written, prefixes }) => [
      ...written.filter((key) => keys.has(key)),
      ...[...keys].filter((key) => prefixes.some((prefix) => prefix !== '' && key.startsWith(prefix))),
    ]);
    expect([...words].sort()).toEqual([...new Set(asked)].sort());
  });

  it('come with their plurals, in the language asked for', () => {
    const words = unpack(wordsFor('de', 'catalog', ['styles']).catalog);
    const all = unpack(messagesFor('de', ['catalog']).catalog);
    expect(Object.keys(words).sort()).toEqual(
      Object.keys(all)
        .filter((key) => /^styles_/.test(key))
        .sort(),
    );
    expect(words).toEqual(Object.fromEntries(Object.keys(words).map((key) => [key, all[key]])));
  });
});
