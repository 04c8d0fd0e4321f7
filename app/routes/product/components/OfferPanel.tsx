import { Form, Link } from '@remix-run/react';
import { ConditionChips } from '#app/components/ConditionChips.tsx';
import { OfferPanelHalf } from '#app/components/OfferPanelHalf.tsx';
import { SizeChartLink } from '#app/components/SizeChartLink.tsx';
import { SizeGrid } from '#app/components/SizeGrid.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Select } from '#app/ui/Select.tsx';
import type { ProductPanel } from '../panel-view.server.ts';
import type { ProductPage } from '../product-page.server.ts';
import { BookTabs } from './BookTabs.tsx';
import { BuyButton, SellButton } from './TradeButtons.tsx';

interface OfferPanelProps {
  product: ProductPage['product'];
  panel: ProductPanel;
  sizeChartHref: string;
}

/** Condition, size, the two prices, what may be done, and the book (2.3#9, #10). */
export function OfferPanel({ product, panel, sizeChartHref }: OfferPanelProps) {
  const t = useT('product');
  const { gender, slug } = product;
  const chosen = { condition: panel.condition, size: panel.size };
  return (
    <>
      <ConditionChips title={t('condition')} chips={panel.conditions} />
      {panel.sizes.length > 0 ? (
        <SizeGrid
          title={
            <>
              {t('sizeTitle')} <span className="qq">· {t('lowestAskInSize')}</span>
            </>
          }
          aside={<SizeChartLink href={sizeChartHref} />}
          sizes={panel.sizes}
        />
      ) : null}
      <div className="two">
        <OfferPanelHalf
          side="ask"
          title={t('lowestAsk')}
          price={panel.lowestAsk}
          large={panel.large}
          facts={panel.askFacts}
          action={<BuyButton panel={panel} />}
        />
        <OfferPanelHalf
          side="bid"
          title={t('highestBid')}
          price={panel.highestBid}
          large={panel.large}
          facts={panel.bidFacts}
          action={<SellButton panel={panel} />}
        />
      </div>
      <div className="pairs">
        <Link
          className={buttonClass('quiet')}
          to={paths.createBid(gender, slug, chosen)}
          prefetch="intent"
          data-event="place_bid"
          data-signin="offer"
        >
          {t('placeBid')}
        </Link>
        <Link
          className={buttonClass('quiet')}
          to={paths.createAsk(gender, slug, chosen)}
          prefetch="intent"
          data-event="create_ask"
          data-signin="sellnow"
        >
          {t('createAsk')}
        </Link>
        {panel.watchHref ? (
          <Link
            className={buttonClass('quiet', { square: true })}
            to={panel.watchHref}
            data-signin="watch"
            aria-label={t('watch')}
            title={t('watch')}
            rel="nofollow"
          >
            <Icon name="bell" />
          </Link>
        ) : null}
      </div>
      <AddToBag panel={panel} />
      <BookTabs panel={panel} />
    </>
  );
}

/** Disabled until one offer matches condition and size, with a hint on what is missing (5#23). */
function AddToBag({ panel }: { panel: ProductPanel }) {
  const t = useT('product');
  const { missing, bag } = panel;
  const hint =
    missing === 'both'
      ? t('chooseBoth')
      : missing === 'condition'
        ? t('chooseCondition')
        : missing === 'size'
          ? t('chooseSize')
          : bag
            ? null
            : t('noAvailableOffer');
  return (
    <Form method="post" action={paths.bagAdd()} className="stack mt1">
      {bag ? <input type="hidden" name="offerId" value={bag.offerId} /> : null}
      {bag && bag.most > 1 && !hint ? (
        <Select
          name="quantity"
          label={t('quantity')}
          options={Array.from({ length: Math.min(bag.most, 10) }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
        />
      ) : null}
      <Button
        wide
        disabled={hint !== null}
        data-event="add_to_bag"
        aria-describedby={hint ? 'bag-hint' : undefined}
      >
        {t('addToBag')}
      </Button>
      {hint ? (
        <p id="bag-hint" className="small qq">
          {hint}
        </p>
      ) : null}
    </Form>
  );
}
