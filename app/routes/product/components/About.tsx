import type { ReactNode } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import type { ProductPage } from '../product-page.server.ts';

/** Description with its source, size chart, shipping. */
export function About({
  product,
  sizeChart,
  regionName,
}: Pick<ProductPage, 'product' | 'sizeChart' | 'regionName'>) {
  const t = useT('product');
  return (
    <div>
      <h2 className="serif l">{t('about')}</h2>
      <Part title={t('description')} open>
        <p>{product.description}</p>
        {product.retailer ? (
          <p className="small qq mt1">{t('descriptionFrom', { name: product.retailer })}</p>
        ) : null}
      </Part>
      <Part title={t('sizeAndFit')} id="size-chart">
        {sizeChart.order.length > 0 ? <SizeChart {...sizeChart} /> : <p>{t('noSizeChart')}</p>}
      </Part>
      <Part title={t('shipping')}>
        <p>{t('shippingText', { region: regionName })}</p>
      </Part>
    </div>
  );
}

function Part({
  title,
  id,
  open,
  children,
}: {
  title: string;
  id?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="acc" id={id} open={open}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="in2">{children}</div>
    </details>
  );
}

/** The first column labels the rows, the others are units or measures (3#16). */
function SizeChart({ order, sizeChart }: ProductPage['sizeChart']) {
  const rows = Math.max(0, ...order.map((column) => sizeChart[column]?.length ?? 0));
  return (
    <div className="scroll">
      <table className="chart-table num">
        <thead>
          <tr>
            {order.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {order.map((column, index) =>
                index === 0 ? (
                  <th key={column} scope="row">
                    {sizeChart[column]?.[row]}
                  </th>
                ) : (
                  <td key={column}>{sizeChart[column]?.[row]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
