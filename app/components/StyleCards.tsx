import { useT } from '#app/i18n/use-translation.ts';
import { incompleteProduct } from './card-state.ts';
import { FavouriteForm } from './FavouriteForm.tsx';
import { ProductCard } from './ProductCard.tsx';
import type { StyleCard } from './style-card.ts';

interface StyleCardsProps {
  cards: readonly StyleCard[];
  /** How many of the first are loaded at once: those on the first screen. */
  eager?: number;
  level?: 2 | 3;
  pictureSizes?: string;
}

/** Styles as cards, for a grid or a rail. */
export function StyleCards({ cards, eager = 0, level, pictureSizes }: StyleCardsProps) {
  const t = useT('common');
  return cards.map((card, index) => (
    <ProductCard
      key={card.id}
      id={`style-${card.id}`}
      href={card.href}
      brand={card.brand}
      name={card.name}
      imageSrc={card.image}
      tone={card.tone}
      {...(card.hover ? { hoverSrc: card.hover } : {})}
      ask={{ label: t('askPrefix'), price: card.ask ?? t('noAsk') }}
      bid={card.bid ? { label: t('bidPrefix'), price: card.bid } : null}
      large={card.large}
      struckLabel={card.struck}
      discountLabel={card.discount}
      detail={card.shipped ? t('includesShipping') : null}
      state={card.gone ? { label: t('notAvailableLabel') } : null}
      sizes={card.sizes}
      linkState={incompleteProduct({ ...card, price: card.ask })}
      favourite={
        <FavouriteForm spuId={card.id} favoriteId={card.favoriteId} name={`${card.brand} ${card.name}`} />
      }
      priority={index < eager}
      failedLabel={t('failedToLoad')}
      {...(level ? { level } : {})}
      {...(pictureSizes ? { pictureSizes } : {})}
    />
  ));
}
