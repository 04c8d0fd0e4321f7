import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action as recentSearches } from '#app/routes/catalog/recent-searches.ts';
import { loader as search } from '#app/routes/catalog/search.tsx';
import { loader as suggest } from '#app/routes/catalog/suggest.ts';
import { readRecentSearches } from '#app/server/recent-searches.server.ts';
import { loaderArgs, outcome, type Outcome, type RequestOptions } from '../../../support/web.ts';
import { startShop } from './shelf.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.web.stop();
  await shop.web.close();
});

const searchFor = (query: string, options?: RequestOptions) =>
  outcome(() => search(loaderArgs(`/search?${query}`, options)));
const suggestFor = (query: string, cookies: string[] = []) =>
  outcome(() => suggest(loaderArgs(`/resources/suggest?${query}`, { cookies })));
const recentOf = ({ cookies }: Outcome) =>
  readRecentSearches(loaderArgs('/', { cookies: cookies.recents ? [cookies.recents] : [] }).request);

describe('suggestions', () => {
  it('are styles of the gender with brand, name, price and picture (2.3#46, 4#23)', async () => {
    const { data, headers } = await suggestFor('gender=women&search=%20storm%20');
    expect(data).toMatchObject({
      keyword: 'storm',
      recent: [],
      all: '/search?gender=women&search=storm',
      styles: [{ id: shop.coat.id, brand: 'Ruhr Denim', name: 'Storm parka', from: '$250' }],
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await suggestFor('gender=men&search=storm')).data.styles).toEqual([]);
  });

  it('are few, and none for a blank keyword', async () => {
    expect((await suggestFor('gender=women&search=knit')).data.styles).toHaveLength(6);
    expect((await suggestFor('gender=women&search=%20')).data).toMatchObject({ keyword: '', styles: [] });
  });
});

describe('recent searches', () => {
  it('are saved by a search for its gender, and shown for no words (4#24)', async () => {
    const first = await searchFor('gender=women&search=storm');
    const second = await searchFor('gender=women&search=knit', { cookies: [first.cookies.recents!] });
    expect(await recentOf(second)).toEqual({ men: [], women: ['knit', 'storm'] });
    const cookies = [second.cookies.recents!];
    expect((await suggestFor('gender=women&search=', cookies)).data.recent).toEqual([
      { label: 'knit', href: '/search?gender=women&search=knit' },
      { label: 'storm', href: '/search?gender=women&search=storm' },
    ]);
    expect((await suggestFor('gender=men&search=', cookies)).data.recent).toEqual([]);
    // Without script they stand on the search page itself.
    expect((await searchFor('gender=women', { cookies })).data.recent).toEqual(['knit', 'storm']);
    expect((await searchFor('gender=women&search=knit', { cookies })).cookies.recents).toBeUndefined();
  });

  it('are not made by a page that is only fetched ahead', async () => {
    const ahead = await searchFor('search=storm', { headers: { 'sec-purpose': 'prefetch' } });
    expect(ahead.cookies.recents).toBeUndefined();
  });

  it('are saved when a suggestion is opened, and cleared by a form', async () => {
    const post = (form: Record<string, string>, cookies: string[] = []) =>
      outcome(() => recentSearches(loaderArgs('/resources/recent-searches', { form, cookies })));
    const saved = await post({ intent: 'save', gender: 'men', search: ' boot ' });
    expect(saved.status).toBe(204);
    expect((await recentOf(saved)).men).toEqual(['boot']);
    const nonsense = await post({ intent: 'save', gender: 'kids', search: 'boot' });
    expect(nonsense.cookies).toEqual({});
    const cleared = await post({ intent: 'clear' }, [saved.cookies.recents!]);
    expect(cleared).toMatchObject({ status: 303, location: '/search' });
    expect(cleared.cookies.recents).toBe('');
  });
});
