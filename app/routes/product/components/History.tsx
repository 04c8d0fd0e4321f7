import { Link } from '@remix-run/react';
import { PriceChart } from '#app/components/PriceChart.tsx';
import { formatMoney } from '#app/domain/money.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import type { HistoryView } from '../history-view.server.ts';

/** Prices over a range of 1, 3, 6 or 12 months; the range is in the address (9#10). */
export function History({ history, lastSale }: { history: HistoryView; lastSale: string | null }) {
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
          summary: t('historySummary', {
            askFrom: money(asks[0]?.value),
            ask: money(asks.at(-1)?.value),
            bidFrom: money(bids[0]?.value),
            bid: money(bids.at(-1)?.value),
            count: sold.length,
          }),
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
      <Sales sales={history.sales} />
    </div>
  );
}

/** What was paid lately; what was sold here leads to the piece. */
function Sales({ sales }: Pick<HistoryView, 'sales'>) {
  const t = useT('product');
  if (sales.length === 0) return null;
  return (
    <details className="figures">
      <summary className="link">{t('soldPrices', { count: sales.length })}</summary>
      {/* The table scrolls, so the keyboard must be able to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" tabIndex={0} role="group" aria-label={t('lastSales')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('condition')}</th>
              <th scope="col">{t('sizeTitle')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {sales.map((sale, index) => (
              <tr key={index}>
                <td>{sale.date}</td>
                <td>{sale.condition}</td>
                <td>{sale.size}</td>
                <td>{sale.href ? <Link to={sale.href}>{sale.price}</Link> : sale.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function shortDate(time: number, language: string, withDay: boolean): string {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    ...(withDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(time);
}
