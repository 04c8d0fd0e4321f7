import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { condition } from './offer-states.ts';
import {
  amount,
  currencyCode,
  gender,
  id,
  idParam,
  page,
  paging,
  pictureTone,
  queryNumber,
  repeated,
} from './primitives.ts';

/** Sorts of 4#21; absent means default (F15). */
export const sort = z.enum([
  'Featured',
  'LowPrice',
  'HighPrice',
  'Latest',
  'Popular',
  'NewLowestAsks',
  'NewHighestBids',
  'MostRelevant',
  'HighDiscount',
  'Top',
]);
export type Sort = z.infer<typeof sort>;

/** Whether a style may be shown (4#17, A15). */
export const spuStatus = z.enum([
  'Unavailable',
  'Available',
  'Unclassified',
  'PendingAsk',
  'PendingBid',
  'Deleted',
]);
export type SpuStatus = z.infer<typeof spuStatus>;

/** A style as cards show it (3#5). Prices are in the viewer's currency. */
export const spuCard = z.object({
  id,
  name: z.string(),
  brand: z.string(),
  brandSlug: z.string(),
  brandAlias: z.string().nullable(),
  gender,
  category1: z.string(),
  category2: z.string().nullable(),
  color: z.string(),
  styleId: z.string(),
  /** Retail price; null when unknown. */
  price: amount.nullable(),
  currency: currencyCode,
  currencySymbol: z.string(),
  thumbnail: z.string(),
  /** Mean colour of the thumbnail; null when unknown. */
  tone: pictureTone.nullable(),
  hoverImage: z.string().nullable(),
  sizes: z.array(z.string()),
  availableSizes: z.array(z.string()),
  sizeUnit: z.string().nullable(),
  spuStatus,
  unclassified: z.boolean(),
  /** At most one entry each: the lowest live ask and the highest live bid. */
  minAsks: z.array(
    z.object({
      offerPrice: amount,
      showDiscount: z.boolean(),
      discountPercentage: z.number().int().nullable(),
    }),
  ),
  maxBids: z.array(z.object({ offerPrice: amount })),
  /** Cheapest with shipping to the viewer's region (D6); null when nobody ships there. */
  allInPrice: amount.nullable(),
  askCount: z.number().int().nonnegative(),
  bidCount: z.number().int().nonnegative(),
  favoriteId: id.nullable(),
  retailerDisplayName: z.string().nullable(),
});
export type SpuCard = z.output<typeof spuCard>;

/** How far back a list goes (4#22); absent means all. */
export const timeSpan = z.enum(['1m', '3m', '6m', '1y']);
export type TimeSpan = z.infer<typeof timeSpan>;

/** Filters of any list (C3). Prices are in the viewer's currency and bound the lowest ask. */
export const listFilters = z.object({
  gender: gender.optional(),
  keyword: z.string().trim().max(100).optional(),
  brand: repeated(z.string().max(80)),
  category: repeated(z.string().max(80)),
  subcategory: repeated(z.string().max(80)),
  condition: repeated(condition),
  /**
   * A size, or `{category}:{size}` (`shoes:42`), which binds styles of that category alone: "my sizes" are several of
   * those, and leave categories without one as they are.
   */
  size: repeated(z.string().max(80)),
  color: repeated(z.string().max(40)),
  region: repeated(z.string().max(2)),
  lowestPrice: queryNumber.nonnegative().optional(),
  highestPrice: queryNumber.nonnegative().optional(),
  /** Only styles that a person (not an official retailer) offers (2.1#71, C4). */
  mp: z.enum(['1']).optional(),
  /**
   * Prices with shipping to the viewer's region (D6): price bounds, the price sorts and the price facet then speak of
   * those. Styles that nobody ships there have none.
   */
  allin: z.enum(['1']).optional(),
  /** Listed or bumped since; on the new-in list: released since. */
  time: timeSpan.optional(),
  /** The new-in list: newest releases first unless a sort is given. */
  shelf: z.enum(['new']).optional(),
  /** Id of a collection or trending list (C32, C33), in its own order unless a sort is given. */
  list: idParam.optional(),
});
export type ListFilters = z.output<typeof listFilters>;

export const listQuery = listFilters.merge(paging).extend({ sort: sort.optional() });

const facetOption = z.object({ value: z.string(), name: z.string(), count: z.number().int().nonnegative() });
export type FacetOption = z.output<typeof facetOption>;

/** Filters that can be taken away one by one. */
export const liftable = z.enum([
  'keyword',
  'gender',
  'brand',
  'category',
  'subcategory',
  'condition',
  'size',
  'color',
  'region',
  'price',
  'mp',
  'time',
]);
export type Liftable = z.infer<typeof liftable>;

