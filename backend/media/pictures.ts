import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DiskCache } from './disk-cache.ts';
import type { Master } from './masters.ts';
import { pictureWork } from './picture-work.ts';
import { qualities, type Variant } from './variant.ts';

/** Waiting jobs from which on AVIF, five times as slow as WebP, is no longer made for clients that take WebP too. */
export const LONG_QUEUE = 6;

/** Name of a variant: the same bytes for the same name. Serves as cache key and as ETag. */
export function variantKey(master: Master, variant: Variant): string {
  const { width, format, saveData } = variant;
  return createHash('sha256')
    .update([master.version, width, format, qualities[format][saveData ? 1 : 0]].join('\n'))
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

  /**
   * The picture as `best`, or as `quicker` when it is not there yet and many others wait to be made. Null when the
   * master is gone.
   */
  async get(master: Master, best: Variant, quicker: Variant | null = null): Promise<Made | null> {
    const key = variantKey(master, best);
    // Those who take nothing but `best` must not get the answer of those who take both.
    const name = quicker ? `${key} or ${variantKey(master, quicker)}` : key;
    const running = this.inFlight.get(name);
    if (running) return running;
    const work = this.make(key, master, best, quicker).finally(() => this.inFlight.delete(name));
    this.inFlight.set(name, work);
    return work;
  }

  private async make(
    key: string,
    master: Master,
    best: Variant,
    quicker: Variant | null,
  ): Promise<Made | null> {
    const kept = await this.cache?.get(key);
    if (kept) return { bytes: kept, variant: best };
    const bytes = await master.read();
    if (!bytes) return null;
    if (quicker && pictureWork.length >= LONG_QUEUE) return this.get(master, quicker);
    const made = await pictureWork.run(() => encode(bytes, best));
    await this.cache?.put(key, made);
    return { bytes: made, variant: best };
  }
}

/** Never wider than the master; the master itself when it is what was asked for already. */
async function encode(bytes: Uint8Array, variant: Variant): Promise<Uint8Array> {
  const { width, format, saveData } = variant;
  const image = sharp(bytes);
  const found = await image.metadata();
  const isFormat =
    format === 'avif' ? found.format === 'heif' && found.compression === 'av1' : found.format === format;
  if (isFormat && !saveData && (found.width ?? 0) <= width) return bytes;
  const resized = image.autoOrient().resize({ width, withoutEnlargement: true });
  const quality = qualities[format][saveData ? 1 : 0];
  switch (format) {
    case 'avif':
      return resized.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return resized.webp({ quality, effort: 3 }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
  }
}
