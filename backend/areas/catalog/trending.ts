import { sql } from 'drizzle-orm';
import type { Gender } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { collections, sales, spus } from '../../db/schema/catalog.ts';
import { favorites } from '../../db/schema/shopper.ts';
import { everything } from './filters.ts';
import { partsOf } from './ordering.ts';
import { pageIds } from './queries.ts';

const WINDOW_MS = 7 * 86_400_000;
const STYLES_MAX = 100;

const lists: readonly { key: string; gender: Gender | null; title: string }[] = [
  { key: 'trending', gender: null, title: 'Trending this week' },
  { key: 'trending-women', gender: 'women', title: 'Trending this week for women' },
  { key: 'trending-men', gender: 'men', title: 'Trending this week for men' },
];

/**
 * Writes the trending lists anew (C32): available styles by how often they were sold and favourited in the last seven
 * days, a sale counting three times; the more popular of equals first. After a quiet week the popular ones follow. The
 * lists keep their ids.
 */
export async function updateTrending(db: Db, now: Date): Promise<void> {
  for (const [place, { key, gender, title }] of lists.entries()) {
    const hot = await wantedOf(db, now, gender);
    const usual = await popularOf(db, gender);
    const spuIds = [...new Set([...hot, ...usual])].slice(0, STYLES_MAX);
    const position = place - lists.length;
    await db
      .insert(collections)
      .values({ key, kind: 'trending', gender, title, spuIds, position, updatedAt: now })
      .onConflictDoUpdate({ target: collections.key, set: { spuIds, updatedAt: now } });
  }
}

async function wantedOf(db: Db, now: Date, gender: Gender | null): Promise<number[]> {
  const since = sql`${new Date(now.getTime() - WINDOW_MS).toISOString()}::timestamptz`;
  const until = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    select s.id from (
      select spu_id, sum(points) as points from (
        select spu_id, 3 as points from ${sales} where sold_at > ${since} and sold_at <= ${until}
        union all
        select spu_id, 1 from ${favorites} where created_at > ${since} and created_at <= ${until}
      ) events group by spu_id
    ) wanted join ${spus} s on s.id = wanted.spu_id
    where s.status = 'Available' ${gender ? sql`and s.gender = ${gender}` : sql``}
    order by wanted.points desc, s.popularity desc, s.id desc limit ${STYLES_MAX}`)) as unknown as {
    rows: { id: string | number }[];
  };
  return rows.map((row) => Number(row.id));
}

async function popularOf(db: Db, gender: Gender | null): Promise<number[]> {
  const filter = { ...everything, gender };
  return pageIds(db, filter, partsOf('Popular', filter), { pageStart: 0, pageLimit: STYLES_MAX });
}
