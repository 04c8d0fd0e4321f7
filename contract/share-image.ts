import type { SpuCard } from './catalog.ts';

/** What a style's picture for shared links shows; its address changes when any of it does. */
export interface SharedStyle {
  brand: string;
  name: string;
  thumbnail: string;
  /** Lowest ask as a decimal of `currency`; null without one. */
  ask: number | null;
  currency: string;
}

/** What of a style's card its picture shows. */
export function sharedStyle({
  brand,
  name,
  thumbnail,
  currency,
  minAsks,
}: Pick<SpuCard, 'brand' | 'name' | 'thumbnail' | 'currency' | 'minAsks'>): SharedStyle {
  return { brand, name, thumbnail, currency, ask: minAsks[0]?.offerPrice ?? null };
}

/** Raised when the drawing itself changes. */
const DRAWING = 1;

/** Short name of what the picture shows (FNV-1a, 32 bits, base 36): the same for the same style at the same price. */
export function shareVersion({ brand, name, thumbnail, ask, currency }: SharedStyle): string {
  let hash = 0x811c9dc5;
  for (const letter of [DRAWING, brand, name, thumbnail, ask ?? '', currency].join('\n')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
