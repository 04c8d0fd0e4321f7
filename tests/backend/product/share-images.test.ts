import { eq } from 'drizzle-orm';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spus } from '#backend/db/schema/catalog.ts';
import { outline, widthOf, wrapped, type Lettering } from '#backend/media/outlines.ts';
import { shareVersion } from '#contract/share-image.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let folder: string;
let backend: TestBackend;
let spuId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offcut-share-'));
  await mkdir(join(folder, 'images/products'), { recursive: true });
  const red = sharp({ create: { width: 400, height: 500, channels: 3, background: '#c01010' } });
  await writeFile(join(folder, 'images/products/red-0.png'), await red.png().toBuffer());
  backend = await createTestBackend({
    media: { imagesFolder: join(folder, 'images'), cacheFolder: join(folder, 'cache') },
  });
  const seller = await backend.user();
  const spu = await backend.spu({ name: 'Boiled wool jacket', thumbnail: '/media/catalog/products/red-0' });
  spuId = spu.id;
  await backend.offer({ spuId, userId: seller.id, priceMinor: 16_800 });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  backend.app.request(`/media/og/${path}`, { headers });

/** Share of dark pixels in the right half: letters on paper. */
async function inkIn(bytes: ArrayBuffer): Promise<number> {
  const { data } = await sharp(Buffer.from(bytes))
    .extract({ left: 520, top: 0, width: 680, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

describe('the picture of a style', () => {
  it('shows its photograph and its words, 1200 × 630', async () => {
    const answer = await get(`product/${spuId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await answer.arrayBuffer();
    const image = sharp(Buffer.from(bytes));
    expect(await image.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const corner = await image.clone().extract({ left: 0, top: 0, width: 500, height: 630 }).png().toBuffer();
    const left = await sharp(corner).stats();
    expect(left.channels[0]!.mean).toBeGreaterThan(150);
    expect(left.channels[1]!.mean).toBeLessThan(60);
    expect(await inkIn(bytes)).toBeGreaterThan(0.01);
  });

  it('may be kept for ever under its version only, which follows from what is drawn', async () => {
    const plain = await get(`product/${spuId}`);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
    const version = plain.headers.get('etag')!.slice(1, -1);
    const spu = (await backend.db.select().from(spus).where(eq(spus.id, spuId)))[0]!;
    const shown = {
      brand: spu.brandName,
      name: spu.name,
      thumbnail: spu.thumbnail,
      ask: 168,
      currency: 'USD',
    };
    expect(version).toBe(shareVersion(shown));
    expect(shareVersion({ ...shown, ask: 169 })).not.toBe(version);
    expect((await get(`product/${spuId}?v=${version}`)).headers.get('cache-control')).toContain('immutable');
    expect((await get(`product/${spuId}?v=other`)).headers.get('cache-control')).not.toContain('immutable');
    const again = await get(`product/${spuId}`, { 'if-none-match': `"${version}"` });
    expect(again.status).toBe(304);
  });

  it('is drawn without a price when nobody asks one', async () => {
    const quiet = await backend.spu({
      thumbnail: '/media/catalog/products/red-0',
      name: 'Boiled wool jacket',
    });
    const [without, priced] = await Promise.all([get(`product/${quiet.id}`), get(`product/${spuId}`)]);
    expect(await inkIn(await without.arrayBuffer())).toBeLessThan(await inkIn(await priced.arrayBuffer()));
  });

  it('is not there for styles that are not shown, and for nonsense', async () => {
    const hidden = await backend.spu({ status: 'Unavailable', thumbnail: '/media/catalog/products/red-0' });
    for (const path of [`product/${hidden.id}`, 'product/999999', 'product/0', 'product/x', 'shop/dogs', 'x'])
      expect((await get(path)).status).toBe(404);
  });
});

it('lists and the front page share a picture of what is looked at most', async () => {
  for (const path of ['shop', 'shop/women']) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  }
});

it('the line of lists is in the language of the page, where the fonts have its letters', async () => {
  const version = async (query: string) => (await get(`shop${query}`)).headers.get('etag');
  const english = await version('');
  expect(await version('?lang=de')).not.toBe(english);
  expect(await version('?lang=ja')).toBe(await version('?lang=ar'));
  expect(await version('?lang=ja')).not.toBe(english);
  expect(await version('?lang=tlh')).toBe(english);
});

describe('lettering', () => {
  const serif: Lettering = { voice: 'serif', size: 60 };

  it('breaks between words and ends what does not fit', () => {
    const lines = wrapped('A very long name of a coat that never ends at all, really', serif, 400, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, serif)).toBeLessThanOrEqual(400);
    expect(wrapped('Unbreakable'.repeat(9), serif, 400, 2)[0]).toMatch(/…$/);
  });

  it('leaves out letters that the fonts do not have, and draws no markup', () => {
    expect(wrapped('Coat 外套 <b>', serif, 900, 1)).toEqual(['Coat <b>']);
    expect(outline('<script>', serif, { x: 0, y: 0, fill: '#000' })).toMatch(
      /^<path d="[MLQCZ\d. -]+" fill="#000"\/>$/,
    );
  });
});
