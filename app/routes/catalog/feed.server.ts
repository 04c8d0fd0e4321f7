import type { LoaderFunctionArgs } from '@remix-run/node';
import { search } from '#app/api/catalog.server.ts';
import { styleCard } from '#app/components/style-card.ts';
import { activeChips, decodeListParams, listQueryOf, listSearch, withPage } from '#app/domain/list-params.ts';
import { listText } from '#app/domain/list-text.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { env } from '#app/server/env.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { chipLabel, filterNames } from '#app/components/filter-names.server.ts';

const FEED_ITEMS = 40;

export interface Feed {
  title: string;
  /** The list as a page. */
  home: string;
  /** Its canonical query, for the feed's own address. */
  query: string;
  origin: string;
  language: string;
  items: { url: string; title: string; text: string; image: string }[];
}

/** A list as a feed, latest first unless its query sorts; all addresses are whole (docs/decisions/0013). */
export async function loadFeed(args: LoaderFunctionArgs): Promise<Feed> {
  const visitor = await getVisitor(args);
  const url = new URL(args.request.url);
  const params = withPage(decodeListParams(url.searchParams), 1);
  const { gender } = params;
  const { language } = visitor.preferences;
  const t = translator(language, 'catalog');
  const common = translator(language, 'common');
  const [found, names] = await Promise.all([
    search(visitor, {
      ...listQueryOf(params),
      sort: params.sort ?? (params.list || params.shelf ? undefined : 'Latest'),
      pageLimit: FEED_ITEMS,
    }),
    filterNames(visitor, params),
  ]);
  const origin = env().PUBLIC_ORIGIN ?? url.origin;
  const words = [
    params.keyword && t('searchFor', { keyword: params.keyword }),
    gender && common(gender),
    params.shelf && t('newIn'),
    ...activeChips(params).map((chip) => chipLabel(chip, names, visitor.preferences, t)),
  ].filter((word) => typeof word === 'string' && word !== '');
  const query = listSearch(params).slice(1);
  return {
    title: t('feedTitle', {
      title: words.length > 0 ? listText(words as string[], language) : t('searchAll'),
    }),
    home: origin + paths.searchQuery(query),
    query,
    origin,
    language,
    items: found.spus.map((spu) => {
      const card = styleCard(spu, language, { allIn: params.allIn });
      return {
        url: origin + card.href,
        title: `${card.brand}: ${card.name}`,
        text: card.ask ? common('fromPrice', { price: card.ask }) : '',
        image: `${origin}${card.image}?w=640`,
      };
    }),
  };
}

/** Readers ask every few minutes; prices follow the preferences, if any. */
export const feedHeaders = { 'cache-control': 'public, max-age=300', vary: 'Cookie, Accept-Language' };
