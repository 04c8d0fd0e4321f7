import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeChips,
  decodeListParams,
  listDefaults,
  listParamEntries,
  listQueryOf,
  listSearch,
  toggleFilter,
  priceProblems,
  withoutFilter,
  withoutFilters,
  withPage,
  withParams,
  type ListParams,
} from '#app/domain/list-params.ts';
import { conditions, genders, sorts, timeSpans } from '#app/domain/vocabulary.ts';
import { liftable, listFilters } from '#contract/catalog.ts';

const read = (query: string) => decodeListParams(new URLSearchParams(query));

describe('decodeListParams', () => {
  it.each<[string, Partial<ListParams>]>([
    ['', {}],
    ['gender=women&keyword=%20wool%20coat%20', { gender: 'women', keyword: 'wool coat' }],
    ['search=boots', { keyword: 'boots' }],
    ['search=boots&keyword=coats', { keyword: 'coats' }],
    ['brand=b&brand=a&brand=b&brand=', { brand: ['a', 'b'] }],
    ['condition=Good&condition=Bad', { condition: ['Good'] }],
    ['region=us&region=USA&region=GB', { region: ['GB', 'US'] }],
    ['lowestPrice=10&highestPrice=20.50', { lowestPrice: 10, highestPrice: 20.5 }],
    // Upside down: neither counts (B25).
    ['lowestPrice=20&highestPrice=10', {}],
    ['time=3m&allin=1&shelf=new&list=7', { time: '3m', allIn: true, shelf: 'new', list: 7 }],
    ['time=2m&allin=yes&shelf=old&list=-1', {}],
    ['lowestPrice=-1&highestPrice=1e9', {}],
    ['lowestPrice=NaN&highestPrice=', {}],
    ['sort=LowPrice&page=3&mp=1', { sort: 'LowPrice', page: 3, marketplace: true }],
    ['sort=lowprice&page=0&mp=0&gender=kids', {}],
    ['page=-2', {}],
    ['page=1.5', {}],
    ['page=99999', { page: 10_000 }],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual({ ...listDefaults, ...expected });
  });

  it('takes any query without throwing and answers something the api accepts', () => {
    const name = fc.constantFrom(
      'brand',
      'category',
      'subcategory',
      'condition',
      'size',
      'color',
      'region',
      'lowestPrice',
      'highestPrice',
      'keyword',
      'search',
      'sort',
      'page',
      'gender',
      'mp',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.constantFrom('Good', 'men', '12', 'US'))), {
          maxLength: 120,
        }),
        (pairs) => {
          const params = decodeListParams(new URLSearchParams(pairs));
          expect(listFilters.safeParse(listQueryOf(params)).success).toBe(true);
        },
      ),
    );
  });
});

const words = (max: number) =>
  fc.array(
    fc
      .string({ minLength: 1, maxLength: max })
      .map((text) => text.trim())
      .filter(Boolean),
    { maxLength: 6 },
  );
const canonicalParams: fc.Arbitrary<ListParams> = fc
  .record({
    gender: fc.option(fc.constantFrom(...genders)),
    keyword: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    brand: words(20),
    category: words(20),
    subcategory: words(20),
    condition: fc.array(fc.constantFrom(...conditions), { maxLength: 5 }),
    size: words(10),
    color: words(10),
    region: fc.array(fc.constantFrom('US', 'GB', 'DE'), { maxLength: 3 }),
    lowestPrice: fc.option(fc.integer({ min: 0, max: 400 })),
    highestPrice: fc.option(fc.integer({ min: 401, max: 9999 })),
    sort: fc.option(fc.constantFrom(...sorts)),
    marketplace: fc.boolean(),
    allIn: fc.boolean(),
    time: fc.option(fc.constantFrom(...timeSpans)),
    shelf: fc.option(fc.constant('new' as const)),
    list: fc.option(fc.integer({ min: 1, max: 1e6 })),
    page: fc.integer({ min: 1, max: 50 }),
  })
  .map((params) => decodeListParams(new URLSearchParams(listSearch(params))));

