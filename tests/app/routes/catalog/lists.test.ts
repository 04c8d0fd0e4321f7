import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { loader as anyDesigner, meta as anyDesignerMeta } from '#app/routes/catalog/any-designer.tsx';
import { loader as category } from '#app/routes/catalog/category.tsx';
import { loader as designer, meta as designerMeta } from '#app/routes/catalog/designer.tsx';
import { loader as marketplaceOfGender } from '#app/routes/catalog/marketplace-gender.tsx';
import { loader as marketplace } from '#app/routes/catalog/marketplace.tsx';
import { loader as newIn } from '#app/routes/catalog/new-in.tsx';
import { loader as search } from '#app/routes/catalog/search.tsx';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { loaderArgs, outcome, type RequestOptions } from '../../../support/web.ts';
import { startShop } from './shelf.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.web.stop();
  await shop.web.close();
});

type Loader = (args: LoaderFunctionArgs) => unknown;
const open = (
  loader: Loader,
  path: string,
  params: Record<string, string> = {},
  options: RequestOptions = {},
) => outcome(() => loader(loaderArgs(path, { ...options, params })));
const knitwear = (query = '', options?: RequestOptions) =>
  open(
    category,
    `/shopping/women/category/clothing/knitwear${query}`,
    { gender: 'women', category: 'clothing', subcategory: 'knitwear' },
    options,
  );
const idsOf = (result: { data: { list: { cards: { id: number }[] } } }) =>
  result.data.list.cards.map(({ id }) => id);
const canonicalOf = (tags: unknown) =>
  (tags as { rel?: string; href?: string }[]).find(({ rel }) => rel === 'canonical')?.href;

/** What a route's meta function is given, as far as ours read it. */
const metaArgs = (data: unknown) => ({ data, matches: [], location: { pathname: '/', search: '' } }) as never;

describe('category', () => {
  it('lists the styles below it, of its gender only', async () => {
    const all = await open(category, '/shopping/women/category/clothing', {
      gender: 'women',
      category: 'clothing',
    });
    expect(all.status).toBe(200);
    expect(all.data.list.total).toBe(27);
    expect(all.data).toMatchObject({ category: { name: 'Clothing' }, subcategory: null });
    const narrowed = await knitwear();
    expect(narrowed.data.list.total).toBe(26);
    expect(idsOf(narrowed)).not.toContain(shop.coat.id);
    expect(narrowed.data.title).toBe('Knitwear, Women · Offcut');
  });

  it.each([
    ['an unknown category', { gender: 'women', category: 'hats' }],
    ['a category of the other gender', { gender: 'women', category: 'shoes' }],
    ['an unknown subcategory', { gender: 'women', category: 'clothing', subcategory: 'boots' }],
    ['a subcategory as category', { gender: 'women', category: 'knitwear' }],
  ])('is not found for %s (A20)', async (_, params) => {
    const result = await open(
      category,
      `/shopping/women/category/${Object.values(params).slice(1).join('/')}`,
      params,
    );
    expect(result).toMatchObject({ status: 404, thrown: true });
    expect(result.data.message).toBeTruthy();
  });

  it('goes home for another gender (C8)', async () => {
    const result = await open(category, '/shopping/kids/category/clothing', {
      gender: 'kids',
      category: 'clothing',
    });
    expect(result).toMatchObject({ status: 302, location: '/' });
  });
});

