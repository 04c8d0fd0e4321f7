import { renderLink } from '#app/components/render-link.tsx';
import { UserBanner } from '#app/components/UserBanner.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Tabs } from '#app/ui/Tabs.tsx';
import type { UserHeadView } from '../user-head.server.ts';

interface UserHeadProps {
  user: UserHeadView;
  current: 'listings' | 'sold' | 'favourites';
}

/** Who this is, and what there is of them. */
export function UserHead({ user, current }: UserHeadProps) {
  const t = useT('offer');
  const common = useT('common');
  const tabs = [
    { name: 'listings', href: paths.userListings(user.id) },
    { name: 'sold', href: paths.userSold(user.id) },
    { name: 'favourites', href: paths.userFavorites(user.id) },
  ] as const;
  return (
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
      <Tabs
        ruled
        label={t('tabsOf', { name: user.name })}
        renderLink={renderLink}
        tabs={tabs.map(({ name, href }) => ({ href, label: t(name), current: name === current }))}
      />
    </div>
  );
}
