import type { AnswerInput, QueryOf } from '#contract/endpoint.ts';
import { conditions, type OfferType } from '#contract/offer-states.ts';
import type { getBook as getBookCall } from '#contract/offer.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import { storable } from './draft.ts';
import { toOffer, type OfferContext } from './offer-view.ts';
import {
  bestToTake,
  bookCells,
  bookPrices,
  bookSide,
  findSpu,
  type BookFilter,
  type OfferRecord,
} from './queries.ts';
import { PRODUCT_UNKNOWN } from './service.ts';

type Book = AnswerInput<typeof getBookCall>;
type Cell = Book['cells'][number];

/** Price steps of the depth chart per side. */
const STEPS_MAX = 8;
/** Different prices read to make the steps of: several may show as the same one in the viewer's currency. */
const PRICES_READ = 100;

/**
 * The live order book of a style (2.3#9): cells of the whole book, and under the condition and size asked for the
 * counts, depth, and a page of asks cheapest first and bids highest first. Official asks stand among them; one's own
 * do too (E16). A side that was not asked for (`offerType`) has no list. Throws 404 for an unknown style.
 */
export async function getBook(db: Db, query: QueryOf<typeof getBookCall>, ctx: OfferContext): Promise<Book> {
  const spu = await findSpu(db, query.spuId);
  if (!spu) throw notFound(PRODUCT_UNKNOWN);
  const filter: BookFilter = {
    spuId: query.spuId,
    condition: query.condition,
    size: query.size ? storable(query.size) : undefined,
  };
  const side = async (type: OfferType) =>
    query.offerType && query.offerType !== type ? [] : bookSide(db, type, filter, query, ctx.now);
  const taker = { userId: ctx.viewer.user?.id ?? null, region: ctx.viewer.region };
  const [rows, asks, bids, askDepth, bidDepth, toBuy, toBag, toSell] = await Promise.all([
    bookCells(db, query.spuId, ctx.now),
    side('ask'),
    side('bid'),
    bookPrices(db, 'ask', filter, PRICES_READ, ctx.now),
    bookPrices(db, 'bid', filter, PRICES_READ, ctx.now),
    bestToTake(db, 'ask', filter, taker, ctx.now, true),
    bestToTake(db, 'ask', filter, taker, ctx.now),
    bestToTake(db, 'bid', filter, taker, ctx.now),
  ]);
  const view = (row: OfferRecord | null) => row && toOffer(row.offer, row.owner, row.spu, ctx);
  const cells = toCells(rows, ctx, spu.sizes);
  const filtered = cells.filter(
    (cell) =>
      (!filter.condition || cell.condition === filter.condition) &&
      (!filter.size || cell.size === filter.size),
  );
  return {
    currency: ctx.money.currency,
    cells,
    askCount: filtered.reduce((total, cell) => total + cell.askCount, 0),
    bidCount: filtered.reduce((total, cell) => total + cell.bidCount, 0),
    asks: asks.map((row) => toOffer(row.offer, row.owner, row.spu, ctx)),
    bids: bids.map((row) => toOffer(row.offer, row.owner, row.spu, ctx)),
    depth: { asks: toSteps(askDepth, ctx), bids: toSteps(bidDepth, ctx) },
    toBuy: view(toBuy),
    toBag: view(toBag),
    toSell: view(toSell),
  };
}

type CellRow = Awaited<ReturnType<typeof bookCells>>[number];

/** Both sides of a condition and size in one cell; best condition first, sizes in the style's order. */
function toCells(rows: readonly CellRow[], ctx: OfferContext, sizes: readonly string[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const row of rows) {
    const key = `${row.condition}\n${row.size ?? ''}`;
    const cell = cells.get(key) ?? {
      condition: row.condition,
      size: row.size,
      lowestAsk: null,
      highestBid: null,
      askCount: 0,
      bidCount: 0,
    };
    const price = ctx.money.price(row.priceMinor, row.currency);
    if (row.type === 'ask') Object.assign(cell, { lowestAsk: price, askCount: row.count });
    else Object.assign(cell, { highestBid: price, bidCount: row.count });
    cells.set(key, cell);
  }
  const rank = (cell: Cell) => {
    const size = cell.size === null ? -1 : sizes.indexOf(cell.size);
    return conditions.indexOf(cell.condition) * 1000 + (size === -1 ? 999 : size);
  };
  return [...cells.values()].sort((a, b) => rank(a) - rank(b));
}

interface PriceRow {
  priceMinor: number;
  currency: string;
  count: number;
  expiresAt: Date | null;
}
type Step = Book['depth']['asks'][number];

/** Prices that show as the same one are one step, which runs out when the first of it does. */
function toSteps(rows: readonly PriceRow[], ctx: OfferContext): Step[] {
  const steps = new Map<number, Step & { expiresAt: Date | null }>();
  for (const { priceMinor, currency, count, expiresAt } of rows) {
    const price = ctx.money.price(priceMinor, currency);
    if (price === null) continue;
    const step = steps.get(price) ?? { price, count: 0, expiresAt: null };
    steps.set(price, { price, count: step.count + count, expiresAt: earlier(step.expiresAt, expiresAt) });
  }
  return [...steps.values()].slice(0, STEPS_MAX);
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
