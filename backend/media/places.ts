import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import type { Storage } from '../storage/storage.ts';
import { DiskCache } from './disk-cache.ts';
import type { MasterPlaces } from './masters.ts';

export interface MediaOptions {
  /** Where resized pictures are kept; without it each is made anew. */
  cacheFolder?: string;
  /** Bound of the cache in bytes. */
  cacheBytes?: number;
  /** Masters of `/media/catalog/`; the demo's without it. */
  imagesFolder?: string;
}

const CACHE_BYTES = 512 * 1024 * 1024;

/** Where pictures come from and where finished ones are kept: one bounded cache for all of them. */
export interface MediaPlaces {
  masters: MasterPlaces;
  cache: DiskCache | null;
}

export function mediaPlaces(storage: Storage, options: MediaOptions): MediaPlaces {
  return {
    masters: { images: options.imagesFolder ?? join(packageRoot(), 'backend/demo/images'), storage },
    cache: options.cacheFolder ? new DiskCache(options.cacheFolder, options.cacheBytes ?? CACHE_BYTES) : null,
  };
}
