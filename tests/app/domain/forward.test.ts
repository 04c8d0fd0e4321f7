import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReason, reasons, safeForward } from '#app/domain/forward.ts';

describe('safeForward (C10)', () => {
  it.each([
    '/',
    '/account/orders?role=seller&page=2',
    '/shopping/men#top',
    '/a/../b'.replace('/a/..', ''),
    '/search?search=%2F%2Fevil',
  ])('keeps %s', (path) => expect(safeForward(path)).toBe(path));
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    ' /account',
    'account',
    '',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    42,
    {},
  ])('refuses %j', (value) => expect(safeForward(value, '/home')).toBe('/home'));

  it('never leaves the origin', () => {
    const tricky = fc
      .array(fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', 'a', 'evil.example', '%2f'), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(tricky, fc.webUrl(), fc.string()), (value) => {
        const url = new URL(safeForward(value), 'https://offcut.example/login');
        expect(url.origin).toBe('https://offcut.example');
      }),
      { numRuns: 2000 },
    );
  });
});

it('knows the reasons (C11)', () => {
  for (const reason of reasons) expect(parseReason(reason)).toBe(reason);
  expect(parseReason('because')).toBeNull();
  expect(parseReason(null)).toBeNull();
});
