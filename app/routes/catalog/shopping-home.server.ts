import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { listMarketplace, listNew, listRecommended } from '#app/api/catalog.server.ts';
import { styleCard } from '#app/components/style-card.ts';
import { hasMore, parsePage } from '#app/domain/pagination.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { shoppingWords } from '#app/i18n/page-words.ts';
import { paths } from '#app/paths.ts';
import { requireGender } from '#app/server/guards.server.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { bannerOf, homeImagesOf } from '#app/server/reference.server.ts';
import { recentlySeen } from '#app/server/seen.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { PAGE_LIMIT } from '#contract/limits.ts';

/** The tabs of 2.3#3; the first is the default and absent from the address. */
const types = ['recommended', 'new-in', 'marketplace'] as const;
const lists = { recommended: listRecommended, 'new-in': listNew, marketplace: listMarketplace } as const;
/** Without script "load more" shows pages 1 to n (J28); further on, the filtered lists have pages. */
const PAGES_MAX = 10;

/** The shopping home of a gender; with `alone` only the cards of the address's page, for script that appends them. */
export async function loadShoppingHome(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  const wanted = search.get('type');
  const type = isOneOf(types, wanted) ? wanted : 'recommended';
  const page = Math.min(parsePage(search.get('page')), PAGES_MAX);
  const alone = search.has('alone');
  const pages = Array.from({ length: page }, (_, index) => index).filter(
    (index) => !alone || index === page - 1,
  );
  const [seen, banner, images, ...loaded] = await Promise.all([
    alone ? [] : recentlySeen(args.request, visitor),
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
    banner: bannerFor(banner, type),
    looks: banner.looks,
    tile: images[gender].url,
    cards: loaded.flatMap(({ data: spus }) => spus.map((spu) => styleCard(spu, language))),
    seen: seen.map((spu) => styleCard(spu, language)),
    more: hasMore(loaded.at(-1)?.data.length ?? 0) && page < PAGES_MAX,
    title: `${t(men ? 'shoppingTitleMen' : 'shoppingTitleWomen')} · Offcut`,
    description: t(men ? 'bannerTextMen' : 'bannerTextWomen'),
    // More pages of a list are the list.
    canonical: paths.shopping(gender, type === 'recommended' ? {} : { type }),
    messages: wordsFor(language, 'catalog', shoppingWords),
  };
  // Remembered, so that the front door opens here next time (2.3#2).
  const known = visitor.preferences.gender === gender;
  return data(
    answer,
    known ? {} : { headers: { 'set-cookie': await preferencesCookie(args.request, { gender }) } },
  );
}

/** A list's own banner, or the gender's. */
function bannerFor(
  { image, newIn, marketplace }: Awaited<ReturnType<typeof bannerOf>>,
  type: (typeof types)[number],
) {
  const own = { recommended: undefined, 'new-in': newIn, marketplace };
  return own[type] ?? image;
}

export type ShoppingHomeView = Awaited<ReturnType<typeof loadShoppingHome>>['data'];
