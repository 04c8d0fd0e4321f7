import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useState } from 'react';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { SeenRail } from '#app/components/SeenRail.tsx';
import { SearchBox } from '#app/components/search/SearchBox.tsx';
import type { StyleCard } from '#app/components/style-card.ts';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { useLite } from '#app/ui/lite.ts';
import { Picture, pictureSource } from '#app/ui/Picture.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { PAGE_LIMIT } from '#contract/limits.ts';
import type { Gender } from '#contract/primitives.ts';
import { pageMeta } from '../page-meta.ts';
import { LoadMore, type PageOfCards } from './components/LoadMore.tsx';
import { loadShoppingHome, type ShoppingHomeView } from './shopping-home.server.ts';

/** Where the outfit stands among ten cards. */
const PROMO_AT = 6;

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  return loadShoppingHome(args);
}

/** A page more was appended here already: only the address follows. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl, nextUrl].map((url) => Number(url.searchParams.get('page') ?? 1));
  const sameList =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('type') === nextUrl.searchParams.get('type');
  if (!formMethod && sameList && next === (now ?? 1) + 1) return false;
  return defaultShouldRevalidate;
}

export default function ShoppingHome() {
  const view = useLoaderData<typeof loader>();
  // Another list starts with its own cards.
  return <ShoppingLists key={`${view.gender} ${view.type}`} {...view} />;
}

function ShoppingLists({ gender, type, banner, tile, looks, seen, ...first }: ShoppingHomeView) {
  const upright = pictureSource(tile, useLite());
  const t = useT('catalog');
  const men = gender === 'men';
  const [appended, setAppended] = useState<PageOfCards[]>([]);
  // After a form the loader answers the whole address anew, with cards that were appended here.
  const later = appended.filter(({ page }) => page > first.page);
  const cards = [...first.cards, ...later.flatMap((page) => page.cards)];
  const { page, more } = later.at(-1) ?? first;
  const query = type === 'recommended' ? {} : { type };
  return (
    <>
      <section className="hero">
        <picture>
          {/* A phone is upright: the gender's tile, whose empty corner takes the words. */}
          <source media="(max-width:767px)" srcSet={upright.srcSet ?? upright.src} sizes="100vw" />
          <Picture src={banner} alt="" width={2000} height={860} sizes="100vw" priority />
        </picture>
        <div className="say">
          <p className="micro desk">{t(men ? 'bannerMicroMen' : 'bannerMicroWomen')}</p>
          <h1 className="serif xl">{t(men ? 'bannerMen' : 'bannerWomen')}</h1>
          <p className="desk">{t(men ? 'bannerTextMen' : 'bannerTextWomen')}</p>
          <Link
            className={buttonClass('outline', { className: 'desk' })}
            to={paths.newIn(gender)}
            prefetch="intent"
          >
            {t('bannerLink')}
          </Link>
        </div>
      </section>
      <div className="wrap">
        <div className="shopbar">
          <Tabs
            big
            label={t('lists')}
            renderLink={(link) => renderLink(link)}
            tabs={[
              { href: paths.shopping(gender), label: t('recommended'), current: type === 'recommended' },
              {
                href: paths.shopping(gender, { type: 'new-in' }),
                label: t('newIn'),
                current: type === 'new-in',
              },
              {
                href: paths.shopping(gender, { type: 'marketplace' }),
                label: t('marketplace'),
                current: type === 'marketplace',
              },
            ]}
          />
          <SearchBox
            className="tools"
            action={paths.search()}
            name="search"
            hidden={[{ name: 'gender', value: gender }]}
            label={t('searchIn')}
            placeholder={t('searchIn')}
            before={<Icon name="search" />}
            after={<button className={buttonClass('quiet')}>{t('search')}</button>}
          />
        </div>
      </div>
      {cards.length === 0 ? (
        <Empty title={t('noResults')} />
      ) : (
        <ProductGrid>
          {Array.from({ length: Math.ceil(cards.length / PAGE_LIMIT) }, (_, index) => (
            <Ten
              key={index}
              cards={cards.slice(index * PAGE_LIMIT, (index + 1) * PAGE_LIMIT)}
              index={index}
              gender={gender}
              marketplace={type === 'marketplace'}
              look={looks[index % looks.length]}
            />
          ))}
        </ProductGrid>
      )}
      <p className="vh" role="status">
        {later.length > 0 ? t('styles', { count: cards.length }) : null}
      </p>
      {more ? (
        <LoadMore
          key={page}
          // Without script the fragment keeps the place: the new page opens at the last card seen.
          href={`${paths.shopping(gender, { ...query, page: page + 1 })}#style-${cards.at(-1)?.id ?? ''}`}
          alone={paths.shopping(gender, { ...query, page: page + 1, alone: 1 })}
          onLoaded={(loaded) => setAppended((pages) => [...pages, loaded])}
        />
      ) : null}
      <SeenRail cards={seen} />
    </>
  );
}

interface TenProps {
  cards: StyleCard[];
  index: number;
  gender: Gender;
  marketplace: boolean;
  look: string | undefined;
}

/** Ten cards leave two cells of a row of four: a picture of an outfit fills them, and every other width as well. */
function Ten({ cards, index, gender, marketplace, look }: TenProps) {
  const t = useT('catalog');
  if (cards.length < PAGE_LIMIT || !look) return <StyleCards cards={cards} level={2} />;
  return (
    <>
      <StyleCards cards={cards.slice(0, PROMO_AT)} level={2} eager={index === 0 ? 2 : 0} />
      <Link
        className="promo"
        to={marketplace ? paths.newIn(gender) : paths.marketplace(gender)}
        prefetch="intent"
        discover="none"
      >
        <Picture src={look} alt="" sizes="(min-width:951px) 50vw,100vw" />
        <span className="over">
          <span className="micro qq">{marketplace ? t('newIn') : t('marketplace')}</span>
          <span className="serif s">{t(marketplace ? 'promoNewIn' : 'promoMarketplace')}</span>
        </span>
      </Link>
      <StyleCards cards={cards.slice(PROMO_AT)} level={2} />
    </>
  );
}
