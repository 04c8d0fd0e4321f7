import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { lockDataFolder } from './data-lock.ts';
import { warmIndex } from './areas/catalog/index/index-keeper.ts';
import { openDatabase, type Database } from './db/client.ts';
import { users } from './db/schema/user.ts';
import { DEMO_PASSWORD, makePeople } from './demo/people.ts';
import { seedDemo } from './demo/seed.ts';
import type { Deps } from './deps.ts';
import { identitySettings, type BackendEnv } from './env.ts';
import { startJobs } from './jobs/start.ts';
import { createMailer } from './mail/create.ts';
import { createPayments } from './payments/create.ts';
import { createIdentities } from './identity/create.ts';
import { readSecret } from './secret.ts';
import { diskStorage } from './storage/disk-storage.ts';

/** Requests in flight get this long to finish when stopping; the web waits eight seconds for its backend. */
const STOP_MS = 5_000;

export interface Running {
  port: number;
  /** What a person who started this wants to read: demo logins, where mail goes. */
  notes: string[];
  /** Stops accepting, finishes what is in flight, then jobs, database and lock. */
  stop: () => Promise<void>;
}

/**
 * Starts a backend node: database (locked, migrated, filled with the demo when empty), jobs, server. Throws a
 * readable error when something it needs is not there; nothing stays open then.
 */
export async function startBackend(env: BackendEnv, log: Logger, port = env.PORT_API): Promise<Running> {
  const dataFolder = resolve(env.DATA_DIR);
  const undo: (() => void | Promise<void>)[] = [];
  const stopAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    if (!env.DATABASE_URL) undo.push(lockDataFolder(dataFolder));
    if (env.DATABASE_URL && !env.API_SECRET) {
      log.warn('API_SECRET is not set: every node signs with a secret of its own data folder');
    }
    const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(dataFolder, 'db') });
    undo.push(() => database.close());
    await database.migrate();
    if (env.DEMO_STYLES > 0) await seed(database, env.DEMO_STYLES, log);

    const secret = readSecret(env.API_SECRET, dataFolder);
    const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, shop: env.PUBLIC_ORIGIN });
    const deps: Deps = {
      database,
      clock: systemClock,
      mailer,
      storage: diskStorage(join(dataFolder, 'files')),
      payments: createPayments({ database, clock: systemClock, secret }),
      identities: createIdentities(identitySettings(env), { database, clock: systemClock, secret }),
      log,
      secret,
      rateLimitFactor: env.RATE_LIMIT_FACTOR,
      development: env.NODE_ENV === 'development',
    };
    const app = createApp(deps, { cacheFolder: join(dataFolder, 'cache/media') });
    const jobs = startJobs(deps);
    undo.push(() => jobs.stop());
    const server = await listen(app, env.HOST_API, port);
    undo.push(() => closeServer(server));
    warmIndex(database.db).catch((error: unknown) => log.warn({ err: error }, 'the index is not ready yet'));
    const notes = [
      ...(env.DEMO_STYLES > 0 ? await loginNotes(database) : []),
      `Mail goes to ${mailer.place}`,
    ];
    return { port: (server.address() as AddressInfo).port, notes, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** An empty database becomes the demo shop, on one node only; one with data stays as it is. */
async function seed(database: Database, styles: number, log: Logger): Promise<void> {
  const result = await seedDemo(database.db, {
    styles,
    now: systemClock(),
    onProgress: (done, total) => log.info({ done, total }, 'making the demo catalogue'),
  });
  if (result.seeded)
    log.info({ styles: result.styles, offers: result.offers }, 'the demo catalogue is ready');
}

/** Whom to sign in as, where the demo people exist. */
async function loginNotes(database: Database): Promise<string[]> {
  const demo = makePeople(systemClock()).filter((person) => person.demo);
  const names = demo.map((person) => person.username);
  const found = await database.db
    .select({ name: users.username })
    .from(users)
    .where(inArray(users.username, names));
  if (found.length === 0) return [];
  const logins = names.filter((name) => found.some((row) => row.name === name));
  return [`Demo logins: ${logins.join(', ')} (password ${DEMO_PASSWORD})`];
}

function listen(app: Hono, hostname: string, port: number): Promise<Server> {
  return new Promise((done, failed) => {
    const server = serve({ fetch: app.fetch, hostname, port }, () => done(server)) as Server;
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(readableListenError(error, hostname, port)),
    );
  });
}

function readableListenError(error: NodeJS.ErrnoException, hostname: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on ${hostname} is in use. Stop what uses it, or set PORT_API to another one.`,
    );
  }
  if (error.code === 'EACCES') return new Error(`Not allowed to listen on port ${port} of ${hostname}.`);
  return error;
}

/** Keep-alive connections would hold close() open for ever (trap T5). */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), STOP_MS);
  // A connection falls idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(impatient);
  clearInterval(sweep);
}
