import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { pageCache } from '#app/server/edge/page-cache.ts';
import { securityHeaders } from '#app/server/edge/security-headers.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const forAnybody = { 'cache-control': 'public, max-age=0, s-maxage=30', 'content-type': 'text/html' };

/** A cache in front of pages that count their renderings; what passes by says so. */
async function start(
  page: (count: number, path: string) => Response | Promise<Response>,
  seconds = 30,
  onRender: (req: express.Request) => void = () => undefined,
) {
  let count = 0;
  let time = 0;
  const app = express();
  app.use(securityHeaders({ NODE_ENV: 'production', PUBLIC_ORIGIN: undefined }));
  app.use(
    pageCache({
      seconds,
      now: () => time,
      render: async (req) => {
        onRender(req);
        return page((count += 1), req.originalUrl);
      },
    }),
  );
  app.use((_req, res) => void res.send('passed by'));
  const server = createServer(app);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      httpRequest(
        { port, path, method, headers: { accept: 'text/html', ...headers }, agent: false },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const bytes = Buffer.concat(parts);
            const encoding = bytes.length > 0 ? answer.headers['content-encoding'] : undefined;
            const plain =
              encoding === 'br'
                ? brotliDecompressSync(bytes)
                : encoding === 'gzip'
                  ? gunzipSync(bytes)
                  : bytes;
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: plain.toString() });
          });
        },
      )
        .on('error', reject)
        .end();
    });
  return { get, rendered: () => count, wait: (secondsLater: number) => (time += secondsLater * 1000) };
}

const page = (count: number) => new Response(`<p>rendering ${count}</p>`, { headers: forAnybody });

describe('kept pages', () => {
  it('renders once for all who ask the same, in the encoding each takes', async () => {
    const { get, rendered } = await start(page);
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('<p>rendering 1</p>'));
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect([br.text, gzip.text]).toEqual(Array(2).fill('<p>rendering 1</p>'));
    expect(rendered()).toBe(1);
  });

  it('renders anew when the time is over', async () => {
    const { get, wait } = await start(page);
    await get();
    wait(29);
    expect((await get()).text).toBe('<p>rendering 1</p>');
    wait(2);
    expect((await get()).text).toBe('<p>rendering 2</p>');
  });

  it.each([
    ['another address', '/other', {}],
    ['another query', '/?page=2', {}],
    ['other preferences', '/', { cookie: 'prefs=eyJyZWdpb24iOiJKUCJ9.sig' }],
    ['saving data', '/', { 'save-data': 'on' }],
    ['another host', '/', { host: 'other.example' }],
  ])('keeps %s apart', async (_, path, headers: Record<string, string>) => {
    const { get } = await start(page);
    await get('/');
    expect((await get(path, headers)).text).toBe('<p>rendering 2</p>');
    expect((await get('/')).text).toBe('<p>rendering 1</p>');
  });

  it.each([
    ['a session', { cookie: 'session=abc' }],
    ['a bag beside preferences', { cookie: 'prefs=a.b; bag=c' }],
    ['a cookie nobody knows yet', { cookie: 'brand_new=1' }],
    ['an authorization', { authorization: 'Bearer x' }],
  ])('lets %s pass by', async (_, headers: Record<string, string>) => {
    const { get, rendered } = await start(page);
    await get();
    expect((await get('/', headers)).text).toBe('passed by');
    expect(rendered()).toBe(1);
  });

  it.each([
    ['what was looked at, on a list', '/shopping/men/new-in', 'seen=a.b'],
    ['an advertisement, on a product page', '/shopping/men/item/a-coat-12', 'click=a.b'],
    [
      'both beside preferences',
      '/shopping/women/category/clothing/coats',
      'seen=a.b; click=c.d; distinct=e.f',
    ],
  ])('takes out %s', async (_, path, cookie) => {
    const seen: (string | undefined)[] = [];
    const { get, rendered } = await start(page, 30, (req) => seen.push(req.headers.cookie));
    expect((await get(path, { cookie })).text).toBe('<p>rendering 1</p>');
    expect((await get(path, { cookie: '' })).text).toBe('<p>rendering 1</p>');
    expect(rendered()).toBe(1);
    // Rendering never sees it.
    expect(seen).toEqual(['']);
    expect((await get(path, { cookie: `${cookie}; session=x` })).text).toBe('passed by');
  });

  it('keeps pages for a browser with a number, which no page sees (J16)', async () => {
    const seen: (string | undefined)[] = [];
    const { get, rendered } = await start(page, 30, (req) => seen.push(req.headers.cookie));
    for (const cookie of ['', 'device=a.b', 'prefs=a.b; device=c.d', 'prefs=a.b'])
      await get('/user/7/listings', { cookie });
    expect(rendered()).toBe(2);
    expect(seen).toEqual(['', 'prefs=a.b']);
  });

  it.each([
    ['what was looked at, where it is shown', '/shopping/men', 'seen=a.b'],
    ['what was looked at, on a product page', '/shopping/men/item/a-coat-12', 'seen=a.b'],
    ['an advertisement, on the way out', '/lead/12', 'click=a.b'],
    ['a bag, on a list', '/shopping/men/new-in', 'bag=a.b'],
    ['two preferences', '/shopping/men/new-in', 'prefs=a; prefs=b; webview=c'],
  ])('lets %s pass by', async (_, path, cookie) => {
    const { get } = await start(page);
    expect((await get(path, { cookie })).text).toBe('passed by');
  });

  it('keeps pages inside the app apart', async () => {
    const { get } = await start(page);
    await get('/marketplace');
    expect((await get('/marketplace', { cookie: 'webview=MQ.x' })).text).toBe('<p>rendering 2</p>');
    expect((await get('/marketplace', { cookie: 'webview=MQ.x' })).text).toBe('<p>rendering 2</p>');
  });

  it('lets forms, client navigation and resources pass by', async () => {
    const { get } = await start(page);
    expect((await get('/', {}, 'POST')).text).toBe('passed by');
    expect((await get('/search.data')).text).toBe('passed by');
    expect((await get('/resources/exist')).text).toBe('passed by');
    expect((await get('/', { accept: 'application/json' })).text).toBe('passed by');
  });

  it('answers 304 to who has it, and no body to HEAD', async () => {
    const { get } = await start(page);
    const { headers } = await get();
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, text: '' });
    const head = await get('/', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(10);
  });

  it('is off at 0 seconds', async () => {
    const { get } = await start(page, 0);
    expect((await get()).text).toBe('passed by');
  });
});

