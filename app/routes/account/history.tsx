import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { listBrowsing } from '#app/api/browsing.server.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { Pages } from '#app/components/Pages.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { styleCard } from '#app/components/style-card.ts';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { Button } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

const HISTORY_PAGE = 24;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const page = parsePage(new URL(args.request.url).searchParams.get('page'));
  const found = await listBrowsing(visitor, {
    pageStart: pageStart(page, HISTORY_PAGE),
    pageLimit: HISTORY_PAGE,
  });
  const { language } = visitor.preferences;
  return {
    username: account.username,
    page,
    pages: pageCount(found.total, HISTORY_PAGE),
    cards: found.data.map((look) => styleCard(look.spu, language)),
    title: `${translator(language, 'account')('historyTitle')} · Offcut`,
    messages: messagesFor(language, ['account']),
  };
}

/** Everything one looked at (2.3#55, C34), and a way to forget it. */
export default function History() {
  const { username, page, pages, cards } = useLoaderData<typeof loader>();
  const t = useT('account');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <div className="row between wraps">
        <h1 className="serif l">{t('historyTitle')}</h1>
        {cards.length > 0 ? (
          <Form method="post" action={paths.clearSeen()}>
            <Button variant="quiet" size="tiny">
              {t('historyClear')}
            </Button>
          </Form>
        ) : null}
      </div>
      {cards.length === 0 ? (
        <Empty title={common('noResults')} help={t('historyNone')} />
      ) : (
        <ProductGrid>
          <StyleCards cards={cards} level={2} eager={3} />
        </ProductGrid>
      )}
      <Pages page={page} pageCount={pages} hrefFor={(to) => paths.accountHistory({ page: to })} />
    </AccountFrame>
  );
}
