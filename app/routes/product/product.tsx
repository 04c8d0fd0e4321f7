import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { lazy, Suspense, useMemo } from 'react';
import { FavouriteForm } from '#app/components/FavouriteForm.tsx';
import { Gallery } from '#app/components/Gallery.tsx';
import { Rail, RAIL_SIZES } from '#app/components/Rail.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { SeenRail } from '#app/components/SeenRail.tsx';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { onlyGalleryChanged } from '#app/domain/gallery-address.ts';
import { pack, unpack } from '#app/domain/packed.ts';
import { breadcrumbLd, productLd } from '#app/domain/structured-data.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx';
import type { Gender } from '#contract/primitives.ts';
import { originOf, pageMeta } from '../page-meta.ts';
import { About } from './components/About.tsx';
import { BuyBar } from './components/BuyBar.tsx';
import { OfferPanel } from './components/OfferPanel.tsx';
import { loadProduct, type ProductPage } from './product-page.server.ts';

// A page of its own (2.3#10), and a drawing with links: both stand as the server sent them until their code is there,
// which nobody waits for.
const FullList = lazy(async () => ({ default: (await import('./components/FullList.tsx')).FullList }));
const History = lazy(async () => ({ default: (await import('./components/History.tsx')).History }));

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  if (!data) return pageMeta(args, undefined);
  const { product, all, ld } = data;
  const tags = pageMeta(args, {
    ...data,
    description: product.description,
    ogType: 'product',
    noindex: all,
  });
  if (!ld) return tags;
  const origin = originOf(args);
  const asks = ld.asks.map((ask) => ({
    ...ask,
    expiresAt: ask.expiresAt === null ? null : new Date(ask.expiresAt),
  }));
  const category = product.category2Name ?? product.category1Name;
  const described = {
    ...product,
    ...ld,
    images: product.images.map(({ src }) => src),
    asks,
    category,
    href: data.canonical,
  };
  return [
    ...tags,
    { 'script:ld+json': productLd(described, origin, new Date()) },
    {
      'script:ld+json': breadcrumbLd(
        crumbsOf(product, (gender) => gender),
        origin,
      ),
    },
  ];
};

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // Which picture is shown, enlarged or measured is told from the address alone; a form changes more.
  const onlyGallery = formMethod === undefined && onlyGalleryChanged(currentUrl, nextUrl);
  return !onlyGallery && defaultShouldRevalidate;
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadProduct(args);
  return {
    ...page,
    // What there is most of; the rest of the answer is read in the head as well.
    panel: pack(page.panel),
    history: pack(page.history),
    relevant: pack(page.relevant),
    all: page.panel.all,
  };
}

export default function ProductRoute() {
  const page = useLoaderData<typeof loader>();
  const { product } = page;
  const panel = useMemo(() => unpack(page.panel), [page.panel]);
  const history = useMemo(() => unpack(page.history), [page.history]);
  const relevant = useMemo(() => unpack(page.relevant), [page.relevant]);
  const t = useT('product');
  const common = useT('common');
  const { gender, brand, brandSlug, name } = product;
  if (panel.all) {
    return (
      <Suspense fallback={null}>
        <FullList product={product} panel={panel} />
      </Suspense>
    );
  }
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          label={common('breadcrumbs')}
          renderLink={renderLink}
          crumbs={crumbsOf(product, common)}
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
                  <FavouriteForm
                    spuId={product.id}
                    favoriteId={product.favoriteId}
                    name={`${brand} ${name}`}
                    count={product.favoriteCount}
                  />
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
          {history ? (
            <Suspense fallback={null}>
              <History history={history} lastSale={product.lastSale} />
            </Suspense>
          ) : null}
        </div>
      </section>
      {relevant.length > 0 ? (
        <Rail title={t('recommended')}>
          <StyleCards cards={relevant} pictureSizes={RAIL_SIZES} />
        </Rail>
      ) : null}
      <SeenRail cards={page.seen} />
      <div className="wrap">
        <BuyBar panel={panel} />
      </div>
      {/* Notes the look, once the page is really shown. */}
      <img className="seen" key={product.id} src={paths.seen(product.id)} alt="" width="1" height="1" />
    </>
  );
}

/** Gender, designer, category, subcategory, name (2.3#5). */
function crumbsOf(product: ProductPage['product'], nameOf: (gender: Gender) => string) {
  const { gender, category1, category2 } = product;
  return [
    { label: nameOf(gender), href: paths.shopping(gender) },
    { label: product.brand, href: paths.designer(gender, product.brandSlug) },
    { label: product.category1Name, href: paths.category(gender, category1) },
    ...(category2 && product.category2Name
      ? [{ label: product.category2Name, href: paths.category(gender, category1, category2) }]
      : []),
    { label: product.name },
  ];
}
