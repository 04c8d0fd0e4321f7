import type { Condition } from '#contract/offer-states.ts';
import { conditionWeights, worth, type DemoOffer } from './book.ts';
import { random, seedOf } from './random.ts';
import { sizeWeights } from './sizes.ts';
import type { Style } from './styles.ts';

const DAY = 86_400_000;

/** Something sold, in US cents. */
export interface DemoSale {
  spuId: number;
  condition: Condition;
  size: string;
  priceUsd: number;
  soldAt: Date;
}

/** One day's point of the price history, US cents (D13). */
export interface DemoPoint {
  spuId: number;
  date: string;
  lowAskUsd: number | null;
  highBidUsd: number | null;
  lastSaleUsd: number | null;
}

export const dayOf = (time: Date | number) => new Date(time).toISOString().slice(0, 10);

/** Twelve months of sales, oldest first: the asks that were sold and what was sold before the shop's own books. */
export function makeSales(style: Style, book: readonly DemoOffer[], now: Date): DemoSale[] {
  const r = random(seedOf('sales', style.index));
  const sold = book.flatMap((offer): DemoSale[] =>
    offer.type === 'ask' && offer.soldTime
      ? [
          {
            spuId: style.id,
            condition: offer.condition,
            size: offer.size,
            priceUsd: offer.priceUsd,
            soldAt: offer.soldTime,
          },
        ]
      : [],
  );
  const days = Math.min(365, (now.getTime() - style.releasedAt.getTime()) / DAY);
  const count =
    style.status === 'Available'
      ? Math.round(r.next() * 2.6 + (style.popularity / 1000) * 14 * (days / 365))
      : 0;
  for (let n = 0; n < count; n++) {
    const condition = r.weighted(conditionWeights);
    const [low, high] = worth[condition];
    sold.push({
      spuId: style.id,
      condition,
      size: r.weighted(sizeWeights(style.sizes)),
      priceUsd: Math.round((style.worthUsd / 100) * r.between(low, high)) * 100,
      soldAt: new Date(Math.floor((now.getTime() - r.between(0.04, days) * DAY) / 1000) * 1000),
    });
  }
  return sold.sort((a, b) => a.soldAt.getTime() - b.soldAt.getTime() || a.priceUsd - b.priceUsd);
}

/** Lowest ask, highest bid now, US cents. */
interface Tops {
  lowestAskUsd: number | null;
  highestBidUsd: number | null;
}

/**
 * The daily history of at most twelve months, oldest first, ending today at what the book says now. Much traded styles
 * have a point a day of late, quiet ones every week or two; days without one are gaps (D13). `thin` halves the
 * density, for catalogues where nobody can look at every style.
 */
export function makePoints(
  style: Style,
  tops: Tops,
  sales: readonly DemoSale[],
  now: Date,
  thin = false,
): DemoPoint[] {
  const r = random(seedOf('points', style.index));
  const heat = style.popularity / 1000;
  const days = Math.floor(Math.min(365, (now.getTime() - style.releasedAt.getTime()) / DAY));
  const step = (heat > 0.5 ? 4 : heat > 0.2 ? 9 : 18) * (thin ? 2 : 1);
  const daily = heat > 0.5 && !thin ? 30 : heat > 0.2 ? 8 : 2;
  const lastSaleOn = new Map(sales.map((sale) => [dayOf(sale.soldAt), sale.priceUsd]));
  const firstDay = dayOf(Math.max(style.releasedAt.getTime(), now.getTime() - 365 * DAY));
  const today = dayOf(now);
  const dates = new Set<string>([...lastSaleOn.keys()].filter((date) => date >= firstDay && date <= today));
  for (
    let back = days - r.int(0, 3);
    back > daily;
    back -= r.int(Math.ceil(step / 2), Math.ceil(step * 1.5))
  ) {
    dates.add(dayOf(now.getTime() - back * DAY));
  }
  for (let back = Math.min(daily, days); back > 0; back--)
    if (r.chance(0.8)) dates.add(dayOf(now.getTime() - back * DAY));
  dates.delete(today);

  // Walk back from today: prices hold, then move; a year ago most things cost more.
  const ask0 = tops.lowestAskUsd ?? Math.round(style.worthUsd * 0.55);
  const bid0 = tops.highestBidUsd ?? Math.round(ask0 * 0.8);
  const drift = r.between(-0.06, 0.3);
  const sold = (date: string) => lastSaleOn.get(date) ?? null;
  const points: DemoPoint[] = [
    {
      spuId: style.id,
      date: today,
      lowAskUsd: tops.lowestAskUsd,
      highBidUsd: tops.highestBidUsd,
      lastSaleUsd: sold(today),
    },
  ];
  let ask = ask0;
  let bid = bid0;
  for (const date of [...dates].sort().reverse()) {
    const back = (now.getTime() - Date.parse(date)) / DAY;
    if (r.chance(0.45))
      ask = Math.round((ask0 * (1 + (drift * back) / 365) * r.between(0.96, 1.12)) / 100) * 100;
    if (r.chance(0.45))
      bid = Math.round((bid0 * (1 + (drift * back) / 365) * r.between(0.88, 1.02)) / 100) * 100;
    bid = Math.min(bid, Math.floor((ask * 0.97) / 100) * 100);
    // Without an ask or a bid today there was none for the last weeks either.
    const noAsk = tops.lowestAskUsd === null && back < 24;
    const noBid = bid < 100 || (tops.highestBidUsd === null && back < 40);
    points.push({
      spuId: style.id,
      date,
      lowAskUsd: noAsk ? null : Math.max(100, ask),
      highBidUsd: noBid ? null : bid,
      lastSaleUsd: sold(date),
    });
  }
  return points.reverse();
}
