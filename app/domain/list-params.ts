import type { Liftable, Sort, TimeSpan } from '#contract/catalog.ts';
import type { Condition } from '#contract/offer-states.ts';
import type { Gender } from '#contract/primitives.ts';
import { sizeParts } from './my-sizes.ts';
import { parsePage } from './pagination.ts';
import { numericId } from './slug.ts';
import { conditions, genders, isOneOf, sorts, timeSpans } from './vocabulary.ts';

/** What a list's URL says (C3). Prices are in the viewer's currency; `page` is 1-based (J11). */
export interface ListParams {
  gender: Gender | null;
  keyword: string;
  brand: string[];
  category: string[];
  subcategory: string[];
  condition: Condition[];
  size: string[];
  color: string[];
  region: string[];
  lowestPrice: number | null;
  highestPrice: number | null;
  /** Null is the list's own default (F15). */
  sort: Sort | null;
  /** Only styles offered by people (C4). */
  marketplace: boolean;
  /** Prices with shipping to the viewer's region (D6). */
  allIn: boolean;
  /** How far back (4#22); null is all. */
  time: TimeSpan | null;
  /** The new-in list: newest releases first. */
  shelf: 'new' | null;
  /** Id of a collection or trending list (C32, C33). */
  list: number | null;
  page: number;
}

export const listDefaults: ListParams = {
  gender: null,
  keyword: '',
  brand: [],
  category: [],
  subcategory: [],
  condition: [],
  size: [],
  color: [],
  region: [],
  lowestPrice: null,
  highestPrice: null,
  sort: null,
  marketplace: false,
  allIn: false,
  time: null,
  shelf: null,
  list: null,
  page: 1,
};

/** Filters that may have several values; the key is also the name in the URL. */
export const multiFilters = [
  'brand',
  'category',
  'subcategory',
  'condition',
  'size',
  'color',
  'region',
] as const;
export type MultiFilter = (typeof multiFilters)[number];

const VALUES_MAX = 50;
const KEYWORD_MAX = 100;
const lengths: Record<MultiFilter, number> = {
  brand: 80,
  category: 80,
  subcategory: 80,
  condition: 20,
  size: 80,
  color: 40,
  region: 2,
};

/** Sorted, without duplicates: the canonical order of repeated keys (C3). */
const canonical = (values: readonly string[]) =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).slice(0, VALUES_MAX);

/** What a browser remembers of lists: the marketplace flag, unless the address says otherwise (2.1#71, C4). */
export interface RememberedFlags {
  marketplace?: boolean | undefined;
}

/** What is wrong with a price of the address (5#20); the bound then does not count. */
export type PriceProblem = 'notNumber' | 'crossed';

/** The prices of an address that cannot be used: no numbers, or a minimum above the maximum (B25). */
export function priceProblems(
  search: URLSearchParams,
): Partial<Record<'lowestPrice' | 'highestPrice', PriceProblem>> {
  const given = (name: string) => search.get(name)?.trim() ?? '';
  const [low, high] = [given('lowestPrice'), given('highestPrice')];
  const [lowest, highest] = [decodePrice(low), decodePrice(high)];
  return {
    ...(low !== '' && lowest === null ? { lowestPrice: 'notNumber' } : {}),
    ...(high !== '' && highest === null
      ? { highestPrice: 'notNumber' }
      : lowest !== null && highest !== null && lowest > highest
        ? { highestPrice: 'crossed' }
        : {}),
  };
}

/**
 * Reads a URL's parameters totally: whatever is malformed counts as absent, and so do both ends of a price range that
 * is upside down. `search` is read as the keyword when `keyword` is absent (A2).
 */
