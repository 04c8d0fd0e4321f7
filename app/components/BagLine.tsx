import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '#app/ui/Picture.tsx';

export interface BagLineProps {
  href: string;
  imageSrc?: string | null;
  brand: string;
  name: string;
  /** Condition and size. */
  detail?: ReactNode;
  /** "Ships from United States", or why it is gone. */
  origin?: ReactNode;
  price: ReactNode;
  shipping?: ReactNode;
  /** A Checkbox; without one the line has no column for it. */
  select?: ReactNode;
  /** A QuantityStepper in its form. */
  quantity?: ReactNode;
  /** A form with a Remove button, class `small qq link`. */
  remove?: ReactNode;
  gone?: boolean;
}

/** One offer in the bag or at the checkout. */
export function BagLine(props: BagLineProps) {
  const { href, imageSrc, brand, name, detail, origin, price, shipping, select, quantity, remove, gone } =
    props;
  return (
    <li className={clsx('line', !select && 'plain', gone && 'gone')}>
      {select}
      {/* The words are the link; the picture repeats it for the pointer only. */}
      <Link className="th" to={href} tabIndex={-1} aria-hidden="true">
        {imageSrc ? <Picture src={imageSrc} alt="" width={120} height={150} sizes="120px" /> : null}
      </Link>
      <div className="info">
        <Link to={href} prefetch="intent">
          <b className="b">{brand}</b>
        </Link>
        <span>{name}</span>
        {detail ? <span className="small q gap">{detail}</span> : null}
        {origin ? <span className="small qq">{origin}</span> : null}
      </div>
      <div className="act">
        {quantity ?? <span />}
        <div className="cost">
          <p className="pr">{price}</p>
          {shipping ? <p className="small qq">{shipping}</p> : null}
        </div>
        {remove}
      </div>
    </li>
  );
}
