import sharp, { type OverlayOptions } from 'sharp';
import { outline, widthOf, wrapped, type Lettering } from './outlines.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** A 4:5 picture over the whole height. */
const PICTURE = 504;
const EDGE = 64;

const paper = '#ffffff';
const ink = '#171614';
const grey = '#55524c';
const tile = '#ecebe9';

const brandLetters: Lettering = { voice: 'sans', size: 30 };
const nameLetters: Lettering = { voice: 'serif', size: 62 };
const priceLetters: Lettering = { voice: 'sans', size: 44 };
const mark: Lettering = { voice: 'serif', size: 30, tracking: 0.13 };

/** The picture of a style for shared links: its photograph, then brand, name and price on paper. JPEG, 1200 × 630. */
export async function styleImage(
  photograph: Uint8Array,
  words: { brand: string; name: string; price: string | null },
): Promise<Uint8Array> {
  const x = PICTURE + EDGE;
  const room = WIDTH - x - EDGE;
  const names = wrapped(words.name, nameLetters, room, 3);
  const brand = wrapped(words.brand, brandLetters, room, 1)[0] ?? '';
  const top = 150;
  const text = [
    outline(brand, brandLetters, { x, y: top, fill: ink, bold: 1.2 }),
    ...names.map((line, index) => outline(line, nameLetters, { x, y: top + 80 + index * 68, fill: ink })),
    words.price === null
      ? ''
      : outline(words.price, priceLetters, {
          x,
          y: top + 80 + (names.length - 1) * 68 + 84,
          fill: ink,
          bold: 1.6,
        }),
    outline('OFFCUT', mark, { x, y: HEIGHT - EDGE, fill: grey }),
  ].join('');
  const picture = await sharp(photograph)
    .autoOrient()
    .resize({ width: PICTURE, height: HEIGHT, fit: 'cover' })
    .flatten({ background: tile })
    .toBuffer();
  return compose([{ input: picture, left: 0, top: 0 }], text);
}

/** The picture of every other page: up to four photographs that touch, the wordmark and its line below. */
export async function shopImage(photographs: readonly Uint8Array[], line: string): Promise<Uint8Array> {
  const width = Math.floor(WIDTH / photographs.length);
  const height = 430;
  const pictures = await Promise.all(
    photographs.map(async (bytes, index) => ({
      input: await sharp(bytes)
        .autoOrient()
        // Two pixels of paper between them, as in the shop's lists.
        .resize({ width: width - (index < photographs.length - 1 ? 2 : 0), height, fit: 'cover' })
        .flatten({ background: tile })
        .toBuffer(),
      left: index * width,
      top: 0,
    })),
  );
  const big: Lettering = { voice: 'serif', size: 92, tracking: 0.1 };
  const small: Lettering = { voice: 'serif', size: 36 };
  const y = HEIGHT - 72;
  const text = [
    outline('OFFCUT', big, { x: EDGE, y, fill: ink }),
    outline(line, small, { x: WIDTH - EDGE - widthOf(line, small), y, fill: grey }),
  ].join('');
  return compose(pictures, text);
}

function compose(pictures: OverlayOptions[], text: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${text}</svg>`;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite([...pictures, { input: Buffer.from(svg), left: 0, top: 0 }])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}
