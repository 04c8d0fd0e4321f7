import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '#app/ui/Picture.tsx';

export interface OfferRowProps {
  /** The listing; its name for those who cannot see the picture. */
  href: string;
  linkLabel: string;
  /** Navigation state for the listing: see card-state. */
  linkState?: unknown;
  imageSrc?: string | null;
  /** More pictures, over the first one: see StoryPreview. */
  preview?: ReactNode;
  /** A UserLine. */
  user: ReactNode;
  /** Condition and size. */
  facts: readonly ReactNode[];
  /** Place and age. */
  where?: readonly ReactNode[];
  price: ReactNode;
  /** "Free shipping", "+ $24 shipping", "--". */
  shipping?: ReactNode;
  /** One's own offer: on wash. */
  mine?: boolean;
  gone?: boolean;
  /** Edit, Bump, Add to bag, Accept: links and forms. */
  actions?: ReactNode;
}

/** One ask or bid of the order book. The whole row leads to the listing; people and actions stay their own. */
export function OfferRow(props: OfferRowProps) {
  const {
    href,
    linkLabel,
    linkState,
    imageSrc,
    preview,
    user,
    facts,
    where = [],
    price,
    shipping,
    mine,
    gone,
    actions,
  } = props;
  return (
    <li className={clsx('offer', mine && 'mine', gone && 'gone')}>
      <Link
        className="th hit"
        to={href}
        state={linkState}
        prefetch="intent"
        discover="none"
        aria-label={linkLabel}
      >
        {imageSrc ? <Picture src={imageSrc} alt="" width={64} height={80} sizes="64px" /> : null}
      </Link>
      {preview}
      <div>
        <div className="over">{user}</div>
        <p className="meta">
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
        {where.length > 0 ? (
          <p className="meta qq">
            {where.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </p>
        ) : null}
      </div>
      <div>
        <p className="p">{price}</p>
        {shipping ? <p className="small qq ship">{shipping}</p> : null}
      </div>
      {actions ? <div className="acts">{actions}</div> : null}
    </li>
  );
}