export function decodeListParams(search: URLSearchParams, remembered: RememberedFlags = {}): ListParams {
  const many = (name: MultiFilter) =>
    canonical(
      search
        .getAll(name)
        .map((value) => value.trim())
        .filter((value) => value && value.length <= lengths[name]),
    );
  const gender = search.get('gender');
  const sort = search.get('sort');
  const time = search.get('time');
  const mp = search.get('mp');
  const lowest = decodePrice(search.get('lowestPrice'));
  const highest = decodePrice(search.get('highestPrice'));
  const crossed = lowest !== null && highest !== null && lowest > highest;
  return {
    gender: isOneOf(genders, gender) ? gender : null,
    keyword: cleanKeyword(search.get('keyword') ?? search.get('search') ?? ''),
    brand: many('brand'),
    category: many('category'),
    subcategory: many('subcategory'),
    condition: many('condition').filter((value) => isOneOf(conditions, value)),
    size: many('size'),
    color: many('color'),
    region: canonical(
      many('region')
        .map((value) => value.toUpperCase())
        .filter((value) => /^[A-Z]{2}$/.test(value)),
    ),
    lowestPrice: crossed ? null : lowest,
    highestPrice: crossed ? null : highest,
    sort: isOneOf(sorts, sort) ? sort : null,
    marketplace: mp === '1' || (mp !== '0' && remembered.marketplace === true),
    allIn: search.get('allin') === '1',
    time: isOneOf(timeSpans, time) ? time : null,
    shelf: search.get('shelf') === 'new' ? 'new' : null,
    list: numericId(search.get('list')),
    page: parsePage(search.get('page')),
  };
}

/** Keywords are trimmed and at most 100 characters long (5#26, F9). */
export function cleanKeyword(value: string): string {
  return value.trim().slice(0, KEYWORD_MAX).trim();
}

function decodePrice(value: string | null): number | null {
  if (!value || !/^\d{1,9}(\.\d{1,2})?$/.test(value.trim())) return null;
  return Number(value);
}

/** How the parameters are written: `/search` calls its keyword `search` (A2), a path may already name the gender. */
export interface EncodeOptions {
  keywordName?: 'keyword' | 'search';
  omit?: readonly (keyof ListParams)[];
  /** The browser remembers the marketplace flag: addresses without it have to say so (`mp=0`). */
  flagRemembered?: boolean;
}

/** Name and value pairs in canonical order; what is default is absent (C3). Also the hidden fields of a GET form. */
export function listParamEntries(params: ListParams, options: EncodeOptions = {}): [string, string][] {
  const { keywordName = 'keyword', omit = [], flagRemembered = false } = options;
  const entries: [keyof ListParams, string, readonly (string | number | null)[]][] = [
    ['gender', 'gender', [params.gender]],
    ['keyword', keywordName, [params.keyword]],
    ...multiFilters.map((name) => [name, name, canonical(params[name])] as [MultiFilter, string, string[]]),
    ['lowestPrice', 'lowestPrice', [params.lowestPrice]],
    ['highestPrice', 'highestPrice', [params.highestPrice]],
    ['marketplace', 'mp', [params.marketplace ? 1 : flagRemembered ? 0 : null]],
    ['allIn', 'allin', [params.allIn ? 1 : null]],
    ['time', 'time', [params.time]],
    ['shelf', 'shelf', [params.shelf]],
    ['list', 'list', [params.list]],
    ['sort', 'sort', [params.sort]],
    ['page', 'page', [params.page > 1 ? params.page : null]],
  ];
  return entries.flatMap(([key, name, values]) =>
    omit.includes(key)
      ? []
      : values.flatMap((value): [string, string][] =>
          value === null || value === '' ? [] : [[name, String(value)]],
        ),
  );
}

/** `?…` in canonical order, or the empty text when everything is default. To be put behind a path of `paths.ts`. */
export function listSearch(params: ListParams, options: EncodeOptions = {}): string {
  const text = new URLSearchParams(listParamEntries(params, options)).toString();
  return text ? `?${text}` : '';
}

