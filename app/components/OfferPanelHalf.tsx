import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface OfferPanelHalfProps {
  side: 'ask' | 'bid';
  /** "Lowest ask", "Highest bid". */
  title: string;
  /** "--" where there is none. */
  price: string;
  /** The smaller type of large prices (9#8). */
  large?: boolean;
  /** Condition, size, shipping of that offer. */
  facts?: ReactNode;
  /** Buy now or Sell now: link, form or disabled button. */
  action: ReactNode;
}

/** Half of the offer panel; put two in `<div className="two">`. */
export function OfferPanelHalf({ side, title, price, large = false, facts, action }: OfferPanelHalfProps) {
  return (
    <div>
      <p className={clsx('micro', side === 'ask' ? 'q' : 'bidc')}>{title}</p>
      <p className={clsx('price', large && 'big')}>{price}</p>
      <p className="small qq facts">{facts}</p>
      {action}
    </div>
  );
}
