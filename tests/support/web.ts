import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { AppLoadContext } from '@remix-run/node';
import { createTestBackend } from './backend.ts';

type BackendOptions = Parameters<typeof createTestBackend>[0];

/**
 * The test backend behind a real loopback port, with the web's environment pointing at it, so that real loaders and
 * actions run against it. Start it once per test file, before anything of the web reads its environment.
 */
export async function startWeb(options: BackendOptions = {}) {
  const backend = await createTestBackend(options);
  const server = serve({ fetch: backend.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) =>
    server.listening ? resolve() : server.once('listening', () => resolve()),
  );
  const { port } = server.address() as AddressInfo;
  process.env.API_URL = `http://127.0.0.1:${port}`;
  process.env.SESSION_SECRETS ??= 'web-test-secret-0123456789abcdef0123456789';
  return {
    ...backend,
    /** From now on the backend is away: every call fails as a network error. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
    /** A new person and the cookie of their session. */
    async signedIn(overrides?: Parameters<typeof backend.registerUser>[0]) {
      const { sessionCookie } = await import('#app/server/session.server.ts');
      const person = await backend.registerUser(overrides);
      return {
        ...person,
        cookie: cookiePair(await sessionCookie(person.token, new Date(Date.now() + 3_600_000))),
      };
    },
  };
}

export interface RequestOptions {
  /** `name=value` pairs or whole `Set-Cookie` values. */
  cookies?: readonly string[];
  /** Makes it a POST; lists repeat their key. */
  form?: Record<string, string | readonly string[]> | FormData;
  method?: string;
  headers?: Record<string, string>;
  params?: Record<string, string>;
}

/** Arguments of a loader or action for a path of the web, with a load context of their own. */
export function loaderArgs(path: string, options: RequestOptions = {}) {
  const { cookies = [], form, method = form ? 'POST' : 'GET', headers = {}, params = {} } = options;
  const request = new Request(new URL(path, 'http://shop.test'), {
    method,
    headers: {
      accept: 'text/html',
      ...(cookies.length > 0 ? { cookie: cookies.map(cookiePair).join('; ') } : {}),
      ...headers,
    },
    ...(form ? { body: form instanceof FormData ? form : formBody(form) } : {}),
  });
  const context: AppLoadContext = {};
  return { request, params, context };
}

function formBody(form: Record<string, string | readonly string[]>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    for (const item of typeof value === 'string' ? [value] : value) body.append(name, item);
  }
  return body;
}

/** `name=value` of a `Set-Cookie` value. */
export function cookiePair(setCookie: string): string {
  return setCookie.split(';')[0] ?? '';
}

export interface Outcome {
  status: number;
  headers: Headers;
  /** What the page gets, or the body of a thrown page. */
  // Each test knows what its route answers.
  data: any;
  location: string | null;
  /** Cookies set, as pairs by name; an emptied one is the empty text. */
  cookies: Record<string, string>;
  thrown: boolean;
}

/** Runs a loader or action and tells in one shape what it answered, whether returned or thrown. */
export async function outcome(run: () => unknown): Promise<Outcome> {
  let value: unknown;
  let thrown = false;
  try {
    value = await run();
  } catch (error) {
    value = error;
    thrown = true;
  }
  if (value instanceof Response) {
    const text = await value.clone().text();
    return shape(value.status, value.headers, parseMaybe(text), thrown);
  }
  if (isDataWithInit(value)) {
    return shape(value.init?.status ?? 200, new Headers(value.init?.headers), value.data, thrown);
  }
  if (thrown) throw value;
  return shape(200, new Headers(), value, thrown);
}

function shape(status: number, headers: Headers, data: unknown, thrown: boolean): Outcome {
  const cookies = Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const pair = cookiePair(line);
      return [pair.slice(0, pair.indexOf('=')), /max-age=0|1970/i.test(line) ? '' : pair];
    }),
  );
  return { status, headers, data, location: headers.get('location'), cookies, thrown };
}

function isDataWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}

function parseMaybe(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The flash message that an answer left for the next page, or null. */
export async function flashOf(result: Outcome) {
  const { readFlash } = await import('#app/server/flash.server.ts');
  const cookie = result.cookies.flash;
  return cookie ? readFlash(new Request('http://shop.test/', { headers: { cookie } })) : null;
}
