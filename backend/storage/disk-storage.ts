import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Storage } from './storage.ts';

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/**
 * Files below a folder. A file is written beside its place, flushed and renamed, so that a reader or a crash never
 * meets half of one; the content type is that of the key's extension.
 */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const file = fileOf(folder, key);
      const beside = `${file}.${randomBytes(6).toString('hex')}.part`;
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(beside, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
    },
    async get(key) {
      try {
        const bytes = await readFile(fileOf(folder, key));
        return { bytes, contentType: types[extname(key)] ?? 'application/octet-stream' };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(fileOf(folder, key), { force: true });
    },
  };
}

/** Keys are ours, yet nothing that leaves the folder gets past here. */
function fileOf(folder: string, key: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)*\.[a-z0-9]+$/.test(key))
    throw new Error(`Not a storage key: ${key.slice(0, 80)}`);
  return join(folder, key);
}
