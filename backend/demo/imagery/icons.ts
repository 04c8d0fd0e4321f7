import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { packageRoot } from '../../package-root.ts';

const INK = '#171614';
const PAPER = '#ffffff';
/** The mark: the O of the wordmark, a thin ring with a high contrast of stroke, in a square of 32. */
const MARK =
  'M16 4.5c6.4 0 10.6 4.7 10.6 11.5S22.4 27.5 16 27.5 5.4 22.8 5.4 16 9.6 4.5 16 4.5Zm0 1.3c-4.5 0-7.3 4-7.3 10.2s2.8 10.2 7.3 10.2 7.3-4 7.3-10.2S20.5 5.8 16 5.8Z';

/** The mark on ink; `share` of the square that it takes, so that masks cut no stroke. */
function markSvg(size: number, share: number): Buffer {
  const inset = (32 - 32 * share) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" fill="${INK}"/>` +
      `<path transform="translate(${inset} ${inset}) scale(${share})" fill="${PAPER}" fill-rule="evenodd" d="${MARK}"/></svg>`,
  );
}

const png = (size: number, share = 1) =>
  sharp(markSvg(size, share), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An .ico is a list of PNGs with a directory before them. */
function icoOf(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  images.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += data.length;
  });
  return Buffer.concat([head, ...images.map((image) => image.data)]);
}

/** The icons of the app, by their name in `public`. */
export async function icons(): Promise<Record<string, Buffer>> {
  const sized = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(size) })));
  return {
    'favicon.ico': icoOf(sized),
    'apple-touch-icon.png': await png(180, 0.86),
    'icon-192.png': await png(192),
    'icon-512.png': await png(512),
    'icon-maskable-512.png': await png(512, 0.72),
  };
}

export async function writeIcons() {
  for (const [name, data] of Object.entries(await icons()))
    writeFileSync(join(packageRoot(), 'public', name), data);
}
