import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mediaWidths } from '#backend/media/variant.ts';
import { LiteContext } from '#app/ui/lite.ts';
import { Picture, pictureSource } from '#app/ui/Picture.tsx';
import { attributesOf, markup } from './markup.tsx';

describe('Picture', () => {
  it('names the files of our own media that its size can use, all of which exist', () => {
    expect(pictureSource('/media/a', false)).toEqual({
      src: '/media/a?w=480',
      srcSet: '/media/a?w=320 320w,/media/a?w=480 480w,/media/a?w=640 640w,/media/a?w=1000 1000w',
    });
    expect(pictureSource('/media/a', false, 64).srcSet).toBe('/media/a?w=160 160w,/media/a?w=320 320w');
    expect(pictureSource('/media/a', false, 2000).srcSet).toContain('?w=1600 1600w');
    const offered = [64, 640, 2000].flatMap((width) =>
      [...(pictureSource('/media/a', false, width).srcSet ?? '').matchAll(/w=(\d+)/g)].map(([, w]) =>
        Number(w),
      ),
    );
    for (const width of offered) expect(mediaWidths).toContain(width);
  });

  it.each(['https://elsewhere.example/a.jpg', '/media/a?w=80', '/art/banner.avif'])(
    'takes %s as it is',
    (src) => {
      expect(pictureSource(src, false)).toEqual({ src });
    },
  );

  it('is lazy with a fixed ratio, and eager with high priority in the first row', () => {
    const lazy = attributesOf(markup(<Picture src="/media/a" alt="" />), 'img');
    expect(lazy).toMatchObject({ alt: '', width: '640', height: '800', loading: 'lazy', decoding: 'async' });
    expect(lazy).not.toHaveProperty('fetchpriority');
    const first = attributesOf(markup(<Picture src="/media/a" alt="Front" priority />), 'img');
    expect(first).toMatchObject({ alt: 'Front', loading: 'eager', fetchpriority: 'high' });
  });

  it('is one small file on lite pages', () => {
    const html = markup(
      <LiteContext.Provider value={true}>
        <Picture src="/media/a" alt="" />
      </LiteContext.Provider>,
    );
    expect(attributesOf(html, 'img')['src']).toBe('/media/a?w=320');
    expect(html.toLowerCase()).not.toContain('srcset');
  });
});

it('names exactly the symbols of the sprite', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8');
  const names = readFileSync('app/ui/icon-names.ts', 'utf8');
  const ids = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1] ?? '').sort();
  expect([...names.matchAll(/\| '([\w-]+)'/g)].map((match) => match[1] ?? '').sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
