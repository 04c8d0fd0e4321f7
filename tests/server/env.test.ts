import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWebEnv } from '#app/server/env.server.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'offcut-env-'));

describe("the web's settings", () => {
  it('a deployment must bring its secrets', () => {
    const deployed = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example/' };
    expect(() => readWebEnv(deployed)).toThrow(/SESSION_SECRETS/);
    const settings = readWebEnv({
      ...deployed,
      SESSION_SECRETS: 'the newest of them all, the one before that one',
    });
    expect(settings.SESSION_SECRETS).toEqual(['the newest of them all', 'the one before that one']);
    expect(settings.PUBLIC_ORIGIN).toBe('https://shop.example');
    expect(settings.SECURE_COOKIES).toBe(true);
  });

  it('a local start makes one secret and keeps it, for its owner only', () => {
    const DATA_DIR = folder();
    const [first] = readWebEnv({ NODE_ENV: 'production', DATA_DIR }).SESSION_SECRETS;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readWebEnv({ DATA_DIR }).SESSION_SECRETS).toEqual([first]);
    expect(readWebEnv({ DATA_DIR: folder() }).SESSION_SECRETS).not.toEqual([first]);
    expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o077).toBe(0);
  });

  it('names everything that is wrong', () => {
    expect(() => readWebEnv({ PORT: 'many', SESSION_SECRETS: 'short' })).toThrow(
      /PORT[\s\S]*SESSION_SECRETS/,
    );
  });
});
