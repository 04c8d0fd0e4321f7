import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LiteContext } from '#app/ui/lite.ts';
import { Picture, pictureSource } from '#app/ui/Picture.tsx';
import { attributesOf, markup } from './markup.tsx';

describe('Picture', () => {
  it('asks for three widths of our own media', () => {
    expect(pictureSource('/media/catalog/m04-0', false)).toEqual({
      src: '/media/catalog/m04-0?w=640',
      srcSet:
        '/media/catalog/m04-0?w=320 320w,/media/catalog/m04-0?w=640 640w,/media/catalog/m04-0?w=1000 1000w',
    });
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
