import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { listMarketplace, listNew, listRecommended } from '#app/api/catalog.server.ts';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { styleCard, type StyleCard } from '#app/components/style-card.ts';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { hasMore, parsePage } from '#app/domain/pagination.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireGender } from '#app/server/guards.server.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { bannerOf, homeImagesOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { useLite } from '#app/ui/lite.ts';
import { Picture, pictureSource } from '#app/ui/Picture.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { PAGE_LIMIT } from '#contract/limits.ts';
import type { Gender } from '#contract/primitives.ts';

/** The tabs of 2.3#3; the first is the default and absent from the address. */
const types = ['recommended', 'new-in', 'marketplace'] as const;
const lists = { recommended: listRecommended, 'new-in': listNew, marketplace: listMarketplace } as const;
/** Without script "load more" shows pages 1 to n (J28); further on, the filtered lists have pages. */
const PAGES_MAX = 10;
/** Where the outfit stands among ten cards, and the outfits there are. */
const PROMO_AT = 6;
const looks: Record<Gender, readonly string[]> = {
  men: ['l05', 'l01', 'l07', 'l03', 'l11'],
  women: ['l09', 'l02', 'l08', 'l12', 'l04'],
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'description', content: page?.description },
];

export async function loader(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  const wanted = search.get('type');
  const type = isOneOf(types, wanted) ? wanted : 'recommended';
  const page = Math.min(parsePage(search.get('page')), PAGES_MAX);
  const pages = Array.from({ length: page }, (_, index) => index);
  const [banner, images, ...loaded] = await Promise.all([
    bannerOf(visitor, gender),
    homeImagesOf(visitor),
    ...pages.map((index) =>
      lists[type](visitor, { gender, pageStart: index * PAGE_LIMIT, pageLimit: PAGE_LIMIT }),
    ),
  ]);
  const { language } = visitor.preferences;
  const t = translator(language, 'catalog');
  const men = gender === 'men';
  const answer = {
    gender,
    type,
    page,
    banner: banner.image,
    tile: images[gender].url,
    cards: loaded.flatMap(({ data: spus }) => spus.map((spu) => styleCard(spu, language))),
    more: hasMore(loaded.at(-1)?.data.length ?? 0) && page < PAGES_MAX,
    title: `${t(men ? 'shoppingTitleMen' : 'shoppingTitleWomen')} · Offcut`,
    description: t(men ? 'bannerTextMen' : 'bannerTextWomen'),
    messages: messagesFor(language, ['catalog']),
  };
  // Remembered, so that the front door opens here next time (2.3#2).
  const known = visitor.preferences.gender === gender;
  return data(
    answer,
    known ? {} : { headers: { 'set-cookie': await preferencesCookie(args.request, { gender }) } },
  );
}

export default function ShoppingHome() {
  const { gender, type, page, banner, tile, cards, more } = useLoaderData<typeof loader>();
  const upright = pictureSource(tile, useLite());
  const t = useT('catalog');
  const men = gender === 'men';
  const last = cards.at(-1);
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
          <Form className="tools" action={paths.search()} role="search">
            <input type="hidden" name="gender" value={gender} />
            <label className="find">
              <Icon name="search" />
              <span className="vh">{t('searchIn')}</span>
              <input type="search" name="search" placeholder={t('searchIn')} maxLength={100} />
            </label>
            <button className={buttonClass('quiet')}>{t('search')}</button>
          </Form>
        </div>
      </div>
      {cards.length === 0 ? (
        <Empty title={t('noResults')} />
      ) : (
        <ProductGrid>
          {Array.from({ length: page }, (_, index) => (
            <Ten
              key={index}
              cards={cards.slice(index * PAGE_LIMIT, (index + 1) * PAGE_LIMIT)}
              index={index}
              gender={gender}
              marketplace={type === 'marketplace'}
            />
          ))}
        </ProductGrid>
      )}
      {more ? (
        <p className="more">
          {/* Without script the fragment keeps the place: the new page opens at the last card seen. */}
          <Link
            className={buttonClass('outline')}
            to={`${paths.shopping(gender, { ...(type === 'recommended' ? {} : { type }), page: page + 1 })}#style-${last?.id ?? ''}`}
            preventScrollReset
          >
            {t('loadMore')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

interface TenProps {
  cards: StyleCard[];
  index: number;
  gender: Gender;
  marketplace: boolean;
}

/** Ten cards leave two cells of a row of four: a picture of an outfit fills them, and every other width as well. */
function Ten({ cards, index, gender, marketplace }: TenProps) {
  const t = useT('catalog');
  if (cards.length < PAGE_LIMIT) return <StyleCards cards={cards} level={2} />;
  return (
    <>
      <StyleCards cards={cards.slice(0, PROMO_AT)} level={2} eager={index === 0 ? 2 : 0} />
      <Link
        className="promo"
        to={marketplace ? paths.newIn(gender) : paths.marketplace(gender)}
        prefetch="intent"
        discover="none"
      >
        <Picture src={lookOf(gender, index)} alt="" sizes="(min-width:951px) 50vw,100vw" />
        <span className="over">
          <span className="micro qq">{marketplace ? t('newIn') : t('marketplace')}</span>
          <span className="serif s">{t(marketplace ? 'promoNewIn' : 'promoMarketplace')}</span>
        </span>
      </Link>
      <StyleCards cards={cards.slice(PROMO_AT)} level={2} />
    </>
  );
}

function lookOf(gender: Gender, index: number): string {
  const names = looks[gender];
  return `/media/catalog/looks/${names[index % names.length] ?? names[0] ?? ''}`;
}
