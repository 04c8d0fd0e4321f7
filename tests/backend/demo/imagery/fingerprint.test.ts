import { describe, expect, it } from 'vitest';
import { codeBehind, digest } from '#backend/demo/imagery/fingerprint.ts';

describe('fingerprints', () => {
  it('are short, the same for the same parts and different for others', () => {
    expect(digest('a', 'b')).toMatch(/^[\w-]{10}$/);
    expect(digest('a', 'b')).toBe(digest('a', 'b'));
    expect(digest('a', 'b')).not.toBe(digest('b', 'a'));
  });

  it('of code differ with what a module imports', () => {
    expect(codeBehind('compose.ts')).toBe(codeBehind('compose.ts'));
    expect(codeBehind('compose.ts')).not.toBe(codeBehind('props.ts'));
    expect(codeBehind('engine/colour.ts')).toBe(digest());
  });
});
