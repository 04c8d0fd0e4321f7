import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { listUserOfferFilters, listUserOffers } from '#app/api/offer.server.ts';
import { getUser } from '#app/api/user.server.ts';
import { chipLabel, filterNames, liftLabel, type FilterNames } from '#app/components/filter-names.server.ts';
import { sheetView } from '#app/components/filter-sheet.server.ts';
import { offerGroupView } from '#app/components/offer-group-view.ts';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';
import {
  activeChips,
  closetOmits,
  decodeListParams,
  listingQuery,
  listParamEntries,
  listQueryOf,
  listSearch,
  priceProblems,
  withoutFilter,
  withPage,
  withParams,
  type EncodeOptions,
  type ListParams,
} from '#app/domain/list-params.ts';
import { pageCount, pageStart } from '#app/domain/pagination.ts';
import { genders, isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import type { Facets } from '#contract/catalog.ts';
import { closetSorts } from './closet-sorts.ts';

const LISTINGS_PAGE = 24;
/** Lists narrowed by more filters are not for search engines (C23). */
const INDEXED_FILTERS = 2;

const encode: EncodeOptions = { omit: closetOmits };

/**
 * Somebody's listings, narrowed and sorted by the address like every other list (2.1#36, 2.2#8): total reading, filters
 * counted only while their sheet is open, and the way out where nothing is left.
 */
export async function loadCloset(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const { searchParams } = new URL(args.request.url);
  const params = readParams(searchParams);
  const path = paths.userListings(userId);
  const href = (to: ListParams) => path + listSearch(to, encode);
  const problems = priceProblems(searchParams);
  const faulty = Object.keys(problems).length > 0;
  // Empty fields of the form leave the address; what is wrong stays beside the sentence that says so.
  if (!faulty && [...searchParams.values()].includes('')) throw redirect(href(params));

  const query = listQueryOf(params);
  const open = faulty || searchParams.get('filter') === 'open';
  const [user, found, counted, names] = await Promise.all([
    getUser(visitor, userId),
    listUserOffers(visitor, userId, {
      ...query,
      pageStart: pageStart(params.page, LISTINGS_PAGE),
      pageLimit: LISTINGS_PAGE,
    }),
    open ? listUserOfferFilters(visitor, userId, query) : null,
    filterNames(visitor, params),
  ]);
  const pages = pageCount(found.total, LISTINGS_PAGE);
  if (params.page > 1 && params.page > pages) throw redirect(href(withPage(params, Math.max(1, pages))));
  const narrowed = href(withPage({ ...params, sort: null }, 1)) !== path;
  const facets =
    counted ?? (found.total === 0 && narrowed ? await listUserOfferFilters(visitor, userId, query) : null);
  const t = translator(language, 'offer');
  const chips = activeChips(params, closetOmits).length;
  return {
    user: await userHead(user, visitor),
    page: params.page,
    pages,
    /** Nothing is for sale, whatever is chosen: then there is nothing to choose. */
    bare: found.total === 0 && !narrowed && !faulty,
    list: {
      ...toolsView(visitor, params, names, path),
      total: found.total,
      sheet:
        open && facets
          ? sheetView(visitor, params, facets, names, {
              omit: [...closetOmits],
              encode,
              problems,
              typed: searchParams,
              saved: [],
            })
          : null,
      lift: found.total === 0 && facets ? liftView(facets, params, href, visitor, names) : [],
    },
    /** Address of the first page; the pager adds its number. */
    firstPage: href(withPage(params, 1)),
    groups: found.data.map((group) => offerGroupView(group, language, t, listingQuery(params))),
    title: `${t('listingsOf', { name: user.username })} · Offcut`,
    noindex: chips > INDEXED_FILTERS,
    canonical: chips > INDEXED_FILTERS ? undefined : href({ ...params, sort: null }),
    messages: messagesFor(language, [...userHeadTexts, 'catalog']),
  };
}

/** The address's filters, of a person's listings alone: no shelf, no flag that the browser remembers. */
function readParams(search: URLSearchParams): ListParams {
  const params = decodeListParams(search);
  return {
    ...params,
    marketplace: false,
    allIn: false,
    time: null,
    shelf: null,
    list: null,
    sort: isOneOf(closetSorts, params.sort) ? params.sort : null,
  };
}

/** Sort, chips and the departments, each as a ready address. */
function toolsView(visitor: Visitor, params: ListParams, names: FilterNames, path: string) {
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const catalog = translator(language, 'catalog');
  const common = translator(language, 'common');
  const href = (to: ListParams) => path + listSearch(to, encode);
  const here = href(withPage(params, 1));
  return {
    action: path,
    sort: params.sort ?? '',
    sorts: [
      { value: '', label: t('sortLatest') },
      ...closetSorts.map((value) => ({ value, label: t(`sort${value}`) })),
    ],
    keptBySort: listParamEntries({ ...params, sort: null, page: 1 }, encode).map(([name, value]) => ({
      name,
      value,
    })),
    openFilters: `${here}${here.includes('?') ? '&' : '?'}filter=open`,
    filters: [
      ...(params.keyword
        ? [
            {
              label: catalog('searchFor', { keyword: params.keyword }),
              href: href(withParams(params, { keyword: '' })),
            },
          ]
        : []),
      ...activeChips(params, closetOmits).map((chip) => ({
        label: chipLabel(chip, names, visitor.preferences, catalog),
        href: href(chip.without),
      })),
    ],
    clear: path,
    /** All, and each gender (4#22). */
    departments: [null, ...genders].map((gender) => ({
      href: href(withParams(params, { gender })),
      label: gender ? common(gender) : t('all'),
      current: params.gender === gender,
    })),
  };
}

/** Filters in force, each with the number of styles there would be without it; those that would show nothing left out. */
function liftView(
  facets: Facets,
  params: ListParams,
  href: (to: ListParams) => string,
  visitor: Visitor,
  names: FilterNames,
) {
  const t = translator(visitor.preferences.language, 'catalog');
  return facets.lift
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ filter, count }) => ({
      label: t('liftFilter', { name: liftLabel(filter, params, names, visitor.preferences, t) }),
      count: t('styles', { count }),
      href: href(withoutFilter(params, filter)),
    }));
}