/** Counts per option under all other filters (3#18). */
export const facets = z.object({
  /** Under all filters. */
  total: z.number().int().nonnegative(),
  brands: z.array(facetOption),
  categories: z.array(facetOption),
  subcategories: z.array(facetOption),
  conditions: z.array(facetOption),
  sizes: z.array(facetOption),
  /** The same sizes by the first-level category they belong to; their values are `{category}:{size}`. */
  sizeGroups: z.array(z.object({ category: z.string(), name: z.string(), sizes: z.array(facetOption) })),
  colors: z.array(facetOption),
  regions: z.array(facetOption),
  /** Styles offered by people, were that asked for. */
  marketplace: z.number().int().nonnegative(),
  price: z.object({ min: amount.nullable(), max: amount.nullable() }),
  /** For each filter in use: how many styles there would be without it. */
  lift: z.array(z.object({ filter: liftable, count: z.number().int().nonnegative() })),
});
export type Facets = z.output<typeof facets>;

const shelfQuery = paging.extend({ gender: gender.optional() });
export const spuPage = page(spuCard);
export type SpuPage = z.output<typeof spuPage>;

export const listRecommended = endpoint({
  method: 'GET',
  path: '/v2/product/recommend',
  access: 'optional',
  summary: 'Recommended styles of a gender (7/product#1)',
  query: shelfQuery,
  answer: spuPage,
});
export const listNew = endpoint({
  method: 'GET',
  path: '/v2/product/new',
  access: 'optional',
  summary: 'Newest styles of a gender (7/product#1)',
  query: shelfQuery,
  answer: spuPage,
});
export const listMarketplace = endpoint({
  method: 'GET',
  path: '/v2/product/marketplace',
  access: 'optional',
  summary: 'Styles offered by people, latest first (7/product#1)',
  query: shelfQuery,
  answer: spuPage,
});

const option = z.object({ value: z.string(), name: z.string() });
const categoryOption = option.extend({ children: z.array(option) });
export type CategoryOption = z.output<typeof categoryOption>;
/** The category tree of a gender (3#18). */
export const listCategories = endpoint({
  method: 'GET',
  path: '/data/category',
  access: 'public',
  summary: 'Category tree of a gender (7/data#1)',
  query: z.object({ gender }),
  answer: z.array(categoryOption),
});
export const listBrands = endpoint({
  method: 'GET',
  path: '/data/brand',
  access: 'public',
  summary: 'Designers of a gender, by name (7/data#1)',
  query: z.object({ gender: gender.optional() }),
  answer: z.array(option.extend({ alias: z.string().nullable(), count: z.number().int() })),
});
export type BrandOption = z.output<typeof listBrands.answer>[number];

export const listSizes = endpoint({
  method: 'GET',
  path: '/data/size',
  access: 'public',
  summary: 'Sizes that styles of a gender come in, by first-level category, small to large (7/data#1)',
  query: z.object({ gender }),
  answer: z.array(
    z.object({
      category: z.string(),
      name: z.string(),
      unit: z.string().nullable(),
      sizes: z.array(z.string()),
    }),
  ),
});

export const getSettings = endpoint({
  method: 'GET',
  path: '/data/settings',
  access: 'public',
  keptSeconds: 3600,
  summary: 'Regions, currencies, languages, mapping, phone codes (3#17, 7/data#1)',
  answer: z.object({
    regions: z.array(z.object({ region: z.string(), code: z.string(), image: z.string() })),
    currencies: z.array(z.object({ currency: currencyCode, symbol: z.string() })),
    languages: z.array(z.object({ language: z.string(), name: z.string() })),
    /** Region code → its default currency and language (3#20). */
    mapping: z.record(z.object({ currency: currencyCode, language: z.string() })),
    phoneCodes: z.array(z.object({ region: z.string(), code: z.string() })),
  }),
});
export type Settings = z.output<typeof getSettings.answer>;

export const getSizeChart = endpoint({
  method: 'GET',
  path: '/data/size-chart',
  access: 'public',
  keptSeconds: 3600,
  summary: 'Size chart of a category (3#16, 7/data#1); empty order when there is none',
  query: z.object({
    gender,
    category1: z.string(),
    category2: z.string().optional(),
    unit: z.enum(['cm', 'in']).default('cm'),
  }),
  answer: z.object({ order: z.array(z.string()), sizeChart: z.record(z.array(z.string())) }),
});

export const getHomeImages = endpoint({
  method: 'GET',
  path: '/data/images/home',
  access: 'public',
  summary: 'Home tiles per gender with their credit (3#19, B6)',
  answer: z.object({
    men: z.object({ url: z.string(), source: z.string() }),
    women: z.object({ url: z.string(), source: z.string() }),
  }),
});
export const getBanner = endpoint({
  method: 'GET',
  path: '/data/banner/:gender',
  access: 'public',
  summary: 'Banner of a gender (7/product#7, B6)',
  params: z.object({ gender }),
  answer: z.object({
    image: z.string(),
    /** Those of the lists that have their own. */
    newIn: z.string().optional(),
    marketplace: z.string().optional(),
    /** Pictures of outfits, for the places between cards that promote another list. */
    looks: z.array(z.string()).default([]),
  }),
});
