import { Link } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import type { ProductPanel } from '../product-page.server.ts';

/** Buy the lowest ask here, or at its retailer; a dead button where there is none. */
export function BuyButton({ panel, withPrice = false }: { panel: ProductPanel; withPrice?: boolean }) {
  const t = useT('product');
  const price = withPrice ? <small>{`${t('lowestAsk')} ${panel.lowestAsk}`}</small> : null;
  const { buy } = panel;
  if (buy?.external) {
    // Leads out of the shop: the page behind it is not indexed and needs no prefetch.
    return (
      <Link className={buttonClass('primary', { wide: true })} to={paths.lead(buy.offerId)} rel="nofollow">
        {t('shop')}
        {price}
      </Link>
    );
  }
  if (buy?.canBuyNow) {
    return (
      <Link className={buttonClass('primary', { wide: true })} to={paths.buy(buy.offerId)}>
        {t('buyNow')}
        {price}
      </Link>
    );
  }
  return (
    <Button variant="primary" wide disabled>
      {t('buyNow')}
      {price}
    </Button>
  );
}

/** Accept the highest bid. */
export function SellButton({ panel, withPrice = false }: { panel: ProductPanel; withPrice?: boolean }) {
  const t = useT('product');
  const price = withPrice ? <small>{`${t('highestBid')} ${panel.highestBid}`}</small> : null;
  if (panel.sell) {
    return (
      <Link className={buttonClass('bid', { wide: true })} to={paths.buy(panel.sell.offerId)}>
        {t('sellNow')}
        {price}
      </Link>
    );
  }
  return (
    <Button variant="bid" wide disabled>
      {t('sellNow')}
      {price}
    </Button>
  );
}
