import { describe, expect, it } from 'vitest';
import { pageMeta } from '#app/routes/page-meta.ts';

const where = {
  location: { pathname: '/shopping/women', search: '?page=2', hash: '', key: '', state: null },
  matches: [{ id: 'root', data: { origin: 'https://offcut.test' } }],
} as unknown as Parameters<typeof pageMeta>[0];

/** Contents by name or property; links by rel. */
function read(page: Parameters<typeof pageMeta>[1]): Record<string, string> {
  return Object.fromEntries(
    (pageMeta(where, page) as Record<string, string>[]).map((tag) => [
      tag.property ?? tag.name ?? (tag.hrefLang ? `alternate ${tag.hrefLang}` : tag.rel) ?? 'title',
      tag.content ?? tag.href ?? tag.title ?? '',
    ]),
  );
}

describe('pageMeta', () => {
  it('writes whole addresses, so that they can leave the site', () => {
    const tags = read({ title: 'Women · Offcut', canonical: '/shopping/women' });
    expect(tags).toMatchObject({
      title: 'Women · Offcut',
      'og:title': 'Women',
      'og:url': 'https://offcut.test/shopping/women',
      canonical: 'https://offcut.test/shopping/women',
      'og:image': 'https://offcut.test/media/og/shop/women',
      'og:image:width': '1200',
      'og:image:alt': 'Women',
      'twitter:card': 'summary_large_image',
    });
    expect(tags).not.toHaveProperty('robots');
  });

  it('names the address without its query where the page has no canonical one', () => {
    const tags = read({ title: 'Bag', noindex: true, image: '/media/og/product/4?v=a' });
    expect(tags['og:image']).toBe('https://offcut.test/media/og/product/4?v=a');
    expect(tags['og:url']).toBe('https://offcut.test/shopping/women');
    expect(tags).not.toHaveProperty('canonical');
    expect(tags.robots).toBe('noindex');
  });

  it('cuts a long description between words', () => {
    const { description = '' } = read({ title: 'A', description: `${'word '.repeat(40)}end` });
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/word…$/);
  });

  it('still has a title when the loader failed', () => {
    expect(pageMeta(where, undefined)).toEqual([{ title: 'Offcut' }]);
  });

  it('names the same page in every language, and the one that its address names (C7, C31)', () => {
    const tags = (search: string) =>
      pageMeta(
        { ...where, location: { ...where.location, search } },
        {
          title: 'Women',
          canonical: '/search?size=M',
          feed: 'size=M',
        },
      ) as Record<string, string>[];
    const links = tags('').filter(({ rel }) => rel === 'alternate');
    expect(links).toContainEqual(
      expect.objectContaining({ hrefLang: 'en', href: 'https://offcut.test/search?size=M&lang=en' }),
    );
    expect(links).toContainEqual(
      expect.objectContaining({ hrefLang: 'x-default', href: 'https://offcut.test/search?size=M' }),
    );
    expect(links.map(({ type, href }) => type && href).filter(Boolean)).toEqual([
      '/feed.rss?size=M',
      '/feed.json?size=M',
    ]);
    const canonical = (search: string) => tags(search).find(({ rel }) => rel === 'canonical')?.href;
    expect(canonical('?lang=en')).toBe('https://offcut.test/search?size=M&lang=en');
    expect(canonical('?lang=xx')).toBe('https://offcut.test/search?size=M');
  });
});
