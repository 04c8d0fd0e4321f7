import { listFilters, sort as sortSchema } from '#contract/catalog.ts';
import type { AnswerInput } from '#contract/endpoint.ts';
import { SAVED_FILTERS_MAX } from '#contract/limits.ts';
import type { Gender } from '#contract/primitives.ts';
import type * as calls from '#contract/search.ts';
import { Refused, badRequest, notFound, say } from '../../http/refused.ts';
import { readListRequest } from './list-request.ts';
import { deleteOwn, insertWithin, ownFilters, type SavedFilterRow } from './saved-filter-queries.ts';
import { countList, type ListContext } from './service.ts';

type SavedFilter = AnswerInput<typeof calls.createSavedFilter>;

const names = [...Object.keys(listFilters.shape), 'sort'].sort();

/** What of a query string is filter or sort, in one order and without duplicates (C3): equal filters are equal texts. */
export function canonicalQuery(query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    for (const value of [...new Set(given.getAll(name).map((one) => one.trim()))].filter(Boolean).sort()) {
      if (isUsable(name, value)) kept.append(name, value);
    }
  }
  return kept.toString();
}

/** A value that the list would refuse is none that is worth keeping. */
function isUsable(name: string, value: string): boolean {
  if (name === 'sort') return sortSchema.safeParse(value).success;
  return listFilters.safeParse({ [name]: value }).success;
}

/** My saved filters, newest first, with how many styles each finds now (B23). */
export async function listSavedFilters(ctx: ListContext, userId: number): Promise<SavedFilter[]> {
  const rows = await ownFilters(ctx.db, userId);
  return Promise.all(rows.map((row) => toSavedFilter(ctx, row)));
}

/** Saves a filter. 400 with the sentence of B8 for one more than allowed. */
export async function createSavedFilter(
  ctx: ListContext,
  userId: number,
  body: { name: string; query: string; gender: Gender | null },
): Promise<SavedFilter> {
  const row = await insertWithin(
    ctx.db,
    { ...body, query: canonicalQuery(body.query), userId, createdAt: ctx.now },
    SAVED_FILTERS_MAX,
  );
  if (!row)
    throw badRequest(say('You can save up to {{max}} filters.', { max: SAVED_FILTERS_MAX }), 'too-many');
  return toSavedFilter(ctx, row);
}

/** Throws 404 when this person has none with this id. */
export async function deleteSavedFilter(ctx: ListContext, userId: number, id: number): Promise<null> {
  if (!(await deleteOwn(ctx.db, userId, id))) throw notFound();
  return null;
}

async function toSavedFilter(ctx: ListContext, row: SavedFilterRow): Promise<SavedFilter> {
  const { id, name, query, gender, createdAt } = row;
  return { id, name, query, gender, count: await countOf(ctx, row), createdTime: createdAt };
}

/** Zero where it asks for something that is gone, such as a collection. */
async function countOf(ctx: ListContext, row: SavedFilterRow): Promise<number> {
  const params = new URLSearchParams(row.query);
  const values = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
  const parsed = listFilters.safeParse(row.gender ? { gender: row.gender, ...values } : values);
  if (!parsed.success) return 0;
  try {
    const { filter } = await readListRequest(ctx.db, ctx.now, ctx.money, parsed.data);
    return await countList(ctx, filter);
  } catch (error) {
    if (error instanceof Refused) return 0;
    throw error;
  }
}
