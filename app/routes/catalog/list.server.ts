import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { findSavedFilters, search, searchFacets } from '#app/api/catalog.server.ts';
import { styleCard } from '#app/components/style-card.ts';
import {
  activeChips,
  decodeListParams,
  listParamEntries,
  listQueryOf,
  listSearch,
  priceProblems,
  withoutFilter,
  withoutFilters,
  withPage,
  withParams,
  type EncodeOptions,
  type ListParams,
} from '#app/domain/list-params.ts';
import { listText } from '#app/domain/list-text.ts';
import { pageCount, pageStart } from '#app/domain/pagination.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import type { Facets, Sort } from '#contract/catalog.ts';
import {
  chipLabel,
  filterNames,
  liftLabel,
  sizeLabel,
  type FilterNames,
} from '#app/components/filter-names.server.ts';
import { sheetView } from '#app/components/filter-sheet.server.ts';
import { hitCards } from './hit-cards.server.ts';

/** Divides into rows of two, three, four and six. */
const LIST_PAGE = 24;
/** Lists narrowed by more filters are not for search engines (C23). */
const INDEXED_FILTERS = 2;

const offeredSorts = [
  'Featured',
  'LowPrice',
  'HighPrice',
  'Latest',
  'Popular',
  'HighDiscount',
  'NewLowestAsks',
  'NewHighestBids',
  'Top',
] as const satisfies readonly Sort[];

export interface ListOptions {
  /** What the address itself says, such as the gender and the category of a category page. */
  fixed: Partial<ListParams>;
  /** Address without parameters. */
  path: string;
  defaultSort?: Sort;
  /** The results page: its keyword is `search`, and cards of all types come with the first page (A19). */
  results?: boolean;
}

/**
 * A filtered list as its page draws it: cards, counts, and every filter, sort and page as a ready address. Parameters
 * are read totally; an address with left-over empty fields of the filter form is sent to its canonical form (C3).
 */
export async function loadList(args: LoaderFunctionArgs, options: ListOptions) {
  const visitor = await getVisitor(args);
  const { searchParams } = new URL(args.request.url);
  const flag = visitor.preferences.marketplace;
  const fixed = Object.keys(options.fixed) as (keyof ListParams)[];
  const params: ListParams = {
    ...decodeListParams(searchParams, { marketplace: flag }),
    ...options.fixed,
  };
  const encode: EncodeOptions = {
    omit: fixed,
    flagRemembered: flag,
    ...(options.results ? { keywordName: 'search' } : {}),
  };
  const href = (to: ListParams) => options.path + listSearch(to, encode);
  const problems = priceProblems(searchParams);
  const faulty = Object.keys(problems).length > 0;
  // What is wrong stays as it was typed, beside the sentence that says so.
  if (!faulty && [...searchParams.values()].includes('')) throw redirect(href(params));

  const sort = params.sort ?? options.defaultSort ?? (params.keyword ? 'MostRelevant' : undefined);
  const query = { ...listQueryOf(params), ...(sort ? { sort } : {}) };
  // Counting every choice costs more than the list itself, in time and bytes: only an open sheet pays for it.
  const open = faulty || searchParams.get('filter') === 'open';
  const [found, counted, names] = await Promise.all([
    search(visitor, {
      ...query,
      ...(options.results ? { types: 'all' as const } : {}),
      pageStart: pageStart(params.page, LIST_PAGE),
      pageLimit: LIST_PAGE,
    }),
    open ? searchFacets(visitor, listQueryOf(params)) : null,
    filterNames(visitor, params),
  ]);
  const pages = pageCount(found.total, LIST_PAGE);
  if (params.page > 1 && params.page > pages) throw redirect(href(withPage(params, Math.max(1, pages))));
  const facets = counted ?? (found.total === 0 ? await searchFacets(visitor, listQueryOf(params)) : null);
  const { language } = visitor.preferences;

  return {
    ...listView(visitor, options, params, names, href, encode),
    ...headOf(params, options, encode),
    /** The open filter sheet; null while it is shut. */
    sheet:
      open && facets
        ? sheetView(visitor, params, facets, names, {
            omit: fixed,
            encode,
            problems,
            typed: searchParams,
            saved: await findSavedFilters(visitor),
          })
        : null,
    /** On an empty list: which filter to lift, and how much that would show. */
    lift: found.total === 0 && facets ? liftView(facets, params, fixed, href, visitor, names) : [],
    total: found.total,
    pages,
    didYouMean: found.didYouMean && {
      words: found.didYouMean,
      href: href(withParams(params, { keyword: found.didYouMean })),
    },
    ignored: found.ignored,
    cards: found.spus.map((spu) => styleCard(spu, language, { allIn: params.allIn })),
    /** Cards of other types than styles, on the results page. */
    others: hitCards(found.others, params, visitor),
  };
}
export type ListView = Awaited<ReturnType<typeof loadList>>;

