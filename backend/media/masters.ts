import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../storage/storage.ts';

/** A picture in its full size. */
export interface Master {
  /** Changes whenever the bytes may have changed. */
  version: string;
  read: () => Promise<Uint8Array | null>;
}

/** The folder of catalogue pictures, and where uploads are. */
export interface MasterPlaces {
  images: string;
  storage: Storage;
}

/** Folders, letters, digits, dashes: no dot, so no way out of the folder and no extension to choose. */
const NAME = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/;
const MASTER_EXTENSIONS = ['avif', 'webp', 'jpg', 'png'] as const;

/** Finds the master of a path below `/media/`: `catalog/products/m04-0`, `upload/{key}`. Null when there is none. */
export async function findMaster(path: string, folders: MasterPlaces): Promise<Master | null> {
  const [, kind, name] = /^(catalog|upload)\/(.+)$/.exec(path) ?? [];
  if (!kind || !name || name.length > 200 || !NAME.test(name)) return null;
  if (kind === 'catalog') return findFile(join(folders.images, name));
  const key = uploadKey(name);
  return {
    // Keys are random and written once.
    version: key,
    read: async () => (await folders.storage.get(key))?.bytes ?? null,
  };
}

/** Storage key of an uploaded picture. */
export function uploadKey(key: string): string {
  return `uploads/${key}.webp`;
}

async function findFile(base: string): Promise<Master | null> {
  for (const extension of MASTER_EXTENSIONS) {
    const file = `${base}.${extension}`;
    try {
      const found = await stat(file);
      if (found.isFile()) {
        return { version: `${file} ${found.mtimeMs} ${found.size}`, read: () => readFile(file) };
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return null;
}
