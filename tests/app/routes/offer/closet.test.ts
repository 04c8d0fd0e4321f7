import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader } from '#app/routes/offer/user-listings.tsx';
import { loader as deepLink } from '#app/routes/link/redirect.ts';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
let seller: Awaited<ReturnType<typeof web.user>>;
let path: string;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
  seller = await web.user({ username: 'closet.owner' });
  path = `/user/${seller.id}/listings`;
  const coat = await web.spu({ name: 'Loden coat', gender: 'men', category2: 'coats' });
  const knit = await web.spu({ name: 'Aran knit' });
  await web.offer({ userId: seller.id, spuId: coat.id, name: 'Loden coat', priceMinor: 30_000, size: 'L' });
  await web.offer({
    userId: seller.id,
    spuId: knit.id,
    name: 'Aran knit',
    priceMinor: 8_000,
    condition: 'Good',
  });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const open = (query = '', userId = seller.id) =>
  outcome(() =>
    loader(loaderArgs(`/user/${userId}/listings${query}`, { params: { userId: String(userId) } })),
  );
const view = async (query = '') => (await open(query)).data;
const names = async (query: string) => (await view(query)).groups.map(({ name }: { name: string }) => name);

describe('somebody’s listings (2.1#36, 2.2#8)', () => {
  it('are narrowed and sorted by the address', async () => {
    expect(await names('?sort=HighPrice')).toEqual(['Loden coat', 'Aran knit']);
    expect(await names('?sort=LowPrice')).toEqual(['Aran knit', 'Loden coat']);
    expect(await names('?gender=men')).toEqual(['Loden coat']);
    expect(await names('?condition=Good')).toEqual(['Aran knit']);
    expect(await names('?keyword=aran&lowestPrice=50&highestPrice=90')).toEqual(['Aran knit']);
  });

  it('say what is chosen, each with the way without it, and keep it on the way to one (2.3#16)', async () => {
    const { list, groups } = await view('?condition=Good&keyword=aran&sort=LowPrice');
    expect(list.filters).toEqual([
      { label: '“aran”', href: `${path}?condition=Good&sort=LowPrice` },
      { label: 'Used', href: `${path}?keyword=aran&sort=LowPrice` },
    ]);
    expect(list.clear).toBe(path);
    expect(list.keptBySort).toEqual([
      { name: 'keyword', value: 'aran' },
      { name: 'condition', value: 'Good' },
    ]);
    expect(groups[0].href).toMatch(/\?condition=Good&keyword=aran$/);
    expect(list.departments).toEqual([
      { href: `${path}?keyword=aran&condition=Good&sort=LowPrice`, label: 'All', current: true },
      { href: `${path}?gender=men&keyword=aran&condition=Good&sort=LowPrice`, label: 'Men', current: false },
      {
        href: `${path}?gender=women&keyword=aran&condition=Good&sort=LowPrice`,
        label: 'Women',
        current: false,
      },
    ]);
  });

  it('count their filters while the sheet is open, and only then', async () => {
    expect((await view()).list.sheet).toBeNull();
    const { sheet, openFilters } = (await view('?filter=open')).list;
    expect(openFilters).toBe(`${path}?filter=open`);
    const conditions = sheet.facets.find(({ name }: { name: string }) => name === 'condition');
    expect(conditions.options).toEqual([
      { value: 'LikeNew', label: 'Like New', count: 1, checked: false },
      { value: 'Good', label: 'Used', count: 1, checked: false },
    ]);
    expect(sheet).toMatchObject({ marketplace: null, times: [], saved: [] });
  });

  it('say what is wrong with a price at its field (5#20)', async () => {
    const { sheet } = (await view('?lowestPrice=cheap&highestPrice=5')).list;
    expect(sheet.price.lowest).toEqual({ value: 'cheap', error: 'Please enter a valid number.' });
  });

  it('that leave nothing name the filter to lift', async () => {
    const { list, bare } = await view('?condition=Good&gender=men');
    expect(bare).toBe(false);
    expect(list.lift).toEqual([
      { label: 'Without the department', count: '1 style', href: `${path}?condition=Good` },
      { label: 'Without Used', count: '1 style', href: `${path}?gender=men` },
    ]);
    const nobody = await web.user();
    expect((await open('', nobody.id)).data).toMatchObject({ bare: true, groups: [] });
  });

  it.each([
    '?page=-1',
    '?sort=x',
    '?sort=NewHighestBids',
    '?gender=dogs',
    '?condition=Broken',
    '?mp=1&allin=1&list=7',
  ])('read %s as nothing', async (query) => {
    expect(await view(query)).toMatchObject({ page: 1, list: { total: 2, filters: [], sort: '' } });
  });

  it('have no page beyond the last, and no empty fields in their address (C3)', async () => {
    expect(await open('?page=900&sort=LowPrice')).toMatchObject({
      status: 302,
      location: `${path}?sort=LowPrice`,
    });
    expect((await open('?lowestPrice=&condition=Good&highestPrice=')).location).toBe(
      `${path}?condition=Good`,
    );
  });

  it('are reached by a link with filters and sort (2.2#8)', async () => {
    const result = await outcome(() =>
      deepLink(loaderArgs('/redirect?type=listings&name=Closet.Owner&condition=Good&sort=LowPrice&mp=1')),
    );
    expect(result.location).toBe(`${path}?condition=Good&sort=LowPrice`);
  });
});
