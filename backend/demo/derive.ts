import { discountPercent } from '#contract/money.ts';
import { WORLDWIDE } from '#contract/primitives.ts';
import { isLive, shownUsd, type DemoOffer } from './book.ts';
import type { DemoSale } from './history.ts';
import type { Style } from './styles.ts';

/**
 * What a style's row says of its offers and sales, made together with them so that seeding needs no second pass. The
 * rules are those of the offer area, which a test holds against this.
 */
export function deriveColumns(style: Style, book: readonly DemoOffer[], sales: readonly DemoSale[]) {
  const live = book.filter(isLive);
  const asks = live.filter((offer) => offer.type === 'ask');
  const bids = live.filter((offer) => offer.type === 'bid');
  const lowest = asks.reduce<DemoOffer | null>(
    (best, ask) => (best && shownUsd(best) <= shownUsd(ask) ? best : ask),
    null,
  );
  const highest = bids.reduce<DemoOffer | null>(
    (best, bid) => (best && shownUsd(best) >= shownUsd(bid) ? best : bid),
    null,
  );
  const lowestAskUsd = lowest && shownUsd(lowest);
  const lowestIsNew = asks.some((ask) => ask.condition === 'BrandNew' && shownUsd(ask) === lowestAskUsd);
  const shown = new Set(asks.map((ask) => ask.size));
  const latest = asks.map((ask) => Math.max(ask.offerTime.getTime(), ask.bumpedAt?.getTime() ?? 0));
  return {
    lowestAskUsd,
    highestBidUsd: highest && shownUsd(highest),
    askCount: asks.length,
    bidCount: bids.length,
    hasMarketplaceAsk: asks.some((ask) => !ask.official),
    askConditions: [...new Set(asks.map((ask) => ask.condition))].sort(),
    askSizes: style.sizes.filter((size) => shown.has(size)),
    askRegions: [...new Set(asks.map((ask) => ask.country))].sort(),
    latestAt: latest.length > 0 ? new Date(Math.max(...latest)) : style.releasedAt,
    lowestAskAt: lowest?.offerTime ?? null,
    highestBidAt: highest?.offerTime ?? null,
    discount:
      lowestIsNew && lowestAskUsd !== null ? (discountPercent(lowestAskUsd, style.retailUsd) ?? 0) : 0,
    lastSaleUsd: sales.at(-1)?.priceUsd ?? null,
    allInUsd: allIn(asks),
  };
}

/** Cheapest with shipping per region that an ask names, US cents. */
function allIn(asks: readonly DemoOffer[]): Record<string, number> {
  const prices: Record<string, number> = {};
  const regions = new Set(asks.flatMap((ask) => ask.shipping.map((entry) => entry.region)));
  for (const region of regions) {
    for (const ask of asks) {
      const entry =
        ask.shipping.find((one) => one.region === region) ??
        ask.shipping.find((one) => one.region === WORLDWIDE);
      if (!entry) continue;
      const shipping = Math.ceil((entry.priceMinor * ask.priceUsd) / (ask.priceMinor * 100)) * 100;
      prices[region] = Math.min(prices[region] ?? Infinity, shownUsd(ask) + shipping);
    }
  }
  return prices;
}
