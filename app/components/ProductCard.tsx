import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { toneClass } from '#app/domain/picture-tone.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { Tag } from '#app/ui/Tag.tsx';

export interface ProductCardProps {
  /** Element id, for links to this card. */
  id?: string;
  href: string;
  brand: string;
  name: string;
  imageSrc: string;
  /** Number of the tone that stands behind the picture while it loads. */
  tone?: number | null;
  /** Shown while a pointer rests on the card, and fetched only then. */
  hoverSrc?: string;
  /** Word and price of the lowest ask, such as { label: 'Ask', price: '$168' }. */
  ask?: PriceText | null;
  bid?: PriceText | null;
  /** The smaller type of large prices (9#8). */
  large?: boolean;
  /** Retail price struck out behind the ask. */
  struckLabel?: string | null;
  /** "33% OFF". */
  discountLabel?: string | null;
  /** "3 offers" on a closet card. */
  offersLabel?: string | null;
  /** Third line: condition and size of a listing. */
  detail?: ReactNode;
  /** Sold, Expired, Not available: the picture is drained and the word stands on a black strip. */
  state?: { label: string } | null;
  /** Sizes for the strip at the foot of the picture on hover. */
  sizes?: readonly string[];
  /** The heart, outside the link; see FavouriteButton. */
  favourite?: ReactNode;
  /** Buttons below, for one's own listings. */
  actions?: ReactNode;
  /** First row of a page: loaded at once. */
  priority?: boolean;
  /** The heading's level: 2 in a list, 3 in a Rail. */
  level?: 2 | 3;
  /** Navigation state: the partial product that the product page may draw at once (2.3#11). */
  linkState?: unknown;
  pictureSizes?: string;
  failedLabel?: string;
}

export interface PriceText {
  label?: string;
  price: string;
}

function PriceWords({ label, price, strong = false }: PriceText & { strong?: boolean }) {
  return (
    <>
      {label ? `${label} ` : null}
      {strong ? <b>{price}</b> : price}
    </>
  );
}

/** A picture with words on paper below it; the whole card is one link, the heart stays outside. */
export function ProductCard(props: ProductCardProps) {
  const {
    id,
    href,
    brand,
    name,
    imageSrc,
    tone,
    hoverSrc,
    ask,
    bid,
    large,
    struckLabel,
    discountLabel,
    offersLabel,
    detail,
  } = props;
  const {
    state,
    sizes,
    favourite,
    actions,
    priority,
    level = 2,
    linkState,
    pictureSizes,
    failedLabel,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <article id={id} className={clsx('card', state && 'gone')}>
      <div className={clsx('pic', toneClass(tone))}>
        <Picture src={imageSrc} alt="" priority={priority} sizes={pictureSizes} failedLabel={failedLabel} />
        {hoverSrc && !state ? <Picture src={hoverSrc} alt="" sizes={pictureSizes} /> : null}
        {state ? <span className="state">{state.label}</span> : null}
        {sizes && sizes.length > 0 && !state ? (
          <span className="quick num" aria-hidden="true">
            {sizes.map((size) => (
              <span key={size}>{size}</span>
            ))}
          </span>
        ) : null}
      </div>
      {discountLabel || offersLabel ? (
        <div className="tags">
          {discountLabel ? <Tag kind="discount">{discountLabel}</Tag> : null}
          {offersLabel ? <Tag>{offersLabel}</Tag> : null}
        </div>
      ) : null}
      {favourite ? <div className="favs">{favourite}</div> : null}
      <div className="txt">
        <Heading>
          {/* Many links of one route: discovering each would ask the manifest once per card. */}
          <Link to={href} prefetch="intent" discover="none" state={linkState}>
            <b>{brand}</b>
            <span>{name}</span>
          </Link>
        </Heading>
        {ask || bid ? (
          <p className={clsx('px', large && 'large')}>
            {ask ? (
              <span>
                <PriceWords {...ask} strong />
                {struckLabel ? <s>{struckLabel}</s> : null}
              </span>
            ) : null}
            {bid ? (
              <span className="bid">
                <PriceWords {...bid} />
              </span>
            ) : null}
          </p>
        ) : null}
        {detail ? <p className="small qq">{detail}</p> : null}
      </div>
      {actions ? <div className="acts">{actions}</div> : null}
    </article>
  );
}
