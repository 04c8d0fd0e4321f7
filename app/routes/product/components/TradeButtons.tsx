import { Link } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import type { ProductPanel } from '../panel-view.server.ts';

interface TradeButtonProps {
  panel: ProductPanel;
  /** The price in the button: where it is not above it. */
  withPrice?: boolean;
}

/** Buy the cheapest ask that can be bought, here or at its retailer; a dead button where there is none. */
export function BuyButton({ panel, withPrice = false }: TradeButtonProps) {
  const t = useT('product');
  const { buy } = panel;
  const price =
    withPrice || buy?.other ? (
      <small>{buy ? t('forPrice', { price: buy.price }) : t('noneToBuy')}</small>
    ) : null;
  if (!buy) {
    return (
      <Button variant="primary" wide disabled>
        {t('buyNow')}
        {price}
      </Button>
    );
  }
  // A retailer's page is outside the shop: the page that leads there is not indexed.
  return (
    <Link
      className={buttonClass('primary', { wide: true })}
      to={buy.external ? paths.lead(buy.offerId) : paths.buy(buy.offerId)}
      rel={buy.external ? 'nofollow' : undefined}
      data-event={buy.external ? 'shop_at_retailer' : 'buy_now'}
      data-signin={buy.external ? undefined : 'buynow'}
    >
      {t(buy.external ? 'shop' : 'buyNow')}
      {price}
    </Link>
  );
}

/** Accept the highest bid of somebody else. */
export function SellButton({ panel, withPrice = false }: TradeButtonProps) {
  const t = useT('product');
  const { sell } = panel;
  const price =
    withPrice || sell?.other ? (
      <small>{sell ? t('forPrice', { price: sell.price }) : t('noneToSell')}</small>
    ) : null;
  if (!sell) {
    return (
      <Button variant="bid" wide disabled>
        {t('sellNow')}
        {price}
      </Button>
    );
  }
  return (
    <Link
      className={buttonClass('bid', { wide: true })}
      to={paths.buy(sell.offerId)}
      data-event="sell_now"
      data-signin="sellnow"
    >
      {t('sellNow')}
      {price}
    </Link>
  );
}
