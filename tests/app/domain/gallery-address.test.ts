import { describe, expect, it } from 'vitest';
import {
  exitAddress,
  measureAddress,
  onlyGalleryChanged,
  readGallery,
  tappedAddress,
} from '#app/domain/gallery-address.ts';

const images = [{ ratio: 0.2 }, {}, { ratio: 0.3 }];
const url = (search: string) => new URL(`/item/x${search}`, 'http://shop.test');
const read = (search: string) => readGallery(url(search).searchParams, images);

describe('the state of pictures in an address', () => {
  it('is the first picture when nothing is said', () => {
    expect(read('')).toEqual({
      photo: 1,
      zoom: 0,
      scale: 1,
      measure: 0,
      points: [],
      dimension: null,
      unit: null,
    });
  });

  it('is read in full', () => {
    expect(read('?photo=2&zoom=3&scale=2&measure=3&a=0.1,0.2&b=0.3,0.4&dim=chest&unit=in')).toEqual({
      photo: 2,
      zoom: 3,
      scale: 2,
      measure: 3,
      points: [
        { x: 0.1, y: 0.2 },
        { x: 0.3, y: 0.4 },
      ],
      dimension: 'chest',
      unit: 'in',
    });
  });

  it('leaves out what is malformed', () => {
    expect(read('?photo=9&zoom=-1&scale=3&measure=x&a=1&b=0.3,0.4&dim=aura&unit=ell')).toEqual(read(''));
    expect(read('?measure=1&b=0.3,0.4').points).toEqual([]);
  });

  it('measures no picture without a valid ratio (5#31, 4#52)', () => {
    expect(read('?measure=2&a=0.1,0.2')).toMatchObject({ measure: 0, points: [] });
    expect(readGallery(url('?measure=1').searchParams, [{ ratio: -1 }]).measure).toBe(0);
  });
});

describe('addresses', () => {
  it('of measuring keep what else the page shows', () => {
    expect(measureAddress(url('?condition=Good&photo=2'), 3, [{ x: 0.12345, y: 0.5 }])).toBe(
      '/item/x?condition=Good&measure=3&a=0.1235%2C0.5#photo-3',
    );
  });

  it('of the way out are without it', () => {
    expect(exitAddress(url('?size=M&measure=3&a=0.1,0.1&b=0.2,0.2&dim=chest&unit=cm'), 3)).toBe(
      '/item/x?size=M&unit=cm&photo=3#photo-3',
    );
    expect(exitAddress(url('?measure=1'), 1)).toBe('/item/x#photo-1');
  });

  it('of one page that differ in its pictures ask nothing new of the server', () => {
    expect(onlyGalleryChanged(url('?size=M'), url('?size=M&measure=2&a=0.1,0.1'))).toBe(true);
    expect(onlyGalleryChanged(url('?zoom=1'), url('?zoom=2'))).toBe(true);
    expect(onlyGalleryChanged(url('?size=M'), url('?size=L&measure=2'))).toBe(false);
    // A form that returns to the very same address changed something behind it.
    expect(onlyGalleryChanged(url('?measure=2'), url('?measure=2'))).toBe(false);
    expect(onlyGalleryChanged(url(''), new URL('http://shop.test/item/y?zoom=1'))).toBe(false);
  });
});

describe('a tap without script', () => {
  it('becomes a point by the width that its name says', () => {
    for (const width of [320, 480, 640]) {
      expect(
        tappedAddress(url(`?size=M&measure=3&at${width}.x=${width / 4}&at${width}.y=${width / 2}`)),
      ).toBe('/item/x?size=M&measure=3&a=0.25%2C0.5#photo-3');
    }
  });

  it('is the second point after the first, and chains as the third (A21)', () => {
    const second = tappedAddress(url('?measure=1&a=0.1,0.2&at320.x=160&at320.y=80'));
    expect(second).toBe('/item/x?measure=1&a=0.1%2C0.2&b=0.5%2C0.25#photo-1');
    expect(tappedAddress(url('?measure=1&a=0.1,0.2&b=0.3,0.4&at320.x=160&at320.y=80'))).toBe(
      '/item/x?measure=1&a=0.3%2C0.4&b=0.5%2C0.25#photo-1',
    );
  });

  it('by key press is the middle', () => {
    expect(tappedAddress(url('?measure=1&at640.x=0&at640.y=0'))).toBe(
      '/item/x?measure=1&a=0.5%2C0.5#photo-1',
    );
  });

  it('is none where there is none, and nonsense is harmless', () => {
    expect(tappedAddress(url('?measure=1&a=0.1,0.2'))).toBeNull();
    expect(tappedAddress(url('?measure=zz&at640.x=NaN&at640.y=9e99'))).toBe(
      '/item/x?measure=1&a=0%2C5#photo-1',
    );
  });
});
