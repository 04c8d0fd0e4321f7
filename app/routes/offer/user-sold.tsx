import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listSoldOffers } from '#app/api/offer.server.ts';
import { getUser } from '#app/api/user.server.ts';
import { offerFacts } from '#app/components/offer-facts.ts';
import { Pages } from '#app/components/Pages.tsx';
import { ProductCard } from '#app/components/ProductCard.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { formatMoney } from '#app/domain/money.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { listingSlug } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { pageMeta } from '../page-meta.ts';
import { UserHead } from '#app/components/UserHead.tsx';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';

const SOLD_PAGE = 24;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const page = parsePage(new URL(args.request.url).searchParams.get('page'));
  const [user, found] = await Promise.all([
    getUser(visitor, userId),
    listSoldOffers(visitor, userId, { pageStart: pageStart(page, SOLD_PAGE), pageLimit: SOLD_PAGE }),
  ]);
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  return {
    user: await userHead(user, visitor),
    page,
    pages: pageCount(found.total, SOLD_PAGE),
    pieces: found.data.map((sold) => ({
      id: sold.orderOfferId,
      href: paths.sold(
        userId,
        listingSlug({ id: sold.orderOfferId, brand: sold.brand, name: sold.offerName }),
      ),
      brand: sold.brand,
      name: sold.offerName,
      image: sold.imgUrl,
      price: t('soldAt', { price: formatMoney(sold.soldPrice, sold.soldCurrency, language) }),
      detail: [
        offerFacts(conditionLabel(language, sold.condition), sold.size, t),
        dateLabel(sold.offerSoldTime, language),
      ].join(' · '),
    })),
    title: `${t('soldBy', { name: user.username })} · Offcut`,
    messages: messagesFor(language, userHeadTexts),
  };
}

/** What somebody sold here, latest first. */
export default function UserSold() {
  const { user, pieces, page, pages } = useLoaderData<typeof loader>();
  const t = useT('offer');
  const common = useT('common');
  return (
    <UserHead user={user} current="sold">
      {pieces.length === 0 ? (
        <Empty title={t('noListings')} help={t('noSold')} />
      ) : (
        <ProductGrid>
          {pieces.map((piece, index) => (
            <ProductCard
              key={piece.id}
              href={piece.href}
              brand={piece.brand}
              name={piece.name}
              imageSrc={piece.image}
              failedLabel={common('failedToLoad')}
              ask={{ price: piece.price }}
              detail={piece.detail}
              state={{ label: t('sold') }}
              priority={index < 4}
            />
          ))}
        </ProductGrid>
      )}
      <Pages page={page} pageCount={pages} hrefFor={(to) => paths.userSold(user.id, { page: to })} />
    </UserHead>
  );
}
