import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Picture } from '#app/ui/Picture.tsx';

export interface CollageCardProps {
  href: string;
  title: ReactNode;
  /** Posts of a topic, styles of a saved filter; four are shown (9#12). */
  images: readonly string[];
  /** What the filter asks for; two are shown (9#12). */
  labels?: readonly string[];
  /** "23 styles", "1.2k posts". */
  count?: ReactNode;
  level?: 2 | 3;
}

const PICTURES = 4;
const LABELS = 2;

/** A topic, or a filter worth a look: up to four pictures as one, with words below; the whole card is one link. */
export function CollageCard({ href, title, images, labels = [], count, level = 2 }: CollageCardProps) {
  const Heading = `h${level}` as const;
  const shown = images.slice(0, PICTURES);
  return (
    <article className="card collage">
      <div className="pic quartet" data-count={shown.length}>
        {shown.map((image, index) => (
          <Picture key={index} src={image} alt="" sizes="(min-width:1181px) 13vw,25vw" />
        ))}
      </div>
      <div className="txt">
        <Heading>
          <Link to={href} prefetch="intent" discover="none">
            <b>{title}</b>
          </Link>
        </Heading>
        <p className="px small">
          {labels.slice(0, LABELS).map((label) => (
            <span key={label}>{label}</span>
          ))}
          {count ? <span className="bid">{count}</span> : null}
        </p>
      </div>
    </article>
  );
}
