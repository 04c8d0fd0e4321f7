import { Link } from '@remix-run/react';
import { PriceChart } from '#app/components/PriceChart.tsx';
import { formatMoney } from '#app/domain/money.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import type { ProductPage } from '../product-page.server.ts';

/** Prices over a range of 1, 3, 6 or 12 months; the range is in the address (9#10). */
export function History({ history, lastSale }: { history: ProductPage['history']; lastSale: string | null }) {
  const t = useT('product');
  const language = useLanguage();
  const { asks, bids, sold, currency } = history;
  const money = (value: number | null | undefined) => formatMoney(value, currency, language);
  return (
    <div id="price-history">
      <div className="row between wraps">
        <h2 className="serif l">{t('priceHistory')}</h2>
        <nav className="segc num" aria-label={t('range')}>
          {history.ranges.map(({ range, href }) => (
            <Link
              key={range}
              to={href}
              preventScrollReset
              replace
              aria-current={range === history.range ? 'true' : undefined}
            >
              {range}
            </Link>
          ))}
        </nav>
      </div>
      {lastSale ? <p className="small qq">{t('lastSale', { price: lastSale })}</p> : null}
      <PriceChart
        from={history.from}
        to={history.to}
        asks={asks}
        bids={bids}
        sold={sold}
        formatValue={money}
        formatTick={(time) => shortDate(time, language, history.range === '1M')}
        formatDate={(time) => dateLabel(new Date(time), language)}
        labels={{
          summary: t('historySummary', { ask: money(asks.at(-1)?.value), bid: money(bids.at(-1)?.value) }),
          ask: t('lowestAsk'),
          bid: t('highestBid'),
          sold: t('sold'),
          date: t('date'),
          price: t('price'),
          kind: t('kind'),
          table: t('historyTable'),
          none: t('historyNone'),
        }}
      />
    </div>
  );
}

function shortDate(time: number, language: string, withDay: boolean): string {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    ...(withDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(time);
}
