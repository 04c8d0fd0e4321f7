import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories } from '#backend/demo/categories.ts';
import { avatars, bannerOf, MEDIA_BASE, pictures, tileOf } from '#backend/demo/pictures.ts';
import { packageRoot } from '#backend/package-root.ts';

const folder = join(packageRoot(), 'backend/demo/images');
const fileOf = (url: string) => join(folder, `${url.slice(MEDIA_BASE.length)}.avif`);

describe('the shipped pictures', () => {
  it('are all there: every view, snapshot, avatar, banner and tile that the manifest names', () => {
    const urls = [
      ...pictures.flatMap((picture) =>
        [...picture.views, ...picture.snapshots].map((image) => image.imageUrl),
      ),
      ...avatars,
      bannerOf('men'),
      bannerOf('women'),
      tileOf('men'),
      tileOf('women'),
    ];
    expect(urls.filter((url) => !existsSync(fileOf(url)))).toEqual([]);
  });

  it('are all named: no product picture lies about unused', () => {
    const named = new Set(
      pictures.flatMap((picture) => picture.views.map((image) => `${image.imageUrl.split('/').pop()}.avif`)),
    );
    expect(readdirSync(join(folder, 'products')).filter((file) => !named.has(file))).toEqual([]);
  });

  it('stay below 30 MB', () => {
    const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(folder, file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(30 * 1024 * 1024);
  });

  it('show at least 200 different fronts', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(200);
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