/** The parameters with some changed; any change but the page's drops the page. */
export function withParams(params: ListParams, changes: Partial<ListParams>): ListParams {
  return { ...params, page: 1, ...changes };
}

/** With one value of a filter switched on or off. */
export function toggleFilter(params: ListParams, name: MultiFilter, value: string): ListParams {
  const present: readonly string[] = params[name];
  const next = present.includes(value)
    ? present.filter((item) => item !== value)
    : canonical([...present, value]);
  return withParams(params, { [name]: next });
}

export function withPage(params: ListParams, page: number): ListParams {
  return withParams(params, { page: Math.max(1, page) });
}

/** Without any filter; what the list is of, its keyword, its sort and the kind of its prices stay. */
export function withoutFilters(params: ListParams): ListParams {
  const { gender, keyword, sort, allIn, shelf, list } = params;
  return { ...listDefaults, gender, keyword, sort, allIn, shelf, list };
}

/** One removable filter: what it is, and the parameters without it. */
export interface FilterChip {
  name: MultiFilter | 'lowestPrice' | 'highestPrice' | 'marketplace' | 'time';
  value: string;
  without: ListParams;
}

/** The filters in force, in the order of the URL, each with the way to drop it. */
export function activeChips(params: ListParams, omit: readonly (keyof ListParams)[] = []): FilterChip[] {
  const many = multiFilters
    .filter((name) => !omit.includes(name))
    .flatMap((name) =>
      params[name].map((value) => ({
        name,
        value,
        without: toggleFilter(params, name, value),
      })),
    );
  const single = (['lowestPrice', 'highestPrice', 'marketplace', 'time'] as const)
    .filter((name) => !omit.includes(name) && params[name] !== listDefaults[name])
    .map((name) => ({
      name,
      value: String(params[name]),
      without: withParams(params, { [name]: listDefaults[name] }),
    }));
  return [...many, ...single];
}

/** The parameters without one filter, by the name that the counts of an empty list give it. */
export function withoutFilter(params: ListParams, filter: Liftable): ListParams {
  switch (filter) {
    case 'price':
      return withParams(params, { lowestPrice: null, highestPrice: null });
    case 'mp':
      return withParams(params, { marketplace: false });
    default:
      return withParams(params, { [filter]: listDefaults[filter] });
  }
}

/** The query of the api's list calls (`listFilters`, without paging). */
export function listQueryOf(params: ListParams) {
  return {
    ...(params.gender ? { gender: params.gender } : {}),
    ...(params.keyword ? { keyword: params.keyword } : {}),
    brand: params.brand,
    category: params.category,
    subcategory: params.subcategory,
    condition: params.condition,
    size: params.size,
    color: params.color,
    region: params.region,
    ...(params.lowestPrice === null ? {} : { lowestPrice: params.lowestPrice }),
    ...(params.highestPrice === null ? {} : { highestPrice: params.highestPrice }),
    ...(params.marketplace ? { mp: '1' as const } : {}),
    ...(params.allIn ? { allin: '1' as const } : {}),
    ...(params.time ? { time: params.time } : {}),
    ...(params.shelf ? { shelf: params.shelf } : {}),
    ...(params.list ? { list: String(params.list) } : {}),
    ...(params.sort ? { sort: params.sort } : {}),
  };
}

/** What the address of somebody's listings never says (2.2#8): there are no shelves in a closet. */
export const closetOmits = [
  'marketplace',
  'allIn',
  'time',
  'shelf',
  'list',
] as const satisfies readonly (keyof ListParams)[];

/** What a seller's listings page keeps of a list's filters (2.3#16). */
export function listingQuery({
  size,
  condition,
  lowestPrice,
  highestPrice,
  keyword,
  region,
}: ListParams): Record<string, string | number | string[] | null> {
  return {
    condition,
    size: size.map((value) => sizeParts(value).size),
    lowestPrice,
    highestPrice,
    keyword,
    region,
  };
}
