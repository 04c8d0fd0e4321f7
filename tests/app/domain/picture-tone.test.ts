import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { galleryImages } from '#app/components/gallery/gallery-images.ts';
import { toneClass, toneOf, tones } from '#app/domain/picture-tone.ts';
import { pictureTable } from '#backend/demo/picture-table.ts';

it('has a class for every tone, and no other', () => {
  const css = readFileSync('app/styles/tones.css', 'utf8');
  const rules = [...css.matchAll(/\.(tone-\d+) \{\s*--tone: #([0-9a-f]{6});\s*\}/g)];
  expect(rules.map(([, name, colour]) => [name, colour])).toEqual(
    tones.map((colour, number) => [toneClass(number), colour]),
  );
});

it('takes the nearest tone, and none for a picture that nobody has looked at', () => {
  tones.forEach((colour, number) => expect(toneOf(colour)).toBe(number));
  expect(tones[toneOf('ffffff')!]).toBe(tones[0]);
  expect(toneOf(undefined)).toBeNull();
  expect(toneOf(null)).toBeNull();
  expect(toneClass(null)).toBeUndefined();
});

it('comes close to every picture of the shop', () => {
  const channels = (colour: string) => [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const far = Object.entries(pictureTable.tones).filter(([path, colour]) => {
    if (!/^(products|snapshots)\//.test(path)) return false;
    const shown = channels(tones[toneOf(colour)!]!);
    return channels(colour).some((value, at) => Math.abs(value - shown[at]!) > 40);
  });
  expect(far).toEqual([]);
});

it('is what the gallery gets, beside what can be measured', () => {
  const images = [
    { imageUrl: '/media/a', ratio: 0.2, tone: tones[4] },
    { imageUrl: '/media/b', ratio: -1 },
  ];
  expect(galleryImages(images, (index) => `Photo ${index}`)).toEqual([
    { src: '/media/a', alt: 'Photo 1', ratio: 0.2, tone: 4 },
    { src: '/media/b', alt: 'Photo 2' },
  ]);
});
