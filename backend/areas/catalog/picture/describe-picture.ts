import sharp from 'sharp';
import { pictureWork } from '../../../media/picture-work.ts';
import { describeFigure, mirrored, type Descriptor } from './descriptor.ts';
import { cutFigure, type Figure } from './figure.ts';

const PIXELS_MAX = 40_000_000;
/** Enough to see what it is, little enough to be quick. */
const EDGE = 128;

/** The backdrop of the catalogue's pictures (`--tile`), and how far from it a wall may be that is only lit otherwise. */
const BACKDROP = [236, 235, 233] as const;
const DARKEST_WALL = 90;
const MOST_COLOUR = 60;

interface Pixels {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** What a catalogue picture looks like. Throws when it cannot be read. */
export async function describePicture(bytes: Uint8Array): Promise<Descriptor> {
  return describeFigure(figureOf(await readPixels(bytes)));
}

/**
 * What a shopper's picture may be of: as it is, and as it would look in the light of the catalogue where it stands before
 * a pale wall; both in a mirror too, as bags hang on either shoulder.
 */
export async function describeAllWays(bytes: Uint8Array): Promise<Descriptor[]> {
  const pixels = await readPixels(bytes);
  const relit = inCatalogueLight(pixels);
  return [pixels, ...(relit ? [relit] : [])].flatMap((one) => {
    const figure = figureOf(one);
    return [describeFigure(figure), describeFigure(mirrored(figure))];
  });
}

const figureOf = ({ rgb, width, height }: Pixels): Figure => cutFigure(rgb, width, height);

/** The picture with its edge as bright and as grey as the catalogue's backdrop; null where the edge is no pale wall. */
function inCatalogueLight({ rgb, width, height }: Pixels): Pixels | null {
  const edge = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const wall = BACKDROP.map((_, channel) => {
    const values = edge.map((at) => rgb[at * 3 + channel]!).sort((a, b) => a - b);
    return values[values.length >> 1]!;
  });
  if (Math.min(...wall) < DARKEST_WALL || Math.max(...wall) - Math.min(...wall) > MOST_COLOUR) return null;
  return {
    rgb: rgb.map((value, at) => Math.min(255, (value * BACKDROP[at % 3]!) / wall[at % 3]!)),
    width,
    height,
  };
}

function readPixels(bytes: Uint8Array): Promise<Pixels> {
  return pictureWork.run(async () => {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: EDGE, height: EDGE, fit: 'inside' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { rgb: rgbOf(data, info.channels), width: info.width, height: info.height };
  });
}

/** Grey pictures have one channel. */
function rgbOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let at = 0; at < data.length / channels; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      rgb[at * 3 + channel] = data[at * channels + (channels < 3 ? 0 : channel)]!;
  return rgb;
}
