import { desc, eq, sql } from 'drizzle-orm';
import type { Rates } from '#contract/money.ts';
import { rates } from '../db/schema/catalog.ts';
import type { Db } from '../db/client.ts';

const TTL_MS = 10 * 60_000;
const kept = new WeakMap<object, { at: number; value: Promise<Rates> }>();

/** The newest day's exchange rates (D2): units per US dollar; kept for ten minutes per database. */
export function getRates(db: Db, now: Date): Promise<Rates> {
  const entry = kept.get(db);
  if (entry && now.getTime() - entry.at < TTL_MS && now.getTime() >= entry.at) return entry.value;
  const value = readRates(db);
  kept.set(db, { at: now.getTime(), value });
  // A failed or empty read must not stick.
  value.then(
    (found) => Object.keys(found).length <= 1 && kept.delete(db),
    () => kept.delete(db),
  );
  return value;
}

async function readRates(db: Db): Promise<Rates> {
  const newest = db
    .select({ date: sql<string>`max(${rates.date})` })
    .from(rates);
  const rows = await db.select().from(rates).where(eq(rates.date, newest)).orderBy(desc(rates.currency));
  return { USD: 1, ...Object.fromEntries(rows.map((row) => [row.currency, row.perUsd])) };
}
