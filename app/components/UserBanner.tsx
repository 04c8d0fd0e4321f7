import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '#app/ui/Avatar.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Stars } from '#app/ui/Stars.tsx';
import { Tag } from '#app/ui/Tag.tsx';

export interface UserBannerProps {
  name: string;
  avatarSrc?: string | null;
  verifiedLabel?: string;
  officialLabel?: string;
  /** Suspended people's names are drained (6#3); the word says it to everybody. */
  suspendedLabel?: string;
  /** Place and year. */
  place?: ReactNode;
  bio?: string | null;
  /** Numbers with their words: "2.4k" "followers"; some lead to who or what they count. */
  facts?: readonly { value?: string; label: string; href?: string }[];
  /** Not given for suspended users. */
  review?: { rating: number; score: string; count: string; starsLabel: string; level?: string } | null;
  /** Follow, edit profile, more: forms, links. */
  actions?: ReactNode;
  /** Level of the name's heading. */
  level?: 1 | 2;
}

/** Who this is, above their listings (2.3#48). */
export function UserBanner(props: UserBannerProps) {
  const {
    name,
    avatarSrc,
    verifiedLabel,
    officialLabel,
    suspendedLabel,
    place,
    bio,
    facts = [],
    review,
    actions,
    level = 1,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <section className="ub">
      <Avatar src={avatarSrc} name={name} size="xl" />
      <div>
        <Heading className="nm">
          <span className={clsx('serif l', suspendedLabel && 'susp')}>{name}</span>
          {verifiedLabel ? (
            <span className="vf">
              <Icon name="badge-check" />
              <span className="vh">{verifiedLabel}</span>
            </span>
          ) : null}
          {officialLabel ? <Tag kind="official">{officialLabel}</Tag> : null}
          {suspendedLabel ? <Tag kind="outline">{suspendedLabel}</Tag> : null}
        </Heading>
        {place ? <p className="small qq">{place}</p> : null}
      </div>
      {bio ? (
        <p className="bio q" dir="auto">
          {bio}
        </p>
      ) : null}
      {facts.length > 0 || review ? (
        <ul className="facts small">
          {facts.map((fact) => (
            <li key={fact.label}>
              {fact.href ? (
                <Link to={fact.href} prefetch="intent">
                  {fact.value ? <b>{fact.value}</b> : null} {fact.label}
                </Link>
              ) : (
                <>
                  {fact.value ? <b>{fact.value}</b> : null} {fact.label}
                </>
              )}
            </li>
          ))}
          {review ? (
            <li>
              <Stars rating={review.rating} label={review.starsLabel} /> <b>{review.score}</b>{' '}
              <span className="qq">{review.count}</span>
            </li>
          ) : null}
          {review?.level ? (
            <li>
              <b>{review.level}</b>
            </li>
          ) : null}
        </ul>
      ) : null}
      {actions ? <div className="go">{actions}</div> : null}
    </section>
  );
}
