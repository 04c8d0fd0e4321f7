import { Link } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import type { ProductPanel } from '../product-page.server.ts';

/** Buy the lowest ask here, or at its retailer; a dead button where there is none. */
export function BuyButton({ panel, wide = false }: { panel: ProductPanel; wide?: boolean }) {
  const t = useT('product');
  const { buy } = panel;
  if (buy?.external) {
    // Leads out of the shop: the page behind it is not indexed and needs no prefetch.
    return (
      <Link className={buttonClass('primary', { wide })} to={paths.lead(buy.offerId)} rel="nofollow">
        {t('shop')}
      </Link>
    );
  }
  if (buy?.canBuyNow) {
    return (
      <Link className={buttonClass('primary', { wide })} to={paths.buy(buy.offerId)}>
        {t('buyNow')}
      </Link>
    );
  }
  return (
    <Button variant="primary" wide={wide} disabled>
      {t('buyNow')}
    </Button>
  );
}

/** Accept the highest bid. */
export function SellButton({ panel, wide = false }: { panel: ProductPanel; wide?: boolean }) {
  const t = useT('product');
  if (panel.sell) {
    return (
      <Link className={buttonClass('bid', { wide })} to={paths.buy(panel.sell.offerId)}>
        {t('sellNow')}
      </Link>
    );
  }
  return (
    <Button variant="bid" wide={wide} disabled>
      {t('sellNow')}
    </Button>
  );
}
