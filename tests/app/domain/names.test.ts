import { describe, expect, it } from 'vitest';
import { byLetter } from '#app/domain/by-letter.ts';
import { noSizes, sizeParts, withMySizes } from '#app/domain/my-sizes.ts';
import { isNameMatch } from '#app/domain/name-match.ts';

describe('isNameMatch (5#29)', () => {
  it.each([
    ['Cassel & Thorne', 'THORNE', 'part', true],
    ['René Ost', 'rene', 'part', true],
    ['René Ost', '  ', 'part', true],
    ['Fjell', 'fl', 'part', false],
    ['United Kingdom', 'united', 'start', true],
    ['United Kingdom', 'kingdom', 'start', false],
  ] as const)('%s by %j (%s): %s', (name, letters, where, expected) => {
    expect(isNameMatch(name, letters, where)).toBe(expected);
  });
});

describe('byLetter', () => {
  it('puts É among the E, and other beginnings last', () => {
    const groups = byLetter(
      ['Zeno', 'Élan', 'Eden', '8 Rue', '北', 'arc'].map((name) => ({ name })),
      'en',
    );
    expect(groups.map(({ letter, items }) => [letter, ...items.map(({ name }) => name)])).toEqual([
      ['A', 'arc'],
      ['E', 'Eden', 'Élan'],
      ['Z', 'Zeno'],
      ['', '8 Rue', '北'],
    ]);
  });
});

describe('my sizes', () => {
  it('know the category they belong to', () => {
    expect(sizeParts('shoes:42')).toEqual({ category: 'shoes', size: '42' });
    expect(sizeParts('M')).toEqual({ category: null, size: 'M' });
    expect(sizeParts(':x')).toEqual({ category: null, size: ':x' });
  });

  it('are replaced as a whole, or those of one category', () => {
    const first = withMySizes(noSizes, 'men', ['shoes:42', 'clothing:M', 'clothing:M'], null);
    expect(first).toEqual({ men: ['clothing:M', 'shoes:42'], women: [] });
    const shoes = withMySizes(first, 'men', ['43', '44'], 'shoes');
    expect(shoes.men).toEqual(['clothing:M', 'shoes:43', 'shoes:44']);
    expect(withMySizes(shoes, 'men', [], 'shoes').men).toEqual(['clothing:M']);
    expect(withMySizes(shoes, 'men', [], null).men).toEqual([]);
    expect(withMySizes(shoes, 'women', ['S'], null)).toEqual(shoes);
  });
});
