import type { MessageKey, MessagesOf } from './namespaces.ts';

/**
 * Texts of the catalogue that a browser needs on the pages most visits are made of: a third of them at most, as the
 * rest is said by loaders or on other pages. `tests/app/i18n/page-words.test.ts` holds each list against the code.
 */
type Words = readonly MessageKey<MessagesOf<'catalog'>>[];

export const homeWords: Words = [
  'homeGender',
  'homeHeading',
  'homeLead',
  'homeSearch',
  'homeTitle',
  'search',
];

export const shoppingWords: Words = [
  'bannerLink',
  'bannerMen',
  'bannerMicroMen',
  'bannerMicroWomen',
  'bannerTextMen',
  'bannerTextWomen',
  'bannerWomen',
  'lists',
  'loadMore',
  'loadingMore',
  'marketplace',
  'newIn',
  'noResults',
  'promoMarketplace',
  'promoNewIn',
  'recommended',
  'search',
  'searchIn',
  'styles',
];

/** Of every kind of list: categories, designers, collections, results. */
export const listWords: Words = [
  'all',
  'apply',
  'clear',
  'clearFilters',
  'didYouMean',
  'facetprice',
  'filter',
  'filterName',
  'findIn',
  'fromPeople',
  'ignoredWords',
  'keepSizes',
  'listedWithin',
  'manageSaved',
  'marketplace',
  'marketplaceText',
  'multipleSizes',
  'newIn',
  'noMatch',
  'noResults',
  'noResultsHelp',
  'noResultsLift',
  'offers',
  'priceFrom',
  'priceTo',
  'removeFilter',
  'save',
  'saveFilter',
  'savedFilters',
  'search',
  'searchAll',
  'searchFor',
  'searchTitle',
  'showResults',
  'sort',
  'styles',
  'subcategories',
  'unknownCategory',
  'unknownCollection',
  'varied',
  'withShipping',
];
