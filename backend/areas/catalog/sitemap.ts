import { and, asc, eq, exists, gt, sql, type SQL } from 'drizzle-orm';
import { SITEMAP_PART } from '#contract/sitemap.ts';
import type { Db } from '../../db/client.ts';
import { spus } from '../../db/schema/catalog.ts';
import { offers } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';
import { kept } from '../../kept.ts';
import { liveOffer, visibleOwner } from '../offer/live.ts';

const shown = eq(spus.status, 'Available');

const selling = (db: Db, now: Date) =>
  and(
    visibleOwner(),
    exists(
      db
        .select({ one: sql`1` })
        .from(offers)
        .where(and(eq(offers.userId, users.id), eq(offers.type, 'ask'), liveOffer(now))),
    ),
  );

/** The ids that the parts of the sitemap begin after; the first begins at nothing. Both tables are walked once. */
export function sitemapParts(
  db: Db,
  now: Date,
  size = SITEMAP_PART,
): Promise<{ styles: number[]; sellers: number[] }> {
  return kept(db, now, 'sitemap', String(size), async () => {
    const [styles, sellers] = await Promise.all([
      partStarts(db, sql`select ${spus.id} as id from ${spus} where ${shown}`, size),
      partStarts(db, sql`select ${users.id} as id from ${users} where ${selling(db, now)}`, size),
    ]);
    return { styles, sellers };
  });
}

async function partStarts(db: Db, ids: SQL, size: number): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    select id from (select id, row_number() over (order by id) as place from (${ids}) as found) as numbered
    where place % ${size} = 0 order by id`)) as unknown as { rows: { id: string | number }[] };
  return [0, ...rows.map((row) => Number(row.id))];
}

/** Available styles after an id, one part of them. */
export async function sitemapStyles(db: Db, after: number, size = SITEMAP_PART) {
  return db
    .select({
      id: spus.id,
      brand: spus.brandName,
      name: spus.name,
      gender: spus.gender,
      changed: spus.latestAt,
    })
    .from(spus)
    .where(and(shown, gt(spus.id, after)))
    .orderBy(asc(spus.id))
    .limit(size);
}

/** People with a live ask after an id, one part of them. */
export async function sitemapSellers(db: Db, now: Date, after: number) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(selling(db, now), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(SITEMAP_PART);
}
