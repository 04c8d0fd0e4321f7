import { Link, useLocation } from '@remix-run/react';
import { OfferForm } from '#app/components/offer-form/OfferForm.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import type { OfferFormAnswer } from '#app/server/offer-form/save.server.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { CreateOfferPage } from '../create-offer.server.ts';

/** The page of a new ask or bid: the form, and the style beside it. */
export function CreateOffer({
  page,
  answer,
}: {
  page: CreateOfferPage;
  answer: OfferFormAnswer | undefined;
}) {
  const t = useT('offer');
  const ask = page.type === 'ask';
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="serif l">{t(ask ? 'createAsk' : 'createBid')}</h1>
      </div>
      <div className="sell">
        <div>
          {page.accountMissing ? (
            <div className="block stack">
              <h2 className="serif s">{t('accountTitle')}</h2>
              <p className="q">{t('accountText')}</p>
              <p>
                <Link
                  className={buttonClass('primary')}
                  to={paths.accountPayment({ forward: pathname + search })}
                >
                  {t('setUpNow')}
                </Link>
              </p>
            </div>
          ) : (
            <OfferForm
              type={page.type}
              sizes={page.spu.sizes}
              start={page.start}
              {...page.choices}
              answer={answer}
              submitLabel={t(ask ? 'publishAsk' : 'publishBid')}
              cancelHref={page.backHref}
              priceHint={page.priceHint}
            />
          )}
        </div>
        <aside>
          <Link className="th wide" to={page.backHref} tabIndex={-1} aria-hidden="true">
            <Picture src={page.spu.image} alt="" sizes="340px" />
          </Link>
          <p className="mt1">
            <b className="b">{page.spu.brand}</b>
            <br />
            <Link to={page.backHref}>{page.spu.name}</Link>
          </p>
        </aside>
      </div>
    </div>
  );
}
