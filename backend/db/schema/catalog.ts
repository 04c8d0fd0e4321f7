import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SpuStatus } from '#contract/catalog.ts';
import type { Condition } from '#contract/offer-states.ts';
import type { Gender, MeasurableImage } from '#contract/primitives.ts';
import { at, bigId } from './user.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const brands = pgTable(
  'brands',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    alias: text('alias'),
  },
  (t) => [uniqueIndex('brands_slug').on(t.slug)],
);

/** Two levels per gender; `parent` is null on the first. `key` is the slug in URLs. */
export const categories = pgTable(
  'categories',
  {
    gender: text('gender').$type<Gender>().notNull(),
    key: text('key').notNull(),
    parent: text('parent'),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gender, t.key] })],
);

/**
 * Styles. The last block is derived from the live asks and bids in the transaction that changes them
 * (docs/decisions/0006): lists then read one table. Derived prices are US cents so that they sort.
 */
export const spus = pgTable(
  'spus',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    brandId: bigId('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Copies of the brand's, for search and cards. */
    brandName: text('brand_name').notNull(),
    brandSlug: text('brand_slug').notNull(),
    brandAlias: text('brand_alias'),
    gender: text('gender').$type<Gender>().notNull(),
    category1: text('category1').notNull(),
    category2: text('category2'),
    /** Words of both category levels, for search. */
    categoryWords: text('category_words').notNull().default(''),
    /** Colour family for the filter (black, blue, …). */
    color: text('color').notNull(),
    /** The colour's own name (washed indigo). */
    colorName: text('color_name').notNull(),
    styleId: text('style_id').notNull(),
    description: text('description').notNull(),
    /** Retail price in US cents; null when unknown. */
    retailUsd: minor('retail_usd'),
    thumbnail: text('thumbnail').notNull(),
    hoverImage: text('hover_image'),
    images: jsonb('images').$type<MeasurableImage[]>().notNull(),
    sizes: text('sizes').array().notNull(),
    sizeUnit: text('size_unit'),
    status: text('status').$type<SpuStatus>().notNull().default('Available'),
    unclassified: boolean('unclassified').notNull().default(false),
    retailerDisplayName: text('retailer_display_name'),
    /** Set when this style was merged into another (8#8). */
    mergedInto: bigId('merged_into'),
    releasedAt: at('released_at').notNull(),
    createdAt: at('created_at').notNull(),
    /** Views, favourites and sales of late, higher is better; ranks Featured and Popular. */
    popularity: integer('popularity').notNull().default(0),
    searchText: tsvector('search_text').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', brand_name || ' ' || coalesce(brand_alias, '')), 'A') || setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', category_words || ' ' || color || ' ' || color_name || ' ' || style_id), 'B') || setweight(to_tsvector('english', description), 'D')`,
    ),

    lowestAskUsd: minor('lowest_ask_usd'),
    highestBidUsd: minor('highest_bid_usd'),
    askCount: integer('ask_count').notNull().default(0),
    bidCount: integer('bid_count').notNull().default(0),
    /** A live ask of somebody who is no official retailer exists (2.1#71). */
    hasMarketplaceAsk: boolean('has_marketplace_ask').notNull().default(false),
    askConditions: text('ask_conditions')
      .array()
      .$type<Condition[]>()
      .notNull()
      .default(sql`'{}'`),
    askSizes: text('ask_sizes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    askRegions: text('ask_regions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Latest of offerTime, offerUpdateTime and bumps over live asks (F16); releasedAt without any. */
    latestAt: at('latest_at').notNull(),
    /** When the lowest ask last fell / the highest bid last rose (F15). */
    lowestAskAt: at('lowest_ask_at'),
    highestBidAt: at('highest_bid_at'),
    /** Rounded-up percent off retail where the lowest ask is brand new, else 0 (9#13). */
    discount: integer('discount').notNull().default(0),
    lastSaleUsd: minor('last_sale_usd'),
    /** Cheapest with shipping, US cents: per region that an ask names, and for everywhere else (`Worldwide`) (D6). */
    allInUsd: jsonb('all_in_usd').$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [
    index('spus_featured')
      .on(t.gender, t.popularity.desc(), t.id.desc())
      .where(sql`status = 'Available'`),
    index('spus_new')
      .on(t.gender, t.releasedAt.desc(), t.id.desc())
      .where(sql`status = 'Available'`),
    index('spus_latest')
      .on(t.gender, t.latestAt.desc(), t.id.desc())
      .where(sql`status = 'Available'`),
    index('spus_marketplace')
      .on(t.gender, t.latestAt.desc(), t.id.desc())
      .where(sql`status = 'Available' and has_marketplace_ask`),
    index('spus_marketplace_all')
      .on(t.latestAt.desc(), t.id.desc())
      .where(sql`status = 'Available' and has_marketplace_ask`),
    index('spus_price')
      .on(t.gender, t.lowestAskUsd, t.id.desc())
      .where(sql`status = 'Available'`),
    index('spus_new_lowest_asks')
      .on(t.gender, t.lowestAskAt.desc().nullsLast(), t.id.desc().nullsLast())
      .where(sql`status = 'Available'`),
    index('spus_new_highest_bids')
      .on(t.gender, t.highestBidAt.desc().nullsLast(), t.id.desc().nullsLast())
      .where(sql`status = 'Available'`),
    index('spus_discount')
      .on(t.gender, t.discount.desc(), t.id.desc())
      .where(sql`status = 'Available'`),
    index('spus_category')
      .on(t.gender, t.category1, t.category2, t.popularity.desc())
      .where(sql`status = 'Available'`),
    index('spus_brand')
      .on(t.brandSlug, t.gender, t.popularity.desc())
      .where(sql`status = 'Available'`),
    index('spus_search').using('gin', t.searchText),
    index('spus_style_id').on(t.styleId),
    index('spus_thumbnail').on(t.thumbnail, t.popularity.desc()),
    index('spus_unclassified')
      .on(t.latestAt.desc(), t.id.desc())
      .where(sql`status = 'Unclassified'`),
  ],
);

/**
 * Which styles changed, and in which transaction: how a process keeps its index of them up to date. Written by triggers
 * on `spus` (see the migration), never by hand.
 */
export const spuChanges = pgTable(
  'spu_changes',
  {
    spuId: bigId('spu_id').primaryKey(),
    transaction: bigId('transaction').notNull(),
  },
  (t) => [index('spu_changes_transaction').on(t.transaction)],
);

/** Filters of a list as they are stored: names and values of C3. */
export type StoredFilters = Partial<
  Record<'gender' | 'keyword' | 'highestPrice' | 'lowestPrice' | 'mp', string> &
    Record<'brand' | 'category' | 'subcategory' | 'condition' | 'size' | 'color', string[]>
>;

/** Lists with an address of their own: put together by hand, or computed (C32, C33). One of `filters` and `spuIds`. */
export const collections = pgTable(
  'collections',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').notNull(),
    kind: text('kind').$type<'curated' | 'trending'>().notNull(),
    /** Null: for both. */
    gender: text('gender').$type<Gender>(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    coverImage: text('cover_image'),
    filters: jsonb('filters').$type<StoredFilters>(),
    /** In the order they are shown in. */
    spuIds: bigId('spu_ids').array(),
    position: integer('position').notNull().default(0),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [uniqueIndex('collections_key').on(t.key)],
);

/** What a catalogue picture looks like, computed from its pixels: what image search compares (F12). */
export const pictureDescriptors = pgTable('picture_descriptors', {
  imageUrl: text('image_url').primaryKey(),
  /** First picture of the styles that show this one. */
  thumbnail: text('thumbnail').notNull(),
  /** Base64; null where the picture could not be read. */
  descriptor: text('descriptor'),
  describedAt: at('described_at').notNull(),
});

/** One point a day (D13), US cents. */
export const pricePoints = pgTable(
  'price_points',
  {
    spuId: bigId('spu_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    lowAskUsd: minor('low_ask_usd'),
    highBidUsd: minor('high_bid_usd'),
    lastSaleUsd: minor('last_sale_usd'),
  },
  (t) => [primaryKey({ columns: [t.spuId, t.date] })],
);

/** Sold prices, from orders that were paid and from before this shop's books (US cents). */
export const sales = pgTable(
  'sales',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    spuId: bigId('spu_id').notNull(),
    condition: text('condition').$type<Condition>().notNull(),
    size: text('size'),
    priceUsd: minor('price_usd').notNull(),
    soldAt: at('sold_at').notNull(),
    orderLineId: bigId('order_line_id'),
  },
  (t) => [index('sales_spu').on(t.spuId, t.soldAt.desc()), uniqueIndex('sales_order_line').on(t.orderLineId)],
);

export const sizeCharts = pgTable(
  'size_charts',
  {
    gender: text('gender').$type<Gender>().notNull(),
    category1: text('category1').notNull(),
    /** Empty string: for every second-level category of the first. */
    category2: text('category2').notNull().default(''),
    unit: text('unit').$type<'cm' | 'in'>().notNull(),
    chart: jsonb('chart').$type<{ order: string[]; sizeChart: Record<string, string[]> }>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gender, t.category1, t.category2, t.unit] })],
);

/** Units of a currency per US dollar by day (D2). */
export const rates = pgTable(
  'rates',
  {
    date: date('date', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    perUsd: doublePrecision('per_usd').notNull(),
  },
  (t) => [primaryKey({ columns: [t.date, t.currency] })],
);

/** Reference data that is one document each: `settings`, `home-images`, `banner-men`, `banner-women`. */
export const documents = pgTable('documents', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
