import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { refusalText } from '#app/api/errors.ts';
import { bumpOffer, deleteOffer, listMyOffers } from '#app/api/offer.server.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { Pages } from '#app/components/Pages.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { safeForward } from '#app/domain/forward.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { numericId } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { codes } from '#contract/errors.ts';
import { PAGE_LIMIT } from '#contract/limits.ts';
import type { OfferType } from '#contract/offer-states.ts';
import { unlistedMeta } from '../page-meta.ts';
import { MyOfferRow } from './components/MyOfferRow.tsx';
import { offerRow } from './offer-rows.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const search = new URL(args.request.url).searchParams;
  const type: OfferType = search.get('type') === 'bid' ? 'bid' : 'ask';
  const other: OfferType = type === 'ask' ? 'bid' : 'ask';
  const page = parsePage(search.get('page'));
  const [shown, others] = await Promise.all([
    listMyOffers(visitor, { offerType: type, pageStart: pageStart(page), pageLimit: PAGE_LIMIT }),
    listMyOffers(visitor, { offerType: other, pageLimit: 1 }),
  ]);
  const { language, gender } = visitor.preferences;
  const view = { account, gender: gender ?? 'women', locale: language, now: new Date() } as const;
  return {
    username: account.username,
    type,
    page,
    pages: pageCount(shown.total),
    counts: { [type]: shown.total, [other]: others.total } as Record<OfferType, number>,
    rows: shown.data.map((offer) => offerRow(offer, view)),
    title: `${translator(language, 'account')('offersTitle')} · Offcut`,
    messages: messagesFor(language, ['account']),
  };
}

/** Bump or delete one of my offers (4#57, 4#58); the backend holds that it is mine. */
export async function action(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'account');
  const formData = await args.request.formData();
  const id = numericId(String(formData.get('id') ?? ''));
  if (id === null) return data({ error: t('unknownAction') }, { status: codes.BadRequest });
  // From a listing's own page, which is gone once its offer is.
  const here = safeForward(formData.get('forward'), backTo(args.request, paths.accountOffers()));
  switch (formData.get('intent')) {
    case 'bump': {
      const bumped = await bumpOffer(visitor, id);
      if (!bumped.ok) return data({ error: refusalText(bumped.refusal) }, { status: bumped.refusal.code });
      const text = t('bumped', { count: bumped.data.nextBumpDay });
      return seeOther(here, { flash: { kind: 'success', text } });
    }
    case 'delete': {
      const deleted = await deleteOffer(visitor, id);
      if (!deleted.ok) return data({ error: refusalText(deleted.refusal) }, { status: deleted.refusal.code });
      return seeOther(here, { flash: { kind: 'success', text: t('offerDeleted') } });
    }
    default:
      return data({ error: t('unknownAction') }, { status: codes.BadRequest });
  }
}

export default function Offers() {
  const { username, type, page, pages, counts, rows } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const t = useT('account');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('offersTitle')}</h1>
      <Tabs
        ruled
        label={t('offersTitle')}
        renderLink={renderLink}
        tabs={(['ask', 'bid'] as const).map((side) => ({
          href: paths.accountOffers({ type: side }),
          label: t(side === 'ask' ? 'asks' : 'bids'),
          count: counts[side],
          current: side === type,
        }))}
      />
      <FormErrorSummary title={t('formProblem')} errors={error ? [error] : []} />
      {rows.length === 0 ? (
        <Empty title={common('noResults')} help={t(type === 'ask' ? 'noAsks' : 'noBids')}>
          {type === 'ask' ? (
            <Link className={buttonClass('primary')} to={paths.sell()} prefetch="intent">
              {common('listAnItem')}
            </Link>
          ) : null}
        </Empty>
      ) : (
        <ul>
          {rows.map((row) => (
            <MyOfferRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      <Pages
        page={page}
        pageCount={pages}
        hrefFor={(target) => paths.accountOffers({ type, page: target })}
      />
    </AccountFrame>
  );
}
