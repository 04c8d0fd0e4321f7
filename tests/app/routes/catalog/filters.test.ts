import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { loader as category } from '#app/routes/catalog/category.tsx';
import { loader as designers } from '#app/routes/catalog/designers.tsx';
import { action as mySizes } from '#app/routes/catalog/my-sizes.ts';
import { action as saveFilter, loader as savedFilters } from '#app/routes/catalog/saved-filters.tsx';
import { loader as search } from '#app/routes/catalog/search.tsx';
import { preferencesCookie, readPreferences } from '#app/server/preferences.server.ts';
import { flashOf, loaderArgs, outcome, type RequestOptions } from '../../../support/web.ts';
import { startShop } from './shelf.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.web.stop();
  await shop.web.close();
});

const all = async (query = '', options?: RequestOptions) =>
  (await outcome(() => search(loaderArgs(`/search${query}`, options)))).data.list;
const clothing = async (query = '', options?: RequestOptions) =>
  (
    await outcome(() =>
      category(
        loaderArgs(`/shopping/women/category/clothing${query}`, {
          ...options,
          params: { gender: 'women', category: 'clothing' },
        } as RequestOptions) as LoaderFunctionArgs,
      ),
    )
  ).data;
const idsOf = (list: { cards: { id: number }[] }) => list.cards.map(({ id }) => id);
const preferring = (changes: Parameters<typeof preferencesCookie>[1]) =>
  preferencesCookie(new Request('http://shop.test/'), changes);

describe('a price that cannot be used (5#20, B25)', () => {
  it.each([
    ['?lowestPrice=cheap', 'Please enter a valid number.', null],
    ['?lowestPrice=100&highestPrice=60', null, 'Minimum must not exceed maximum.'],
    ['?lowestPrice=&highestPrice=-2', null, 'Please enter a valid number.'],
  ])('%s is said at its field, which keeps what was typed', async (query, lowest, highest) => {
    const list = await all(query);
    expect(list.total).toBe(28);
    expect(list.sheet.price.lowest.error).toBe(lowest);
    expect(list.sheet.price.highest.error).toBe(highest);
    const typed = new URLSearchParams(query);
    expect(list.sheet.price.lowest.value).toBe(typed.get('lowestPrice') ?? '');
    expect(list.sheet.price.highest.value).toBe(typed.get('highestPrice') ?? '');
  });
});

describe('an empty list', () => {
  it('says which filter to lift, and what that would show', async () => {
    const list = await all('?condition=Good&size=42');
    expect(list.total).toBe(0);
    expect(list.lift).toEqual([
      { label: 'Without Used', count: '1 style', href: '/search?size=42' },
      { label: 'Without 42', count: '1 style', href: '/search?condition=Good' },
    ]);
    expect((await all('?condition=Good')).lift).toEqual([]);
  });

  it('never names what the address itself says', async () => {
    const { list } = await clothing('?condition=Acceptable');
    expect(list.lift.map(({ label }: { label: string }) => label)).toEqual(['Without Acceptable']);
  });
});

describe('the marketplace flag (2.1#71, C4)', () => {
  it('is a filter with its count, a chip, and stays in every address', async () => {
    const list = await all('?mp=1&filter=open');
    expect(idsOf(list).sort()).toEqual([shop.knits[0]!.id, shop.coat.id].sort());
    expect(list.sheet.marketplace).toEqual({ checked: true, count: 2, off: false });
    expect(list.filters).toEqual([{ label: 'Only from people', href: '/search' }]);
    expect(list.firstPage).toBe('/search?mp=1');
  });

  it('is taken from the cookie, and then has to be denied', async () => {
    const cookies = [await preferring({ mp: true })];
    const kept = await all('?size=M', { cookies });
    expect(kept.total).toBe(1);
    expect(kept.firstPage).toBe('/search?size=M&mp=1');
    expect(kept.filters[1]).toEqual({ label: 'Only from people', href: '/search?size=M&mp=0' });
    expect(kept.head.canonical).toBe('/search?size=M');
    const denied = await all('?mp=0', { cookies });
    expect(denied.total).toBe(28);
    expect(denied.firstPage).toBe('/search?mp=0');
  });
});

describe('prices with shipping (D6)', () => {
  it('are a switch that every address keeps, and what cards then show', async () => {
    const without = await all('?condition=Good');
    expect(without.allIn).toEqual({ on: false, href: '/search?condition=Good&allin=1' });
    expect(without.cards[0]).toMatchObject({ ask: '$250', shipped: false });
    const shipped = await all('?condition=Good&allin=1&sort=LowPrice');
    expect(shipped.allIn).toEqual({ on: true, href: '/search?condition=Good&sort=LowPrice' });
    expect(shipped.keptBySort).toContainEqual({ name: 'allin', value: '1' });
  });
});

