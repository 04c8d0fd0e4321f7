import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { Gallery } from '#app/components/Gallery.tsx';
import { Rail, RAIL_SIZES } from '#app/components/Rail.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { onlyGalleryChanged } from '#app/domain/gallery-address.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx';
import { pageMeta } from '../page-meta.ts';
import { About } from './components/About.tsx';
import { BuyBar } from './components/BuyBar.tsx';
import { History } from './components/History.tsx';
import { OfferPanel } from './components/OfferPanel.tsx';
import { loadProduct } from './product-page.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && { ...args.data, description: args.data.product.description, ogType: 'product' },
  );

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // Which picture is shown, enlarged or measured is told from the address alone.
  return !onlyGalleryChanged(currentUrl, nextUrl) && defaultShouldRevalidate;
}

export async function loader(args: LoaderFunctionArgs) {
  return loadProduct(args);
}

export default function ProductPage() {
  const page = useLoaderData<typeof loader>();
  const { product, panel } = page;
  const t = useT('product');
  const common = useT('common');
  const { gender, brand, brandSlug, name } = product;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          label={common('breadcrumbs')}
          renderLink={renderLink}
          crumbs={[
            { label: common(gender), href: paths.shopping(gender) },
            { label: brand, href: paths.designer(gender, brandSlug) },
            { label: product.category1Name, href: paths.category(gender, product.category1) },
            ...(product.category2 && product.category2Name
              ? [
                  {
                    label: product.category2Name,
                    href: paths.category(gender, product.category1, product.category2),
                  },
                ]
              : []),
            { label: name },
          ]}
        />
        <div className="pdp">
          <Gallery
            label={t('photos', { name })}
            images={product.images}
            unit={page.unit}
            mine={page.mine}
            offerId={panel.buy?.offerId}
          />
          <aside className="buy" aria-label={t('offers')}>
            <div className="stick">
              <h1>
                <span className="brand">
                  <Link to={paths.designer(gender, brandSlug)} prefetch="intent">
                    {brand}
                  </Link>
                </span>
                <span className="serif m">{name}</span>
              </h1>
              <p className="small qq">{t('styleLine', { styleId: product.styleId, color: product.color })}</p>
              <OfferPanel product={product} panel={panel} sizeChartHref={page.sizeChartHref} />
            </div>
          </aside>
        </div>
      </div>
      <section className="sec wrap">
        <div className="lower">
          <About product={product} sizeChartHref={page.sizeChartHref} regionName={page.regionName} />
          <History history={page.history} lastSale={product.lastSale} />
        </div>
      </section>
      {page.relevant.length > 0 ? (
        <Rail title={t('recommended')}>
          <StyleCards cards={page.relevant} pictureSizes={RAIL_SIZES} />
        </Rail>
      ) : null}
      <div className="wrap">
        <BuyBar panel={panel} />
      </div>
    </>
  );
}
