import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noRecentSearches, withRecent, type RecentSearches } from '#app/domain/recent-searches.ts';

const searched = (...keywords: string[]): RecentSearches =>
  keywords.reduce((recents, keyword) => withRecent(recents, 'men', keyword), noRecentSearches);

describe('recent searches (5#27)', () => {
  it('are newest first, trimmed, and kept apart by gender', () => {
    expect(searched('boots', '  coat ')).toEqual({ men: ['coat', 'boots'], women: [] });
  });

  it('have no duplicates, whatever the case and spaces', () => {
    expect(searched('Black boots', 'coat', 'black  BOOTS').men).toEqual(['black  BOOTS', 'coat']);
  });

  it('are ten at most; the oldest goes', () => {
    const words = Array.from({ length: 12 }, (_, n) => `word ${n}`);
    expect(searched(...words).men).toEqual(words.slice(2).reverse());
  });

  it('do not change for a blank keyword', () => {
    expect(withRecent(noRecentSearches, 'men', ' \t ')).toBe(noRecentSearches);
  });

  it('fit a cookie in any alphabet', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 })), (words) => {
        const { men } = searched(...words, '大'.repeat(100));
        expect(men.length).toBeGreaterThan(0);
        expect(Buffer.byteLength(men.join())).toBeLessThanOrEqual(1100);
        expect(new Set(men).size).toBe(men.length);
      }),
      { numRuns: 50 },
    );
  });
});
