import { useT } from '#app/i18n/use-translation.ts';

interface TotalsProps {
  items: string;
  shipping: string;
  fee: string | null;
  total: string;
  /** The same in the viewer's currency, where it is another one. */
  approx?: string | null;
  refunded?: string | null;
}

/** What is paid, line by line: items + shipping + fee = total. */
export function Totals({ items, shipping, fee, total, approx, refunded }: TotalsProps) {
  const t = useT('order');
  return (
    <>
      <dl className="totals">
        <div>
          <dt>{t('items')}</dt>
          <dd>{items}</dd>
        </div>
        <div>
          <dt>{t('shipping')}</dt>
          <dd>{shipping}</dd>
        </div>
        {fee ? (
          <div>
            <dt>{t('fee')}</dt>
            <dd>{fee}</dd>
          </div>
        ) : null}
        <div className="sum">
          <dt>{t('total')}</dt>
          <dd>{total}</dd>
        </div>
        {refunded ? (
          <div>
            <dt>{t('refunded')}</dt>
            <dd>{refunded}</dd>
          </div>
        ) : null}
      </dl>
      {approx ? (
        <p className="small qq end">
          {approx}. {t('currencyNote')}
        </p>
      ) : null}
    </>
  );
}
