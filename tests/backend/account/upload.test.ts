import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as account from '#contract/account.ts';
import { envelope } from '#contract/envelope.ts';
import { UPLOAD_BYTES_MAX } from '#contract/limits.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

type Mime = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.registerUser()).token;
});
afterAll(() => backend.close());

async function promise(bytes: Uint8Array, mime: Mime, as = token) {
  const body = { files: [{ checksum: sha256(bytes), mime }] };
  return (await backend.call(account.requestUploads, { token: as, body })).data[0]!;
}

async function post(
  url: string,
  fields: Record<string, string>,
  bytes: Uint8Array | null,
  as: string | null = token,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (bytes) form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'picture');
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {};
  const response = await backend.app.request(url, { method: 'POST', body: form, headers });
  return { status: response.status, ...envelope.parse(await response.json()) };
}

const jpeg = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } }).jpeg();

/** A phone's picture: lying on its side, with a position. */
const phonePicture = () =>
  jpeg(3000, 2000)
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('uploading a picture', () => {
  it('stores it upright, at most 2048 px, as WebP without EXIF or position', async () => {
    const bytes = await phonePicture();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const place = await promise(bytes, 'image/jpeg');
    expect(place.url).toMatch(/^\/media\/upload\/[\w-]{20,}$/);
    const answer = await post(place.url, place.fields, bytes);
    expect(answer.code).toBe(200);
    const data = account.uploadAnswer.parse(answer.data);
    expect(data).toEqual({ imageUrl: place.url, width: 1365, height: 2048 });
    const stored = await sharp([...backend.files.values()].at(-1)!.bytes).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 1365, height: 2048 });
    expect([stored.exif, stored.icc, stored.xmp, stored.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);

    const shown = await backend.app.request(`${data.imageUrl}?w=320`, { headers: { accept: 'image/webp' } });
    expect(shown.headers.get('content-type')).toBe('image/webp');
    // The same file again is fine and changes nothing.
    expect((await post(place.url, place.fields, bytes)).data).toEqual(data);
  });

  it.each(['png', 'webp', 'avif'] as const)('takes %s and leaves small ones their size', async (format) => {
    const bytes = await jpeg(80, 60).toFormat(format).toBuffer();
    const place = await promise(bytes, `image/${format}`);
    expect((await post(place.url, place.fields, bytes)).data).toMatchObject({ width: 80, height: 60 });
  });

  it('promises several places at once', async () => {
    const files = [1, 2, 3].map((n) => ({ checksum: sha256(Buffer.from([n])), mime: 'image/png' as const }));
    const { data } = await backend.call(account.requestUploads, { token, body: { files } });
    expect(new Set(data.map((place) => place.url)).size).toBe(3);
  });
});

describe('lies are refused', () => {
  const expectRejected = (answer: { status: number; data?: unknown }) => {
    expect(answer.status).toBe(400);
    expect(answer.data).toEqual({ reason: 'upload-rejected' });
  };

  it('other bytes than promised', async () => {
    const place = await promise(await jpeg().toBuffer(), 'image/jpeg');
    expectRejected(await post(place.url, place.fields, await jpeg(10, 10).toBuffer()));
  });

  it('another type than promised', async () => {
    const bytes = await jpeg().png().toBuffer();
    const place = await promise(bytes, 'image/jpeg');
    expectRejected(await post(place.url, place.fields, bytes));
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>'],
    ['an animation', 'GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000'],
    ['a torn picture', '\u00ff\u00d8\u00ff\u00e0 and then nothing of a JPEG'],
  ])('%s for a picture', async (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    const place = await promise(bytes, 'image/jpeg');
    expectRejected(await post(place.url, place.fields, bytes));
    expect(backend.files.has(`uploads/${place.url.split('/').pop()}.webp`)).toBe(false);
  });

  it('a picture that unpacks to more than 40 megapixels', async () => {
    const bytes = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bytes.byteLength).toBeLessThan(1_000_000);
    const place = await promise(bytes, 'image/png');
    expectRejected(await post(place.url, place.fields, bytes));
  });

  it('more than 20 MB, whether just above or far', async () => {
    const bytes = Buffer.alloc(UPLOAD_BYTES_MAX + 1, 7);
    const place = await promise(bytes, 'image/png');
    expectRejected(await post(place.url, place.fields, bytes));
    const far = await post(place.url, place.fields, Buffer.alloc(UPLOAD_BYTES_MAX + 2_000_000));
    expect(far.status).toBe(400);
  });

  it('a signature of another place, a wrong one, or none', async () => {
    const bytes = await jpeg().toBuffer();
    const place = await promise(bytes, 'image/jpeg');
    const other = await promise(bytes, 'image/jpeg');
    expectRejected(await post(place.url, other.fields, bytes));
    expectRejected(await post(place.url, {}, bytes));
    const later = String(Number(place.fields.expires) + 1);
    expectRejected(await post(place.url, { ...place.fields, expires: later }, bytes));
  });

  it('a permission that ran out', async () => {
    const bytes = await jpeg().toBuffer();
    const place = await promise(bytes, 'image/jpeg');
    backend.clock.advance(61 * 60_000);
    expectRejected(await post(place.url, place.fields, bytes));
  });

  it("somebody else's place, an unknown one, or nobody", async () => {
    const bytes = await jpeg().toBuffer();
    const place = await promise(bytes, 'image/jpeg');
    const { token: stranger } = await backend.registerUser();
    expect((await post(place.url, place.fields, bytes, stranger)).status).toBe(404);
    expect((await post('/media/upload/nowhere', place.fields, bytes)).status).toBe(404);
    expect((await post(place.url, place.fields, bytes, null)).status).toBe(403);
  });

  it('no file, or no form', async () => {
    const place = await promise(await jpeg().toBuffer(), 'image/jpeg');
    expectRejected(await post(place.url, place.fields, null));
    const response = await backend.app.request(place.url, {
      method: 'POST',
      body: 'text',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(400);
  });

  it('types and checksums the contract does not know', async () => {
    const ask = (file: object) =>
      backend.call(account.requestUploads, { token, body: { files: [file] } as never });
    expect((await ask({ checksum: 'a'.repeat(64), mime: 'image/svg+xml' })).status).toBe(422);
    expect((await ask({ checksum: 'short', mime: 'image/png' })).status).toBe(422);
  });
});
