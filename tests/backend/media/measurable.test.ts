import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure } from '#app/domain/measure.ts';
import { mediaWidths } from '#backend/media/variant.ts';
import { pictures } from '#backend/demo/pictures.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

/** A garment drawn to scale: black on white, so many centimetres wide and long, 12.5 px to the centimetre. */
const PX_PER_CM = 12.5;
const garment = { left: 160, top: 200, widthCm: 54.4, lengthCm: 70.4 };
const ratio = (15 * PX_PER_CM) / 1000;

let folder: string;
let backend: TestBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offcut-measure-'));
  await mkdir(join(folder, 'images/products'), { recursive: true });
  const box = `x="${garment.left}" y="${garment.top}" width="${garment.widthCm * PX_PER_CM}" height="${garment.lengthCm * PX_PER_CM}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250"><rect width="100%" height="100%" fill="#fff"/><rect ${box}/></svg>`;
  await writeFile(
    join(folder, 'images/products/scale-0.png'),
    await sharp(Buffer.from(svg)).png().toBuffer(),
  );
  backend = await createTestBackend({ media: { imagesFolder: join(folder, 'images') } });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** Where the garment's edges are on a delivered picture, as shares of its width: half covered pixels count half. */
async function edgesOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = (x: number, y: number) => 1 - data[y * info.width + x]! / 255;
  const [midX, midY] = [Math.round(info.width / 2), Math.round(info.height / 2)];
  const sum = (length: number, at: (index: number) => number) =>
    Array.from({ length }, (_, index) => at(index)).reduce((total, share) => total + share, 0);
  const left = midX - sum(midX, (index) => dark(index, midY));
  const right = midX + sum(info.width - midX, (index) => dark(midX + index, midY));
  const top = midY - sum(midY, (index) => dark(midX, index));
  const bottom = midY + sum(info.height - midY, (index) => dark(midX, midY + index));
  const share = (px: number) => px / info.width;
  return { left: share(left), right: share(right), top: share(top), bottom: share(bottom) };
}

describe('measuring is exact', () => {
  it.each(mediaWidths)('on the picture of %i px: a garment has its size to 0.1 cm', async (width) => {
    for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
      const response = await backend.app.request(`/media/catalog/products/scale-0?w=${width}`, {
        headers: { accept },
      });
      const { left, right, top, bottom } = await edgesOf(Buffer.from(await response.arrayBuffer()));
      const across = measure({ x: left, y: 0.5 }, { x: right, y: 0.5 }, ratio);
      const along = measure({ x: 0.5, y: top }, { x: 0.5, y: bottom }, ratio);
      expect(Math.abs(across - garment.widthCm), `${accept} across: ${across}`).toBeLessThan(0.1);
      expect(Math.abs(along - garment.lengthCm), `${accept} along: ${along}`).toBeLessThan(0.1);
    }
  });

  it('in the demo: ratios are told to more than a thousandth, which would be millimetres on a coat', () => {
    const told = pictures
      .flatMap((picture) => picture.views.map(({ ratio: one }) => one))
      .filter((one) => one > 0);
    const fine = told.filter((one) => Math.abs(one * 1000 - Math.round(one * 1000)) > 1e-6);
    expect(fine.length).toBeGreaterThan(told.length / 2);
  });
});
