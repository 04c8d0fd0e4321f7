import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { search, suggest } from '#contract/search.ts';
import { categories, type spus } from '#backend/db/schema/catalog.ts';
import { createTestBackend, type TestBackend } from '../../../support/backend.ts';

let backend: TestBackend;
const ask = async (keyword: string, query: object = {}) => {
  const { data } = await backend.call(search, { query: { keyword, ...query } });
  return { ...data, names: data.data.flatMap((hit) => (hit.type === 'spu' ? hit.spu.name : [])) };
};
const named = async (keyword: string, query: object = {}) => (await ask(keyword, query)).names;

beforeAll(async () => {
  backend = await createTestBackend();
  const halden = await backend.brand({ name: 'Halden', alias: 'HLD' });
  const sette = await backend.brand({ name: 'Sette Mani' });
  const style = (
    name: string,
    of: typeof halden,
    category: string,
    rest: Partial<typeof spus.$inferInsert> = {},
  ) =>
    backend.spu({
      name,
      brandId: of.id,
      brandName: of.name,
      brandSlug: of.slug,
      brandAlias: of.alias,
      category1: category === 'boots' || category === 'sneakers' ? 'shoes' : 'clothing',
      category2: category,
      categoryWords: category,
      description: 'Plain and good.',
      ...rest,
    });
  await style('Court low', halden, 'sneakers', {
    gender: 'men',
    color: 'white',
    colorName: 'chalk',
    description: 'Blake-stitched.',
  });
  await style('Chelsea boot', sette, 'boots', { gender: 'women', color: 'black', popularity: 5 });
  await style('Lug boot', sette, 'boots', { gender: 'men', color: 'black', popularity: 9 });
  await style('Roll-neck in merino', halden, 'knitwear', { color: 'grey', colorName: 'heather grey' });
  await style('Boxy T-shirt', halden, 't-shirts', { color: 'black', styleId: '70507-03' });
  await style('Halden-inspired coat', sette, 'coats', { color: 'red', popularity: 900 });
  await style('Evening top', sette, 'tops', { color: 'green', description: 'Goes with boots. By Halden?' });
  await backend.db.insert(categories).values([
    { gender: 'women', key: 'shoes', parent: null, name: 'Shoes', position: 0 },
    { gender: 'women', key: 'boots', parent: 'shoes', name: 'Boots', position: 0 },
    { gender: 'men', key: 'shoes', parent: null, name: 'Shoes', position: 0 },
    { gender: 'men', key: 'boots', parent: 'shoes', name: 'Boots', position: 0 },
  ]);
});
afterAll(() => backend.close());

describe('a keyword', () => {
  it.each<[string, string, string[]]>([
    ['a synonym', 'trainers', ['Court low']],
    ['the other way round', 'sneaker', ['Court low']],
    ['a synonym of several words', 'polo neck', ['Roll-neck in merino']],
    ['one word or two', 'tee shirt', ['Boxy T-shirt']],
    ['without the dash', 'tshirt', ['Boxy T-shirt']],
    ['in two words', 't shirts', ['Boxy T-shirt']],
    ['a short synonym', 'tee', ['Boxy T-shirt']],
    ['jumper for knitwear', 'jumper', ['Roll-neck in merino']],
    ['British or American', 'gray', ['Roll-neck in merino']],
    ['gender words', "women's black boots", ['Chelsea boot']],
    ['gender words without apostrophe', 'mens boots', ['Lug boot']],
    ['a brand’s alias', 'hld knitwear', ['Roll-neck in merino']],
    ['a brand run together', 'settemani boots men', ['Lug boot']],
    ['a style id with its dash', '70507-03', ['Boxy T-shirt']],
    ['a style id without', '7050703', ['Boxy T-shirt']],
    ['a style id behind its brand', 'halden 70507-03', ['Boxy T-shirt']],
    ['words typed as one', 'blackboots women', ['Chelsea boot']],
  ])('finds %s', async (_, keyword, expected) => {
    const found = await ask(keyword);
    expect(found.names).toEqual(expect.arrayContaining(expected));
    expect(found.names.slice(0, expected.length)).toEqual(expected);
    expect(found.didYouMean).toBeNull();
  });

  it.each<[string, string, string]>([
    ['sneeker', 'sneakers', 'Court low'],
    ['blak chelsee boot', 'black chelsea boot', 'Chelsea boot'],
    ['haldne court', 'halden court', 'Court low'],
    ['traniers', 'trainers', 'Court low'],
    ['jumpper', 'jumper', 'Roll-neck in merino'],
  ])('takes %s for %s and says so', async (typed, meant, first) => {
    const found = await ask(typed);
    expect(found.names[0]).toBe(first);
    expect(found.didYouMean).toBe(meant);
  });

  it('says nothing of slips where what was typed is found', async () => {
    expect((await ask('boots')).didYouMean).toBeNull();
    expect((await ask('xqzzk')).names).toEqual([]);
    expect((await ask('xqzzk')).didYouMean).toBeNull();
    expect(await ask('xqzzk boots women')).toMatchObject({
      names: ['Chelsea boot', 'Evening top'],
      ignored: ['xqzzk'],
    });
  });

  it('ranks brand before name before category before description, then by popularity', async () => {
    expect(await named('halden')).toEqual([
      'Boxy T-shirt',
      'Roll-neck in merino',
      'Court low',
      'Halden-inspired coat',
      'Evening top',
    ]);
    expect(await named('boots')).toEqual(['Lug boot', 'Chelsea boot', 'Evening top']);
  });

  it('lets a chosen gender win over a typed one', async () => {
    expect(await named("women's boots", { gender: 'men' })).toEqual(['Lug boot']);
  });

  it('keeps its order over pages and takes every other sort', async () => {
    const pages = [0, 2, 4].map((pageStart) => named('halden', { pageStart, pageLimit: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(await named('halden'));
    expect((await named('halden', { sort: 'Popular' }))[0]).toBe('Halden-inspired coat');
  });
});

describe('suggestions', () => {
  const suggested = async (keyword: string, gender?: 'men' | 'women') =>
    (await backend.call(suggest, { query: { keyword, ...(gender ? { gender } : {}) } })).data;

  it('take the last word for unfinished', async () => {
    const { spus: found, designers, categories: matches } = await suggested('black bo', 'women');
    expect(found.map((spu) => spu.name)).toEqual(['Chelsea boot', 'Boxy T-shirt']);
    expect(designers).toEqual([]);
    expect(matches).toEqual([
      { gender: 'women', category: 'shoes', subcategory: 'boots', name: 'Boots', count: 1 },
    ]);
  });

  it('name designers by beginning, whole name or alias', async () => {
    expect((await suggested('hal')).designers).toEqual([{ value: 'halden', name: 'Halden', count: 3 }]);
    expect((await suggested('HLD')).designers[0]?.name).toBe('Halden');
    expect((await suggested('sette m')).designers[0]?.value).toBe('sette-mani');
  });

  it('have nothing to say to nothing', async () => {
    expect(await suggested('  ')).toEqual({ spus: [], designers: [], categories: [], didYouMean: null });
  });
});
