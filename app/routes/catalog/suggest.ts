import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { suggest } from '#app/api/catalog.server.ts';
import type { SuggestionsView } from '#app/components/search/suggestions.ts';
import { styleCard } from '#app/components/style-card.ts';
import { cleanKeyword } from '#app/domain/list-params.ts';
import { genders, isOneOf } from '#app/domain/vocabulary.ts';
import { paths } from '#app/paths.ts';
import { readRecentSearches } from '#app/server/recent-searches.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** Fits below the header of a small laptop. */
const SUGGESTED = 6;
const PLACES = 4;

/** Suggestions for some words, most relevant first (4#23); for none, this browser's recent searches. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const params = new URL(args.request.url).searchParams;
  const wanted = params.get('gender');
  const gender = isOneOf(genders, wanted) ? wanted : (visitor.preferences.gender ?? 'women');
  const keyword = cleanKeyword(params.get('search') ?? '');
  const [recents, found] = await Promise.all([
    readRecentSearches(args.request),
    keyword ? suggest(visitor, { gender, keyword }) : null,
  ]);
  const view: SuggestionsView = {
    keyword,
    recent: keyword
      ? []
      : recents[gender].map((words) => ({ label: words, href: paths.search({ gender, search: words }) })),
    places: (found
      ? [
          ...found.designers.map(({ value, name }) => ({ label: name, href: paths.designer(gender, value) })),
          ...found.categories.map(({ gender: of, category, subcategory, name }) => ({
            label: name,
            href: paths.category(of, category, subcategory ?? undefined),
          })),
        ]
      : []
    ).slice(0, PLACES),
    styles: (found?.spus ?? [])
      .slice(0, SUGGESTED)
      .map((spu) => styleCard(spu, visitor.preferences.language))
      .map(({ id, href, brand, name, image, ask }) => ({ id, href, brand, name, image, from: ask })),
    all: paths.search({ gender, search: keyword }),
  };
  return data(view, { headers: { 'cache-control': 'private, no-store' } });
}
