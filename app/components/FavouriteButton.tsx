import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '#app/ui/Icon.tsx';

export interface FavouriteButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  pressed: boolean;
  /** Says what is favoured: "Favourite Pleat-front denim trucker". */
  label: string;
  /** The number of people who did, beside the heart on the product page. */
  count?: ReactNode;
}

/** The heart: a submit button of the form around it. */
export function FavouriteButton({ pressed, label, count, ...button }: FavouriteButtonProps) {
  return (
    <button className="fav" aria-pressed={pressed} aria-label={label} {...button}>
      <Icon name="heart" filled={pressed} />
      {count === undefined ? null : <span className="num">{count}</span>}
    </button>
  );
}
