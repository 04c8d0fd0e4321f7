import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { search, searchFacets } from '#app/api/catalog.server.ts';
import { styleCard } from '#app/components/style-card.ts';
import { conditionLabels } from '#app/domain/condition-label.ts';
import {
  activeChips,
  decodeListParams,
  listDefaults,
  listParamEntries,
  listQueryOf,
  listSearch,
  multiFilters,
  withoutFilters,
  withPage,
  type EncodeOptions,
  type FilterChip,
  type ListParams,
  type MultiFilter,
} from '#app/domain/list-params.ts';
import { currencyPrefix, formatMoney } from '#app/domain/money.ts';
import { pageCount, pageStart } from '#app/domain/pagination.ts';
import { regionName } from '#app/domain/region-name.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { brandsOf, categoriesOf } from '#app/server/reference.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import type { Facets, Sort } from '#contract/catalog.ts';
import type { Condition } from '#contract/offer-states.ts';
import type { Gender } from '#contract/primitives.ts';

/** Divides into rows of two, three, four and six. */
const LIST_PAGE = 24;

const offeredSorts: readonly Sort[] = [
  'Featured',
  'LowPrice',
  'HighPrice',
  'Latest',
  'Popular',
  'HighDiscount',
  'NewLowestAsks',
  'NewHighestBids',
];

export interface ListOptions {
  /** What the address itself says, such as the gender and the category of a category page. */
  fixed: Partial<ListParams>;
  /** Address without parameters. */
  path: string;
  defaultSort?: Sort;
  keywordName?: 'keyword' | 'search';
}

/**
 * A filtered list as its page draws it: cards, counts, and every filter, sort and page as a ready address. Parameters
 * are read totally; an address with left-over empty fields of the filter form is sent to its canonical form (C3).
 */
export async function loadList(args: LoaderFunctionArgs, options: ListOptions) {
  const visitor = await getVisitor(args);
  const url = new URL(args.request.url);
  const fixed = Object.keys(options.fixed) as (keyof ListParams)[];
  const params: ListParams = { ...decodeListParams(url.searchParams), ...options.fixed };
  const encode: EncodeOptions = {
    omit: fixed,
    ...(options.keywordName ? { keywordName: options.keywordName } : {}),
  };
  const href = (to: ListParams) => options.path + listSearch(to, encode);
  if ([...url.searchParams.values()].includes('')) throw redirect(href(params));

  const sort = params.sort ?? options.defaultSort ?? (params.keyword ? 'MostRelevant' : 'Featured');
  const query = { ...listQueryOf(params), sort };
  // Counting every choice costs more than the list itself, in time and bytes: only an open sheet pays for it.
  const open = url.searchParams.get('filter') === 'open';
  const [found, facets, names] = await Promise.all([
    search(visitor, { ...query, pageStart: pageStart(params.page, LIST_PAGE), pageLimit: LIST_PAGE }),
    open ? searchFacets(visitor, listQueryOf(params)) : null,
    filterNames(visitor, params),
  ]);
  const pages = pageCount(found.total, LIST_PAGE);
  if (params.page > 1 && params.page > pages) throw redirect(href(withPage(params, Math.max(1, pages))));

  return {
    ...listView(visitor, options, params, names, href, encode),
    /** The open filter sheet; null while it is shut. */
    sheet: facets && sheetView(visitor, params, facets, fixed, encode),
    total: found.total,
    pages,
    cards: found.data.map((spu) => styleCard(spu, visitor.preferences.language)),
  };
}

function listView(
  visitor: Visitor,
  options: ListOptions,
  params: ListParams,
  names: Map<string, string>,
  href: (to: ListParams) => string,
  encode: EncodeOptions,
) {
  const { language, currency } = visitor.preferences;
  const t = translator(language, 'catalog');
  const omit = Object.keys(options.fixed) as (keyof ListParams)[];
  const filters = activeChips(params, omit).map((chip) => ({
    label: chipLabel(chip, names, currency, language, t),
    href: href(chip.without),
  }));
  const here = href(withPage(params, 1));
  return {
    action: options.path,
    page: params.page,
    /** Address of the first page; the pager adds its number. */
    firstPage: here,
    openFilters: `${here}${here.includes('?') ? '&' : '?'}filter=open`,
    sort: params.sort ?? '',
    sorts: ['', ...offeredSorts].map((value) => ({
      value,
      label: t(value === '' ? 'sortdefault' : `sort${value as Exclude<Sort, 'MostRelevant' | 'Top'>}`),
    })),
    filters,
    clear: href(withoutFilters(params)),
    keptBySort: hidden({ ...params, sort: null, page: 1 }, encode),
  };
}

