import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DiskCache } from '#backend/media/disk-cache.ts';
import { WorkQueue } from '#backend/media/work-queue.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const AVIF = 'image/avif,image/webp,*/*';
const WEBP = 'image/webp,*/*';

let folder: string;
let backend: TestBackend;

/** Noise, so that qualities show in the sizes. */
async function picture(width: number, height: number): Promise<Sharp> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offcut-media-'));
  await mkdir(join(folder, 'images/products'), { recursive: true });
  const master = await (await picture(1000, 1250)).avif({ effort: 0, quality: 40 }).toBuffer();
  await writeFile(join(folder, 'images/products/a1-0.avif'), master);
  for (let n = 0; n < 12; n += 1) await writeFile(join(folder, `images/products/burst-${n}.avif`), master);
  await writeFile(
    join(folder, 'images/products/clear-0.png'),
    await sharp({
      create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer(),
  );
  await writeFile(join(folder, 'secret.avif'), master);
  backend = await createTestBackend({
    media: { imagesFolder: join(folder, 'images'), cacheFolder: join(folder, 'cache') },
  });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  backend.app.request(`/media/${path}`, { headers });

async function sizeOf(response: Response) {
  const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width: found.width, height: found.height, format: found.format };
}

describe('pictures by width and format', () => {
  it.each([
    [AVIF, 'image/avif', 'heif'],
    [WEBP, 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['', 'image/jpeg', 'jpeg'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
  ])('answers Accept %j with %s', async (accept, type, format) => {
    const response = await get('catalog/products/a1-0?w=320', accept ? { accept } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept, Save-Data');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sizeOf(response)).toEqual({ width: 320, height: 400, format });
  });

  it('never enlarges, and serves the master itself when that is what was asked for', async () => {
    expect((await sizeOf(await get('catalog/products/a1-0?w=1600', { accept: WEBP }))).width).toBe(1000);
    const wide = Buffer.from(
      await (await get('catalog/products/a1-0?w=1600', { accept: AVIF })).arrayBuffer(),
    );
    const same = Buffer.from(
      await (await get('catalog/products/a1-0?w=1000', { accept: AVIF })).arrayBuffer(),
    );
    const withoutWidth = Buffer.from(
      await (await get('catalog/products/a1-0', { accept: AVIF })).arrayBuffer(),
    );
    const master = await readFile(join(folder, 'images/products/a1-0.avif'));
    expect(wide.equals(master) && same.equals(master) && withoutWidth.equals(master)).toBe(true);
  });

  it('sends smaller files to those who save data', async () => {
    for (const accept of [AVIF, WEBP, '*/*']) {
      const full = await (await get('catalog/products/a1-0?w=640', { accept })).arrayBuffer();
      const saving = await (
        await get('catalog/products/a1-0?w=640', { accept, 'save-data': 'on' })
      ).arrayBuffer();
      expect(saving.byteLength).toBeLessThan(full.byteLength);
    }
  });

  it('puts transparent pictures on white where the format has no transparency', async () => {
    const response = await get('catalog/products/clear-0?w=320', { accept: '*/*' });
    const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });

  it('knows a picture by its ETag, without making it again', async () => {
    const first = await get('catalog/products/a1-0?w=320', { accept: AVIF });
    const etag = first.headers.get('etag')!;
    const again = await get('catalog/products/a1-0?w=320', {
      accept: AVIF,
      'if-none-match': `W/"x", ${etag}`,
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    const other = await get('catalog/products/a1-0?w=640', { accept: AVIF, 'if-none-match': etag });
    expect(other.status).toBe(200);
    const format = await get('catalog/products/a1-0?w=320', { accept: '*/*', 'if-none-match': etag });
    expect(format.status).toBe(200);
  });

  it.each([
    'catalog/products/a1-0?w=321',
    'catalog/products/a1-0?w=0',
    'catalog/products/a1-0?w=1e3',
    'catalog/products/a1-0?w=99999',
  ])('refuses the width of %s', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it.each([
    'catalog/products/none-0',
    'catalog/products/a1-0.avif',
    'catalog/../secret',
    'catalog/..%2fsecret',
    'catalog/%2e%2e/secret',
    'catalog/products/..%5c..%5csecret',
    'catalog//secret',
    'catalog/products',
    'catalog/products/a1-0%00',
    'upload/../../secret',
    'upload/unknown-key',
    'other/products/a1-0',
    '',
  ])('has nothing at %j', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  });

  it('serves uploads from the storage', async () => {
    const bytes = await (await picture(1200, 900)).webp().toBuffer();
    backend.files.set('uploads/some-key.webp', { bytes, contentType: 'image/webp' });
    const small = await get('upload/some-key?w=320', { accept: '*/*' });
    expect(await sizeOf(small)).toEqual({ width: 320, height: 240, format: 'jpeg' });
    const full = await get('upload/some-key?w=1600', { accept: WEBP });
    expect(Buffer.from(await full.arrayBuffer()).equals(bytes)).toBe(true);
  });
});

describe('making pictures', () => {
  it('makes each once however many ask, and keeps it', async () => {
    const encoded = vi.spyOn(sharp.prototype, 'toBuffer');
    const paths = Array.from({ length: 12 }, (_, n) => `catalog/products/burst-${n}?w=640`);
    const responses = await Promise.all([...paths, ...paths].map((path) => get(path, { accept: WEBP })));
    expect(responses.every((response) => response.status === 200)).toBe(true);
    expect(encoded.mock.calls.length).toBe(12);
    await Promise.all(paths.map((path) => get(path, { accept: WEBP })));
    expect(encoded.mock.calls.length).toBe(12);
    encoded.mockRestore();
  });

  it('works on no more at a time than it was told, in order, and goes on after a failure', async () => {
    const queue = new WorkQueue(2);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const job = (n: number) => async () => {
      most = Math.max(most, (running += 1));
      order.push(n);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (n === 1) throw new Error('broken');
      return n;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => queue.run(job(n))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect([running, queue.length]).toEqual([0, 0]);
  });

  it('makes AVIF in haste while many wait, and well when there is time again', async () => {
    const paths = Array.from({ length: 12 }, (_, n) => `catalog/products/burst-${n}?w=320`);
    const tagsOf = (responses: Response[]) => responses.map((response) => response.headers.get('etag')!);
    const crowd = await Promise.all(paths.map((path) => get(path, { accept: AVIF })));
    expect(new Set(crowd.map((response) => response.headers.get('content-type')))).toEqual(
      new Set(['image/avif']),
    );
    const calm: Response[] = [];
    for (const path of paths) calm.push(await get(path, { accept: AVIF }));
    const hasty = tagsOf(crowd).flatMap((tag, n) => (tag === tagsOf(calm)[n] ? [] : [{ tag, n }]));
    // The first two found the places free, and two may wait.
    expect(hasty.length).toBeGreaterThanOrEqual(6);
    expect(hasty.length).toBeLessThanOrEqual(10);
    const { tag, n } = hasty[0]!;
    expect((await get(paths[n]!, { accept: AVIF, 'if-none-match': tag })).status).toBe(304);
    const sizes = await Promise.all([crowd[n]!, calm[n]!].map(async (one) => (await one.blob()).size));
    expect(sizes[0]).not.toBe(sizes[1]);
  });

  it('bounds the cache and throws the least recently used away', async () => {
    const place = join(folder, 'bounded');
    const cache = new DiskCache(place, 1000);
    for (let n = 0; n < 10; n += 1) {
      await cache.put(`k${n}`, new Uint8Array(100).fill(n));
      const old = new Date(Date.now() - (20 - n) * 86_400_000);
      await utimes(join(place, `k${n}`.slice(0, 2), `k${n}`), old, old);
    }
    expect(await cache.get('k0')).toEqual(Buffer.alloc(100));
    // Reading k0 renewed it; the next one over the bound pushes out k1 and k2.
    await vi.waitFor(async () => {
      expect((await stat(join(place, 'k0', 'k0'))).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
    });
    await cache.put('k10', new Uint8Array(100));
    expect(await cache.get('k0')).not.toBeNull();
    expect(await cache.get('k1')).toBeNull();
    expect(await cache.get('k2')).toBeNull();
    expect(await cache.get('k10')).not.toBeNull();
    const left = (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(left.length).toBe(9);
    expect(left.some((entry) => entry.name.endsWith('.part'))).toBe(false);
  });
});
