import { dateLabel } from '#app/domain/relative-time.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { Review } from '#contract/review.ts';
import type { UserInfo } from '#contract/user.ts';

/** A person as the line beside a review. */
export function personLine(person: UserInfo) {
  return {
    name: person.username,
    href: paths.user(person.username),
    avatar: person.avatarUrl,
    ...badgesOf(person.userStatus),
    suspended: person.userStatus === 'Suspended',
  };
}

/** A review in words; `of` names whose line stands beside it. */
export function reviewView(review: Review, of: 'reviewer' | 'reviewee', language: string) {
  const t = translator(language, 'user');
  return {
    id: review.id,
    orderId: review.orderId,
    person: personLine(review[of]),
    score: review.score,
    stars: t('starsOf', { score: review.score }),
    text: review.text,
    piece: `${review.piece.brand} ${review.piece.name}`,
    role: t(review.side === 'buyer' ? 'byBuyer' : 'bySeller'),
    date: dateLabel(review.time, language),
    time: review.time.toISOString(),
    reply: review.reply,
    replyBy: review.reviewee.username,
    revealed: review.revealed,
    editUntil: review.editUntil && dateLabel(review.editUntil, language),
    canReply: review.canReply,
  };
}
export type ReviewView = ReturnType<typeof reviewView>;
