import {
  listDefaults,
  listParamEntries,
  multiFilters,
  type EncodeOptions,
  type ListParams,
  type MultiFilter,
  type priceProblems,
} from '#app/domain/list-params.ts';
import { currencyPrefix } from '#app/domain/money.ts';
import { regionName } from '#app/domain/region-name.ts';
import { timeSpans } from '#app/domain/vocabulary.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { FacetOption, Facets } from '#contract/catalog.ts';
import type { Condition } from '#contract/offer-states.ts';
import { sizeLabel, type FilterNames } from './filter-names.server.ts';

interface SheetOptions {
  omit: (keyof ListParams)[];
  encode: EncodeOptions;
  problems: ReturnType<typeof priceProblems>;
  /** The address's parameters as they are. */
  typed: URLSearchParams;
  /** Filters that somebody saved, to go to. */
  saved: readonly { id: number; name: string; query: string }[];
}

type Option = FacetOption & { group?: string };

/** The choices of the open sheet with their counts, the price bounds, and the filters that somebody saved. */
export function sheetView(
  visitor: Visitor,
  params: ListParams,
  facets: Facets,
  names: FilterNames,
  { omit, encode, problems, typed, saved }: SheetOptions,
) {
  const { language, currency } = visitor.preferences;
  const t = translator(language, 'catalog');
  const { gender, keyword, sort, allIn, shelf, list } = params;
  const end = (name: 'lowestPrice' | 'highestPrice') => {
    const problem = problems[name];
    return {
      value: typed.get(name)?.trim() ?? '',
      error: problem ? t(problem === 'crossed' ? 'priceCrossed' : 'priceNotNumber') : null,
    };
  };
  const single = facets.sizeGroups.length === 1 ? facets.sizeGroups[0]?.category : undefined;
  return {
    facets: shownFacets(params, omit, optionsOf(facets, names, language, t), t),
    marketplace: omit.includes('marketplace')
      ? null
      : { checked: params.marketplace, count: facets.marketplace, off: encode.flagRemembered === true },
    times: omit.includes('shelf')
      ? []
      : ['', ...timeSpans].map((value) => ({
          value,
          label: t(`time${value === '' ? 'all' : (value as (typeof timeSpans)[number])}`),
          checked: (params.time ?? '') === value,
        })),
    price: {
      prefix: currencyPrefix(currency).trim(),
      lowest: end('lowestPrice'),
      highest: end('highestPrice'),
    },
    kept: listParamEntries(
      { ...listDefaults, gender, keyword, sort, allIn, shelf, list },
      { ...encode, flagRemembered: false },
    ).map(([name, value]) => ({ name, value })),
    /** Where "my sizes" go: a gender's, of the one category this list is of, if it is. */
    mySizes:
      gender === null
        ? null
        : { gender, sizesOf: params.category.length === 1 ? params.category[0] : single },
    saved: saved.map((filter) => ({
      id: filter.id,
      name: filter.name,
      href: paths.searchQuery(filter.query),
    })),
  };
}

function optionsOf(
  facets: Facets,
  names: FilterNames,
  language: string,
  t: ReturnType<typeof translator<'catalog'>>,
): Record<MultiFilter, Option[]> {
  const grouped = facets.sizeGroups.length > 1;
  return {
    brand: facets.brands,
    category: facets.categories,
    subcategory: facets.subcategories,
    condition: facets.conditions.map((option) => ({
      ...option,
      name: conditionLabel(language, option.value as Condition),
    })),
    size: grouped
      ? facets.sizeGroups.flatMap((group) =>
          group.sizes.map((size) => ({ ...size, name: size.name, group: group.name })),
        )
      : facets.sizes.map((size) => ({ ...size, name: sizeLabel(size.name, names, t) })),
    color: facets.colors,
    region: facets.regions.map((option) => ({ ...option, name: regionName(option.value, language) })),
  };
}

/** Facets worth showing: not said by the address, and with a choice to make or already made. */
function shownFacets(
  params: ListParams,
  omit: readonly (keyof ListParams)[],
  options: Record<MultiFilter, Option[]>,
  t: ReturnType<typeof translator<'catalog'>>,
) {
  return multiFilters
    .filter((name) => !omit.includes(name))
    .map((name) => {
      const chosen: readonly string[] = params[name];
      const offered = options[name];
      // What is chosen can be given up, also where the counts no longer know it.
      const strays = chosen
        .filter((value) => !offered.some((option) => option.value === value))
        .map((value): Option => ({ value, name: value, count: 0 }));
      return {
        name,
        label: t(`facet${name}`),
        options: [...strays, ...offered].map((option) => ({
          value: option.value,
          label: option.name,
          count: option.count,
          checked: chosen.includes(option.value),
          ...(option.group ? { group: option.group } : {}),
        })),
      };
    })
    .filter((facet) => facet.options.length > 1 || facet.options.some((option) => option.checked));
}
