import type { Context, Hono } from 'hono';
import { languageOf } from '#contract/languages.ts';
import { gender as genderSchema } from '#contract/primitives.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/refused.ts';
import type { MediaPlaces } from '../../media/places.ts';
import { ShareImages, type ShareImage } from './share-images.ts';

/** For ever under its own version, which the web writes into the address; else an hour, as prices change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/**
 * `GET /media/og/product/{spuId}?v=` and `GET /media/og/shop[/{gender}]?lang=`: the pictures of shared links. What is drawn
 * follows from the data alone, so a made-up version costs nobody anything.
 */
export function mountShareImages(app: Hono, deps: Deps, { masters, cache }: MediaPlaces): void {
  const images = new ShareImages(deps, masters, cache);
  app.get('/media/og/product/:spuId{[1-9][0-9]{0,9}}', async (c) =>
    answer(c, await images.ofStyle(Number(c.req.param('spuId')))),
  );
  app.get('/media/og/shop/:gender?', async (c) => {
    const named = c.req.param('gender');
    const gender = genderSchema.safeParse(named);
    if (named !== undefined && !gender.success) throw notFound();
    const language = languageOf(c.req.query('lang'), null);
    return answer(c, await images.ofShop(gender.data ?? null, language));
  });
}

function answer(c: Context, { bytes, version }: ShareImage): Response {
  const headers = {
    etag: `"${version}"`,
    'cache-control': c.req.query('v') === version ? FOR_EVER : AN_HOUR,
  };
  if (c.req.header('if-none-match')?.replace(/^W\//, '') === headers.etag) return c.body(null, 304, headers);
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    'content-type': 'image/jpeg',
    'content-length': String(bytes.byteLength),
    'x-content-type-options': 'nosniff',
  });
}
