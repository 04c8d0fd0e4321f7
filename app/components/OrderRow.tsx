import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Picture } from '#app/ui/Picture.tsx';

export interface OrderRowProps {
  href: string;
  /** "Order 20471". */
  linkLabel: string;
  imageSrc?: string | null;
  /** An OrderStatusDot. */
  status: ReactNode;
  brand: string;
  name: string;
  /** Number and date. */
  meta: ReactNode;
  total: ReactNode;
  /** OrderSteps, only while it is moving. */
  steps?: ReactNode;
  /** What happens next, in one line. */
  note?: ReactNode;
  /** Two at most. */
  actions?: ReactNode;
}

/** An order or an own offer in a list; put rows in a `<ul>`. */
export function OrderRow(props: OrderRowProps) {
  const { href, linkLabel, imageSrc, status, brand, name, meta, total, steps, note, actions } = props;
  return (
    <li className="order">
      <Link className="th" to={href} prefetch="intent" aria-label={linkLabel}>
        {imageSrc ? <Picture src={imageSrc} alt="" width={104} height={130} sizes="104px" /> : null}
      </Link>
      <div>
        <p>{status}</p>
        <p className="what">
          <b className="b">{brand}</b> <span className="q">{name}</span>
        </p>
        <p className="small qq num">{meta}</p>
      </div>
      <p className="tot">{total}</p>
      {actions ? <div className="acts">{actions}</div> : null}
      {steps || note ? (
        <div className="way">
          {steps}
          {note ? <p className="small qq next">{note}</p> : null}
        </div>
      ) : null}
    </li>
  );
}
