import type { ProductPage } from '../product-page.server.ts';
import { BuyButton, SellButton } from './TradeButtons.tsx';

/** The bar at the foot of a phone, with both prices. */
export function BuyBar({ panel }: Pick<ProductPage, 'product' | 'panel'>) {
  return (
    <div className="sticky mob">
      <div>
        <span className="num b">{panel.lowestAsk}</span>
        <BuyButton panel={panel} wide />
      </div>
      <div>
        <span className="num b bidc">{panel.highestBid}</span>
        <SellButton panel={panel} wide />
      </div>
    </div>
  );
}
