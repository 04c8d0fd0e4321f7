import { randomBytes, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import type { Db } from '#backend/db/client.ts';
import { sessions, type users } from '#backend/db/schema/user.ts';
import type { Deps } from '#backend/deps.ts';
import { createIdentities } from '#backend/identity/create.ts';
import { hashToken } from '#backend/http/read-viewer.ts';
import type { MediaOptions } from '#backend/media/places.ts';
import { createPayments } from '#backend/payments/create.ts';
import type { Storage } from '#backend/storage/storage.ts';
import { getAccount, type Account } from '#contract/auth.ts';
import type { AnswerOf, BodyInput, Endpoint, QueryInput } from '#contract/endpoint.ts';
import { API_BASE, envelope, headerNames, type Envelope } from '#contract/envelope.ts';
import { codes } from '#contract/errors.ts';
import { openTestDatabase } from './database.ts';
import { insertReference, rowInserts } from './rows.ts';

type Loose = Endpoint<any, any, any, any>;

export interface CallInput<E extends Loose> {
  params?: Record<string, string | number>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** A random one when the endpoint wants one and none is given. */
  idempotencyKey?: string;
}
export interface CallResult<E extends Loose> {
  status: number;
  envelope: Required<Envelope>;
  /** The answer parsed with the contract's schema; throws when the call was refused. */
  data: AnswerOf<E>;
}

export interface TestBackend extends ReturnType<typeof rowInserts> {
  app: Hono;
  deps: Deps;
  db: Db;
  clock: { now: () => Date; set: (to: Date | string) => void; advance: (ms: number) => void };
  /** Mails handed to the mailer. */
  sent: { to: string; subject: string; body: string }[];
  /** Bytes in the storage by key. */
  files: Map<string, { bytes: Uint8Array; contentType: string }>;
  call: <E extends Loose>(endpoint: E, input?: CallInput<E>) => Promise<CallResult<E>>;
  /** A person with a session; overrides are columns of the users table. */
  registerUser: (
    overrides?: Partial<typeof users.$inferInsert>,
  ) => Promise<{ token: string; account: Account }>;
  close: () => Promise<void>;
}

/**
 * The real backend on an empty database with a clock that stands still until moved; only mail, storage and time
 * are stand-ins. Call `close` when done: the next backend of the file then reuses the database.
 */
export async function createTestBackend(
  options: { now?: Date | string; seedStyles?: number; deps?: Partial<Deps>; media?: MediaOptions } = {},
): Promise<TestBackend> {
  let now = new Date(options.now ?? '2026-03-02T12:00:00.000Z');
  const clock = {
    now: () => new Date(now),
    set: (to: Date | string) => void (now = new Date(to)),
    advance: (ms: number) => void (now = new Date(now.getTime() + ms)),
  };
  const database = await openTestDatabase();
  const { db } = database;
  const sent: TestBackend['sent'] = [];
  const files: TestBackend['files'] = new Map();
  const secret = 'a secret of the tests';
  const deps: Deps = {
    database,
    clock: clock.now,
    mailer: { place: 'memory', send: async (mail) => void sent.push(mail) },
    storage: memoryStorage(files),
    payments: createPayments({ database, clock: clock.now, secret }),
    identities: createIdentities({}, { database, clock: clock.now, secret }),
    log: pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    secret,
    rateLimitFactor: 1000,
    development: false,
    ...options.deps,
  };
  if (options.seedStyles) {
    const { seedDemo } = await import('#backend/demo/seed.ts');
    await seedDemo(db, { styles: options.seedStyles, now });
  } else {
    await insertReference(db, now);
  }
  const app = createApp(deps, options.media);
  const rows = rowInserts(db, clock.now);

  async function call<E extends Loose>(endpoint: E, input: CallInput<E> = {}): Promise<CallResult<E>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(input.params?.[name] ?? '')),
    );
    const headers: Record<string, string> = { ...input.headers };
    if (input.token) headers.authorization = `Bearer ${input.token}`;
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (endpoint.idempotent) headers[headerNames.idempotencyKey] = input.idempotencyKey ?? randomUUID();
    const response = await app.request(`${API_BASE}${path}${queryString(input.query)}`, {
      method: endpoint.method,
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const answer = envelope.parse(await response.json());
    return {
      status: response.status,
      envelope: answer as Required<Envelope>,
      get data() {
        if (answer.code !== codes.Success)
          throw new Error(`${endpoint.path} was refused: ${JSON.stringify(answer)}`);
        return endpoint.answer.parse(answer.data) as AnswerOf<E>;
      },
    };
  }

  const registerUser: TestBackend['registerUser'] = async (overrides) => {
    const row = await rows.user(overrides);
    const token = randomBytes(32).toString('base64url');
    await db.insert(sessions).values({
      tokenHash: hashToken(token),
      userId: row.id,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 365 * 86_400_000),
    });
    const { data } = await call(getAccount, { token });
    return { token, account: data };
  };

  return { app, deps, db, clock, sent, files, call, registerUser, close: database.close, ...rows };
}

function memoryStorage(files: TestBackend['files']): Storage {
  return {
    put: async (key, bytes, contentType) => void files.set(key, { bytes, contentType }),
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
  };
}

function queryString(query: object | undefined): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
