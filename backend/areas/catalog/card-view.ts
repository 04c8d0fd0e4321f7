import { getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { spuCard } from '#contract/catalog.ts';
import { spus } from '../../db/schema/catalog.ts';
import type { MoneyView } from '../../pricing/money-view.ts';
import { allInOf } from './all-in.ts';

type SpuRow = typeof spus.$inferSelect;
const all = getTableColumns(spus);

/** Mean colour of the first picture, which is the thumbnail. */
const toneOfFirst = sql<string | null>`${all.images} -> 0 ->> 'tone'`;

/** The columns a card needs: without the long texts, which would be most of every list's bytes. */
export const cardColumns = {
  id: all.id,
  name: all.name,
  brandName: all.brandName,
  brandSlug: all.brandSlug,
  brandAlias: all.brandAlias,
  gender: all.gender,
  category1: all.category1,
  category2: all.category2,
  color: all.color,
  styleId: all.styleId,
  retailUsd: all.retailUsd,
  thumbnail: all.thumbnail,
  tone: toneOfFirst,
  hoverImage: all.hoverImage,
  sizes: all.sizes,
  sizeUnit: all.sizeUnit,
  status: all.status,
  unclassified: all.unclassified,
  retailerDisplayName: all.retailerDisplayName,
  lowestAskUsd: all.lowestAskUsd,
  highestBidUsd: all.highestBidUsd,
  askCount: all.askCount,
  bidCount: all.bidCount,
  askSizes: all.askSizes,
  discount: all.discount,
  allInUsd: all.allInUsd,
} as const;

type CardColumns = Pick<SpuRow, Exclude<keyof typeof cardColumns, 'tone'>>;
/** What a list selects, or a whole row of a style. */
export type CardRow = CardColumns & ({ tone: string | null } | Pick<SpuRow, 'images'>);

/**
 * A style as cards show it (3#5). Prices are decimals of the viewer's currency; the lowest ask and the highest bid
 * come from the row's derived US cents. A discount is shown when there is one (9#13).
 */
export function toSpuCard(row: CardRow, money: MoneyView): z.input<typeof spuCard> {
  const lowestAsk = money.fromUsd(row.lowestAskUsd);
  const highestBid = money.fromUsd(row.highestBidUsd);
  const discount = row.discount > 0 ? row.discount : null;
  return {
    id: row.id,
    name: row.name,
    brand: row.brandName,
    brandSlug: row.brandSlug,
    brandAlias: row.brandAlias,
    gender: row.gender,
    category1: row.category1,
    category2: row.category2,
    color: row.color,
    styleId: row.styleId,
    price: money.fromUsd(row.retailUsd),
    currency: money.currency,
    currencySymbol: money.symbol,
    thumbnail: row.thumbnail,
    tone: 'tone' in row ? row.tone : (row.images[0]?.tone ?? null),
    hoverImage: row.hoverImage,
    sizes: row.sizes,
    availableSizes: row.askSizes,
    sizeUnit: row.sizeUnit,
    spuStatus: row.status,
    unclassified: row.unclassified,
    minAsks:
      lowestAsk === null
        ? []
        : [{ offerPrice: lowestAsk, showDiscount: discount !== null, discountPercentage: discount }],
    maxBids: highestBid === null ? [] : [{ offerPrice: highestBid }],
    allInPrice: money.fromUsd(allInOf(row.allInUsd, money.region)),
    askCount: row.askCount,
    bidCount: row.bidCount,
    // Marked afterwards, where somebody is signed in (`withFavorites`).
    favoriteId: null,
    retailerDisplayName: row.retailerDisplayName,
  };
}
