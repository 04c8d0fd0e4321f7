import { compactNumber } from '#app/domain/compact-number.ts';
import { regionName } from '#app/domain/region-name.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { User } from '#contract/user.ts';

/** A person as the head of their pages shows them (2.3#48). */
export function userHead(user: User, language: string) {
  const t = translator(language, 'offer');
  const region = user.region ? regionName(user.region, language) : '';
  return {
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
  };
}
export type UserHeadView = ReturnType<typeof userHead>;
