import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kebab,
  listingSlug,
  numericId,
  parseListingSlug,
  parseProductSlug,
  productSlug,
} from '#app/domain/slug.ts';

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const spu = fc.record({
  id,
  brand: fc.string({ unit: 'grapheme' }),
  name: fc.string({ unit: 'grapheme' }),
});

describe('kebab', () => {
  it.each([
    ['Maison Élan', 'maison-elan'],
    ['Løkken & Sønner', 'lokken-and-sonner'],
    ["Doyenne's  “Field”  38", 'doyennes-field-38'],
    ['Straße Ñandú Ærø Łódź', 'strasse-nandu-aero-lodz'],
    ['日本', ''],
    ['--', ''],
  ])('%s → %s', (text, slug) => expect(kebab(text)).toBe(slug));

  it('is always plain words of ASCII', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => void expect(kebab(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/),
      ),
    );
  });
});

describe('product slugs (A4)', () => {
  it('come back with their ids whatever the names are', () => {
    fc.assert(
      fc.property(spu, id, (thing, sold) => {
        expect(parseProductSlug(productSlug(thing))).toEqual({
          spuId: thing.id,
          orderOfferId: null,
        });
        expect(parseProductSlug(`${productSlug(thing)}-s${sold}`)).toEqual({
          spuId: thing.id,
          orderOfferId: sold,
        });
      }),
    );
  });

  it.each([
    ['fjell-aran-roll-neck-12', { spuId: 12, orderOfferId: null }],
    ['fjell-aran-roll-neck-12-s9', { spuId: 12, orderOfferId: 9 }],
    ['12-fjell-aran', { spuId: 12, orderOfferId: null }],
    ['12', { spuId: 12, orderOfferId: null }],
    ['fjell-aran', null],
    ['fjell12', null],
    ['fjell-0', null],
    ['', null],
    ['x-9007199254740993', null],
    ['x-99999999999999999999', null],
  ])('%s', (slug, expected) => expect(parseProductSlug(slug)).toEqual(expected));
});

describe('listing slugs (A5)', () => {
  it('lead with their id', () => {
    expect(listingSlug({ id: 12, brand: 'Fjell', name: 'Aran 3' })).toBe('12-fjell-aran-3');
    fc.assert(fc.property(spu, (thing) => void expect(parseListingSlug(listingSlug(thing))).toBe(thing.id)));
  });
  it.each([
    ['12', 12],
    ['12x', null],
    ['fjell-12', null],
    ['', null],
  ])('%s → %s', (slug, expected) => expect(parseListingSlug(slug)).toBe(expected));
});

it.each([
  ['1', 1],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', null],
  ['0', null],
  ['01', null],
  ['1.0', null],
  ['-1', null],
  [' 1', null],
  [null, null],
])('numericId %s → %s (C12)', (text, expected) => expect(numericId(text)).toBe(expected));
