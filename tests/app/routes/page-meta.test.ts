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
      tag.property ?? tag.name ?? tag.rel ?? 'title',
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
});
