/** The widths that exist (px). Anything else is refused, so that nobody can fill the cache with odd sizes. */
export const mediaWidths = [160, 320, 480, 640, 1000, 1600] as const;
export type MediaWidth = (typeof mediaWidths)[number];

export type MediaFormat = 'avif' | 'webp' | 'jpeg';

/** What a request gets: width in px at most (never more than the master has), format, and whether to save data. */
export interface Variant {
  width: MediaWidth;
  format: MediaFormat;
  saveData: boolean;
  /** Made in a crowd: a fifth larger and twice as soon there. */
  hasty: boolean;
}

/** Only AVIF is slow enough for haste to pay. */
export const hastyOf = (variant: Variant): Variant | null =>
  variant.format === 'avif' ? { ...variant, hasty: true } : null;

/** Encoder qualities; the second is for `Save-Data: on`. */
export const qualities: Readonly<Record<MediaFormat, readonly [number, number]>> = {
  avif: [50, 38],
  webp: [78, 58],
  jpeg: [80, 60],
};

export const contentTypes: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The width asked for; 1000 when none is, null when it is none of ours. */
export function readWidth(text: string | undefined): MediaWidth | null {
  if (text === undefined || text === '') return 1000;
  return mediaWidths.find((width) => String(width) === text) ?? null;
}

/**
 * Formats the client names itself, best first; JPEG for everybody else. A bare wildcard is what crawlers and old
 * mail programs send, so it is no promise that AVIF can be shown.
 */
export function acceptedFormats(accept: string | undefined): MediaFormat[] {
  const named = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  const formats: MediaFormat[] = [];
  if (named.has('image/avif')) formats.push('avif');
  if (named.has('image/webp')) formats.push('webp');
  formats.push('jpeg');
  return formats;
}
