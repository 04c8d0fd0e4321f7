import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { deleteWatch, listWatches } from '#app/api/watch.server.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { OfferRow } from '#app/components/OfferRow.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { formatMoney } from '#app/domain/money.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { numericId, productSlug } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { codes } from '#contract/errors.ts';
import { PAGE_LIMIT } from '#contract/limits.ts';
import type { Watch } from '#contract/watch.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'watch');
  const page = parsePage(new URL(args.request.url).searchParams.get('page'));
  const found = await listWatches(visitor, { pageStart: pageStart(page), pageLimit: PAGE_LIMIT });
  const { language } = visitor.preferences;
  return {
    username: account.username,
    page,
    pages: pageCount(found.total),
    rows: found.data.map((watch) => watchRow(watch, language)),
    title: `${translator(language, 'account')('watchTitle')} · Offcut`,
    messages: messagesFor(language, ['account']),
  };
}

function watchRow(watch: Watch, language: string) {
  const t = translator(language, 'account');
  const { spu, condition, size, offerType } = watch;
  const slug = productSlug(spu);
  const chosen = { condition, size };
  return {
    id: watch.id,
    href: paths.product(spu.gender, slug, { ...chosen, ...(offerType === 'bid' ? { tab: 'bids' } : {}) }),
    change: paths.watch(spu.gender, slug, { ...chosen, type: offerType }),
    image: spu.thumbnail,
    brand: spu.brand,
    name: spu.name,
    facts: [conditionLabel(language, condition), ...(size === null ? [] : [size])],
    target:
      watch.targetPrice === null
        ? t(offerType === 'ask' ? 'watchAnyAsk' : 'watchAnyBid')
        : t(offerType === 'ask' ? 'watchAskTo' : 'watchBidFrom', {
            price: formatMoney(watch.targetPrice, watch.targetCurrency, language),
          }),
    best: formatMoney(watch.best, watch.currency, language),
    bestLabel: t(offerType === 'ask' ? 'watchLowest' : 'watchHighest'),
    reached: watch.reached,
  };
}

/** Takes an entry off the list. */
export async function action(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'watch');
  const t = translator(visitor.preferences.language, 'account');
  const id = numericId(String((await args.request.formData()).get('id') ?? ''));
  if (id === null) return data({ error: t('unknownAction') }, { status: codes.BadRequest });
  await deleteWatch(visitor, id);
  return seeOther(backTo(args.request, paths.accountWatch()), {
    flash: { kind: 'success', text: t('watchRemoved') },
  });
}

/** What I wait for, and whether it is there (2.1#33, B23). */
export default function WatchList() {
  const { username, page, pages, rows } = useLoaderData<typeof loader>();
  const t = useT('account');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('watchTitle')}</h1>
      <p className="q mt1">{t('watchLead')}</p>
      {rows.length === 0 ? (
        <Empty title={common('noResults')} help={t('watchNone')} />
      ) : (
        <ul className="mt2">
          {rows.map((row) => (
            <OfferRow
              key={row.id}
              href={row.href}
              linkLabel={`${row.brand} ${row.name}`}
              imageSrc={row.image}
              user={
                <p>
                  <b className="b">{row.brand}</b> <span className="q">{row.name}</span>
                </p>
              }
              facts={row.facts}
              where={[
                <span key="target" className={row.reached ? 'st ok on' : 'st dim'}>
                  {row.target}
                </span>,
              ]}
              price={row.best}
              shipping={row.bestLabel}
              actions={
                <>
                  <Link className={buttonClass('outline', { size: 'tiny' })} to={row.change}>
                    {t('watchChange')}
                  </Link>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="id" value={row.id} />
                    <Button
                      variant="quiet"
                      size="tiny"
                      aria-label={t('watchRemoveNamed', { name: `${row.brand} ${row.name}` })}
                    >
                      {t('watchRemove')}
                    </Button>
                  </Form>
                </>
              }
            />
          ))}
        </ul>
      )}
      <Pages page={page} pageCount={pages} hrefFor={(to) => paths.accountWatch({ page: to })} />
    </AccountFrame>
  );
}
