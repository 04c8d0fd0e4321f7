import { Link } from '@remix-run/react';
import { badgeLabels } from '#app/components/badge-labels.ts';
import { Gallery } from '#app/components/Gallery.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import type { SoldPage } from '../sold-page.server.ts';
import { ListingHeader } from './ListingHeader.tsx';

/** What was sold, for how much and when; what is for sale of the style now is one step away. */
export function SoldListing({ page }: { page: SoldPage }) {
  const t = useT('offer');
  const common = useT('common');
  const { seller } = page;
  return (
    <div className="wrap">
      <ListingHeader productHref={page.productHref} seller={seller} />
      <div className="pdp">
        <Gallery
          label={t('photosOf', { name: page.name })}
          images={page.images}
          unit={page.unit}
          mine={page.mine}
          state={{ label: t('sold') }}
        />
        <aside className="buy">
          <div className="stick">
            <h1>
              <span className="brand">
                <Link to={page.brandHref}>{page.brand}</Link>
              </span>
              <span className="serif m">{page.name}</span>
            </h1>
            <p className="mt1">
              <UserLine
                name={seller.name}
                href={seller.href}
                avatarSrc={seller.avatar}
                size="m"
                {...badgeLabels(seller, common)}
              />
            </p>
            <p className="mt2">{page.facts}</p>
            <p className="micro q mt2">{t('soldFor')}</p>
            <p className="amount">{page.price}</p>
            {page.original ? <p className="small qq">{page.original}</p> : null}
            <p className="small qq">
              <time dateTime={page.soldTime}>{page.soldOn}</time>
            </p>
            <p className="mt2">
              <Link
                className={buttonClass('primary', { wide: true })}
                to={page.productHref}
                prefetch="intent"
              >
                {t('seeForSale')}
              </Link>
            </p>
            {page.description ? (
              <p className="mt2" dir="auto">
                {page.description}
              </p>
            ) : null}
          </div>
        </aside>
      </div>
    </div>
  );
}
