import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key that signs upload permissions and the sandbox's webhooks: API_SECRET, else a random one kept in the data
 * folder, readable by its owner only. Several nodes without a common folder need API_SECRET.
 */
export function readSecret(given: string | undefined, dataFolder: string): string {
  if (given) return given;
  const file = join(dataFolder, 'api-secret');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
