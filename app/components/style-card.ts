import { cardDiscount } from '#app/domain/discount-label.ts';
import { formatMoney, isLargePrice } from '#app/domain/money.ts';
import { toneOf } from '#app/domain/picture-tone.ts';
import { productSlug } from '#app/domain/slug.ts';
import { paths } from '#app/paths.ts';
import type { SpuCard } from '#contract/catalog.ts';

/** A style as a card draws it: few, finished words, since every one of them travels twice (HTML and hydration). */
export interface StyleCard {
  id: number;
  href: string;
  brand: string;
  name: string;
  image: string;
  /** Number of the tone behind the picture; null where none is known. */
  tone: number | null;
  hover: string | null;
  ask: string | null;
  bid: string | null;
  struck: string | null;
  discount: string | null;
  /** The smaller type of large prices (9#8). */
  large: boolean;
  favoriteId: number | null;
  /** Nothing to buy and nothing bid: the card says so. */
  gone: boolean;
  /** The ask is the price with shipping to the viewer's region. */
  shipped: boolean;
  sizes: string[];
}

/** Sizes on the hover strip. */
const SIZES_SHOWN = 6;

/** A card of the contract in words of the viewer's language and money; `allIn` shows prices with shipping (D6). */
export function styleCard(spu: SpuCard, language: string, { allIn = false } = {}): StyleCard {
  const ask = spu.minAsks[0];
  const bid = spu.maxBids[0];
  const price = allIn ? spu.allInPrice : (ask?.offerPrice ?? null);
  // What is struck out is a price without shipping: beside one with it, it would compare unlike things.
  const off = allIn ? null : cardDiscount(spu, language);
  return {
    id: spu.id,
    href: paths.product(spu.gender, productSlug(spu)),
    brand: spu.brand,
    name: spu.name,
    image: spu.thumbnail,
    tone: toneOf(spu.tone),
    hover: spu.hoverImage,
    ask: price === null ? null : formatMoney(price, spu.currency, language),
    bid: bid ? formatMoney(bid.offerPrice, spu.currency, language) : null,
    struck: off && spu.price !== null ? formatMoney(spu.price, spu.currency, language) : null,
    discount: off,
    large: isLargePrice(price, bid?.offerPrice),
    favoriteId: spu.favoriteId,
    gone: spu.spuStatus !== 'Available',
    shipped: allIn && price !== null,
    sizes: spu.availableSizes.slice(0, SIZES_SHOWN),
  };
}
