import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { codes } from '#contract/errors.ts';
import type { AnswerInput, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { API_BASE, headerNames } from '#contract/envelope.ts';
import type { Tx } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/trade.ts';
import type { Deps } from '../deps.ts';
import { cleanText, parseCleanJson } from './clean-text.ts';
import { takeFromLimit } from './rate-limit.ts';
import { badRequest, conflict, forbidden, invalid } from './refused.ts';
import { readViewer } from './read-viewer.ts';
import type { Viewer, ViewerUser } from './viewer.ts';

/** What a handler gets. `user` is never null where the endpoint's access is `required`. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  viewer: Viewer;
  /** The signed-in person; throws the login refusal when there is none. */
  user: () => ViewerUser;
  deps: Deps;
  /**
   * Runs `work` in a transaction at most once per idempotency key of this person: a repeat gets the first answer,
   * the same key for something else is refused. Only for endpoints marked idempotent.
   */
  once: (work: (tx: Tx) => Promise<AnswerInput<E>>) => Promise<AnswerInput<E>>;
  /** The idempotency key itself, to be handed on to a provider; empty where the endpoint has none. */
  idempotencyKey: string;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerInput<E>>;

/** Collects handlers, then mounts them so that literal paths win over parameters (`/user/info` before `/user/:id`). */
export class Router {
  private readonly bound: { endpoint: Endpoint; handler: Handler<Endpoint> }[] = [];

  /** Binds a handler to a call of the contract. */
  on<E extends Endpoint<any, any, any, any>>(endpoint: E, handler: Handler<E>): void {
    this.bound.push({ endpoint, handler: handler as unknown as Handler<Endpoint> });
  }

  /** The calls that have a handler; a test compares them with the contract's registry. */
  endpoints(): Endpoint[] {
    return this.bound.map((row) => row.endpoint);
  }

  mount(app: Hono, deps: Deps): void {
    const literalFirst = [...this.bound].sort(
      (a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length,
    );
    for (const { endpoint, handler } of literalFirst) {
      app.on(endpoint.method, `${API_BASE}${endpoint.path}`, (c) => handle(c, endpoint, handler, deps));
    }
  }
}

async function handle(
  c: Context,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  deps: Deps,
): Promise<Response> {
  const viewer = await readViewer(c, deps);
  const user = () => {
    if (!viewer.user) throw forbidden('Please sign in to continue.', 'not-signed-in');
    return viewer.user;
  };
  if (endpoint.access === 'required') user();
  if (endpoint.limit) await takeFromLimit(deps, endpoint.limit, viewer);

  const params = parse(endpoint.params, readParams(c), 'params');
  const query = parse(endpoint.query, readQuery(c), 'query');
  const body = endpoint.body ? parse(endpoint.body, await readBody(c), 'body') : undefined;

  const idempotencyKey = c.req.header(headerNames.idempotencyKey) ?? '';
  if (endpoint.idempotent && !/^[\w-]{8,100}$/.test(idempotencyKey)) {
    throw badRequest('This call needs an idempotency key.');
  }
  const once: Call<Endpoint>['once'] = (work) =>
    runOnce(deps, user().id, idempotencyKey, fingerprintOf(endpoint, params, body), work);

  const data = await handler({
    params,
    query,
    body,
    viewer,
    user,
    deps,
    once,
    idempotencyKey,
  } as Call<Endpoint>);
  return c.json({ code: codes.Success, data: data ?? null, msg: 'success' }, 200, {
    'cache-control': endpoint.keptSeconds
      ? `public, max-age=0, s-maxage=${endpoint.keptSeconds}`
      : 'private, no-store',
  });
}

function parse(
  schema: z.ZodTypeAny | undefined,
  value: unknown,
  where: 'params' | 'query' | 'body',
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (where !== 'body')
    throw badRequest(`Wrong ${where}: ${result.error.issues.map((i) => i.path.join('.')).join(', ')}`);
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) (fields[issue.path.join('.')] ??= []).push(issue.message);
  throw invalid(fields);
}

function readParams(c: Context): Record<string, string> {
  const params: Record<string, string> = c.req.param();
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, cleanText(value)]));
}

/** Repeated keys become lists, single ones stay text (C3). */
function readQuery(c: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([key, values]) => {
      const clean = values.map(cleanText);
      return [key, clean.length === 1 ? (clean[0] ?? '') : clean];
    }),
  );
}

async function readBody(c: Context): Promise<unknown> {
  try {
    return parseCleanJson(await c.req.text());
  } catch {
    throw badRequest('The body is not JSON.');
  }
}

function fingerprintOf(endpoint: Endpoint, params: unknown, body: unknown): string {
  return createHash('sha256')
    .update(`${endpoint.method} ${endpoint.path} ${JSON.stringify([params, body])}`)
    .digest('hex');
}

/**
 * The key's row is written in the transaction of the effect: a concurrent repeat waits on it, a failed effect
 * takes it back, and an acknowledged one is found again (architecture 6).
 */
async function runOnce<A>(
  deps: Deps,
  userId: number,
  key: string,
  fingerprint: string,
  work: (tx: Tx) => Promise<A>,
): Promise<A> {
  return deps.database.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, fingerprint, createdAt: deps.clock() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    if (inserted.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine);
      if (first?.fingerprint !== fingerprint)
        throw conflict('This key was used for something else.', 'key-reused');
      return first.answer as A;
    }
    const answer = await work(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(mine);
    return answer;
  });
}
