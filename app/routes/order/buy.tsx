import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { ErrorView } from '#app/ui/ErrorView.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { buy, loadBuy } from './buy-page.server.ts';
import { AcceptBid } from './components/AcceptBid.tsx';
import { Checkout } from './components/Checkout.tsx';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadBuy(args);
}

export async function action(args: ActionFunctionArgs) {
  return buy(args);
}

export default function Buy() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('order');
  if (page.refusal) {
    return (
      <ErrorView title={t(page.kind === 'sell' ? 'cannotSell' : 'cannotBuy')} text={page.refusal}>
        <Link className={buttonClass('primary')} to={page.backHref}>
          {t('backToProduct')}
        </Link>
      </ErrorView>
    );
  }
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="serif l">{t(page.kind === 'sell' ? 'sellTitle' : 'checkoutTitle')}</h1>
      </div>
      <FormErrorSummary title={t('formProblem')} errors={answer?.error ? [answer.error] : []} />
      {page.kind === 'sell' ? <AcceptBid page={page} /> : <Checkout page={page} />}
    </div>
  );
}
