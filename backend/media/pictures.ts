import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DiskCache } from './disk-cache.ts';
import type { Master } from './masters.ts';
import { pictureWork } from './picture-work.ts';
import { hastyOf, qualities, type Variant } from './variant.ts';

/**
 * Waiting jobs from which on AVIF is made in haste: a page of cards in front of a cold cache asks for all its pictures at
 * once, and a browser keeps every connection that waits for one from the next page.
 */
export const LONG_QUEUE = 2;

/** Name of a variant: the same bytes for the same name. Serves as cache key and as ETag. */
export function variantKey(master: Master, variant: Variant): string {
  const { width, format, saveData, hasty } = variant;
  return createHash('sha256')
    .update([master.version, width, format, qualities[format][saveData ? 1 : 0], hasty].join('\n'))
    .digest('hex')
    .slice(0, 40);
}

export interface Made {
  bytes: Uint8Array;
  variant: Variant;
}

/** Makes variants of pictures, each once however many ask at the same time, and keeps them in the cache. */
export class Pictures {
  private readonly inFlight = new Map<string, Promise<Made | null>>();

  constructor(private readonly cache: DiskCache | null) {}

  /** The picture as `best`, or its hasty variant when it is not there yet and many wait. Null: the master is gone. */
  async get(master: Master, best: Variant): Promise<Made | null> {
    const key = variantKey(master, best);
    const running = this.inFlight.get(key);
    if (running) return running;
    const work = this.make(key, master, best).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, work);
    return work;
  }

  private async make(key: string, master: Master, variant: Variant): Promise<Made | null> {
    const kept = await this.cache?.get(key);
    if (kept) return { bytes: kept, variant };
    const bytes = await master.read();
    if (!bytes) return null;
    // Between here and the queue nothing is waited for: everybody sees who stands before them.
    const hasty = variant.hasty || pictureWork.length < LONG_QUEUE ? null : hastyOf(variant);
    if (hasty) return this.get(master, hasty);
    const made = await pictureWork.run(() => encode(bytes, variant));
    await this.cache?.put(key, made);
    return { bytes: made, variant };
  }
}

/** Never wider than the master; the master itself when it is what was asked for already. */
async function encode(bytes: Uint8Array, variant: Variant): Promise<Uint8Array> {
  const { width, format, saveData, hasty } = variant;
  const image = sharp(bytes);
  const found = await image.metadata();
  const isFormat =
    format === 'avif' ? found.format === 'heif' && found.compression === 'av1' : found.format === format;
  if (isFormat && !saveData && (found.width ?? 0) <= width) return bytes;
  const resized = image.autoOrient().resize({ width, withoutEnlargement: true });
  const quality = qualities[format][saveData ? 1 : 0];
  switch (format) {
    case 'avif':
      return resized.avif({ quality, effort: hasty ? 0 : 1, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return resized.webp({ quality, effort: 3 }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
  }
}
