import { safeForward } from '#app/domain/forward.ts';
import { env } from '#app/server/env.server.ts';
import { codes } from '#contract/errors.ts';

/** What goes on to the backend; the shop's cookies and addresses of people do not. */
const requestHeaders = ['accept', 'save-data', 'if-none-match', 'content-type'];
const responseHeaders = [
  'content-type',
  'content-length',
  'etag',
  'cache-control',
  'vary',
  'last-modified',
  'content-security-policy',
  'x-content-type-options',
];
/** Of the sandbox's stand-ins for Google and Apple; no cookie of the shop has such a name. */
const ownCookie = /^sandbox_\w+(?:\.sig)?=/;
const BODY_MAX = 64 * 1024;
const PATIENCE = 30_000;
/** Names of files and ids; no dots alone, so that no path can climb. */
const segment = /^(?!\.+$)[A-Za-z0-9._~@-]+$/;

/**
 * Passes a request on to the backend's own `/media` or `/sandbox` pages and their answer back, unfollowed and
 * unread. Nothing else can be reached: the origin is the environment's, the folder fixed, the rest plain names.
 */
export async function passOn(request: Request, folder: 'media' | 'sandbox', rest: string | undefined) {
  const segments = (rest ?? '').split('/');
  if (!segments.every((name) => segment.test(name))) return plain(codes.NotFound, 'Not Found');
  const target = `${env().API_URL}/${folder}/${segments.join('/')}${new URL(request.url).search}`;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await readBody(request) : undefined;
  if (body === null) return plain(413, 'Too Large');
  const cookies = ownCookies(request);
  let answer: Response;
  try {
    answer = await fetch(target, {
      method: request.method,
      headers: pick(request.headers, requestHeaders, {
        'accept-encoding': 'identity',
        ...(folder === 'sandbox' && cookies ? { cookie: cookies } : {}),
      }),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE)]),
      ...(body ? { body } : {}),
    });
  } catch {
    return plain(502, 'Bad Gateway');
  }
  const headers = pick(answer.headers, responseHeaders);
  for (const cookie of answer.headers.getSetCookie()) {
    if (folder === 'sandbox' && ownCookie.test(cookie)) headers.append('set-cookie', cookie);
  }
  const location = answer.headers.get('location');
  if (location !== null) {
    const safe = safeForward(location, '');
    if (safe === '') return plain(502, 'Bad Gateway');
    headers.set('location', safe);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

function ownCookies(request: Request): string {
  const all = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return all.filter((pair) => ownCookie.test(pair)).join('; ');
}

function pick(from: Headers, names: readonly string[], start: Record<string, string> = {}): Headers {
  const headers = new Headers(start);
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** The body as it came; null when it is larger than any form of the sandbox. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > BODY_MAX) return null;
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
