import type { ReactNode } from 'react';

export interface RailProps {
  title: ReactNode;
  /** Right of the title: a link or a small form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The `sizes` of pictures in a rail: five at a time, six from 1601, 2.1 on a phone. */
export const RAIL_SIZES = '(min-width:1601px) 17vw,(min-width:768px) 20vw,46vw';

/** A titled row that scrolls sideways. Put it outside `.wrap`; it pads itself. */
export function Rail({ title, aside, children }: RailProps) {
  return (
    <section className="sec wrap">
      <div className="head">
        <h2 className="serif l">{title}</h2>
        {aside}
      </div>
      <div className="rail">{children}</div>
    </section>
  );
}
