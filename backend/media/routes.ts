import type { Context, Hono } from 'hono';
import { badRequest, notFound } from '../http/refused.ts';
import { findMaster, type Master } from './masters.ts';
import type { MediaPlaces } from './places.ts';
import { Pictures, variantKey } from './pictures.ts';
import {
  acceptedFormats,
  contentTypes,
  hastyOf,
  mediaWidths,
  readWidth,
  type MediaFormat,
  type Variant,
} from './variant.ts';

/**
 * `GET /media/{path}?w=`: pictures in the width, and the best format, that the client takes. An
 * address stands for one picture for ever, so answers may be kept for ever; `Vary` keeps formats apart.
 */
export function mountMedia(app: Hono, { masters, cache }: MediaPlaces): void {
  const pictures = new Pictures(cache);

  app.get('/media/*', async (c) => {
    const width = readWidth(c.req.query('w'));
    if (!width) throw badRequest(`Pictures come in the widths ${mediaWidths.join(', ')}.`);
    const master = await findMaster(c.req.path.slice('/media/'.length), masters);
    if (!master) throw notFound();
    const saveData = c.req.header('save-data')?.toLowerCase() === 'on';
    const formats = acceptedFormats(c.req.header('accept'));
    const variants = formats.map((format): Variant => ({ width, format, saveData, hasty: false }));

    const known = (c.req.header('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    const same = variants
      .flatMap((variant) => [variant, hastyOf(variant) ?? []].flat())
      .find((variant) => known.includes(etagOf(master, variant)));
    if (same) return c.body(null, 304, headersOf(master, same));

    const [best] = variants;
    const made = best && (await pictures.get(master, best));
    if (!made) throw notFound();
    return answer(c, made.bytes, headersOf(master, made.variant), made.variant.format);
  });
}

function answer(
  c: Context,
  bytes: Uint8Array,
  headers: Record<string, string>,
  format: MediaFormat,
): Response {
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    'content-type': contentTypes[format],
    'content-length': String(bytes.byteLength),
    'x-content-type-options': 'nosniff',
  });
}

const etagOf = (master: Master, variant: Variant) => `"${variantKey(master, variant)}"`;

function headersOf(master: Master, variant: Variant): Record<string, string> {
  return {
    etag: etagOf(master, variant),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept, Save-Data',
  };
}