describe('designer', () => {
  it('answers at both addresses, with one canonical (A2)', async () => {
    const params = { gender: 'women', designer: 'north-loom' };
    const gendered = await open(designer, '/shopping/women/designer/north-loom', params);
    const short = await open(anyDesigner, '/designer/north-loom', { designer: 'north-loom' });
    expect([gendered.status, short.status]).toEqual([200, 200]);
    expect(idsOf(short)).toEqual(idsOf(gendered));
    expect(gendered.data.list.total).toBe(26);
    expect(canonicalOf(anyDesignerMeta(metaArgs(short.data)))).toBe('/shopping/women/designer/north-loom');
    expect(designerMeta(metaArgs(gendered.data))).toContainEqual({ title: 'North Loom · Offcut' });
  });

  it('serves the stored gender at the short address', async () => {
    const cookie = await preferencesCookie(new Request('http://shop.test/'), { gender: 'men' });
    const short = await open(
      anyDesigner,
      '/designer/ruhr-denim',
      { designer: 'ruhr-denim' },
      { cookies: [cookie] },
    );
    expect(idsOf(short)).toEqual([shop.boot.id]);
    expect(canonicalOf(anyDesignerMeta(metaArgs(short.data)))).toBe('/shopping/men/designer/ruhr-denim');
  });

  it('narrows to a category, keeping its filters on its own address', async () => {
    const params = { designer: 'ruhr-denim', category: 'clothing', subcategory: 'coats' };
    const short = await open(anyDesigner, '/designer/ruhr-denim/clothing/coats', params);
    expect(idsOf(short)).toEqual([shop.coat.id]);
    expect(short.data.list.action).toBe('/designer/ruhr-denim/clothing/coats');
    const gendered = await open(designer, '/shopping/women/designer/ruhr-denim/clothing', {
      gender: 'women',
      designer: 'ruhr-denim',
      category: 'clothing',
    });
    expect(gendered.data.canonical).toBe('/shopping/women/designer/ruhr-denim/clothing');
  });

  it('shows a designer of the other gender only, empty rather than missing', async () => {
    const result = await open(designer, '/shopping/men/designer/north-loom', {
      gender: 'men',
      designer: 'north-loom',
    });
    expect(result.status).toBe(200);
    expect(idsOf(result)).toEqual([]);
  });

  it.each([
    [{ gender: 'women', designer: 'nobody' }],
    [{ gender: 'women', designer: 'north-loom', category: 'hats' }],
    [{ gender: 'women', designer: 'north-loom', category: 'clothing', subcategory: 'hats' }],
  ])('is not found for %o', async (params) => {
    expect((await open(designer, '/shopping/women/designer/x', params)).status).toBe(404);
  });
});

describe('filters, sorts and pages', () => {
  it('reads any address (bad input is the default)', async () => {
    const result = await knitwear(
      '?page=x&sort=Nope&condition=Broken&lowestPrice=abc&highestPrice=-4&region=Nowhere&size=%00&brand=%F0%9F%91%97&mp=2',
    );
    expect(result.status).toBe(200);
    expect(result.data.list.page).toBe(1);
    expect(result.data.list.sort).toBe('');
  });

  it('filters by condition, size, colour, price and country', async () => {
    const all = (query: string) => open(search, `/search${query}`);
    expect(idsOf(await all('?condition=Good'))).toEqual([shop.coat.id]);
    expect(idsOf(await all('?size=42'))).toEqual([shop.boot.id]);
    expect(idsOf(await all('?color=green'))).toEqual([shop.coat.id]);
    expect(idsOf(await all('?lowestPrice=60&highestPrice=100'))).toEqual([shop.boot.id]);
    expect(idsOf(await all('?condition=Good&condition=LikeNew')).sort()).toEqual(
      [shop.knits[0]!.id, shop.coat.id].sort(),
    );
    expect((await all('?region=JP')).data.list.total).toBe(0);
  });

  it('sends left-over empty fields of the form to the canonical address (C3)', async () => {
    const result = await knitwear('?size=M&lowestPrice=&highestPrice=&size=&condition=Good&sort=');
    expect(result).toMatchObject({
      status: 302,
      location: '/shopping/women/category/clothing/knitwear?condition=Good&size=M',
    });
    // What the address itself says is not repeated.
    const repeated = await knitwear('?gender=men&category=shoes&keyword=');
    expect(repeated.location).toBe('/shopping/women/category/clothing/knitwear');
  });

  it('drops the page when a filter or the sort changes, and keeps the rest', async () => {
    const { list } = (await knitwear('?brand=north-loom&sort=LowPrice&page=2')).data;
    expect(list).toMatchObject({ page: 2, pages: 2, sort: 'LowPrice' });
    const chip = list.filters.find(({ label }: { label: string }) => label === 'North Loom');
    expect(chip.href).toBe('/shopping/women/category/clothing/knitwear?sort=LowPrice');
    expect(list.clear).not.toContain('page');
    expect(list.keptBySort).toEqual([{ name: 'brand', value: 'north-loom' }]);
    expect(list.firstPage).not.toContain('page');
    const { sheet } = (await knitwear('?brand=north-loom&sort=LowPrice&page=2&filter=open')).data.list;
    expect(sheet.kept).toEqual([{ name: 'sort', value: 'LowPrice' }]);
  });

  it('sends a page past the end to the last one, and of an empty list to its first', async () => {
    expect(await knitwear('?page=99&sort=LowPrice')).toMatchObject({
      status: 302,
      location: '/shopping/women/category/clothing/knitwear?sort=LowPrice&page=2',
    });
    expect((await knitwear('?condition=Acceptable&page=3')).location).toBe(
      '/shopping/women/category/clothing/knitwear?condition=Acceptable',
    );
    expect(idsOf(await knitwear('?page=2'))).toHaveLength(2);
  });

  it('counts the choices only where the sheet is open, each under all other filters', async () => {
    expect((await knitwear()).data.list.sheet).toBeNull();
    const { sheet } = (await open(search, '/search?filter=open&condition=Good')).data.list;
    const facet = (name: string) => sheet.facets.find((one: { name: string }) => one.name === name);
    expect(facet('condition').options).toEqual([
      { value: 'BrandNew', label: 'Brand New', count: 1, checked: false },
      { value: 'LikeNew', label: 'Like New', count: 1, checked: false },
      { value: 'Good', label: 'Used', count: 1, checked: true },
    ]);
    // The category page does not offer what its address says.
    const names = (await knitwear('?filter=open')).data.list.sheet.facets.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).not.toContain('category');
    expect(names).not.toContain('subcategory');
  });

  it('names the price bounds in the viewer’s currency', async () => {
    const cookie = await preferencesCookie(new Request('http://shop.test/'), { currency: 'EUR' });
    const { list } = (await open(search, '/search?lowestPrice=10', {}, { cookies: [cookie] })).data;
    expect(list.filters[0].label).toContain('€10');
  });
});

