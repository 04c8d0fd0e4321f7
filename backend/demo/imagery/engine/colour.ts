import type { Rgb } from './types.ts';

/** Linear light of a hex colour (#rgb or #rrggbb). */
export function lin(hex: string | Rgb): Rgb {
  if (typeof hex !== 'string') return hex;
  const h = hex.replace('#', '');
  const channel = (x: string) => {
    const c = parseInt(x, 16) / 255;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  };
  return h.length === 3
    ? [channel(h[0]! + h[0]!), channel(h[1]! + h[1]!), channel(h[2]! + h[2]!)]
    : [channel(h.slice(0, 2)), channel(h.slice(2, 4)), channel(h.slice(4, 6))];
}

export const mixc = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The fraction of a number, above 0 also below it. */
export const fr = (x: number) => x - Math.floor(x);

/** Smooth step from `a` to `b`. */
export function sm(a: number, b: number, x: number): number {
  let t = (x - a) / (b - a);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
}
