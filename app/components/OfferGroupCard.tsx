import { listText } from '#app/domain/list-text.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { incompleteProduct } from './card-state.ts';
import { FavouriteForm } from './FavouriteForm.tsx';
import { ProductCard } from './ProductCard.tsx';
import type { OfferGroupView } from './offer-group-view.ts';

export interface OfferGroupCardProps {
  group: OfferGroupView;
  /** Element id: where one comes back to after liking it without script. */
  id?: string;
  /** The seller's name, where the card stands among other people's. */
  seller?: string;
  /** Says whose listing it is, in words; the name alone unless said. */
  sellerLabel?: string;
  /** Left out on one's own listings, which nobody likes themselves. */
  favourite?: boolean;
  priority?: boolean;
  level?: 2 | 3;
}

/** A seller's offers of one style, or one offer of them: a card that leads to the seller's listings page (2.3#16). */
export function OfferGroupCard({
  group,
  id,
  seller,
  sellerLabel = seller,
  favourite = true,
  priority = false,
  level = 2,
}: OfferGroupCardProps) {
  const common = useT('common');
  const language = useLanguage();
  return (
    <ProductCard
      {...(id ? { id } : {})}
      href={group.href}
      brand={group.brand}
      name={group.name}
      imageSrc={group.image}
      failedLabel={common('failedToLoad')}
      ask={{ price: group.price }}
      large={group.large}
      detail={[sellerLabel, group.detail].filter(Boolean).join(' · ')}
      offersLabel={group.count}
      linkState={incompleteProduct(group)}
      priority={priority}
      level={level}
      favourite={
        favourite ? (
          <FavouriteForm
            spuId={group.spuId}
            sellerId={group.sellerId}
            favoriteId={group.favoriteId}
            name={listText([`${group.brand} ${group.name}`, seller], language)}
          />
        ) : null
      }
    />
  );
}
