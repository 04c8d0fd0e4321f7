import { and, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SpuPage } from '#contract/catalog.ts';
import type { AnswerInput } from '#contract/endpoint.ts';
import type * as calls from '#contract/product.ts';
import type { Language } from '#contract/languages.ts';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { moved, notFound } from '../../http/refused.ts';
import { colourName } from '../../i18n/texts.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { toSpuCard } from '../catalog/card-view.ts';
import { everything } from '../catalog/filters.ts';
import { orderOf, type OrderPart } from '../catalog/ordering.ts';
import { cardsOf, countStyles, pageIds, type Paging } from '../catalog/queries.ts';
import { categoryNames } from '../catalog/reference.ts';
import { countFavorites } from '../user/favorite-queries.ts';
import { withFavorites } from '../user/favorites.ts';
import { findSpu, priceHistory, salesOf, type SpuRow } from './queries.ts';

export interface ProductContext {
  db: Db;
  money: MoneyView;
  now: Date;
  /** Whose favourites are marked. */
  userId: number | null;
  /** Of the names of categories and colours. */
  language: Language;
}

async function knownSpu(db: Db, spuId: number): Promise<SpuRow> {
  const row = await findSpu(db, spuId);
  if (row && row.mergedInto !== null) throw moved(row.mergedInto);
  if (!row || row.status === 'Deleted') throw notFound("Sorry, this product doesn't exist");
  return row;
}

/**
 * A style in whatever status it is, so that the page can lead elsewhere (2.3#7, 2.3#8). Throws the redirect code with
 * the new id when it was merged into another (8#8), 404 when it does not exist or was deleted.
 */
export async function getProduct(ctx: ProductContext, spuId: number): Promise<z.input<typeof calls.product>> {
  const row = await knownSpu(ctx.db, spuId);
  const [names, favoriteCount, [card]] = await Promise.all([
    categoryNames(ctx.db, ctx.now, ctx.language),
    countFavorites(ctx.db, row.id),
    withFavorites(ctx.db, ctx.userId, [toSpuCard(row, ctx.money)]),
  ]);
  const categoryName = (key: string) => names.get(key)?.name ?? key;
  return {
    ...card!,
    colorName: colourName(ctx.language, row.color),
    favoriteCount,
    description: row.description,
    images: row.images,
    category1Name: categoryName(row.category1),
    category2Name: row.category2 === null ? null : categoryName(row.category2),
    releasedAt: row.releasedAt,
    lastSale: ctx.money.fromUsd(row.lastSaleUsd),
  };
}

/**
 * Styles like this one, without itself, most popular first: of the same second-level category and gender, then of the
 * same first level. Throws like `getProduct`.
 */
export async function listRelevant(ctx: ProductContext, spuId: number, paging: Paging): Promise<SpuPage> {
  const { db, money } = ctx;
  const row = await knownSpu(db, spuId);
  const filter = { ...everything, gender: row.gender, category: [row.category1] };
  const others = sql`${spus.id} <> ${spuId}`;
  const parts = orderOf('Featured', '').flatMap((part): OrderPart[] =>
    row.category2 === null
      ? [{ ...part, where: others }]
      : [
          { ...part, where: and(others, sql`${spus.category2} = ${row.category2}`)! },
          { ...part, where: and(others, sql`${spus.category2} is distinct from ${row.category2}`)! },
        ],
  );
  const ids = await pageIds(db, filter, parts, paging);
  const [cards, total] = await Promise.all([cardsOf(db, ids), countStyles(db, filter, others)]);
  return {
    data: await withFavorites(
      db,
      ctx.userId,
      cards.map((card) => toSpuCard(card, money)),
    ),
    total,
  };
}

/** Cards in the order asked for; unknown and unavailable styles are left out (4#17, 7/product#4). */
export async function listCards(
  ctx: ProductContext,
  spuIds: readonly number[],
): Promise<AnswerInput<typeof calls.listCards>> {
  const rows = await cardsOf(ctx.db, [...new Set(spuIds)], sql`${spus.status} = 'Available'`);
  return withFavorites(
    ctx.db,
    ctx.userId,
    rows.map((row) => toSpuCard(row, ctx.money)),
  );
}

const monthsOf = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12 } as const;

/**
 * A style's daily prices over a range that ends today (UTC), in the viewer's currency at today's rates (9#10, D13): what
 * stood when the range began, then the days on which something changed; null is that there was none from then on. Throws like `getProduct`.
 */
export async function getPriceHistory(
  ctx: ProductContext,
  spuId: number,
  range: keyof typeof monthsOf,
): Promise<AnswerInput<typeof calls.getPriceHistory>> {
  const { db, money, now } = ctx;
  await knownSpu(db, spuId);
  const points = await priceHistory(db, spuId, monthsBefore(now, monthsOf[range]));
  return {
    currency: money.currency,
    points: points.map((point) => ({
      date: point.date,
      lowAsk: money.fromUsd(point.lowAskUsd),
      highBid: money.fromUsd(point.highBidUsd),
      lastSale: money.fromUsd(point.lastSaleUsd),
    })),
  };
}

/** Sold prices of a style in the viewer's currency, latest first, with where to see the piece if it was sold here. */
export async function listSales(
  ctx: ProductContext,
  spuId: number,
  paging: Paging,
): Promise<AnswerInput<typeof calls.listSales>> {
  await knownSpu(ctx.db, spuId);
  const rows = await salesOf(ctx.db, spuId, paging);
  return {
    currency: ctx.money.currency,
    data: rows.map((row) => ({
      time: row.soldAt,
      condition: row.condition,
      size: row.size,
      price: ctx.money.fromUsd(row.priceUsd),
      orderOfferId: row.orderLineId,
      sellerId: row.sellerId,
    })),
  };
}

/** The UTC day some months before, as `YYYY-MM-DD`; the last of the month where there is no such day. */
function monthsBefore(now: Date, months: number): string {
  const day = now.getUTCDate();
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, lastDay));
  return then.toISOString().slice(0, 10);
}
