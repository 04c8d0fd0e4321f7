import { sql } from 'drizzle-orm';
import type { Gender } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { choices, type Choice } from './filters.ts';

/**
 * The available styles as columns of small numbers: what facets are counted of. Counting in SQL reads half the table
 * for every set of filters, hundreds of milliseconds at 100,000 styles; here it takes two or three, for some 60 bytes
 * a style.
 */
export interface StyleTable {
  length: number;
  /** Ascending. */
  ids: Float64Array;
  women: Uint8Array;
  marketplace: Uint8Array;
  /** Lowest ask in US cents, NaN without. */
  lowestUsd: Float64Array;
  /** Per choice a number for the style's values, to be looked up in `values`. */
  codes: Record<Choice, Uint32Array>;
  values: Record<Choice, readonly (readonly string[])[]>;
}

/** Small enough that other queries need not wait long in between. */
const CHUNK = 2000;

interface Chunk extends Record<Choice, (string | string[] | null)[]> {
  id: number[];
  gender: Gender[];
  marketplace: boolean[];
  lowest: (number | null)[];
}

/** A chunk as one row of lists: the driver then parses eleven texts, not tens of thousands of fields. */
async function readChunk(db: Db, after: number): Promise<Chunk | null> {
  const { rows } = (await db.execute(sql`
    select json_build_object(
      'id', json_agg(id), 'gender', json_agg(gender), 'marketplace', json_agg(has_marketplace_ask),
      'lowest', json_agg(lowest_ask_usd), 'brand', json_agg(brand_slug), 'category', json_agg(category1),
      'subcategory', json_agg(category2), 'condition', json_agg(ask_conditions), 'size', json_agg(ask_sizes),
      'color', json_agg(color), 'region', json_agg(ask_regions)
    )::text as chunk
    from (
      select * from ${spus} where status = 'Available' and id > ${after} order by id limit ${CHUNK}
    ) styles`)) as unknown as { rows: { chunk: string }[] };
  const chunk = JSON.parse(rows[0]?.chunk ?? '{}') as { id: number[] | null };
  return chunk.id ? (chunk as Chunk) : null;
}

/** Numbers lists of values in the order they are met. */
class Coder {
  readonly values: string[][] = [];
  private readonly codes = new Map<string, number>();

  codeOf(value: string | string[] | null): number {
    const key = Array.isArray(value) ? value.join('\n') : (value ?? '');
    let code = this.codes.get(key);
    if (code === undefined) {
      code = this.values.push(Array.isArray(value) ? value : value === null ? [] : [value]) - 1;
      this.codes.set(key, code);
    }
    return code;
  }
}

const perChoice = <T>(make: (choice: Choice) => T) =>
  Object.fromEntries(choices.map((choice) => [choice, make(choice)])) as Record<Choice, T>;

/** Reads the whole table, in pieces between which others get their turn. */
export async function readStyleTable(db: Db): Promise<StyleTable> {
  const chunks: Chunk[] = [];
  for (;;) {
    const chunk = await readChunk(db, chunks.at(-1)?.id.at(-1) ?? 0);
    if (!chunk) break;
    chunks.push(chunk);
    if (chunk.id.length < CHUNK) break;
  }
  const coders = perChoice(() => new Coder());
  const flat = <T>(of: (chunk: Chunk) => T[]) => chunks.flatMap(of);
  const ids = Float64Array.from(flat((chunk) => chunk.id));
  return {
    length: ids.length,
    ids,
    women: Uint8Array.from(flat((chunk) => chunk.gender), (gender) => (gender === 'women' ? 1 : 0)),
    marketplace: Uint8Array.from(flat((chunk) => chunk.marketplace), Number),
    lowestUsd: Float64Array.from(flat((chunk) => chunk.lowest), (cents) => cents ?? NaN),
    codes: perChoice((choice) => Uint32Array.from(flat((chunk) => chunk[choice]), (value) => coders[choice].codeOf(value))),
    values: perChoice((choice) => coders[choice].values),
  };
}
