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
  const coders = perChoice(() => new Coder());
  const codes = perChoice((): number[] => []);
  const ids: number[] = [];
  const women: number[] = [];
  const marketplace: number[] = [];
  const lowestUsd: number[] = [];
  for (;;) {
    const chunk = await readChunk(db, ids.at(-1) ?? 0);
    if (!chunk) break;
    for (const [at, id] of chunk.id.entries()) {
      ids.push(id);
      women.push(chunk.gender[at] === 'women' ? 1 : 0);
      marketplace.push(chunk.marketplace[at] ? 1 : 0);
      lowestUsd.push(chunk.lowest[at] ?? NaN);
      for (const choice of choices) codes[choice].push(coders[choice].codeOf(chunk[choice][at] ?? null));
    }
    if (chunk.id.length < CHUNK) break;
  }
  return {
    length: ids.length,
    ids: Float64Array.from(ids),
    women: Uint8Array.from(women),
    marketplace: Uint8Array.from(marketplace),
    lowestUsd: Float64Array.from(lowestUsd),
    codes: perChoice((choice) => Uint32Array.from(codes[choice])),
    values: perChoice((choice) => coders[choice].values),
  };
}
