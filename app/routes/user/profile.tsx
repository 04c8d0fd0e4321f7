import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { GroupCards } from '#app/components/GroupCards.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { ReviewCard } from '#app/components/ReviewCard.tsx';
import { UserHead } from '#app/components/UserHead.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { pageMeta } from '../page-meta.ts';
import { loadProfile } from './profile.server.ts';

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  return loadProfile(args);
}

/** A person: who they are, and the latest of what they sell (2.1#42). */
export default function Profile() {
  const { user, listings, reviews } = useLoaderData<typeof loader>();
  const t = useT('user');
  const common = useT('common');
  return (
    <UserHead user={user} current="profile">
      {listings.groups.length === 0 ? (
        <Empty
          title={common('noResults')}
          help={user.own ? t('nothingListedOwn') : t('nothingListed', { name: user.name })}
        >
          {user.own ? (
            <Link className={buttonClass('outline')} to={paths.sell()}>
              {t('listAnItem')}
            </Link>
          ) : null}
        </Empty>
      ) : (
        <section className="mt2">
          <div className="wrap row between shelf-head">
            <h2 className="serif m">{t('latestListings')}</h2>
            {listings.total > listings.groups.length ? (
              <Link className="link" to={paths.userListings(user.id)} prefetch="intent">
                {t('allListings')}
              </Link>
            ) : null}
          </div>
          <ProductGrid>
            <GroupCards groups={listings.groups} seller={user.name} level={3} />
          </ProductGrid>
        </section>
      )}
      {reviews.latest.length > 0 ? (
        <section className="wrap mt3">
          <div className="row between">
            <h2 className="serif m">{t('latestFeedback')}</h2>
            {reviews.total > reviews.latest.length ? (
              <Link className="link" to={paths.userFeedbacks(user.id)} prefetch="intent">
                {t('allFeedback')}
              </Link>
            ) : null}
          </div>
          <ul className="reviews mt1">
            {reviews.latest.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        </section>
      ) : null}
    </UserHead>
  );
}
