import sharp from 'sharp';
import { pictureWork } from '../../../media/picture-work.ts';
import { describeFigure, mirrored, type Descriptor } from './descriptor.ts';
import { cutFigure, type Figure } from './figure.ts';

const PIXELS_MAX = 40_000_000;
/** Enough to see what it is, little enough to be quick. */
const EDGE = 128;

/** What a catalogue picture looks like. Throws when it cannot be read. */
export async function describePicture(bytes: Uint8Array): Promise<Descriptor> {
  return describeFigure(await readFigure(bytes));
}

/** What a shopper's picture looks like, as it is and in a mirror: bags hang on either shoulder. */
export async function describeBothWays(bytes: Uint8Array): Promise<[Descriptor, Descriptor]> {
  const figure = await readFigure(bytes);
  return [describeFigure(figure), describeFigure(mirrored(figure))];
}

function readFigure(bytes: Uint8Array): Promise<Figure> {
  return pictureWork.run(async () => {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: EDGE, height: EDGE, fit: 'inside' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return cutFigure(rgbOf(data, info.channels), info.width, info.height);
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
