import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request as EdgeRequest, RequestHandler, Response as EdgeResponse } from 'express';
import { LRUCache } from 'lru-cache';
import { languageOf } from '#contract/languages.ts';
import { asksForLite } from '../lite.ts';

/**
 * Anonymous pages, kept as compressed bytes (docs/decisions/0010). Whoever brings a cookie that could change a page
 * passes by; everybody else with the same address, preferences, language and wish to save data gets the same bytes.
 */
export interface PageCacheOptions {
  /** The page as Remix answers it, without a nonce. */
  render: (req: EdgeRequest, res: EdgeResponse) => Promise<Response>;
  /** How long an answer is given again; 0 turns the cache off. */
  seconds: number;
  now?: () => number;
}

interface KeptPage {
  headers: Record<string, string | string[]>;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer | null;
  madeAt: number;
}

const BYTES_MAX = 96 * 1024 * 1024;
/** While the backend is away an older page is better than none. */
const IF_ERROR_SECONDS = 600;
/** Cookies that pages are kept for: their text is part of the key, as it says nothing of the person. */
const PREFERENCES = 'prefs=';
const kept = [PREFERENCES, 'webview='];
/** The browser's number, which no page depends on. */
const DEVICE = 'device=';
/**
 * Cookies that change nothing of a page with this path: they are no part of the key, and rendering never sees them. What
 * was looked at stands on the shopping homes and the product pages; the advertisement and the id of those who agreed to
 * be counted stand on neither. A path that is not named here lets all of them pass by.
 */
const without = [
  {
    path: /^\/(?:marketplace|search|designer\/[^/]+(?:\/[^/]+){0,2}|trending\/[^/]+|shopping\/collection\/[^/]+|shopping\/(?:men|women)\/(?:new-in|marketplace|designers|(?:category|designer)\/[^/]+(?:\/[^/]+){0,2}))$/,
    cookies: ['seen=', 'click=', 'distinct='],
  },
  {
    path: /^\/(?:shopping\/(?:men|women)(?:\/item\/[^/]+)?)?$/,
    cookies: ['click=', 'distinct='],
  },
];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Serves what it keeps, and renders what may be kept; all other requests go on. */
export function pageCache({ render, seconds, now = Date.now }: PageCacheOptions): RequestHandler {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ identity, br }) => 2 * identity.length + br.length + 2000,
  });
  const underway = new Map<string, Promise<KeptPage | Response>>();

  async function answer(req: EdgeRequest, res: EdgeResponse, key: string): Promise<void> {
    const found = pages.get(key);
    if (found && now() - found.madeAt < seconds * 1000) return send(req, res, found);
    // One rendering serves all who wait for it; what turns out to be nobody else's is rendered for each.
    const shared = underway.get(key);
    const made = shared ? await shared : await lead(req, res, key);
    if (!(made instanceof Response)) return send(req, res, made);
    const usable = found && now() - found.madeAt < IF_ERROR_SECONDS * 1000;
    if (made.status >= 500 && usable) return send(req, res, found);
    await pass(res, shared ? await render(req, res) : made);
  }

  function lead(req: EdgeRequest, res: EdgeResponse, key: string): Promise<KeptPage | Response> {
    const work = render(req, res)
      .then(async (response) => {
        if (!mayBeKept(response)) return response;
        const page = await keep(response, String(res.get('content-security-policy')), now());
        pages.set(key, page);
        return page;
      })
      .finally(() => underway.delete(key));
    underway.set(key, work);
    return work;
  }

  return (req, res, next) => {
    const found = seconds > 0 ? keyOf(req) : null;
    if (found === null) return next();
    // What is no part of the key must not be part of the page.
    req.headers.cookie = found.cookies;
    answer(req, res, found.key).catch(next);
  };
}

/** What a page depends on besides time, its cookies among it; null for requests whose answer may be their own. */
function keyOf(req: EdgeRequest): { key: string; cookies: string } | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null;
  // Client navigation, files and forms have other forms of answers.
  if (/\.data$|^\/(?:resources|media|sandbox|assets|events)\b/.test(req.path)) return null;
  if (req.headers.authorization || !(req.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)) return null;
  const startsLike = (names: readonly string[]) => (cookie: string) =>
    names.some((name) => cookie.startsWith(name));
  const harmless = [DEVICE, ...(without.find(({ path }) => path.test(req.path))?.cookies ?? [])];
  const counted = (req.headers.cookie ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && !startsLike(harmless)(cookie));
  if (!counted.every(startsLike(kept)) || counted.length > kept.length) return null;
  const cookies = counted.sort().join('; ');
  const key = [
    req.protocol,
    req.headers['x-forwarded-host'] ?? req.headers.host,
    req.originalUrl,
    cookies,
    languageOf(undefined, req.headers['accept-language'] ?? null),
    asksForLite((name) => req.get(name)) ? 'lite' : '',
  ].join('\n');
  return { key, cookies };
}

function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    (response.headers.get('cache-control') ?? '').startsWith('public') &&
    // A gender that the address names may be remembered for each reader.
    response.headers.getSetCookie().every((cookie) => cookie.startsWith(PREFERENCES))
  );
}

async function keep(response: Response, policy: string, madeAt: number): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const br = await brotli(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  const cookies = response.headers.getSetCookie();
  return {
    identity,
    br,
    gzip: null,
    madeAt,
    headers: {
      ...Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
      etag: `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 20)}"`,
      'content-security-policy': withScriptHashes(policy, identity.toString()),
      // Caches further out would give one reader's cookies to another.
      ...(cookies.length > 0 ? { 'set-cookie': cookies, 'cache-control': 'private, no-cache' } : {}),
    },
  };
}

/** The policy with the hashes of the page's own inline scripts in place of a nonce, which must never be used twice. */
function withScriptHashes(policy: string, html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return policy.replace(/'nonce-[^']*'/, [...new Set(hashes)].join(' '));
}

async function send(req: EdgeRequest, res: EdgeResponse, page: KeptPage): Promise<void> {
  res.set(page.headers);
  if (req.fresh) return void res.status(304).end();
  const encoding = req.acceptsEncodings('br') ? 'br' : req.acceptsEncodings('gzip') ? 'gzip' : null;
  const body =
    encoding === 'br'
      ? page.br
      : encoding === 'gzip'
        ? (page.gzip ??= await gzipped(page.identity))
        : page.identity;
  if (encoding) res.set('content-encoding', encoding);
  res.set('content-length', String(body.length));
  res.status(200).end(req.method === 'HEAD' ? undefined : body);
}

/** An answer that is nobody else's, as it came. */
async function pass(res: EdgeResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const policy = String(res.get('content-security-policy'));
  res.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.set(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.set('set-cookie', cookies);
  res.set('content-security-policy', withScriptHashes(policy, body.toString()));
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
