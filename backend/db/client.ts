import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { packageRoot } from '../package-root.ts';
import { locks } from './locks.ts';
import * as catalog from './schema/catalog.ts';
import * as identity from './schema/identity.ts';
import * as shopper from './schema/shopper.ts';
import * as trade from './schema/trade.ts';
import * as user from './schema/user.ts';

export const schema = { ...catalog, ...trade, ...user, ...shopper, ...identity };

/** What services take: the database or a transaction on it. Both kinds of database speak the same dialect. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Brings the tables up to date; safe when several nodes start at once. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
}

const migrationsFolder = () => join(packageRoot(), 'backend/db/migrations');

/**
 * Opens the database: PostgreSQL when `url` is given, else PGlite in `dataDir` (in memory when that is null).
 * PGlite is one connection (trap T12): its transactions run one after another.
 */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir: string | null;
}): Promise<Database> {
  if (options.url) return openPostgres(options.url);
  if (options.dataDir) mkdirSync(options.dataDir, { recursive: true });
  const client = await PGlite.create(options.dataDir ? { dataDir: options.dataDir } : {});
  const db = drizzlePglite(client, { schema });
  return {
    db: db as unknown as Db,
    kind: 'pglite',
    migrate: () => migratePglite(db, { migrationsFolder: migrationsFolder() }),
    close: () => client.close(),
  };
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // An idle connection that the server drops must not take the node down; the next query opens another.
  pool.on('error', (error) => console.error('an idle database connection was lost:', error.message));
  const db = drizzlePg(pool, { schema });
  return {
    db: db as unknown as Db,
    kind: 'postgres',
    migrate: async () => {
      const lock = await pool.connect();
      try {
        await lock.query('select pg_advisory_lock($1)', [locks.migration]);
        await migratePg(db, { migrationsFolder: migrationsFolder() });
      } finally {
        await lock.query('select pg_advisory_unlock($1)', [locks.migration]);
        lock.release();
      }
    },
    close: () => pool.end(),
  };
}
