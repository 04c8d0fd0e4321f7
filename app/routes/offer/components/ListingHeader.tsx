import { Link } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';

interface ListingHeaderProps {
  productHref: string;
  seller: { name: string; href: string };
}

/** Back to the offer list of the product, and on to what else the seller has (2.3#12, 2.3#14). */
export function ListingHeader({ productHref, seller }: ListingHeaderProps) {
  const t = useT('offer');
  return (
    <p className="row between wraps small bread">
      <Link className="row" to={productHref}>
        <Icon name="arrow-left" size="small" flips />
        <span className="link">{t('offerList')}</span>
      </Link>
      <Link className="link" to={seller.href}>
        {t('moreListings', { name: seller.name })}
      </Link>
    </p>
  );
}
