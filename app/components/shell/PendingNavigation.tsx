import { useNavigation } from '@remix-run/react';
import { Picture } from '#app/ui/Picture.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { readIncompleteProduct } from '../card-state.ts';

/**
 * A line below the window's edge while the next page is on its way, and where a card led there, what the card knows of
 * it over the old page (2.3#11); the style sheet waits before either shows.
 */
export function PendingNavigation({ label }: { label: string }) {
  const { state, location } = useNavigation();
  const busy = state !== 'idle';
  const product = state === 'loading' ? readIncompleteProduct(location.state) : null;
  return (
    <div className="pending" role="status">
      {busy ? <span className="vh">{label}</span> : null}
      {busy ? <i aria-hidden="true" /> : null}
      {product ? (
        <div className="foretaste" aria-hidden="true">
          <div className="wrap pdp">
            <div className="pic">
              <Picture src={product.image} alt="" />
            </div>
            <div className="buy">
              <p>
                <b>{product.brand}</b>
                <span className="serif m">{product.name}</span>
              </p>
              {product.price ? <p className="amount">{product.price}</p> : null}
              <Skeleton shape="lines" count={6} />
            </div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
