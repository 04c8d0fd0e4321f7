import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { compactNumber } from '#app/domain/compact-number.ts';
import { oneDecimal } from '#app/domain/decimal-text.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { badgeLabels } from './badge-labels.ts';
import { BlockMenu } from './BlockMenu.tsx';
import { FollowForm, useFollowing } from './FollowForm.tsx';
import { renderLink } from './render-link.tsx';
import { UserBanner } from './UserBanner.tsx';
import type { UserHeadView } from './user-head.server.ts';

interface UserHeadProps {
  user: UserHeadView;
  /** The tab; none on the lists of followers. */
  current: 'profile' | 'listings' | 'sold' | 'favourites' | 'posts' | 'feedbacks' | null;
  /** What the tab holds; kept from those who block this person (G20). */
  children: ReactNode;
}

/** Who this is, and what there is of them. */
export function UserHead({ user, current, children }: UserHeadProps) {
  const t = useT('offer');
  const own = useT('user');
  const common = useT('common');
  const language = useLanguage();
  const { isFollowing, isBlocked } = useFollowing(user);
  const follower = user.follower + Number(isFollowing) - Number(user.isFollowing);
  const tabs = [
    { href: paths.user(user.name), label: own('profile'), name: 'profile' },
    { href: paths.userListings(user.id), label: t('listings'), name: 'listings' },
    { href: paths.userSold(user.id), label: t('sold'), name: 'sold' },
    { href: paths.userFavorites(user.id), label: t('favourites'), name: 'favourites' },
    { href: paths.userPosts(user.id), label: own('posts'), name: 'posts' },
    { href: paths.userFeedbacks(user.id), label: own('feedbacks'), name: 'feedbacks' },
  ] as const;
  return (
    <>
      <div className="wrap">
        <UserBanner
          name={user.name}
          avatarSrc={user.avatar}
          {...badgeLabels(user, common)}
          suspendedLabel={user.suspended ? own('suspended') : undefined}
          place={user.place}
          bio={user.bio}
          facts={[
            {
              value: compactNumber(follower),
              label: own('followers', { count: follower }),
              href: paths.userFollow(user.id, { type: 'follower' }),
            },
            {
              value: user.following,
              label: own('following'),
              href: paths.userFollow(user.id, { type: 'following' }),
            },
            { value: user.sales, label: t('sales') },
            ...(user.score === null && !user.suspended
              ? [{ label: t('noFeedback') }, { label: t('level', { level: user.level }) }]
              : []),
            ...(user.followsYou && !isBlocked ? [{ label: own('followsYou') }] : []),
          ]}
          review={
            user.score === null || user.suspended
              ? null
              : {
                  rating: user.score,
                  score: oneDecimal(user.score, language),
                  count: t('reviews', { count: user.reviews }),
                  starsLabel: t('stars', { score: oneDecimal(user.score, language) }),
                  level: t('level', { level: user.level }),
                }
          }
          actions={
            user.own ? (
              <Link className={buttonClass('outline')} to={paths.accountProfile()} prefetch="intent">
                <Icon name="pencil" />
                {own('editProfile')}
              </Link>
            ) : (
              <>
                <FollowForm person={user} />
                <BlockMenu person={user} />
              </>
            )
          }
        />
        <Tabs
          ruled
          label={t('tabsOf', { name: user.name })}
          renderLink={renderLink}
          tabs={tabs.map(({ name, ...tab }) => ({ ...tab, current: name === current }))}
        />
      </div>
      {isBlocked ? (
        <Empty title={own('blockedTitle', { name: user.name })} help={own('blockedHelp')} />
      ) : (
        children
      )}
    </>
  );
}
