import type { AnswerInput } from '#contract/endpoint.ts';
import { SUGGESTIONS } from '#contract/limits.ts';
import type { Gender } from '#contract/primitives.ts';
import type * as calls from '#contract/search.ts';
import { everything } from './filters.ts';
import { matchCategories, matchDesigners } from './names.ts';
import { noFilters } from './no-filters.ts';
import { countList, search, type ListContext } from './service.ts';

const nothing = { spus: [], designers: [], categories: [], didYouMean: null };

/** What the search box shows: the most relevant styles, and designers and categories of that name (2.3#46, 4#23). */
export async function suggest(
  ctx: ListContext,
  query: { keyword: string; gender?: Gender | undefined },
): Promise<AnswerInput<typeof calls.suggest>> {
  const { db, now } = ctx;
  const { keyword, gender } = query;
  if (!keyword) return nothing;
  const [found, designers, categories] = await Promise.all([
    search(ctx, {
      ...noFilters,
      keyword,
      gender,
      sort: 'MostRelevant',
      pageStart: 0,
      pageLimit: SUGGESTIONS,
    }),
    matchDesigners(db, now, keyword, gender),
    matchCategories(db, now, keyword, gender, ctx.language),
  ]);
  const counted = await Promise.all(
    categories.map(async (match) => ({
      ...match,
      count: await countList(ctx, {
        ...everything,
        gender: match.gender,
        category: [match.category],
        subcategory: match.subcategory === null ? [] : [match.subcategory],
      }),
    })),
  );
  return {
    spus: found.data.flatMap((hit) => (hit.type === 'spu' ? [hit.spu] : [])),
    designers,
    categories: counted.filter((category) => category.count > 0),
    didYouMean: found.didYouMean,
  };
}
