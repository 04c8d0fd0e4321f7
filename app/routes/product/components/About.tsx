import type { ReactNode } from 'react';
import { SizeChartLink } from '#app/components/SizeChartLink.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import type { ProductPage } from '../product-page.server.ts';

/** Description with its source, size chart, shipping. */
export function About({
  product,
  sizeChartHref,
  regionName,
}: Pick<ProductPage, 'product' | 'sizeChartHref' | 'regionName'>) {
  const t = useT('product');
  return (
    <div>
      <h2 className="serif l">{t('about')}</h2>
      <Part title={t('description')} open>
        <p dir="auto">{product.description}</p>
        {product.retailer ? (
          <p className="small qq mt1">{t('descriptionFrom', { name: product.retailer })}</p>
        ) : null}
      </Part>
      <Part title={t('sizeAndFit')}>
        <p>{t('sizeAndFitText')}</p>
        <p className="mt1">
          <SizeChartLink href={sizeChartHref} />
        </p>
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
