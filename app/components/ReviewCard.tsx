import type { ReactNode } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { Stars } from '#app/ui/Stars.tsx';
import { badgeLabels } from './badge-labels.ts';
import type { ReviewView } from './review-view.server.ts';
import { UserLine } from './UserLine.tsx';

interface ReviewCardProps {
  review: ReviewView;
  /** Below it: the answer's form, a link to change it. */
  children?: ReactNode;
}

/** What one side of an order says of the other, with the answer to it; a list item. */
export function ReviewCard({ review, children }: ReviewCardProps) {
  const t = useT('user');
  const common = useT('common');
  const { person } = review;
  return (
    <li className="review">
      <div className="row between wraps">
        <UserLine
          name={person.name}
          href={person.href}
          avatarSrc={person.avatar}
          size="m"
          {...badgeLabels(person, common)}
          suspended={person.suspended}
          meta={review.role}
        />
        <p className="small qq">
          <Stars rating={review.score} label={review.stars} />{' '}
          <time dateTime={review.time}>{review.date}</time>
        </p>
      </div>
      {review.text ? (
        <p className="words" dir="auto">
          {review.text}
        </p>
      ) : null}
      <p className="small qq">{review.piece}</p>
      {review.reply ? (
        <div className="reply small">
          <p className="b">{t('replyOf', { name: review.replyBy })}</p>
          <p className="words" dir="auto">
            {review.reply}
          </p>
        </div>
      ) : null}
      {children}
    </li>
  );
}
