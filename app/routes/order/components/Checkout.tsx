import { Form, Link, useNavigation } from '@remix-run/react';
import { AddressText } from '#app/components/AddressText.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import type { loadBuy } from '../buy-page.server.ts';
import { OrderLines } from './OrderLines.tsx';
import { PaymentKinds } from './PaymentKinds.tsx';
import { Totals } from './Totals.tsx';

type BuyPage = Extract<Awaited<ReturnType<typeof loadBuy>>, { kind: 'buy' }>;

/** Address, payment, summary; one button. Choosing an address is a link, because the shipping price depends on it. */
export function Checkout({ page }: { page: BuyPage }) {
  const t = useT('order');
  const navigation = useNavigation();
  const { quote, addresses, addressId } = page;
  return (
    <div className="checkout">
      <div>
        <section className="part">
          <h2 className="serif s">{t('shipTo')}</h2>
          {addresses.length === 0 ? <p className="q">{t('noAddress')}</p> : null}
          <ul className="plates">
            {addresses.map(({ address, href, chosen }) => (
              <li key={address.id} className="plate">
                <AddressText address={address} />
                <div className="acts">
                  {chosen ? (
                    <span className="small bidc">{t('chosen')}</span>
                  ) : (
                    <Link
                      className={buttonClass('quiet', { size: 'tiny' })}
                      to={href}
                      preventScrollReset
                      replace
                    >
                      {t('useAddress')}
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <p className="mt1">
            <Link
              className={buttonClass(addresses.length === 0 ? 'primary' : 'quiet')}
              to={page.addAddressHref}
            >
              {t('addAddress')}
            </Link>
          </p>
        </section>
        <Form method="post" id="order" className="part">
          <h2 className="serif s">{t('payWith')}</h2>
          <input type="hidden" name="key" value={page.key} />
          <input type="hidden" name="intent" value="buy" />
          {addressId ? <input type="hidden" name="addressId" value={addressId} /> : null}
          <PaymentKinds />
        </Form>
      </div>
      {quote ? (
        <aside aria-label={t('summary')}>
          <h2 className="serif s">{t('summary')}</h2>
          <p className="small qq">{t('from', { name: quote.seller.username })}</p>
          <OrderLines lines={quote.lines} />
          <Totals {...quote} />
          <Button
            form="order"
            variant="primary"
            size="tall"
            wide
            className="mt2"
            disabled={!addressId || !quote.possible}
            aria-busy={navigation.state === 'submitting' || undefined}
          >
            {t('placeOrder')}
          </Button>
          <p className="small qq mt1">{t('holdNote')}</p>
        </aside>
      ) : null}
    </div>
  );
}
