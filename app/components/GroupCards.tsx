import { OfferGroupCard } from './OfferGroupCard.tsx';
import type { OfferGroupView } from './offer-group-view.ts';

interface GroupCardsProps {
  groups: readonly OfferGroupView[];
  /** Whose they all are, for the names of the hearts: the page around says it. */
  seller: string;
  level?: 2 | 3;
}

/** First row of the widest grid on a desktop. */
const EAGER = 4;

/** A seller's listings as cards; the heart is of the listing, not of its style (F8). */
export function GroupCards({ groups, seller, level = 2 }: GroupCardsProps) {
  return groups.map((group, index) => (
    <OfferGroupCard
      key={group.spuId}
      id={`style-${group.spuId}`}
      group={group}
      seller={seller}
      sellerLabel=""
      level={level}
      priority={index < EAGER}
    />
  ));
}
