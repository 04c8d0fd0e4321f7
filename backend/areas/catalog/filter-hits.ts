import type { AnswerInput } from '#contract/endpoint.ts';
import type { Gender } from '#contract/primitives.ts';
import type * as calls from '#contract/search.ts';
import { everything, type StyleFilter } from './filters.ts';
import { matchCategories, matchDesigners } from './names.ts';
import { cardsOf } from './queries.ts';
import { canonicalQuery } from './saved-filters.ts';
import { findList, type ListContext } from './service.ts';

type Hit = AnswerInput<typeof calls.search>['data'][number];

const FILTERS_MAX = 3;
const THUMBNAILS = 4;

interface Candidate {
  name: string;
  gender: Gender | null;
  filter: StyleFilter;
  labels: string[];
}

/** Lists that carry the name somebody searched for, as cards (F20): designers, then categories. */
export async function filterHits(
  ctx: ListContext,
  keyword: string,
  gender: Gender | undefined,
): Promise<Hit[]> {
  const { db, now } = ctx;
  const [designers, categories] = await Promise.all([
    matchDesigners(db, now, keyword, gender),
    matchCategories(db, now, keyword, gender, ctx.language),
  ]);
  const candidates: Candidate[] = [
    ...designers.map(({ value, name }) => ({
      name,
      gender: gender ?? null,
      filter: { ...everything, gender: gender ?? null, brand: [value] },
      labels: [name],
    })),
    ...categories.map((match) => ({
      name: match.name,
      gender: match.gender,
      filter: {
        ...everything,
        gender: match.gender,
        category: [match.category],
        subcategory: match.subcategory === null ? [] : [match.subcategory],
      },
      labels: [match.name],
    })),
  ];
  const hits = await Promise.all(candidates.slice(0, FILTERS_MAX).map((one) => toHit(ctx, one)));
  return hits.filter((hit) => hit.filter.count > 0);
}

async function toHit(ctx: ListContext, { name, gender, filter, labels }: Candidate) {
  const page = { pageStart: 0, pageLimit: THUMBNAILS };
  const { ids, total: count } = await findList(ctx, filter, 'Featured', page);
  const cards = await cardsOf(ctx.db, ids);
  const query = new URLSearchParams();
  for (const choice of ['brand', 'category', 'subcategory'] as const)
    for (const value of filter[choice]) query.append(choice, value);
  if (gender) query.set('gender', gender);
  return {
    type: 'spuFilter' as const,
    filter: {
      name,
      gender,
      query: canonicalQuery(query.toString()),
      count,
      thumbnails: cards.map((card) => card.thumbnail),
      labels,
    },
  };
}
