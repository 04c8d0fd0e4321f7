import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { ConditionChips } from '#app/components/ConditionChips.tsx';
import { FavouriteForm } from '#app/components/FavouriteForm.tsx';
import { OfferGroupCard } from '#app/components/OfferGroupCard.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { ProductCard } from '#app/components/ProductCard.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { pageAddress } from '#app/domain/page-address.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Select } from '#app/ui/Select.tsx';
import { pageMeta } from '../page-meta.ts';
import { UserHead } from '#app/components/UserHead.tsx';
import { closetSorts } from './closet-sorts.ts';
import { loadFavorites } from './user-favorites.server.ts';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { ...args.data, noindex: args.data.filtered });

export async function loader(args: LoaderFunctionArgs) {
  return loadFavorites(args);
}

/** What somebody likes: styles, and listings of one seller (F8). */
export default function UserFavorites() {
  const view = useLoaderData<typeof loader>();
  const t = useT('offer');
  return (
    <UserHead user={view.user} current="favourites">
      {view.total > 0 || view.filtered ? (
        <div className="wrap mt1">
          {view.filters.map((filter) => (
            <ConditionChips key={filter.title} title={filter.title} chips={filter.chips} />
          ))}
          <Form action={view.base} className="row wraps sorted">
            {Object.entries(view.chosen).map(([name, value]) =>
              value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
            )}
            <Select
              name="sort"
              label={t('sortBy')}
              placeholder={t('sortLatest')}
              defaultValue={view.sort}
              options={closetSorts.map((value) => ({ value, label: t(`sort${value}`) }))}
            />
            <Button variant="quiet">{t('apply')}</Button>
          </Form>
        </div>
      ) : null}
      {view.cards.length === 0 ? (
        <Empty
          title={t('noListings')}
          help={t(view.filtered ? 'noFavouritesHere' : view.own ? 'noFavouritesYet' : 'noFavourites')}
        >
          {view.filtered ? (
            <Link className={buttonClass('outline')} to={view.base}>
              {t('liftFilters')}
            </Link>
          ) : null}
        </Empty>
      ) : (
        <ProductGrid>
          {view.cards.map((card, index) => (
            <FavoriteCard key={card.favoriteId} card={card} own={view.own} eager={index < 4} />
          ))}
        </ProductGrid>
      )}
      <Pages
        page={view.page}
        pageCount={view.pages}
        hrefFor={(to) =>
          pageAddress(new URL(view.address, 'http://any.invalid'), { page: to === 1 ? null : String(to) })
        }
      />
    </UserHead>
  );
}

type Card = ReturnType<typeof useLoaderData<typeof loader>>['cards'][number];

function FavoriteCard({ card, own, eager }: { card: Card; own: boolean; eager: boolean }) {
  const t = useT('offer');
  const common = useT('common');
  const { style, listing } = card;
  if (!listing) return <StyleCards cards={[style]} eager={eager ? 1 : 0} />;
  const { group, seller, sellerId, closet } = listing;
  const sellerLabel = t('listingBy', { name: seller });
  if (group) {
    return (
      <OfferGroupCard
        id={`style-${style.id}`}
        group={{ ...group, favoriteId: card.favoriteId }}
        seller={seller}
        sellerLabel={sellerLabel}
        favourite={own}
        priority={eager}
      />
    );
  }
  return (
    <ProductCard
      id={`style-${style.id}`}
      href={closet}
      brand={style.brand}
      name={style.name}
      imageSrc={style.image}
      failedLabel={common('failedToLoad')}
      detail={sellerLabel}
      state={{ label: common('notAvailableLabel') }}
      priority={eager}
      favourite={
        own ? (
          <FavouriteForm
            spuId={style.id}
            sellerId={sellerId}
            favoriteId={card.favoriteId}
            name={`${style.brand} ${style.name}, ${seller}`}
          />
        ) : null
      }
    />
  );
}