function listView(
  visitor: Visitor,
  options: ListOptions,
  params: ListParams,
  names: FilterNames,
  href: (to: ListParams) => string,
  encode: EncodeOptions,
) {
  const { language, sizes } = visitor.preferences;
  const t = translator(language, 'catalog');
  const omit = Object.keys(options.fixed) as (keyof ListParams)[];
  const chips = activeChips(params, omit);
  const here = href(withPage(params, 1));
  const mine = params.gender ? sizes[params.gender] : [];
  const sorts = params.keyword ? (['MostRelevant', ...offeredSorts] as const) : offeredSorts;
  return {
    action: options.path,
    page: params.page,
    /** Address of the first page; the pager adds its number. */
    firstPage: here,
    openFilters: `${here}${here.includes('?') ? '&' : '?'}filter=open`,
    sort: params.sort ?? '',
    sorts: [
      { value: '', label: t('sortdefault') },
      ...sorts.map((value) => ({ value, label: t(`sort${value}`) })),
    ],
    filters: chips.map((chip) => ({
      label: chipLabel(chip, names, visitor.preferences, t),
      href: href(chip.without),
    })),
    clear: href(withoutFilters(params)),
    keptBySort: listParamEntries({ ...params, sort: null, page: 1 }, encode).map(([name, value]) => ({
      name,
      value,
    })),
    allIn: { on: params.allIn, href: href(withParams(params, { allIn: !params.allIn })) },
    /** My sizes as one link, where some are kept and none are chosen. */
    mySizes:
      mine.length > 0 && params.size.length === 0 && !omit.includes('size')
        ? {
            label: t('mySizesAre', {
              sizes: listText(
                mine.map((size) => sizeLabel(size, names, t)),
                language,
              ),
            }),
            href: href(withParams(params, { size: mine })),
          }
        : null,
    signedIn: visitor.token !== null,
    /** What a saved filter of this list would hold (B23). */
    save: { query: listSearch(withPage(params, 1)).slice(1), gender: params.gender ?? '' },
  };
}

/** What the page says of itself: its one address, or that it is not to be indexed (C23), and its feeds. */
function headOf(params: ListParams, options: ListOptions, encode: EncodeOptions) {
  const omit = encode.omit ?? [];
  const plain = { ...params, sort: null, allIn: false, marketplace: options.fixed.marketplace ?? false };
  const chips = activeChips(plain, omit).length;
  const many = chips > INDEXED_FILTERS;
  return {
    head: {
      noindex: many,
      canonical: many ? undefined : options.path + listSearch(plain, { ...encode, flagRemembered: false }),
      /** The same list as a feed: its whole selection as parameters. */
      feed: listSearch({ ...plain, page: 1, marketplace: params.marketplace }).slice(1),
    },
  };
}

/** Filters in force, each with the number of styles there would be without it; those that would show nothing left out. */
function liftView(
  facets: Facets,
  params: ListParams,
  omit: readonly (keyof ListParams)[],
  href: (to: ListParams) => string,
  visitor: Visitor,
  names: FilterNames,
) {
  const t = translator(visitor.preferences.language, 'catalog');
  return facets.lift
    .filter(({ filter, count }) => count > 0 && !omit.includes(filter as keyof ListParams))
    .filter(({ filter }) => !(filter === 'mp' && omit.includes('marketplace')))
    .sort((a, b) => b.count - a.count)
    .map(({ filter, count }) => ({
      label: t('liftFilter', { name: liftLabel(filter, params, names, visitor.preferences, t) }),
      count: t('styles', { count }),
      href: href(withoutFilter(params, filter)),
    }));
}
