import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Condition, OfferType } from '#contract/offer-states.ts';
import { spus } from './catalog.ts';
import { offers } from './trade.ts';
import { at, bigId, users } from './user.ts';

const owner = () =>
  bigId('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const style = () =>
  bigId('spu_id')
    .notNull()
    .references(() => spus.id);

/** Liked styles, and liked listings of a style by one seller (3#9, F8). */
export const favorites = pgTable(
  'favorites',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: owner(),
    spuId: style(),
    /** The seller whose listing is meant; null is the style itself. */
    sellerId: bigId('seller_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('favorites_once').on(t.userId, t.spuId, sql`coalesce(${t.sellerId}, 0)`),
    index('favorites_latest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('favorites_spu').on(t.spuId),
  ],
);

/** What people wait for: an ask or bid in one condition and size (3#11, B23). */
export const watches = pgTable(
  'watches',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: owner(),
    spuId: style(),
    type: text('type').$type<OfferType>().notNull(),
    condition: text('condition').$type<Condition>().notNull(),
    /** Null only for styles without sizes (F17). */
    size: text('size'),
    /** Minor units of `currency`; null is "any price". */
    targetMinor: bigId('target_minor'),
    currency: text('currency').notNull(),
    /** The target in US cents at writing, to compare with. */
    targetUsd: bigId('target_usd'),
    /** The best price when it was last looked at, US cents: only a better one is worth a mail. */
    bestUsd: bigId('best_usd'),
    /** Set by every change of the style's book; the job looks and clears it. */
    due: boolean('due').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('watches_once').on(t.userId, t.spuId, t.type, t.condition, sql`coalesce(${t.size}, '')`),
    index('watches_spu').on(t.spuId),
    index('watches_due')
      .on(t.id)
      .where(sql`due`),
  ],
);

/** Styles a person looked at, latest look each (3#12). */
export const browsing = pgTable(
  'browsing',
  { userId: owner(), spuId: style(), seenAt: at('seen_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.spuId] }),
    index('browsing_latest').on(t.userId, t.seenAt.desc(), t.spuId.desc()),
  ],
);

/** How often an offer that is sold elsewhere was shown the way to, by UTC day (E7). */
export const offerClicks = pgTable(
  'offer_clicks',
  {
    offerId: bigId('offer_id')
      .notNull()
      .references(() => offers.id),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.day] })],
);
