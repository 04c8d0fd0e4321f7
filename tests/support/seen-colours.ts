import sharp from 'sharp';
import type { ColourFamily } from '#backend/demo/colour-families.ts';

/** Lightness (0 … 1), chroma and hue in degrees of an sRGB colour, in OKLCH. */
function oklch([r, g, b]: readonly [number, number, number]) {
  const [R, G, B] = [r, g, b].map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const C = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { L, c: Math.hypot(A, C), h: ((Math.atan2(C, A) * 180) / Math.PI + 360) % 360 };
}

/**
 * Whether a mean colour may be called by a family. Families meet: a pale beige is nearly white, a washed navy nearly
 * grey; but no red may be called blue.
 */
export function mayBeCalled(family: ColourFamily, rgb: readonly [number, number, number]): boolean {
  const { L, c, h } = oklch(rgb);
  const hue = (from: number, to: number) => (from <= to ? h >= from && h <= to : h >= from || h <= to);
  switch (family) {
    case 'black':
      return L < 0.46 && c < 0.08;
    case 'white':
      return L > 0.66 && c < 0.085;
    case 'grey':
      return c < 0.05;
    case 'silver':
      return c < 0.05 && L > 0.35;
    case 'beige':
      return L > 0.5 && c < 0.1 && (c < 0.02 || hue(30, 120));
    case 'brown':
      return L < 0.82 && hue(10, 110);
    case 'gold':
      return hue(50, 125) || c < 0.05;
    case 'blue':
      return c < 0.04 ? L < 0.85 && hue(180, 330) : hue(195, 295);
    case 'green':
      return hue(85, 215);
    case 'red':
      return hue(350, 55);
    case 'pink':
      return hue(320, 65) && L > 0.45;
    case 'purple':
      return hue(265, 355);
    case 'yellow':
      return hue(60, 125) && L > 0.45;
    case 'orange':
      return hue(20, 85) && c > 0.04;
  }
}

type Rgb = [number, number, number];

/** The colour of the thing on a studio picture: the median of what stands out from the backdrop, or of the middle. */
export async function seenColour(file: string): Promise<Rgb> {
  const [w, h] = [60, 75];
  const data = await sharp(file).resize(w, h, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const at = (i: number): Rgb => [data[i]!, data[i + 1]!, data[i + 2]!];
  const ground = at(0);
  const standing: Rgb[] = [];
  const middle: Rgb[] = [];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const pixel = at((y * w + x) * 3);
      const away = Math.max(...pixel.map((value, c) => Math.abs(value - ground[c]!)));
      if (away > 60 || Math.max(...pixel) - Math.min(...pixel) > 24) standing.push(pixel);
      if (Math.abs(x - w / 2) < 12 && Math.abs(y - h / 2) < 15) middle.push(pixel);
    }
  const seen = standing.length > 110 ? standing : middle;
  const median = (c: 0 | 1 | 2) => seen.map((pixel) => pixel[c]).sort((a, b) => a - b)[seen.length >> 1]!;
  return [median(0), median(1), median(2)];
}
