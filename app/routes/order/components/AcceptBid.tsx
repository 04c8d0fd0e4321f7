import { Form, Link, useLocation } from '@remix-run/react';
import { BagLine } from '#app/components/BagLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import type { loadBuy } from '../buy-page.server.ts';

type SellPage = Extract<Awaited<ReturnType<typeof loadBuy>>, { kind: 'sell' }>;

/** Sell now: the bid, what follows, one button; without a payment account, the way to one (2.3#51). */
export function AcceptBid({ page }: { page: SellPage }) {
  const t = useT('order');
  const { bid } = page;
  const { pathname, search } = useLocation();
  return (
    <div className="narrow">
      <p className="q">{t('sellLead', { name: bid.buyer, price: bid.price })}</p>
      <ul className="mt2">
        <BagLine
          href={page.backHref}
          imageSrc={bid.image}
          brand={bid.brand}
          name={bid.name}
          detail={bid.facts}
          price={bid.price}
        />
      </ul>
      <p className="note mt2">{t('sellSteps', { name: bid.buyer })}</p>
      {page.accountMissing ? (
        <div className="stack mt2">
          <p>{t('accountMissing')}</p>
          <p>
            <Link
              className={buttonClass('primary')}
              to={paths.accountPayment({ forward: pathname + search })}
            >
              {t('setUpAccount')}
            </Link>
          </p>
        </div>
      ) : (
        <Form method="post" className="btns mt2">
          <input type="hidden" name="key" value={page.key} />
          <Button variant="bid" size="tall" name="intent" value="sell">
            {t('acceptBid', { price: bid.price })}
          </Button>
          <Link className={buttonClass('quiet', { size: 'tall' })} to={page.backHref}>
            {t('backToProduct')}
          </Link>
        </Form>
      )}
    </div>
  );
}
