import { describe, expect, it } from 'vitest';
import { Badge, badgeText } from '#app/ui/Badge.tsx';
import { markup } from './markup.tsx';

describe('badge (9#13)', () => {
  it.each([
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('%s prints %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('is nothing at zero and hidden from the tree otherwise', () => {
    expect(markup(<Badge count={0} />)).toBe('');
    expect(markup(<Badge count={120} />)).toBe('<span class="count" aria-hidden="true">99+</span>');
  });
});
