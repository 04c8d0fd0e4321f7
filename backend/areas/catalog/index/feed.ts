import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { spuChanges, spus } from '../../../db/schema/catalog.ts';
import { choices, type Choice } from '../filters.ts';
import type { StyleRecord } from './columns.ts';

/** Small enough that other queries need not wait long in between. */
export const CHUNK = 1000;

type Lists = Record<
  Choice | Exclude<keyof StyleRecord, Choice | 'text'> | keyof StyleRecord['text'],
  never[]
>;

/** Columns of a chunk and where they come from. */
const sources: Record<keyof Lists, string> = {
  id: 'id',
  available: `status = 'Available'`,
  gender: 'gender',
  brand: 'brand_slug',
  category: 'category1',
  subcategory: 'category2',
  condition: 'ask_conditions',
  size: 'ask_sizes',
  color: 'color',
  region: 'ask_regions',
  marketplace: 'has_marketplace_ask',
  lowest: 'lowest_ask_usd',
  allIn: 'all_in_usd',
  popularity: 'popularity',
  discount: 'discount',
  released: 'extract(epoch from released_at) * 1000',
  latest: 'extract(epoch from latest_at) * 1000',
  lowestAt: 'extract(epoch from lowest_ask_at) * 1000',
  highestBidAt: 'extract(epoch from highest_bid_at) * 1000',
  name: 'name',
  alias: 'brand_alias',
  words: `category_words || ' ' || color || ' ' || color_name`,
  styleId: 'style_id',
  description: 'description',
};
/** The designer's name stands apart: `brand` is the slug. */
const pairs = [...Object.entries(sources), ['brandName', 'brand_name']];

/** A chunk as one row of lists: the driver then parses one text, not tens of thousands of fields. */
async function readChunk(db: Db, which: SQL): Promise<StyleRecord[]> {
  const fields = pairs.map(([name, source]) => `'${name}', json_agg(${source})`).join(', ');
  const { rows } = (await db.execute(sql`
    select json_build_object(${sql.raw(fields)})::text as chunk
    from (select * from ${spus} where ${which} order by id limit ${CHUNK}) styles`)) as unknown as {
    rows: { chunk: string }[];
  };
  const chunk = JSON.parse(rows[0]?.chunk ?? '{}') as Record<string, unknown[]> & { id: number[] | null };
  return (chunk.id ?? []).map((_, at) => recordAt(chunk, at));
}

function recordAt(chunk: Record<string, unknown[]>, at: number): StyleRecord {
  const value = (name: string) => chunk[name]![at];
  const text = (name: string) => (value(name) as string | null) ?? '';
  return {
    ...(Object.fromEntries(choices.map((choice) => [choice, value(choice)])) as Pick<StyleRecord, Choice>),
    id: value('id') as number,
    available: value('available') as boolean,
    gender: value('gender') as StyleRecord['gender'],
    marketplace: value('marketplace') as boolean,
    lowest: value('lowest') as number | null,
    allIn: value('allIn') as Record<string, number>,
    popularity: value('popularity') as number,
    discount: value('discount') as number,
    released: value('released') as number,
    latest: value('latest') as number,
    lowestAt: value('lowestAt') as number | null,
    highestBidAt: value('highestBidAt') as number | null,
    text: {
      brand: text('brandName'),
      alias: value('alias') as string | null,
      name: text('name'),
      words: text('words'),
      styleId: text('styleId'),
      description: text('description'),
    },
  };
}

/** Available styles behind an id, at most `CHUNK`, by id. */
export const readAfter = (db: Db, after: number) =>
  readChunk(db, sql`status = 'Available' and id > ${after}`);

/** Given styles, whatever their status; at most `CHUNK`. */
export const readStyles = (db: Db, ids: readonly number[]) => readChunk(db, sql`id in ${ids}`);

export interface Changes {
  /** Styles that changed, each with the transaction that did it last. */
  styles: { id: number; transaction: number }[];
  /** Everything of transactions before this one is in `styles`, or was known before. */
  horizon: number;
}

/**
 * What changed in transactions from `since` on, as far as it is committed. The horizon is the oldest transaction that is
 * still under way: what it does is seen by the next reading. Numbers beyond the newest transaction are left over from
 * another server that this database was restored from.
 */
export async function readChanges(db: Db, since: number): Promise<Changes> {
  const { rows } = (await db.execute(changesStatement(since))) as unknown as {
    rows: { horizon: string; changed: string | null }[];
  };
  const [row] = rows;
  const styles = JSON.parse(row?.changed ?? '[]') as [number, number][];
  return {
    styles: styles.map(([id, transaction]) => ({ id, transaction })),
    horizon: Number(row?.horizon ?? since),
  };
}

export const changesStatement = (since: number): SQL => sql`
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (
    select json_agg(json_build_array(spu_id, transaction)) from ${spuChanges}
    where transaction >= ${since} and transaction < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  )::text as changed`;
