import type { LoaderFunctionArgs } from '@remix-run/node';
import { listFavoriteFilters, listFavorites } from '#app/api/favorite.server.ts';
import { getUser } from '#app/api/user.server.ts';
import { offerGroupView } from '#app/components/offer-group-view.ts';
import { styleCard } from '#app/components/style-card.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { genders, isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import type { Favorite } from '#contract/favorite.ts';
import { closetSorts } from './closet-sorts.ts';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';

const FAVORITES_PAGE = 24;
/** Designers offered as filters, most liked first. */
const BRANDS_SHOWN = 8;

/** What somebody likes, filtered by what the address says (2.1#35, 2.2#8). */
export async function loadFavorites(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'offer');
  const common = translator(language, 'common');
  const url = new URL(args.request.url);
  const get = (name: string) => url.searchParams.get(name)?.slice(0, 80) || null;
  const page = parsePage(get('page'));
  const [gender, sort] = [get('gender'), get('sort')];
  const chosen = {
    gender: isOneOf(genders, gender) ? gender : null,
    category: get('category'),
    brand: get('brand'),
  };
  const [user, found, filters, account] = await Promise.all([
    getUser(visitor, userId),
    listFavorites(visitor, {
      userId: String(userId),
      pageStart: pageStart(page, FAVORITES_PAGE),
      pageLimit: FAVORITES_PAGE,
      ...(chosen.gender ? { gender: chosen.gender } : {}),
      ...(chosen.category ? { category: [chosen.category] } : {}),
      ...(chosen.brand ? { brand: [chosen.brand] } : {}),
      ...(isOneOf(closetSorts, sort) ? { sort } : {}),
    }),
    listFavoriteFilters(visitor, userId),
    visitor.account(),
  ]);
  const address = (name: string, value: string | null) => pageAddress(url, { page: null, [name]: value });
  const chips = (
    name: 'gender' | 'category' | 'brand',
    options: readonly { value: string; name: string; count: number }[],
  ) =>
    options.length < 2 && chosen[name] === null
      ? []
      : [
          { label: t('all'), href: address(name, null), current: chosen[name] === null },
          ...options.map((option) => ({
            label: option.name,
            href: address(name, option.value),
            count: option.count,
            current: chosen[name] === option.value,
          })),
        ];
  return {
    user: await userHead(user, visitor),
    own: account?.id === userId,
    filtered: chosen.gender !== null || chosen.category !== null || chosen.brand !== null,
    total: found.total,
    page,
    pages: pageCount(found.total, FAVORITES_PAGE),
    sort: isOneOf(closetSorts, sort) ? sort : '',
    chosen,
    filters: [
      {
        title: t('filterGender'),
        chips: chips(
          'gender',
          filters.genders.flatMap((one) =>
            isOneOf(genders, one.value) ? [{ ...one, name: common(one.value) }] : [],
          ),
        ),
      },
      { title: t('filterCategory'), chips: chips('category', filters.categories) },
      { title: t('filterBrand'), chips: chips('brand', filters.brands.slice(0, BRANDS_SHOWN)) },
    ].filter((filter) => filter.chips.length > 0),
    cards: found.data.map((one) => favoriteView(one, language)),
    base: paths.userFavorites(userId),
    address: url.pathname + url.search,
    title: `${t('favouritesOf', { name: user.username })} · Offcut`,
    messages: messagesFor(language, userHeadTexts),
  };
}

/** A liked style as its card; a liked listing with its seller's name, drained when nothing of it is left. */
function favoriteView(favorite: Favorite, language: string) {
  const { spu, group, favoriteUserId, username } = favorite;
  const t = translator(language, 'offer');
  return {
    favoriteId: favorite.favoriteId,
    style: styleCard(spu, language),
    listing:
      favoriteUserId === null
        ? null
        : {
            sellerId: favoriteUserId,
            seller: username ?? '',
            closet: paths.userListings(favoriteUserId),
            group: group && offerGroupView(group, language, t),
          },
  };
}
