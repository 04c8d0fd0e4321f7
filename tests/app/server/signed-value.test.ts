import { beforeAll, describe, expect, it } from 'vitest';
import { readSignedValue, signValue } from '#app/server/signed-value.server.ts';

beforeAll(() => {
  process.env.SESSION_SECRETS = 'newest-secret-0123456789,older-secret-0123456789';
});

describe('signed values', () => {
  it('come back with their age', () => {
    const text = signValue('a', { path: '/x' }, 1000);
    expect(readSignedValue('a', text, 5000, 3500)).toEqual({ value: { path: '/x' }, ageMs: 2500 });
  });

  it('are good for one purpose, for a time, and untouched only', () => {
    const text = signValue('a', 1, 1000);
    const [body, signature] = text.split('.') as [string, string];
    expect(readSignedValue('b', text, 5000, 1000)).toBeNull();
    expect(readSignedValue('a', text, 5000, 6001)).toBeNull();
    expect(readSignedValue('a', text, 5000, 999)).toBeNull();
    expect(
      readSignedValue('a', `${Buffer.from('[1000,2]').toString('base64url')}.${signature}`, 5000, 1000),
    ).toBeNull();
    for (const bad of [body, `${body}.`, '', '.', null, 7, 'x'.repeat(5000)]) {
      expect(readSignedValue('a', bad, 5000, 1000)).toBeNull();
    }
  });
});
