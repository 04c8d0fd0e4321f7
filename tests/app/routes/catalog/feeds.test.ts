import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader as json } from '#app/routes/catalog/feed-json.ts';
import { loader as rss } from '#app/routes/catalog/feed-rss.ts';
import { loader as robots } from '#app/routes/catalog/robots.ts';
import { loader as sitemapPart } from '#app/routes/catalog/sitemap-part.ts';
import { loader as sitemap } from '#app/routes/catalog/sitemap.ts';
import { loaderArgs } from '../../../support/web.ts';
import { startShop } from './shelf.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.web.stop();
  await shop.web.close();
});

const textOf = async (answer: unknown) => (answer as Response).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const part = async (name: string) =>
  (await sitemapPart(loaderArgs(`/sitemap/${name}`, { params: { name } }))) as Response;

describe('feeds of a list', () => {
  it('are RSS with whole addresses and every character escaped', async () => {
    const answer = (await rss(loaderArgs('/feed.rss?brand=ruhr-denim&page=4&keyword=a%3Cb%26'))) as Response;
    expect(answer.headers.get('content-type')).toContain('application/rss+xml');
    const none = await answer.text();
    expect(none).toContain('“a&lt;b&amp;”, Ruhr Denim at Offcut');
    const xml = await textOf(await rss(loaderArgs('/feed.rss?brand=ruhr-denim&sort=HighPrice&page=4')));
    expect([...xml.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'Ruhr Denim: Storm parka',
      'Ruhr Denim: Desert boot',
    ]);
    const address = `http://shop.test/shopping/women/item/ruhr-denim-storm-parka-${shop.coat.id}`;
    expect(xml).toContain(`<link>${address}</link><guid isPermaLink="true">${address}</guid>`);
    expect(xml).toContain('<description>from $250</description>');
    expect(xml).toContain('href="http://shop.test/feed.rss?brand=ruhr-denim&amp;sort=HighPrice" rel="self"');
  });

  it('are JSON Feed 1.1 with the same content', async () => {
    const answer = (await json(loaderArgs('/feed.json?gender=men'))) as Response;
    expect(answer.headers.get('content-type')).toContain('application/feed+json');
    expect(await answer.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Men at Offcut',
      home_page_url: 'http://shop.test/search?gender=men',
      feed_url: 'http://shop.test/feed.json?gender=men',
      items: [
        {
          id: `http://shop.test/shopping/men/item/ruhr-denim-desert-boot-${shop.boot.id}`,
          title: 'Ruhr Denim: Desert boot',
          content_text: 'from $90',
        },
      ],
    });
  });
});

describe('the sitemap (C31)', () => {
  it('lists its parts, and each part its addresses', async () => {
    const parts = locations(await textOf(await sitemap(loaderArgs('/sitemap.xml'))));
    expect(parts).toEqual(
      ['lists', 'styles-0', 'sellers-0'].map((name) => `http://shop.test/sitemap/${name}.xml`),
    );
    const styles = locations(await (await part('styles-0.xml')).text());
    expect(styles).toHaveLength(28);
    expect(styles).toContain(`http://shop.test/shopping/men/item/ruhr-denim-desert-boot-${shop.boot.id}`);
    expect(locations(await (await part('sellers-0.xml')).text())).toHaveLength(2);
    const lists = locations(await (await part('lists.xml')).text());
    for (const path of ['/', '/shopping/women/category/clothing/coats', '/shopping/men/designer/ruhr-denim'])
      expect(lists).toContain(`http://shop.test${path}`);
    expect(lists).not.toContain('http://shop.test/shopping/women/category/shoes');
  });

  it.each(['styles-99999.xml', 'evil.xml', 'styles-1', 'styles--1.xml'])('has no part %s', async (name) => {
    expect((await part(name)).status).toBe(404);
  });

  it('is named to robots', async () => {
    const text = await textOf(robots(loaderArgs('/robots.txt')));
    expect(text).toContain('Sitemap: http://shop.test/sitemap.xml');
    // What must not be indexed has to be readable to say so.
    expect(text).not.toMatch(/Disallow: \/(account|login|shopping)?$/m);
  });
});