describe('search, new in, marketplace', () => {
  it('finds by keyword and keeps it as `search` in every address (A2)', async () => {
    const result = await open(search, '/search?search=%20storm%20&gender=women');
    expect(idsOf(result)).toEqual([shop.coat.id]);
    expect(result.data).toMatchObject({
      keyword: 'storm',
      gender: 'women',
      title: expect.stringContaining('storm'),
    });
    expect(result.data.list.openFilters).toBe('/search?gender=women&search=storm&filter=open');
    expect(idsOf(await open(search, '/search?search=ruhr')).sort()).toEqual(
      [shop.coat.id, shop.boot.id].sort(),
    );
    expect((await open(search, '/search?search=ruhr&gender=men')).data.list.total).toBe(1);
  });

  it('says so when nothing matches, and takes any keyword', async () => {
    expect((await open(search, '/search?search=zzzzzz')).data.list).toMatchObject({ total: 0, cards: [] });
    for (const odd of ["'; drop table spus; --", '%25%25', ':*&|!()', '\u0000', 'a'.repeat(5000), '🧥']) {
      expect((await open(search, `/search?search=${encodeURIComponent(odd)}`)).status).toBe(200);
    }
  });

  it('lists everything without a keyword', async () => {
    expect((await open(search, '/search')).data.list.total).toBe(28);
  });

  it('shows the newest of a gender', async () => {
    const result = await open(newIn, '/shopping/men/new-in', { gender: 'men' });
    expect(idsOf(result)).toEqual([shop.boot.id]);
    expect(await open(newIn, '/shopping/kids/new-in', { gender: 'kids' })).toMatchObject({
      status: 302,
      location: '/',
    });
  });

  it('has a marketplace of all and of a gender, without official retailers (A2, 2.1#71)', async () => {
    const all = await open(marketplace, '/marketplace');
    expect(idsOf(all).sort()).toEqual([shop.knits[0]!.id, shop.coat.id].sort());
    expect(all.data.list.action).toBe('/marketplace');
    const women = await open(marketplaceOfGender, '/shopping/women/marketplace', { gender: 'women' });
    expect(idsOf(women).sort()).toEqual(idsOf(all).sort());
    expect(women.data.list.action).toBe('/shopping/women/marketplace');
    const men = await open(marketplaceOfGender, '/shopping/men/marketplace', { gender: 'men' });
    expect(idsOf(men)).toEqual([]);
    const kids = await open(marketplaceOfGender, '/shopping/kids/marketplace', { gender: 'kids' });
    expect(kids).toMatchObject({ status: 302, location: '/' });
  });
});
