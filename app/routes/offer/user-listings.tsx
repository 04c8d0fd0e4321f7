import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listUserOffers } from '#app/api/offer.server.ts';
import { getUser } from '#app/api/user.server.ts';
import { GroupCards } from '#app/components/GroupCards.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { pageMeta } from '../page-meta.ts';
import { UserHead } from '#app/components/UserHead.tsx';
import { offerGroupView } from '#app/components/offer-group-view.ts';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';

const LISTINGS_PAGE = 24;

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const page = parsePage(new URL(args.request.url).searchParams.get('page'));
  const [user, found] = await Promise.all([
    getUser(visitor, userId),
    listUserOffers(visitor, userId, { pageStart: pageStart(page, LISTINGS_PAGE), pageLimit: LISTINGS_PAGE }),
  ]);
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  return {
    user: await userHead(user, visitor),
    page,
    pages: pageCount(found.total, LISTINGS_PAGE),
    groups: found.data.map((group) => offerGroupView(group, language, t)),
    title: `${t('listingsOf', { name: user.username })} · Offcut`,
    messages: messagesFor(language, userHeadTexts),
  };
}

export default function UserListings() {
  const { user, groups, page, pages } = useLoaderData<typeof loader>();
  const t = useT('offer');
  return (
    <UserHead user={user} current="listings">
      {groups.length === 0 ? (
        <Empty title={t('noListings')} help={t('noListingsHelp')} />
      ) : (
        <ProductGrid>
          <GroupCards groups={groups} seller={user.name} />
        </ProductGrid>
      )}
      <Pages page={page} pageCount={pages} hrefFor={(to) => paths.userListings(user.id, { page: to })} />
    </UserHead>
  );
}
