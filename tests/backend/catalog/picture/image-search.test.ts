import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '#contract/envelope.ts';
import { searchByImage } from '#contract/search.ts';
import { describePictures } from '#backend/areas/catalog/picture/describe-pictures.ts';
import { pictureDescriptors } from '#backend/db/schema/catalog.ts';
import { pictures } from '#backend/demo/pictures.ts';
import { packageRoot } from '#backend/package-root.ts';
import { createTestBackend, type TestBackend } from '../../../support/backend.ts';

/** A few kinds of thing in several colours each, with black boots and shoes among them. */
const shown = pictures.filter((picture) => /^(m04|m12|m17|m19|w16|w18|w20|w24)/.test(picture.key));
const fileOf = (url: string) =>
  readFile(join(packageRoot(), `backend/demo/images${url.slice('/media/catalog'.length)}.avif`));

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  for (const picture of shown) {
    const front = picture.views[0]!;
    await backend.spu({
      name: `${picture.colourName} ${picture.shape.noun}`,
      category1: picture.shape.category1,
      category2: picture.shape.category2,
      color: picture.colour,
      gender: picture.genders[0]!,
      thumbnail: front.imageUrl,
      images: [front],
    });
  }
  await describePictures(backend.deps, () => false, 0);
}, 120_000);
afterAll(() => backend.close());

async function upload(bytes: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], 'photo.jpg'));
  const response = await backend.app.request(`${API_BASE}${searchByImage.path}`, {
    method: 'POST',
    body: form,
  });
  const body = (await response.json()) as { data: unknown; msg: string };
  return { status: response.status, body };
}
async function foundFor(bytes: Uint8Array, fields?: Record<string, string>) {
  const { status, body } = await upload(bytes, fields);
  expect(status).toBe(200);
  return searchByImage.answer.parse(body.data).map((hit) => hit.spu);
}

type Change = (image: Sharp, width: number, height: number) => Sharp;
const changes: [string, Change][] = [
  ['re-encoded, small and poor', (image) => image.resize(300).jpeg({ quality: 35 })],
  [
    'cropped',
    (image, width, height) =>
      image
        .extract({
          left: Math.round(width * 0.06),
          top: Math.round(height * 0.04),
          width: Math.round(width * 0.86),
          height: Math.round(height * 0.9),
        })
        .webp(),
  ],
  ['mirrored', (image) => image.flop().jpeg()],
  ['brighter', (image) => image.modulate({ brightness: 1.2 }).jpeg()],
  ['darker and with other colours of light', (image) => image.linear([0.86, 0.84, 0.8], [0, 0, 0]).png()],
];

describe.each(changes)('a catalogue picture, %s,', (_, change) => {
  it('finds its style', async () => {
    const missed: string[] = [];
    for (const [at, picture] of shown.entries()) {
      // Each change has other pictures to prove itself with.
      if (at % changes.length !== changes.findIndex(([name]) => name === _)) continue;
      const url = picture.views[0]!.imageUrl;
      const original = await fileOf(url);
      const { width, height } = await sharp(original).metadata();
      const found = await foundFor(await change(sharp(original), width, height).toBuffer());
      expect(found.length).toBeLessThanOrEqual(5);
      if (!found.some((spu) => spu.thumbnail === url)) missed.push(picture.key);
    }
    expect(missed).toEqual([]);
  }, 120_000);
});

it('a photo of black boots on a floor finds them first, then other shoes', async () => {
  const boots = shown.find((picture) => picture.key === 'm19c2')!;
  const found = await foundFor(await fileOf(boots.snapshots[0]!.imageUrl));
  expect(found[0]).toMatchObject({ category2: 'boots', color: 'black' });
  expect(found.slice(0, 3).map((spu) => spu.category1)).toEqual(['shoes', 'shoes', 'shoes']);
});

it('finds what is on show, for the gender that is asked for', async () => {
  const url = shown.find((picture) => picture.key === 'm04')!.views[0]!.imageUrl;
  const bytes = await fileOf(url);
  expect((await foundFor(bytes))[0]?.thumbnail).toBe(url);
  expect((await foundFor(bytes, { gender: 'women' })).every((spu) => spu.gender === 'women')).toBe(true);
  await backend.db.execute(`update spus set status = 'Unavailable' where thumbnail = '${url}'`);
  expect((await foundFor(bytes)).map((spu) => spu.thumbnail)).not.toContain(url);
  await backend.db.execute(`update spus set status = 'Available' where thumbnail = '${url}'`);
});

it('takes the address of a picture of this shop, and no other', async () => {
  const imageUrl = shown[0]!.views[0]!.imageUrl;
  const { data } = await backend.call(searchByImage, { body: { imageUrl } });
  expect(data[0]?.spu.thumbnail).toBe(imageUrl);
  for (const other of ['http://elsewhere.example/a.jpg', '/media/catalog/../../secret', '/media/upload/none'])
    expect((await backend.call(searchByImage, { body: { imageUrl: other } })).status).toBe(404);
});

it('refuses what is no picture', async () => {
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(400);
  const broken = (await fileOf(shown[0]!.views[0]!.imageUrl)).subarray(0, 400);
  expect(await upload(broken)).toMatchObject({
    status: 400,
    body: { msg: 'This picture could not be read.' },
  });
  const nothing = new FormData();
  const path = `${API_BASE}${searchByImage.path}`;
  expect((await backend.app.request(path, { method: 'POST', body: nothing })).status).toBe(400);
});

it('finds nothing in a picture of nothing', async () => {
  const plain = sharp({ create: { width: 200, height: 200, channels: 3, background: '#8fd0ff' } });
  expect(await foundFor(await plain.png().toBuffer())).toEqual([]);
});

it('looks at each picture once, and notes those it cannot read', async () => {
  const rows = await backend.db.select().from(pictureDescriptors);
  expect(rows).toHaveLength(shown.length);
  await backend.spu({ thumbnail: '/media/catalog/products/nothing-there' });
  await describePictures(backend.deps, () => false, 0);
  const after = await backend.db.select().from(pictureDescriptors);
  expect(after.filter((row) => row.descriptor === null).map((row) => row.imageUrl)).toEqual([
    '/media/catalog/products/nothing-there',
  ]);
  const asked = () => {
    throw new Error('there is nothing left to look at');
  };
  await describePictures(backend.deps, asked, 0);
});
