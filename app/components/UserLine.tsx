import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '#app/ui/Avatar.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Tag } from '#app/ui/Tag.tsx';

export interface UserLineProps {
  name: string;
  /** Where the name leads; none inside another link. */
  href?: string;
  avatarSrc?: string | null;
  size?: 's' | 'm' | 'l';
  /** Word for the check mark, when verified. */
  verifiedLabel?: string;
  /** Word of the black tag, when official. */
  officialLabel?: string;
  /** Suspended people's names are drained (6#3). */
  suspended?: boolean;
  /** A second line: rating and place. */
  meta?: ReactNode;
}

/** A person or shop in one line. */
export function UserLine(props: UserLineProps) {
  const { name, href, avatarSrc, size = 's', verifiedLabel, officialLabel, suspended, meta } = props;
  const marks = (
    <>
      {verifiedLabel ? (
        <span className="vf">
          <Icon name="badge-check" size="small" />
          <span className="vh">{verifiedLabel}</span>
        </span>
      ) : null}
      {officialLabel ? <Tag kind="official">{officialLabel}</Tag> : null}
    </>
  );
  const shown = <b className={clsx(suspended && 'susp') || undefined}>{name}</b>;
  const words = href ? (
    <Link to={href} prefetch="intent">
      {shown}
    </Link>
  ) : (
    shown
  );
  return (
    <span className={size === 's' ? 'who small' : 'who'}>
      <Avatar src={avatarSrc} name={name} size={size} />
      {meta ? (
        <span>
          <span className="who">
            {words}
            {marks}
          </span>
          <span className="small qq meta-line">{meta}</span>
        </span>
      ) : (
        <>
          {words}
          {marks}
        </>
      )}
    </span>
  );
}