describe('listSearch', () => {
  it('comes back as it was, and is the same text for the same choices', () => {
    fc.assert(
      fc.property(canonicalParams, (params) => {
        expect(read(listSearch(params))).toEqual(params);
        expect(listSearch(read(listSearch(params)))).toBe(listSearch(params));
        expect(read(listSearch(params, { keywordName: 'search' }))).toEqual(params);
      }),
    );
  });

  it('leaves defaults out and keeps one order whatever order they came in', () => {
    expect(listSearch(listDefaults)).toBe('');
    expect(listSearch(read('page=2&sort=Latest&size=M&brand=z&brand=a'))).toBe(
      '?brand=a&brand=z&size=M&sort=Latest&page=2',
    );
    expect(
      listSearch(read('gender=men&brand=a&keyword=x'), {
        omit: ['gender', 'brand'],
        keywordName: 'search',
      }),
    ).toBe('?search=x');
    expect(listParamEntries(read('mp=1&lowestPrice=5'))).toEqual([
      ['lowestPrice', '5'],
      ['mp', '1'],
    ]);
  });
});

describe('changes', () => {
  const params = read('brand=a&condition=Good&keyword=x&lowestPrice=5&sort=Latest&page=4');

  it('any change but the page drops the page', () => {
    expect(toggleFilter(params, 'size', 'M')).toMatchObject({
      size: ['M'],
      page: 1,
    });
    expect(toggleFilter(params, 'brand', 'a')).toMatchObject({
      brand: [],
      page: 1,
    });
    expect(withParams(params, { keyword: 'y' }).page).toBe(1);
    expect(withPage(params, 7)).toEqual({ ...params, page: 7 });
  });

  it('toggling twice changes nothing', () => {
    fc.assert(
      fc.property(canonicalParams, fc.constantFrom(...conditions), (some, value) => {
        const first = { ...some, page: 1 };
        expect(toggleFilter(toggleFilter(first, 'condition', value), 'condition', value)).toEqual(first);
      }),
    );
  });

  it('names every filter in force with the way to drop it', () => {
    const chips = activeChips(params);
    expect(chips.map((chip) => [chip.name, chip.value])).toEqual([
      ['brand', 'a'],
      ['condition', 'Good'],
      ['lowestPrice', '5'],
    ]);
    expect(chips[0]!.without).toEqual({ ...params, brand: [], page: 1 });
    expect(chips[2]!.without).toEqual({
      ...params,
      lowestPrice: null,
      page: 1,
    });
    expect(activeChips(params, ['brand']).map((chip) => chip.name)).toEqual(['condition', 'lowestPrice']);
    expect(activeChips(withoutFilters(params))).toEqual([]);
    expect(withoutFilters(params)).toMatchObject({
      keyword: 'x',
      sort: 'Latest',
      page: 1,
    });
  });

  it('drops a filter by the name an empty list counts it under', () => {
    const all = read('brand=a&size=M&lowestPrice=5&highestPrice=9&mp=1&time=1m&keyword=x&gender=men&page=3');
    expect(withoutFilter(all, 'price')).toEqual({ ...all, lowestPrice: null, highestPrice: null, page: 1 });
    expect(withoutFilter(all, 'mp')).toEqual({ ...all, marketplace: false, page: 1 });
    for (const name of liftable.options) {
      const changed = withoutFilter(all, name);
      expect(changed.page).toBe(1);
      const others = liftable.options.filter((other) => other !== name);
      // Lifting one leaves the others: lifting all of them ends at nothing.
      expect(listSearch(others.reduce(withoutFilter, changed))).toBe('');
    }
  });
});

describe('what a browser remembers (2.1#71, C4)', () => {
  const remembered = { marketplace: true };
  const readKept = (query: string) => decodeListParams(new URLSearchParams(query), remembered);

  it('puts the marketplace flag on, unless the address says otherwise', () => {
    expect(readKept('').marketplace).toBe(true);
    expect(readKept('mp=0').marketplace).toBe(false);
    expect(read('mp=0').marketplace).toBe(false);
  });

  it('stands in every address, also where it is off', () => {
    expect(listSearch(readKept('size=M'), { flagRemembered: true })).toBe('?size=M&mp=1');
    expect(listSearch(readKept('mp=0'), { flagRemembered: true })).toBe('?mp=0');
    expect(listSearch(read(''))).toBe('');
  });
});

describe('priceProblems (5#20, B25)', () => {
  it.each<[string, ReturnType<typeof priceProblems>]>([
    ['', {}],
    ['lowestPrice=&highestPrice=%20', {}],
    ['lowestPrice=5&highestPrice=5', {}],
    ['lowestPrice=five', { lowestPrice: 'notNumber' }],
    ['lowestPrice=-1&highestPrice=1e9', { lowestPrice: 'notNumber', highestPrice: 'notNumber' }],
    ['lowestPrice=10&highestPrice=9.99', { highestPrice: 'crossed' }],
  ])('%s', (query, expected) => {
    expect(priceProblems(new URLSearchParams(query))).toEqual(expected);
  });
});
