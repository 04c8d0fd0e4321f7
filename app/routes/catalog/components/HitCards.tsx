import { CollageCard } from '#app/components/CollageCard.tsx';
import { OfferGroupCard } from '#app/components/OfferGroupCard.tsx';
import type { HitCard } from '../hit-cards.server.ts';

/** Cards of the results page that are no styles: listings of people, and lists worth a look (3#6). */
export function HitCards({ hits }: { hits: readonly HitCard[] }) {
  return hits.map((hit) =>
    hit.kind === 'collage' ? (
      <CollageCard
        key={hit.key}
        href={hit.href}
        title={hit.title}
        images={hit.images}
        labels={hit.labels}
        count={hit.count}
      />
    ) : (
      <OfferGroupCard key={hit.key} group={hit.group} seller={hit.seller} />
    ),
  );
}
