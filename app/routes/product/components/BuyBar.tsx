import type { ProductPanel } from '../panel-view.server.ts';
import { BuyButton, SellButton } from './TradeButtons.tsx';

/** The bar at the foot of a phone, with both prices. */
export function BuyBar({ panel }: { panel: ProductPanel }) {
  return (
    <div className="sticky mob">
      <BuyButton panel={panel} withPrice />
      <SellButton panel={panel} withPrice />
    </div>
  );
}