const hidden = (of: ListParams, encode: EncodeOptions) =>
  listParamEntries(of, encode).map(([name, value]) => ({ name, value }));

/** The choices of the open sheet with their counts, and the price bounds. */
function sheetView(
  visitor: Visitor,
  params: ListParams,
  facets: Facets,
  omit: (keyof ListParams)[],
  encode: EncodeOptions,
) {
  const { language, currency } = visitor.preferences;
  const t = translator(language, 'catalog');
  return {
    facets: shownFacets(params, omit, facetNames(facets, language, t), t),
    price: {
      prefix: currencyPrefix(currency).trim(),
      lowest: params.lowestPrice?.toString() ?? '',
      highest: params.highestPrice?.toString() ?? '',
    },
    kept: hidden({ ...listDefaults, ...onlyKept(params) }, encode),
  };
}

/** Names of the chosen filters whose values are keys: designers, categories. `{filter}:{value}` → name. */
async function filterNames(visitor: Visitor, params: ListParams): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const genders: Gender[] = params.gender ? [params.gender] : ['women', 'men'];
  if (params.brand.length > 0) {
    for (const brands of await Promise.all(genders.map((gender) => brandsOf(visitor, gender)))) {
      for (const { value, name } of brands) names.set(`brand:${value}`, name);
    }
  }
  if (params.category.length + params.subcategory.length > 0) {
    for (const tree of await Promise.all(genders.map((gender) => categoriesOf(visitor, gender)))) {
      for (const { value, name, children } of tree) {
        names.set(`category:${value}`, name);
        for (const child of children) names.set(`subcategory:${child.value}`, child.name);
      }
    }
  }
  return names;
}
export type ListView = Awaited<ReturnType<typeof loadList>>;

function onlyKept({ gender, keyword, sort, marketplace }: ListParams) {
  return { gender, keyword, sort, marketplace };
}

type Named = Record<MultiFilter, { value: string; name: string; count: number }[]>;

function facetNames(facets: Facets, language: string, t: ReturnType<typeof translator<'catalog'>>): Named {
  return {
    brand: facets.brands,
    category: facets.categories,
    subcategory: facets.subcategories,
    condition: facets.conditions.map((option) => ({
      ...option,
      name: t(`condition${option.value as 'BrandNew' | 'LikeNew' | 'VeryGood' | 'Good' | 'Acceptable'}`),
    })),
    size: facets.sizes,
    color: facets.colors,
    region: facets.regions.map((option) => ({ ...option, name: regionName(option.value, language) })),
  };
}

/** Facets worth showing: not said by the address, and with a choice to make or already made. */
function shownFacets(
  params: ListParams,
  omit: (keyof ListParams)[],
  names: Named,
  t: ReturnType<typeof translator<'catalog'>>,
) {
  return multiFilters
    .filter((name) => !omit.includes(name))
    .map((name) => {
      const chosen: readonly string[] = params[name];
      return {
        name,
        label: t(`facet${name}`),
        options: names[name].map((option) => ({
          value: option.value,
          label: option.name,
          count: option.count,
          checked: chosen.includes(option.value),
        })),
      };
    })
    .filter((facet) => facet.options.length > 1 || facet.options.some((option) => option.checked));
}

function chipLabel(
  chip: FilterChip,
  names: Map<string, string>,
  currency: string,
  language: string,
  t: ReturnType<typeof translator<'catalog'>>,
): string {
  switch (chip.name) {
    case 'lowestPrice':
      return t('atLeast', { price: formatMoney(Number(chip.value), currency, language) });
    case 'highestPrice':
      return t('atMost', { price: formatMoney(Number(chip.value), currency, language) });
    case 'condition':
      return conditionLabels[chip.value as Condition];
    case 'region':
      return regionName(chip.value, language);
    default:
      return names.get(`${chip.name}:${chip.value}`) ?? chip.value;
  }
}
