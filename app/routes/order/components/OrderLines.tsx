import { BagLine } from '#app/components/BagLine.tsx';
import type { OrderLineView } from '../order-view.server.ts';

/** What is bought, at the checkout and in the order. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  return (
    <ul>
      {lines.map(({ id, image, facts, ...line }) => (
        <BagLine key={id} {...line} imageSrc={image} detail={facts} />
      ))}
    </ul>
  );
}
