import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { GroupCards } from '#app/components/GroupCards.tsx';
import { ListTools, NothingFound } from '#app/components/ListTools.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { UserHead } from '#app/components/UserHead.tsx';
import { pageAddress } from '#app/domain/page-address.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { pageMeta } from '../page-meta.ts';
import { loadCloset } from './closet.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  return loadCloset(args);
}

/** What somebody sells, one card per style, narrowed like every list (2.1#36, 2.2#8). */
export default function UserListings() {
  const { user, list, groups, page, pages, bare, firstPage } = useLoaderData<typeof loader>();
  const t = useT('offer');
  return (
    <UserHead user={user} current="listings">
      {bare ? (
        <Empty title={t('noListings')} help={t('noListingsHelp')} />
      ) : (
        <>
          <div className="wrap mt1">
            <nav className="subs" aria-label={t('listingsOf', { name: user.name })}>
              {list.departments.map((link) => (
                <Link key={link.href} to={link.href} aria-current={link.current ? 'page' : undefined}>
                  {link.label}
                </Link>
              ))}
            </nav>
            <ListTools list={list} />
          </div>
          {groups.length === 0 ? (
            <NothingFound list={list} />
          ) : (
            <ProductGrid>
              <GroupCards groups={groups} seller={user.name} />
            </ProductGrid>
          )}
        </>
      )}
      <Pages
        page={page}
        pageCount={pages}
        hrefFor={(to) =>
          pageAddress(new URL(firstPage, 'http://any.invalid'), { page: to === 1 ? null : String(to) })
        }
      />
    </UserHead>
  );
}
