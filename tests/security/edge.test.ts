import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActionFunction, ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { markFields } from '#app/domain/calibration.ts';
import { createEdge } from '#app/server/edge/create-edge.ts';
import { remixPages } from '#app/server/edge/pages.ts';
import { withoutTrailingSlash } from '#app/server/edge/trailing-slash.ts';
import { readWebEnv } from '#app/server/env.server.ts';

process.env.SESSION_SECRETS ??= 'an edge test secret';
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An edge in front of `pages`, on a port of its own. */
async function start(pages: RequestHandler, env: Record<string, string> = {}) {
  const settings = readWebEnv({ NODE_ENV: 'production', SESSION_SECRETS: 'an edge test secret', ...env });
  const assets: RequestHandler = (_req, _res, next) => next();
  const log = pino({ level: 'silent' });
  const server = createServer(createEdge({ settings, log, pages, assets, isStopping: () => false }));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

const page: RequestHandler = (_req, res) => void res.type('html').send('<p>page</p>');

/** The smallest app that has an action: it says which fields it was sent. */
const says: ActionFunction = async ({ request }) =>
  new Response([...(await request.formData()).keys()].join());
const build = {
  entry: { module: { default: () => new Response('page') } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  future: { v3_singleFetch: true },
  basename: '/',
  publicPath: '/',
  isSpaMode: false,
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    form: { id: 'form', parentId: 'root', path: 'form', module: { action: says } },
  },
} as unknown as ServerBuild;

describe('forms that nobody of ours sends', () => {
  const urlencoded = 'application/x-www-form-urlencoded';
  const post = async (body: string, type: string | null = urlencoded) => {
    const ask = await start(remixPages(build, 'production'));
    const headers = {
      'content-length': String(Buffer.byteLength(body)),
      ...(type === null ? {} : { 'content-type': type }),
    };
    return ask('/form', { method: 'POST', body, headers });
  };

  it('reads ours', async () => {
    const own = 'intent=save&extra[0].region=US&extra[59].price=1&set.9007199254740991=2&pick=1&pick=2';
    expect(await post(own)).toMatchObject({
      status: 200,
      body: 'intent,extra[0].region,extra[59].price,set.9007199254740991,pick,pick',
    });
    const part =
      '--b\r\ncontent-disposition: form-data; name="photos"; filename="a.png"\r\n\r\nx\r\n--b--\r\n';
    expect(await post(part, 'multipart/form-data; boundary=b')).toMatchObject({
      status: 200,
      body: 'photos',
    });
  });

  it('reads what makes a photo measurable, whose fields are named by its address', async () => {
    const { tap, ...others } = markFields('/media/upload/Qm9_-x1');
    const names = [...Object.values(others), `${tap}.x`, `${tap}.y`];
    const body = names.map((name) => `${encodeURIComponent(name)}=1`).join('&');
    expect(await post(body)).toMatchObject({ status: 200, body: names.join(',') });
    for (const wrong of [
      'points:/media/a.b',
      'points:/media/x[4294967294]',
      `points:/media/${'x'.repeat(101)}`,
    ])
      expect((await post(`${encodeURIComponent(wrong)}=1`)).status).toBe(400);
  });

  // Every one of these was a 500 once, or kept the process busy for minutes.
  it.each([
    ['JSON', '{"a":1}', 'application/json'],
    ['no type', 'a=1', null],
    ['a multipart form without boundary', 'a', 'multipart/form-data'],
    ['a multipart form that is none', 'garbage', 'multipart/form-data; boundary=b'],
    ['a place far out in a list', 'x[4294967294]=1', urlencoded],
    ['a name a thousand deep', `x${'.y'.repeat(1000)}=1`, urlencoded],
    ['the same name over and over', 'a&'.repeat(20_000), urlencoded],
    ['many names', Array.from({ length: 501 }, (_, at) => `a${at}=`).join('&'), urlencoded],
    ['prototypes', '__proto__.polluted=1', urlencoded],
    ["commands of the forms' library", '__intent__={bad', urlencoded],
    [
      'other commands',
      `__intent__=${encodeURIComponent('{"type":"update","payload":{"name":"x[400000000]","value":1}}')}`,
      urlencoded,
    ],
    ['no name', '=1', urlencoded],
  ])('refuses %s at once', async (_, body, type) => {
    const since = performance.now();
    const answer = await post(body, type);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('could not be read');
    expect(performance.now() - since).toBeLessThan(5000);
  });

  it('takes no more than forms need, and photos only where they belong', async () => {
    const ask = await start(page);
    const status = async (path: string, type: string, bytes: number) =>
      (
        await ask(path, {
          method: 'POST',
          headers: { 'content-type': type, 'content-length': String(bytes) },
          body: bytes < 1000 ? 'a'.repeat(bytes) : '',
        })
      ).status;
    const photos = 'multipart/form-data; boundary=b';
    expect(await status('/login', urlencoded, 300)).toBe(200);
    expect(await status('/login', urlencoded, 300_000)).toBe(413);
    expect(await status('/login', photos, 300_000)).toBe(413);
    expect(await status('/shopping/women/item/x-1/ask', urlencoded, 300_000)).toBe(413);
    expect(await status('/shopping/women/item/x-1/ask', photos, 61 * 1024 * 1024)).toBe(413);
  });

  it.each([
    '/shopping/women/item/x-1/ask',
    '/shopping/men/item/x-1/bid.data',
    '/account/offers/12',
    '/search/image',
  ])('takes photos at %s', async (path) => {
    const ask = await start(page);
    const body = 'a'.repeat(300_000);
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '300000' };
    expect((await ask(path, { method: 'POST', headers, body })).status).toBe(200);
  });
});

describe('the edge', () => {
  it.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'answers %s with 405',
    async (method) => {
      const answer = await (await start(page))('/login', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    },
  );

  it('refuses endless paths before a pattern meets them', async () => {
    const ask = await start(page);
    const since = performance.now();
    for (const path of [`/a${'/'.repeat(15_000)}a`, `/a${'/'.repeat(15_000)}a/`, `/${'a'.repeat(1000)}`]) {
      expect((await ask(path)).status).toBe(414);
    }
    expect(performance.now() - since).toBeLessThan(1000);
    expect((await ask(`/search?search=${'a'.repeat(3000)}`)).status).toBe(200);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '\\/\\evil.example/',
    '///evil.example//',
  ])('leads %s nowhere else', (path) => {
    const target = withoutTrailingSlash(path);
    expect(new URL(target ?? '/', 'https://shop.example/a/b').origin).toBe('https://shop.example');
  });

  it.each(['/Login', '/login/', '/LOGIN//', '/%6Cogin', '/login.data', '/login/.data'])(
    'counts %s as a login',
    async (path) => {
      const ask = await start(page, { RATE_LIMIT_FACTOR: '0.03' });
      expect((await ask(path, { method: 'POST' })).status).toBe(200);
      expect((await ask('/login', { method: 'POST' })).status).toBe(429);
    },
  );

  it.each(['/health', '/ready', '/', '/assets'])('sends its policy with %s', async (path) => {
    const { headers } = await (await start(page))(path);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
