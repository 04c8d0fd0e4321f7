import { BagLine } from '#app/components/BagLine.tsx';
import { DepthTable } from '#app/components/DepthTable.tsx';
import { OfferPanelHalf } from '#app/components/OfferPanelHalf.tsx';
import { OfferRow } from '#app/components/OfferRow.tsx';
import { OrderRow } from '#app/components/OrderRow.tsx';
import { OrderStatusDot } from '#app/components/OrderStatusDot.tsx';
import { OrderSteps } from '#app/components/OrderSteps.tsx';
import { SizeGrid } from '#app/components/SizeGrid.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Specimen, States } from './Specimen.tsx';

const steps = ['Paid', 'Shipped', 'Delivered', 'Completed'];

/** Prices, offers, orders. */
export function Trade({ picture }: { picture: string }) {
  const row = {
    href: '#listing',
    imageSrc: picture,
    facts: ['Gently Used', 'Size M'],
    where: ['United States', '2 days ago'],
  };
  return (
    <Specimen title="Trade">
      <div className="columns">
        <div className="stack">
          <div className="two">
            <OfferPanelHalf
              side="ask"
              title="Lowest ask"
              price="$168"
              facts="Brand New · M"
              action={
                <Button type="button" variant="primary" wide>
                  Buy now
                </Button>
              }
            />
            <OfferPanelHalf
              side="bid"
              title="Highest bid"
              price="--"
              action={
                <Button type="button" variant="bid" wide disabled>
                  Sell now
                </Button>
              }
            />
          </div>
          <div className="two">
            <OfferPanelHalf large side="ask" title="Lowest ask" price="¥1,250,000" action={null} />
            <OfferPanelHalf large side="bid" title="Highest bid" price="¥1,080,000" action={null} />
          </div>
          <SizeGrid
            title="Size"
            sizes={[
              { href: '#s', label: 'S', price: '$168', current: true },
              { href: '#m', label: 'M', price: '$180' },
              { href: '#l', label: 'L', price: '--', empty: true },
            ]}
          />
        </div>
        <ul>
          <OfferRow
            {...row}
            linkLabel="Offer by petra.lind"
            user={<UserLine name="petra.lind" verifiedLabel="Verified" />}
            price="$168"
            shipping="+ $24 shipping"
          />
          <OfferRow
            {...row}
            linkLabel="Offer by House of Wool"
            user={<UserLine name="House of Wool" officialLabel="Official" />}
            price="$190"
            shipping="Free shipping"
          />
          <OfferRow
            {...row}
            mine
            linkLabel="Your offer"
            user={<UserLine name="you" />}
            price="$175"
            actions={
              <Button type="button" size="tiny">
                Edit
              </Button>
            }
          />
          <OfferRow {...row} gone linkLabel="A sold offer" user={<UserLine name="oskar_h" />} price="--" />
        </ul>
        <DepthTable
          rows={[
            { price: '$199', bids: 0, asks: 5 },
            { price: '$180', bids: 0, asks: 2 },
            { price: '$142', bids: 3, asks: 0 },
          ]}
          labels={{ caption: 'Depth', bids: 'Bids', price: 'Price', asks: 'Asks' }}
        />
      </div>
      <States label="Order status">
        <OrderStatusDot label="To ship" tone="wait" />
        <OrderStatusDot label="Shipped" tone="plain" filled />
        <OrderStatusDot label="Completed" tone="ok" filled />
        <OrderStatusDot label="Disputed" tone="bad" filled />
        <OrderStatusDot label="Cancelled" tone="dim" />
      </States>
      <ul>
        <OrderRow
          href="#order"
          linkLabel="Order 20471"
          imageSrc={picture}
          status={<OrderStatusDot label="Shipped" tone="plain" filled />}
          brand="Maison Verrault"
          name="Boiled wool jacket"
          meta="Order 20471 · 12 September"
          total="$192"
          steps={<OrderSteps steps={steps} done={2} label="Step 2 of 4" />}
          note="On its way to you."
        />
      </ul>
      <ul>
        <BagLine
          href="#line"
          imageSrc={picture}
          brand="Maison Verrault"
          name="Boiled wool jacket"
          detail="Gently Used · M"
          origin="Ships from United States"
          price="$168"
          shipping="Free shipping"
        />
        <BagLine
          href="#gone"
          imageSrc={picture}
          brand="Maison Verrault"
          name="Boiled wool jacket"
          detail="Gently Used · M"
          origin="Sold"
          price="--"
          gone
        />
      </ul>
    </Specimen>
  );
}
