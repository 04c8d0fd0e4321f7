import { Form, Link } from '@remix-run/react';
import { ConditionChips } from '#app/components/ConditionChips.tsx';
import { DepthTable } from '#app/components/DepthTable.tsx';
import { OfferPanelHalf } from '#app/components/OfferPanelHalf.tsx';
import { OfferRow } from '#app/components/OfferRow.tsx';
import type { OfferRowView } from '#app/components/offer-row-view.ts';
import { renderLink } from '#app/components/render-link.tsx';
import { SizeChartLink } from '#app/components/SizeChartLink.tsx';
import { SizeGrid } from '#app/components/SizeGrid.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Select } from '#app/ui/Select.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import type { ProductPanel } from '../panel-view.server.ts';
import type { ProductPage } from '../product-page.server.ts';
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
          facts={facts(panel.askFacts)}
          action={<BuyButton panel={panel} />}
        />
        <OfferPanelHalf
          side="bid"
          title={t('highestBid')}
          price={panel.highestBid}
          large={panel.large}
          facts={facts(panel.bidFacts)}
          action={<SellButton panel={panel} />}
        />
      </div>
      <div className="pairs">
        <Link className={buttonClass('quiet')} to={paths.createBid(gender, slug, chosen)} prefetch="intent">
          {t('placeBid')}
        </Link>
        <Link className={buttonClass('quiet')} to={paths.createAsk(gender, slug, chosen)} prefetch="intent">
          {t('createAsk')}
        </Link>
      </div>
      <AddToBag panel={panel} />
      <BookTabs panel={panel} />
    </>
  );
}

function facts(row: OfferRowView | null): string {
  return row ? [...row.facts, row.shipping].filter(Boolean).join(' · ') : '';
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
      <Button wide disabled={hint !== null} aria-describedby={hint ? 'bag-hint' : undefined}>
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

function BookTabs({ panel }: { panel: ProductPanel }) {
  const t = useT('product');
  const counts = { asks: panel.askCount, bids: panel.bidCount, depth: undefined };
  return (
    <section className="mt2" id="offers" aria-label={t('offers')}>
      <Tabs
        ruled
        label={t('offers')}
        renderLink={(link) => renderLink(link)}
        tabs={panel.tabs.map(({ tab, href }) => ({
          href: `${href}#offers`,
          label: t(tab),
          count: counts[tab],
          current: tab === panel.tab,
        }))}
      />
      {panel.tab === 'depth' ? (
        <DepthTable
          rows={panel.depth}
          labels={{ caption: t('depthCaption'), bids: t('bids'), price: t('price'), asks: t('asks') }}
        />
      ) : (
        <BookRows panel={panel} side={panel.tab} />
      )}
    </section>
  );
}

function BookRows({ panel, side }: { panel: ProductPanel; side: 'asks' | 'bids' }) {
  const t = useT('product');
  const rows = panel[side];
  const count = side === 'asks' ? panel.askCount : panel.bidCount;
  if (rows.length === 0) return <p className="small qq mt1">{t(side === 'asks' ? 'noAsks' : 'noBids')}</p>;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <BookRow key={row.id} row={row} yours={t(side === 'asks' ? 'yourAsk' : 'yourBid')} />
        ))}
      </ul>
      {count > rows.length && !panel.all ? (
        <Link
          className={buttonClass('quiet', { wide: true, className: 'mt1' })}
          to={panel.showAll}
          preventScrollReset
        >
          {t(side === 'asks' ? 'showAllAsks' : 'showAllBids', { count })}
        </Link>
      ) : null}
    </>
  );
}

function BookRow({ row, yours }: { row: OfferRowView; yours: string }) {
  const t = useT('product');
  const common = useT('common');
  return (
    <OfferRow
      href={row.href}
      linkLabel={row.label}
      imageSrc={row.image}
      user={
        <UserLine
          name={row.mine ? yours : row.name}
          avatarSrc={row.avatar}
          verifiedLabel={row.verified ? common('verified') : undefined}
          officialLabel={row.official ? common('official') : undefined}
        />
      }
      facts={row.facts}
      where={row.where}
      price={row.price}
      shipping={row.shipping}
      mine={row.mine}
      actions={
        row.mine ? (
          <Link className={buttonClass('quiet', { size: 'tiny' })} to={paths.accountOffer(row.id)}>
            {t('edit')}
          </Link>
        ) : null
      }
    />
  );
}
