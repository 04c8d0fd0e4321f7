import { z } from 'zod';
import { facets, listFilters, listQuery, spuCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { IMAGE_RESULTS, SAVED_FILTER_NAME_MAX, SUGGESTIONS } from './limits.ts';
import { offer, offerGroup } from './offer.ts';
import { gender, id, idParam, moment, nothing } from './primitives.ts';
import { userInfo } from './user.ts';

/** A filter worth a card of its own (F20): up to four pictures and two labels; `query` leads to its list. */
export const spuFilter = z.object({
  name: z.string(),
  gender: gender.nullable(),
  /** Canonical query string of the list, without the question mark. */
  query: z.string(),
  count: z.number().int().nonnegative(),
  thumbnails: z.array(z.string()).max(4),
  labels: z.array(z.string()).max(2),
});

/** A topic of the lookbook with up to four of its posts (3#6, 9#12). */
export const topicCard = z.object({
  topic: z.object({ id, name: z.string() }),
  posts: z.array(z.object({ id, imgUrl: z.string(), userInfo })).max(4),
});

/** A search hit of one of the five card types (3#6). */
export const searchHit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('spu'), spu: spuCard }),
  z.object({ type: z.literal('offer'), offer, spu: spuCard }),
  z.object({ type: z.literal('offerGroup'), group: offerGroup, user: userInfo }),
  z.object({ type: z.literal('spuFilter'), filter: spuFilter }),
  z.object({ type: z.literal('topic'), topic: topicCard }),
]);
export type SearchHit = z.output<typeof searchHit>;

/** Styles fill the pages and are what `total` counts; cards of other types come with the first page, on top. */
const searchAnswer = z.object({
  data: z.array(searchHit),
  total: z.number().int().nonnegative(),
  /** The keyword as it was understood, where only a corrected one found something; the hits are those of it. */
  didYouMean: z.string().nullable(),
  /** Words of the keyword that fit nothing at all and were left out. */
  ignored: z.array(z.string()),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

const searchQuery = listQuery.extend({
  /** `all`: the results page's other card types as well, with the first page of a keyword (A19). */
  types: z.enum(['spu', 'all']).default('spu'),
});

export const search = endpoint({
  method: 'GET',
  path: '/search',
  access: 'optional',
  summary: 'Search and filtered lists (7/product#2)',
  query: searchQuery,
  answer: searchAnswer,
});
/** The same under its other name (A18). */
export const productSearch = endpoint({ ...search, path: '/product/search' });

export const searchUnclassified = endpoint({
  method: 'GET',
  path: '/search/unclassified',
  access: 'optional',
  summary: 'Listings whose style is unclassified, latest first (7/product#2, F11)',
  query: listQuery,
  answer: searchAnswer,
});
/** The same under its other name (A18). */
export const productSearchUnclassified = endpoint({
  ...searchUnclassified,
  path: '/product/search/unclassified',
});

export const searchFilter = endpoint({
  method: 'GET',
  path: '/product/search/filter',
  access: 'optional',
  summary: 'Facets and counts of a filtered list (7/product#2)',
  query: listFilters,
  answer: facets,
});
export const searchUnclassifiedFilter = endpoint({
  method: 'GET',
  path: '/product/search/unclassified/filter',
  access: 'optional',
  summary: 'Facets and counts of unclassified listings (7/product#2)',
  query: listFilters,
  answer: facets,
});

/** What the search box shows while somebody types (2.3#46, 4#23). */
export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggest',
  access: 'optional',
  summary: 'Styles, designers and categories for the beginning of a search; the last word may be unfinished',
  query: z.object({ keyword: z.string().trim().max(100), gender: gender.optional() }),
  answer: z.object({
    spus: z.array(spuCard).max(SUGGESTIONS),
    designers: z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() })).max(3),
    categories: z
      .array(
        z.object({
          gender,
          category: z.string(),
          /** Null on the first level. */
          subcategory: z.string().nullable(),
          name: z.string(),
          count: z.number().int(),
        }),
      )
      .max(4),
    didYouMean: z.string().nullable(),
  }),
});

/**
 * Styles that look like a picture, at most five, available ones only (5#28, F12). A file goes to the same address as
 * multipart field `file` (and `gender`, if any); the answer is the same.
 */
export const searchByImage = endpoint({
  method: 'POST',
  path: '/product/search/image',
  access: 'optional',
  summary: 'Styles that look like a picture of this shop (7/product#5, F12); or multipart with a file',
  limit: 'imageSearch',
  body: z.object({ imageUrl: z.string().max(300), gender: gender.optional() }),
  answer: z.array(z.object({ type: z.literal('spu'), spu: spuCard })).max(IMAGE_RESULTS),
});

/** A list with an address of its own: `/shopping/collection/{id}` or `/trending/{id}` (C32, C33). */
export const collection = z.object({
  id,
  key: z.string(),
  kind: z.enum(['curated', 'trending']),
  /** Null: for both. */
  gender: gender.nullable(),
  title: z.string(),
  text: z.string(),
  coverImage: z.string().nullable(),
  /** Available styles in it. */
  count: z.number().int().nonnegative(),
});
export type Collection = z.output<typeof collection>;

export const listCollections = endpoint({
  method: 'GET',
  path: '/product/collection',
  access: 'public',
  summary: 'Collections and trending lists, in their order; of a gender: its own and those for both',
  query: z.object({ kind: z.enum(['curated', 'trending']).optional(), gender: gender.optional() }),
  answer: z.array(collection),
});
export const getCollection = endpoint({
  method: 'GET',
  path: '/product/collection/:id',
  access: 'public',
  summary: 'A collection or trending list; its styles are `/search?list={id}`',
  params: z.object({ id: idParam }),
  answer: collection,
});
export const getCollectionByKey = endpoint({
  method: 'GET',
  path: '/product/collection/key/:key',
  access: 'public',
  summary: 'The same by key (2.2#16, C33)',
  params: z.object({ key: z.string().max(80) }),
  answer: collection,
});

/** A search that somebody keeps (7/user#11, B23). */
export const savedFilter = z.object({
  id,
  name: z.string(),
  /** Canonical query string of the list, without the question mark. */
  query: z.string(),
  gender: gender.nullable(),
  /** Styles it finds now. */
  count: z.number().int().nonnegative(),
  createdTime: moment,
});

export const listSavedFilters = endpoint({
  method: 'GET',
  path: '/user/filter',
  access: 'required',
  summary: 'My saved filters, newest first (7/user#11)',
  answer: z.array(savedFilter),
});
export const createSavedFilter = endpoint({
  method: 'POST',
  path: '/user/filter',
  access: 'required',
  summary: 'Save a filter; the 21st is refused (B8)',
  body: z.object({
    name: z.string().trim().min(1, 'Please enter a filter name.').max(SAVED_FILTER_NAME_MAX),
    /** Query string of the list; what is no filter and no sort is dropped. */
    query: z.string().max(2000),
    gender: gender.nullable().default(null),
  }),
  answer: savedFilter,
});
export const deleteSavedFilter = endpoint({
  method: 'DELETE',
  path: '/user/filter/:id',
  access: 'required',
  summary: 'Remove a saved filter of mine; 404 when there is none',
  params: z.object({ id: idParam }),
  answer: nothing,
});