describe('my sizes', () => {
  const keep = (query: string, form: Record<string, string | string[]>, options: RequestOptions = {}) =>
    outcome(() => mySizes(loaderArgs(`/resources/my-sizes?${query}`, { ...options, form })));

  it('are kept from the boxes ticked, and put into force', async () => {
    const result = await keep(
      'gender=women&sizesOf=clothing',
      { size: ['S', 'M'], gender: 'women' },
      {
        headers: {
          referer: 'http://shop.test/shopping/women/category/clothing?sort=Latest&page=2&filter=open',
        },
      },
    );
    expect(result).toMatchObject({
      status: 303,
      location: '/shopping/women/category/clothing?sort=Latest&size=S&size=M',
    });
    const cookies = [result.cookies.prefs!];
    expect((await readPreferences(loaderArgs('/', { cookies }).request)).sizes.women).toEqual([
      'clothing:M',
      'clothing:S',
    ]);
    expect((await flashOf(result))?.text).toBe('Your sizes are kept.');

    // On a list of the gender they are offered as one link, then stand there as chips to remove.
    const { list } = await clothing('', { cookies });
    expect(list.mySizes).toEqual({
      label: 'My sizes: Clothing M, Clothing S',
      href: '/shopping/women/category/clothing?size=clothing%3AM&size=clothing%3AS',
    });
    const applied = (await clothing('?size=clothing%3AM&size=clothing%3AS', { cookies })).list;
    expect(applied.mySizes).toBeNull();
    expect(applied.filters.map(({ label }: { label: string }) => label)).toEqual([
      'Clothing M',
      'Clothing S',
    ]);
    expect((await all('?gender=men', { cookies })).mySizes).toBeNull();
  });

  it('are forgotten without a box, and go home for nonsense', async () => {
    const cookies = [await preferring({ sizes: { men: [], women: ['clothing:M'] } })];
    const result = await keep('gender=women', {}, { cookies });
    expect(
      (await readPreferences(loaderArgs('/', { cookies: [result.cookies.prefs!] }).request)).sizes,
    ).toEqual({ men: [], women: [] });
    expect((await keep('gender=kids', {})).location).toBe('/');
  });
});

describe('the head of a list', () => {
  it('has one canonical address, without sort and kind of price (C31)', async () => {
    expect((await clothing('?size=M&sort=LowPrice&allin=1')).canonical).toBe(
      '/shopping/women/category/clothing?size=M',
    );
  });

  it('is not indexed with more than two filters (C23)', async () => {
    expect((await clothing('?size=M&condition=Good')).noindex).toBe(false);
    const many = await clothing('?size=M&condition=Good&color=green');
    expect(many).toMatchObject({ noindex: true });
    expect(many.canonical).toBeUndefined();
  });
});

describe('saved filters (B8)', () => {
  const post = (form: Record<string, string>, options: RequestOptions) =>
    outcome(() => saveFilter(loaderArgs('/account/filters', { ...options, form })));
  const open = (query: string, cookies: string[] = []) =>
    outcome(() => savedFilters(loaderArgs(`/account/filters${query}`, { cookies })));

  it('ask visitors to sign in and come back to the same form', async () => {
    const result = await open('?query=size%3DM');
    expect(result.location).toMatch(/^\/login\?forward=%2Faccount%2Ffilters%3Fquery%3Dsize%253DM/);
  });

  it('are saved under a name, listed, offered in the sheet, and deleted', async () => {
    const { cookie } = await shop.web.signedIn();
    const draft = await open('?query=size%3DM%26page%3D4%26evil%3D1&gender=women', [cookie]);
    expect(draft.data.draft).toMatchObject({ query: 'size=M', gender: 'women' });
    const saved = await post(
      { intent: 'save', name: ' Warm ', query: 'gender=women&size=M', gender: 'women', stay: '1' },
      { cookies: [cookie], headers: { referer: 'http://shop.test/search?gender=women&size=M' } },
    );
    expect(saved).toMatchObject({ status: 303, location: '/search?gender=women&size=M' });
    const [filter] = (await open('', [cookie])).data.filters;
    expect(filter).toMatchObject({ name: 'Warm', href: '/search?gender=women&size=M', count: 1 });
    const { sheet } = await all('?filter=open', { cookies: [cookie] });
    expect(sheet.saved).toEqual([{ id: filter.id, name: 'Warm', href: '/search?gender=women&size=M' }]);
    await post({ intent: 'delete', id: String(filter.id) }, { cookies: [cookie] });
    // Twice is as good as once.
    const again = await post({ intent: 'delete', id: String(filter.id) }, { cookies: [cookie] });
    expect(again.location).toBe('/account/filters');
    expect((await open('', [cookie])).data.filters).toEqual([]);
  });

  it('need a name (5#20)', async () => {
    const { cookie } = await shop.web.signedIn();
    const refused = await post({ intent: 'save', name: '  ', query: 'size=M' }, { cookies: [cookie] });
    expect(refused.status).toBe(422);
    expect(refused.data).toMatchObject({ error: 'Please enter a filter name.', query: 'size=M' });
  });

  it('are twenty at most', async () => {
    const { cookie } = await shop.web.signedIn();
    for (let n = 1; n <= 20; n += 1)
      await post({ intent: 'save', name: `Filter ${n}`, query: `size=${n}` }, { cookies: [cookie] });
    const refused = await post({ intent: 'save', name: 'One more', query: 'size=M' }, { cookies: [cookie] });
    expect(refused.data.error).toBe('You can save up to 20 filters.');
  });
});

describe('designers from A to Z', () => {
  const open = (query = '', gender = 'women') =>
    outcome(() =>
      designers(
        loaderArgs(`/shopping/${gender}/designers${query}`, { params: { gender } }) as LoaderFunctionArgs,
      ),
    );

  it('stand under their letters with their counts', async () => {
    const { data } = await open();
    expect(data.groups).toEqual([
      {
        letter: 'N',
        items: [{ name: 'North Loom', count: 26, href: '/shopping/women/designer/north-loom' }],
      },
      { letter: 'R', items: [{ name: 'Ruhr Denim', count: 1, href: '/shopping/women/designer/ruhr-denim' }] },
    ]);
    expect(data.canonical).toBe('/shopping/women/designers');
  });

  it('are found by a part of their name, or not at all (5#29)', async () => {
    expect((await open('?find=%20DENIM')).data.groups).toHaveLength(1);
    expect((await open('?find=zzz')).data.groups).toEqual([]);
    expect(await open('', 'kids')).toMatchObject({ status: 302, location: '/' });
  });
});
