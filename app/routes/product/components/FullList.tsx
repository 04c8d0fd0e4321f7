import { Link } from '@remix-run/react';
import { ConditionChips } from '#app/components/ConditionChips.tsx';
import { listText } from '#app/domain/list-text.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import type { ProductPage } from '../product-page.server.ts';
import { BookTabs } from './BookTabs.tsx';

/** Every ask or bid of a style, with its filters: a screen and an address of its own (2.3#10). */
export function FullList({ product, panel }: Pick<ProductPage, 'product' | 'panel'>) {
  const t = useT('product');
  const language = useLanguage();
  const { condition, size } = panel;
  return (
    <div className="wrap full-list">
      <p className="bread">
        <Link className="row small" to={panel.showLess}>
          <Icon name="arrow-left" size="small" flips />
          <span className="link">{t('backToStyle')}</span>
        </Link>
      </p>
      <h1>
        <span className="b brand-line">{product.brand} </span>
        <span className="serif m">{product.name}</span>
      </h1>
      <ConditionChips title={t('condition')} chips={panel.conditions} />
      {panel.sizes.length > 0 ? (
        <ConditionChips
          title={t('sizeTitle')}
          chips={panel.sizes.map(({ href, label, current, empty }) => ({
            href,
            label,
            current,
            disabled: empty && !current && panel.tab === 'asks',
          }))}
        />
      ) : null}
      <p className="vh" role="status">
        {listText([condition, size], language)}
      </p>
      <BookTabs panel={panel} />
    </div>
  );
}
