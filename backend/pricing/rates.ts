import { eq, sql } from 'drizzle-orm';
import type { Rates } from '#contract/money.ts';
import type { Db } from '../db/client.ts';
import { rates } from '../db/schema/catalog.ts';
import { kept } from '../kept.ts';

/** The newest day's exchange rates (D2): units per US dollar; kept for ten minutes per database. */
export function getRates(db: Db, now: Date): Promise<Rates> {
  // A table that is still empty must not stick.
  return kept(db, now, 'rates', '', () => readRates(db), {
    unless: (found) => Object.keys(found).length <= 1,
  });
}

async function readRates(db: Db): Promise<Rates> {
  const newest = db.select({ date: sql<string>`max(${rates.date})` }).from(rates);
  const rows = await db.select().from(rates).where(eq(rates.date, newest));
  return { USD: 1, ...Object.fromEntries(rows.map((row) => [row.currency, row.perUsd])) };
}
