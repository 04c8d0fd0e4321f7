import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase, type Database } from '#backend/db/client.ts';

/** PGlite databases that a finished test gave back: emptying one takes a twentieth of opening one. */
const idle: Database[] = [];

/**
 * A migrated, empty database: PGlite in memory, or a database of its own on the server of `TEST_DATABASE_URL`
 * (any role that may create databases). `close` gives it back.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server);
  const database = idle.pop() ?? (await openEmptyPglite());
  await empty(database);
  return {
    ...database,
    // Caches are kept per database object, so each test gets an object of its own.
    db: Object.create(database.db) as Database['db'],
    close: async () => void idle.push(database),
  };
}

async function openEmptyPglite(): Promise<Database> {
  const database = await openDatabase({ dataDir: null });
  await database.migrate();
  return database;
}

async function empty(database: Database): Promise<void> {
  await database.db.execute(sql`
    do $$ declare names text; begin
      select string_agg(format('%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
      execute 'truncate ' || names || ' restart identity cascade';
    end $$`);
}

async function openOnServer(server: string): Promise<Database> {
  const name = `offcut_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, dataDir: null });
  await database.migrate();
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
