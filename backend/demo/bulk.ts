import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/client.ts';

/**
 * Inserts rows by one JSON parameter: several times faster than one parameter a cell, on PGlite above all. Columns that
 * are missing from the first row keep their defaults; dates travel as ISO text.
 */
export async function insertRows<T extends PgTable>(
  tx: Tx | Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const renamed = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  );
  const list = (build: (name: string, type: string) => SQL) =>
    sql.join(
      columns.map(([, column]) => build(column.name, column.getSQLType())),
      sql`, `,
    );
  const names = list((name) => sql.identifier(name) as unknown as SQL);
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_to_recordset(${JSON.stringify(renamed)}::json)
      as rows(${list((name, type) => sql`${sql.identifier(name)} ${sql.raw(type)}`)})
  `);
}

/** Points the identity of a table behind the ids that were given by hand. */
export async function advanceIdentity(tx: Tx | Db, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${name}::text, 'id'), (select coalesce(max(id), 1) from ${sql.identifier(name)}))
  `);
}
