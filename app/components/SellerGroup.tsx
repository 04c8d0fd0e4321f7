import type { ReactNode } from 'react';
import { Icon } from '#app/ui/Icon.tsx';

export interface SellerGroupProps {
  /** Names the block: the seller's username. */
  label: string;
  /** A UserLine, in a Checkbox where the group can be chosen as a whole. */
  seller: ReactNode;
  /** Link to the closet. */
  aside?: ReactNode;
  /** BagLines. */
  children: ReactNode;
  /** Left of the total: "2 selected, bundle". */
  sumLabel?: ReactNode;
  sum?: ReactNode;
  /** "includes shipping". */
  sumNote?: ReactNode;
  /** Why the bundle cannot be bought, beside the disabled button. */
  note?: ReactNode;
  /** Message, Offer, Buy now; or Shop. The last one is primary. */
  actions?: ReactNode;
}

/** One seller's part of the bag: lines, total, actions. */
export function SellerGroup(props: SellerGroupProps) {
  const { label, seller, aside, children, sumLabel, sum, sumNote, note, actions } = props;
  return (
    <section className="seller" aria-label={label}>
      <header>
        {seller}
        {aside}
      </header>
      <ul>{children}</ul>
      <footer>
        {note ? (
          <p className="note">
            <Icon name="info" />
            <span>{note}</span>
          </p>
        ) : (
          <p className="sum">
            <span className="q">{sumLabel}</span>
            {sum ? (
              <b className="b">
                {sum} {sumNote ? <span className="small qq">{sumNote}</span> : null}
              </b>
            ) : null}
          </p>
        )}
        {actions ? <div className="acts">{actions}</div> : null}
      </footer>
    </section>
  );
}
