import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, sizeCharts } from '#backend/db/schema/catalog.ts';
import { loader } from '#app/routes/product/size-chart.tsx';
import { action as save } from '#app/routes/account/measurements.tsx';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
let inCm: string;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
  const chart = (unit: 'cm' | 'in', chest: string[]) => ({
    gender: 'women' as const,
    category1: 'clothing',
    category2: '',
    unit,
    chart: {
      order: ['Size', 'FR', 'UK', `Bust (${unit})`],
      sizeChart: {
        Size: ['S', 'M', 'L'],
        FR: ['36', '38', '40'],
        UK: ['8', '10', '12'],
        [`Bust (${unit})`]: chest,
      },
    },
  });
  await web.db.insert(categories).values([
    { gender: 'women', key: 'clothing', name: 'Clothing', parent: null, position: 1 },
    { gender: 'women', key: 'knitwear', name: 'Knitwear', parent: 'clothing', position: 1 },
  ]);
  await web.db
    .insert(sizeCharts)
    .values([chart('cm', ['86', '90', '94']), chart('in', ['33.9', '35.4', '37'])]);
  inCm = await preferencesCookie(new Request('http://shop.test/'), { unit: 'cm' });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const PAGE = '/prompt/size-chart?gender=women&category=clothing&subcategory=knitwear';
const open = (query = '', cookies: string[] = [inCm]) =>
  outcome(() => loader(loaderArgs(PAGE + query, { cookies })));

describe('the page of a size chart (4#44, C16)', () => {
  it('shows the first unit, in the person’s lengths', async () => {
    const { data } = await open();
    expect(data.category).toBe('Knitwear');
    expect(data.chart.columns).toEqual(['Size', 'FR', 'Bust (cm)']);
    expect(data.chart.rows[1]).toEqual(['M', '38', '90']);
    expect(data.chart.nearest).toBeNull();
    expect((await open('', [])).data.chart.columns).toEqual(['Size', 'FR', 'Bust (in)']);
  });

  it('changes units by links', async () => {
    const { unitLinks, lengthLinks } = (await open()).data.chart;
    expect(unitLinks).toEqual([
      { label: 'FR', href: PAGE, current: true },
      { label: 'UK', href: `${PAGE}&column=UK`, current: false },
    ]);
    expect(lengthLinks[1]).toEqual({ unit: 'in', href: `${PAGE}&unit=in`, current: false });
    expect((await open('&column=UK&unit=in')).data.chart.rows[2]).toEqual(['L', '12', '37']);
  });

  it('marks the size nearest to what the person saved', async () => {
    const saved = async (form: Record<string, string>) => {
      const args = loaderArgs('/account/measurements', { form: { intent: 'save', unit: 'cm', ...form } });
      return (await outcome(() => save(args))).cookies.own!;
    };
    const me = await saved({ name: 'me', dimension: 'bodyChest', length: '93' });
    expect((await open('', [inCm, me])).data.chart.nearest).toEqual({ row: 2, text: 'Nearest to “me”: L.' });
    const shirt = await saved({ name: 'shirt', dimension: 'chest', length: '49.5' });
    const { nearest } = (await open('&unit=in', [shirt])).data.chart;
    expect(nearest).toEqual({ row: 1, text: 'Nearest to “shirt”: M, with 3.9 in of ease.' });
  });

  it('leads back to where it was opened, and nowhere else', async () => {
    expect((await open('&forward=%2Fshopping%2Fwomen%2Fitem%2Fx-1')).data.back).toBe(
      '/shopping/women/item/x-1',
    );
    expect((await open('&forward=https%3A%2F%2Fevil.example')).data.back).toBe('/');
  });

  it('is not found for a category that the shop does not have, and home for no gender', async () => {
    const lost = await outcome(() => loader(loaderArgs('/prompt/size-chart?gender=women&category=boats')));
    expect(lost.status).toBe(404);
    const none = await outcome(() => loader(loaderArgs('/prompt/size-chart?category=clothing')));
    expect(none).toMatchObject({ status: 302, location: '/' });
  });
});
