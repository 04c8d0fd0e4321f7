import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listUserOffers } from '#app/api/offer.server.ts';
import { getUser } from '#app/api/user.server.ts';
import { Pages } from '#app/components/Pages.tsx';
import { ProductCard } from '#app/components/ProductCard.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { UserBanner } from '#app/components/UserBanner.tsx';
import { compactNumber } from '#app/domain/compact-number.ts';
import { conditionLabels, sharedCondition } from '#app/domain/condition-label.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { groupPriceLabel } from '#app/domain/price-label.ts';
import { regionName } from '#app/domain/region-name.ts';
import { sizeLabel } from '#app/domain/size-label.ts';
import { listingSlug } from '#app/domain/slug.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Empty } from '#app/ui/Empty.tsx';
import type { OfferGroup } from '#contract/offer.ts';
import { pageMeta } from '../page-meta.ts';

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
  const region = user.region ? regionName(user.region, language) : '';
  return {
    user: {
      id: user.id,
      name: user.username,
      avatar: user.avatarUrl,
      ...badgesOf(user.userStatus),
      suspended: user.userStatus === 'Suspended',
      bio: user.biography,
      place: t('since', { region, year: user.registerTime.getUTCFullYear() }),
      followers: compactNumber(user.follower),
      sales: compactNumber(user.userTransaction),
      score: user.userReview,
      reviews: user.reviewCount,
      level: user.userLevel,
    },
    page,
    pages: pageCount(found.total, LISTINGS_PAGE),
    groups: found.data.map((group) => groupView(group, language)),
    title: `${t('listingsOf', { name: user.username })} · Offcut`,
    messages: messagesFor(language, ['offer']),
  };
}

function groupView(group: OfferGroup, language: string) {
  const t = translator(language, 'offer');
  const shared = sharedCondition(group.conditions);
  const sizes = sizeLabel(group.sizes);
  return {
    spuId: group.spuId,
    href: paths.listing(group.userId, listingSlug({ id: group.spuId, brand: group.brand, name: group.name })),
    brand: group.brand,
    name: group.name,
    image: group.imgUrl,
    price: groupPriceLabel(group, language),
    count: group.count,
    detail: [
      shared === null ? null : shared === 'varied' ? t('varied') : conditionLabels[shared],
      sizes === null ? t('multipleSizes') : sizes,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

export default function UserListings() {
  const { user, groups, page, pages } = useLoaderData<typeof loader>();
  const t = useT('offer');
  const common = useT('common');
  return (
    <>
      <div className="wrap">
        <UserBanner
          name={user.name}
          avatarSrc={user.avatar}
          verifiedLabel={user.verified ? common('verified') : undefined}
          officialLabel={user.official ? common('official') : undefined}
          place={user.place}
          bio={user.bio}
          facts={[
            { value: user.followers, label: t('followers') },
            { value: user.sales, label: t('sales') },
            ...(user.score === null && !user.suspended ? [{ label: t('noFeedback') }] : []),
          ]}
          review={
            user.score === null || user.suspended
              ? null
              : {
                  rating: user.score,
                  score: user.score.toFixed(1),
                  count: t('reviews', { count: user.reviews }),
                  starsLabel: t('stars', { score: user.score.toFixed(1) }),
                  level: t('level', { level: user.level }),
                }
          }
        />
        <h2 className="serif s mt2">{t('listings')}</h2>
      </div>
      {groups.length === 0 ? (
        <Empty title={t('noListings')} help={t('noListingsHelp')} />
      ) : (
        <ProductGrid>
          {groups.map((group, index) => (
            <ProductCard
              key={group.spuId}
              href={group.href}
              brand={group.brand}
              name={group.name}
              imageSrc={group.image}
              ask={{ price: group.price }}
              detail={group.detail}
              offersLabel={group.count > 1 ? t('offers', { count: group.count }) : null}
              priority={index < 4}
            />
          ))}
        </ProductGrid>
      )}
      <Pages page={page} pageCount={pages} hrefFor={(to) => paths.userListings(user.id, { page: to })} />
    </>
  );
}
