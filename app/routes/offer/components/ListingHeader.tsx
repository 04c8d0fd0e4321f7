import { Link, useLocation, useNavigate } from '@remix-run/react';
import { isFromOfferList } from '#app/components/card-state.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';

interface ListingHeaderProps {
  productHref: string;
  seller: { name: string; href: string };
}

/** Back to the offer list of the product, and on to what else the seller has (2.3#12, 2.3#14). */
export function ListingHeader({ productHref, seller }: ListingHeaderProps) {
  const t = useT('offer');
  const navigate = useNavigate();
  const cameFromList = isFromOfferList(useLocation().state);
  return (
    <p className="row between wraps small bread">
      <Link
        className="row"
        to={productHref}
        onClick={(event) => {
          // Back to where its list was left: same filters, same place. With a modifier it is a link like any other.
          if (!cameFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <Icon name="arrow-left" size="small" flips />
        <span className="link">{t('offerList')}</span>
      </Link>
      <Link className="link" to={seller.href}>
        {t('moreListings', { name: seller.name })}
      </Link>
    </p>
  );
}
