import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SizeCell {
  href: string;
  label: string;
  /** Lowest ask in that size, "--" where none is asked. */
  price?: string;
  current?: boolean;
  /** No ask: struck through, still a link, since a bid may be placed on it. */
  empty?: boolean;
}

export interface SizeGridProps {
  title: ReactNode;
  /** Link to the size chart. */
  aside?: ReactNode;
  sizes: readonly SizeCell[];
}

/** Sizes with their lowest ask inside, as links that keep the rest of the address. */
export function SizeGrid({ title, aside, sizes }: SizeGridProps) {
  return (
    <div className="opts">
      <p className="lab">
        <span>{title}</span>
        {aside}
      </p>
      <ul className="sizes">
        {sizes.map(({ href, label, price, current, empty }) => (
          <li key={label}>
            <Link
              to={href}
              className={clsx('size', empty && 'off')}
              aria-current={current ? 'true' : undefined}
              preventScrollReset
              replace
            >
              <span>
                {label}
                {price ? <small>{price}</small> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
