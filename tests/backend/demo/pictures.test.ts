import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories } from '#backend/demo/categories.ts';
import {
  avatars,
  bannerOf,
  coversOf,
  looksOf,
  MEDIA_BASE,
  pictures,
  tileOf,
} from '#backend/demo/pictures.ts';
import { pictureTable } from '#backend/demo/picture-table.ts';
import { packageRoot } from '#backend/package-root.ts';
import { mayBeCalled, seenColour } from '../../support/seen-colours.ts';

const folder = join(packageRoot(), 'backend/demo/images');
const fileOf = (url: string) => join(folder, `${url.slice(MEDIA_BASE.length)}.avif`);

describe('the shipped pictures', () => {
  it('are all there: every view, snapshot, avatar, banner and tile that the manifest names', () => {
    const urls = [
      ...pictures.flatMap((picture) =>
        [...picture.views, ...picture.snapshots].map((image) => image.imageUrl),
      ),
      ...avatars,
      ...coversOf('blog'),
      ...coversOf('campaigns'),
      ...(['men', 'women'] as const).flatMap((gender) => [
        bannerOf(gender),
        bannerOf(gender, 'new'),
        bannerOf(gender, 'market'),
        tileOf(gender),
        ...looksOf(gender),
      ]),
    ];
    expect(urls.filter((url) => !existsSync(fileOf(url)))).toEqual([]);
  });

  it('are all named: no picture of a thing lies about unused', () => {
    const named = new Set(
      pictures.flatMap((picture) => [...picture.views, ...picture.snapshots].map((image) => image.imageUrl)),
    );
    const lying = ['products', 'snapshots'].flatMap((part) =>
      readdirSync(join(folder, part))
        .map((file) => `${MEDIA_BASE}/${part}/${file.replace('.avif', '')}`)
        .filter((url) => !named.has(url)),
    );
    expect(lying).toEqual([]);
  });

  it('are the ones that the generator noted, each with its mean colour', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.avif'),
    );
    const noted = Object.entries(pictureTable.tones);
    expect(noted.map(([path]) => `${path}.avif`).sort()).toEqual(files.sort());
    expect(noted.filter(([, tone]) => !/^[0-9a-f]{6}$/.test(tone))).toEqual([]);
  });

  it('stay below 50 MB and out of what browsers are sent with the app', () => {
    const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(folder, file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(50 * 1024 * 1024);
    const photos = ['app', 'public', 'build/client']
      .map((part) => join(packageRoot(), part))
      .filter((part) => existsSync(part))
      .flatMap((part) => readdirSync(part, { recursive: true, encoding: 'utf8' }))
      .filter((file) => /\.(avif|webp|jpe?g)$/.test(file));
    expect(photos).toEqual([]);
  });

  it('show the colour that their words say', async () => {
    const wrong: string[] = [];
    // Two-coloured things and thin ones have no colour that could be measured as a whole.
    const plain = pictures.filter(
      ({ colourName, pattern, shape }) =>
        !colourName.includes('/') && !pattern && ['clothing', 'bags'].includes(shape.category1),
    );
    expect(plain.length).toBeGreaterThan(150);
    for (const { key, colour, colourName, views } of plain.filter((_, at) => at % 7 === 1)) {
      const seen = await seenColour(fileOf(views[0]!.imageUrl));
      if (!mayBeCalled(colour, seen)) wrong.push(`${key} ${colourName}: ${seen.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('show at least 400 different fronts, and are enough for outfits, posts and campaigns', () => {
    expect(looksOf('men').length + looksOf('women').length).toBeGreaterThanOrEqual(60);
    expect(coversOf('blog').at(-1)).toBe(`${MEDIA_BASE}/blog/${coversOf('blog').length}`);
    expect(coversOf('blog').length).toBeGreaterThanOrEqual(12);
    expect(coversOf('campaigns').length).toBeGreaterThanOrEqual(6);
    expect(pictures.length).toBeGreaterThanOrEqual(400);
    expect(new Set(pictures.map((picture) => picture.key)).size).toBe(pictures.length);
  });

  it('have two views or more, one of them primary, and ratios that can be measured by or are -1 (I1, I4)', () => {
    for (const picture of pictures) {
      expect(picture.views.length).toBeGreaterThanOrEqual(2);
      expect(picture.views.filter((view) => view.isPrimary)).toEqual([picture.views[0]]);
      expect(picture.views[0]?.ratio).toBeGreaterThan(0.1);
      for (const { ratio } of picture.views)
        expect(ratio === -1 || (ratio >= 0.01 && ratio <= 20)).toBe(true);
    }
  });
});

describe('the category tree', () => {
  it('has two levels, unique keys and 24 leaves or more per gender', () => {
    for (const gender of ['men', 'women']) {
      const rows = categories.filter((row) => row.gender === gender);
      const tops = rows.filter((row) => row.parent === null).map((row) => row.key);
      const leaves = rows.filter((row) => row.parent !== null);
      expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
      expect(tops).toEqual(['clothing', 'shoes', 'bags', 'accessories']);
      expect(leaves.length).toBeGreaterThanOrEqual(24);
      expect(leaves.every((leaf) => tops.includes(leaf.parent ?? ''))).toBe(true);
    }
  });

  it('holds a leaf for every picture, under the right parent', () => {
    for (const { shape, genders } of pictures) {
      for (const gender of genders) {
        expect(categories).toContainEqual(
          expect.objectContaining({ gender, key: shape.category2, parent: shape.category1 }),
        );
      }
    }
  });
});
