import { describe, expect, it } from 'vitest';
import { isNear } from '#backend/areas/catalog/index/edit-distance.ts';
import { fold, stemOf, wordsIn } from '#backend/areas/catalog/words.ts';

describe('stems', () => {
  it.each([
    ['boots', 'boot'],
    ['dresses', 'dress'],
    ['dress', 'dresses'],
    ['coats', 'coat'],
    ['jeans', 'jean'],
    ['loafers', 'loafer'],
    ['pleats', 'pleated'],
    ['quilting', 'quilted'],
    ['knits', 'knitted'],
    ['knit', 'knitting'],
    ['stripes', 'striped'],
    ['watches', 'watch'],
    ['accessories', 'accessory'],
    ['mens', 'men'],
    ['womens', 'woman'],
    ['ladies', 'lady'],
    ['scarves', 'scarf'],
    ['cropped', 'crop'],
    ['grey', 'gray'],
    ['jewellery', 'jewelry'],
    ['shoes', 'shoe'],
    ['leathers', 'leather'],
  ])('of %s and %s are the same', (a, b) => expect(stemOf(a)).toBe(stemOf(b)));

  it.each([
    ['coat', 'coast'],
    ['boot', 'book'],
    ['bag', 'bags2'],
    ['ring', 'red'],
    ['bed', 'bee'],
    ['king', 'kit'],
    ['canvas', 'canva'],
    ['70507', '7050'],
  ])('of %s and %s are not', (a, b) => expect(stemOf(a)).not.toBe(stemOf(b)));
});

it('folds accents, cases and apostrophes', () => {
  expect(fold('Crème d’Été')).toBe('creme dete');
  expect(wordsIn("Women's T-Shirt, Größe 42 – Østerbro")).toEqual([
    'womens',
    't',
    'shirt',
    'grosse',
    '42',
    'osterbro',
  ]);
});

describe('slips', () => {
  it.each([
    ['blak', 'black', 1],
    ['jackte', 'jacket', 1],
    ['sneeker', 'sneaker', 1],
    ['overcaot', 'overcoat', 1],
    ['turtelnek', 'turtleneck', 2],
    ['bot', 'boot', 1],
    ['boots', 'boots', 0],
    ['bag', 'dog', null],
    ['coat', 'boot', null],
    ['leahter', 'lather', null],
  ])('%s for %s: %s', (typed, word, slips) => expect(isNear(typed, word)).toBe(slips));
});
