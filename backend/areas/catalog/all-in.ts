import { sql, type SQL } from 'drizzle-orm';
import { WORLDWIDE } from '#contract/primitives.ts';
import { spus } from '../../db/schema/catalog.ts';

/** Cheapest price with shipping to a region, US cents (D5, D6); null when nobody ships there. */
export function allInOf(prices: Readonly<Record<string, number>>, region: string): number | null {
  return prices[region] ?? prices[WORLDWIDE] ?? null;
}

/** The same in SQL. */
export function allInUsd(region: string): SQL {
  return sql`coalesce((${spus.allInUsd} ->> ${region})::bigint, (${spus.allInUsd} ->> ${WORLDWIDE})::bigint)`;
}
