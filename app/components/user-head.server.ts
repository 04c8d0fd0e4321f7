import { compactNumber } from '#app/domain/compact-number.ts';
import { oneDecimal } from '#app/domain/decimal-text.ts';
import { regionName } from '#app/domain/region-name.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { User } from '#contract/user.ts';

/** Texts that the head of a person's pages needs, for the loader's `messages`. */
export const userHeadTexts = ['offer', 'user'] as const;

/** A person as the head of their pages shows them, to this visitor (2.3#48, 2.3#49). */
export async function userHead(user: User, visitor: Visitor) {
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const account = await visitor.account();
  const region = user.region ? regionName(user.region, language) : '';
  return {
    id: user.id,
    name: user.username,
    avatar: user.avatarUrl,
    ...badgesOf(user.userStatus),
    suspended: user.userStatus === 'Suspended',
    bio: user.biography,
    place: t('since', { region, year: user.registerTime.getUTCFullYear() }),
    follower: user.follower,
    following: compactNumber(user.following),
    sales: compactNumber(user.userTransaction),
    score: user.userReview,
    reviews: user.reviewCount,
    level: user.userLevel,
    /** Whose page this is to the visitor: their own, or how they stand to its person. */
    own: account?.id === user.id,
    isFollowing: user.isFollowingUser,
    followsYou: user.isFollowedByUser,
    isBlocked: user.isBlockedByUser,
  };
}
export type UserHeadView = Awaited<ReturnType<typeof userHead>>;

/** Score and level in one line, as they stand beside a seller's name; nothing of suspended people (6#3). */
export function standingLabel(user: User, language: string): string | null {
  if (user.userStatus === 'Suspended') return null;
  const t = translator(language, 'offer');
  const level = t('level', { level: user.userLevel });
  if (user.userReview === null) return `${t('noFeedback')} · ${level}`;
  return `★ ${oneDecimal(user.userReview, language)} · ${t('reviews', { count: user.reviewCount })} · ${level}`;
}
