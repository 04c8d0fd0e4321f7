import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { formatMoney } from '#app/domain/money.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { paths } from '#app/paths.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getPriceHistory, listSales, PricePoint } from '#contract/product.ts';
import { ranges, withParam, type Choice } from './page-params.ts';

const rangeDays: Record<(typeof ranges)[number], number> = { '1M': 30, '3M': 91, '6M': 182, '1Y': 365 };
const DAY = 86_400_000;

/** Lines of the range, and what was sold last. */
export function historyView(
  history: AnswerOf<typeof getPriceHistory>,
  sales: AnswerOf<typeof listSales> | null,
  choice: Choice,
  url: URL,
  language: string,
  spuId: number,
) {
  const now = Date.now();
  return {
    range: choice.range,
    ranges: ranges.map((range) => ({
      range,
      href: withParam(url, 'range', range === '6M' ? null : range, 'price-history'),
    })),
    currency: history.currency,
    from: now - rangeDays[choice.range] * DAY,
    to: now,
    asks: steps(history.points, 'lowAsk'),
    bids: steps(history.points, 'highBid'),
    sold: history.points.flatMap(({ date, lastSale }) =>
      lastSale === null ? [] : [{ time: Date.parse(date), value: lastSale }],
    ),
    sales: (sales?.data ?? []).map((sale) => ({
      date: dateLabel(sale.time, language),
      condition: conditionLabel(language, sale.condition),
      size: sale.size ?? '',
      price: formatMoney(sale.price, sales?.currency ?? '', language),
      href: soldHref(spuId, sale),
    })),
  };
}
export type HistoryView = ReturnType<typeof historyView>;

/** What was sold here can be looked at: at its seller's, whoever that is (2.3#17, #18). */
function soldHref(
  spuId: number,
  { orderOfferId, sellerId }: { orderOfferId: number | null; sellerId: number | null },
): string | null {
  if (orderOfferId === null) return null;
  return sellerId === null
    ? paths.redirect({ type: 'soldOffer', spuId, orderOfferId })
    : paths.sold(sellerId, String(orderOfferId));
}

/** A series of the history as steps: a price holds until it changes or ends (null), so only changes travel (D13). */
function steps(points: readonly PricePoint[], name: 'lowAsk' | 'highBid') {
  let before: number | null = null;
  return points.flatMap((point) => {
    const value = point[name];
    if (value === before) return [];
    before = value;
    return [{ time: Date.parse(point.date), value }];
  });
}
