import type { AnswerInput } from '#contract/endpoint.ts';
import type { Gender } from '#contract/primitives.ts';
import type * as calls from '#contract/search.ts';
import { notFound } from '../../http/refused.ts';
import { nameOf } from '../../i18n/texts.ts';
import { allCollections, findCollection, type CollectionRow } from './collection-queries.ts';
import { readListRequest } from './list-request.ts';
import { noFilters } from './no-filters.ts';
import { countList, type ListContext } from './service.ts';

type Collection = AnswerInput<typeof calls.getCollection>;

/** Collections and trending lists (C32, C33): of a gender its own and those for both. */
export async function listCollections(
  ctx: ListContext,
  query: { kind?: Collection['kind'] | undefined; gender?: Gender | undefined },
): Promise<Collection[]> {
  const rows = (await allCollections(ctx.db)).filter(
    (row) =>
      (!query.kind || row.kind === query.kind) &&
      (!query.gender || row.gender === null || row.gender === query.gender),
  );
  return Promise.all(rows.map((row) => toCollection(ctx, row)));
}

/** Throws 404 when there is none with this id or key. */
export async function getCollection(
  ctx: ListContext,
  by: { id: number } | { key: string },
): Promise<Collection> {
  const row = await findCollection(ctx.db, by);
  if (!row) throw notFound();
  return toCollection(ctx, row);
}

async function toCollection(ctx: ListContext, row: CollectionRow): Promise<Collection> {
  const { id, key, kind, gender, coverImage } = row;
  const title = nameOf(ctx.language, 'collection', key, row.title);
  const text = nameOf(ctx.language, 'collectionText', key, row.text);
  const { filter } = await readListRequest(ctx.db, ctx.now, ctx.money, { ...noFilters, list: id });
  return { id, key, kind, gender, title, text, coverImage, count: await countList(ctx, filter) };
}
