import sharp from 'sharp';
import type { UPLOAD_TYPES } from '#contract/limits.ts';
import { badRequest } from '../../http/refused.ts';
import { pictureWork } from '../../media/picture-work.ts';

export type UploadType = (typeof UPLOAD_TYPES)[number];

const PIXELS_MAX = 40_000_000;
/** Longest edge in px and quality of what is kept (I9). */
const EDGE_MAX = 2048;
const QUALITY = 82;

/**
 * What the bytes themselves say they are; null for anything that is no picture of ours. Decoders for other formats
 * (SVG, PDF, TIFF …) are never let near uploaded bytes.
 */
export function sniff(bytes: Buffer): UploadType | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (bytes.readUInt32BE(0) === 0x89504e47) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  // The brands of an ISO media file: the major one, a version, then the compatible ones.
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), bytes.length, 64));
  if (/avif|avis/.test(brands)) return 'image/avif';
  return /heic|heix|hevc|heim|heis|mif1|msf1/.test(brands) ? 'image/heic' : null;
}

/**
 * Makes a safe picture of uploaded bytes: really of type `mime`, at most 40 megapixels, upright, at most 2048 px
 * on the longer edge, as WebP without EXIF, GPS, profiles or comments (I9, I11). Throws 400 `upload-rejected`.
 */
export async function reencode(
  bytes: Buffer,
  mime: UploadType,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const real = sniff(bytes);
  if (!real) throw rejected('Please choose JPEG, PNG, WebP, AVIF or HEIC pictures.');
  if (real !== mime) throw rejected('This picture is not of the type it claims to be.');
  return pictureWork.run(async () => {
    try {
      // limitInputPixels is checked against the header, before anything is decoded.
      const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
        .autoOrient()
        .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (error) {
      if (String(error).includes('pixel limit'))
        throw rejected('This picture is too large: 40 megapixels at most.');
      if (mime === 'image/heic')
        throw rejected('This HEIC picture could not be read. Please choose JPEG instead.');
      throw rejected('This picture could not be read.');
    }
  });
}

export const rejected = (message: string) => badRequest(message, 'upload-rejected');