describe('pages that are not kept', () => {
  it.each([
    ['private', () => new Response('mine', { headers: { 'cache-control': 'private, no-cache' } })],
    ['not found', () => new Response('gone', { status: 404, headers: forAnybody })],
    [
      'setting cookies of a person',
      () => new Response('hello', { headers: { ...forAnybody, 'set-cookie': 'recents=coat' } }),
    ],
  ])('renders for each what is %s', async (_, answer) => {
    const { get, rendered } = await start(answer);
    const both = await Promise.all([get(), get()]);
    expect(rendered()).toBe(2);
    expect(both[0]?.status).toBe(answer().status);
    expect(both[0]?.text).toBe(await answer().text());
    expect(both[0]?.headers['cache-control']).toBe(answer().headers.get('cache-control'));
  });

  it('repeats a remembered preference, and tells caches further out to keep out', async () => {
    const { get, rendered } = await start(
      () => new Response('women', { headers: { ...forAnybody, 'set-cookie': 'prefs=women; Path=/' } }),
    );
    await get();
    const second = await get();
    expect(rendered()).toBe(1);
    expect(second.headers['set-cookie']).toEqual(['prefs=women; Path=/']);
    expect(second.headers['cache-control']).toBe('private, no-cache');
  });

  it('shows an older page while rendering fails, and for ten minutes only', async () => {
    const { get, wait } = await start((count) =>
      count === 1 ? page(1) : new Response('away', { status: 503 }),
    );
    await get();
    wait(300);
    expect(await get()).toMatchObject({ status: 200, text: '<p>rendering 1</p>' });
    wait(301);
    expect(await get()).toMatchObject({ status: 503, text: 'away' });
  });

  it('goes on after a rendering that threw', async () => {
    let broken = true;
    const { get } = await start((count) => {
      if (broken) throw new Error('no');
      return page(count);
    });
    expect((await get()).status).toBe(500);
    broken = false;
    expect((await get()).status).toBe(200);
  });
});

describe('the policy of kept pages', () => {
  it('names the hash of each inline script and no nonce', async () => {
    const html = '<script>one()</script><script src="/a.js"></script><script type="module">two()</script>';
    const { get } = await start(() => new Response(html, { headers: forAnybody }));
    const policy = String((await get()).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).not.toContain('nonce');
  });
});
