import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEdge } from '#app/server/edge/create-edge.ts';
import { nonceOf } from '#app/server/edge/security-headers.ts';
import { staticFiles } from '#app/server/edge/static-files.ts';
import { setApiUrl, readWebEnv } from '#app/server/env.server.ts';

const script = 'export const answer = 42;\n'.repeat(50);
const secret = 'an edge test secret of good length';
const lines: string[] = [];
const open: Server[] = [];
let client: string;

beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'offcut-client-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'assets/app-abc123.js'), script);
  writeFileSync(join(client, 'assets/app-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(client, 'assets/app-abc123.js.gz'), gzipSync(script));
  writeFileSync(join(client, 'assets/app-abc123.js.map'), '{}');
  writeFileSync(join(client, 'favicon.svg'), '<svg/>');
});
afterEach(() => {
  lines.length = 0;
  for (const server of open.splice(0)) server.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An edge in front of `pages`, on a port of its own. */
async function start(pages: RequestHandler, env: Record<string, string> = {}, isStopping = () => false) {
  const settings = readWebEnv({ NODE_ENV: 'production', SESSION_SECRETS: secret, ...env });
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const server = createServer(createEdge({ settings, log, pages, isStopping, assets: staticFiles(client) }));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (
    path: string,
    {
      method = 'GET',
      headers = {},
      body = '',
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

const page: RequestHandler = (req, res) => void res.type('html').send(`<p>${req.method} ${req.url}</p>`);

describe('forged requests (T2)', () => {
  const post = async (headers: Record<string, string>, env = {}) =>
    (await (await start(page, env))('/resources/bag', { method: 'POST', headers })).status;

  it('refuses other sites, by either header, resource routes included', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
    expect(await post({ host: 'shop.example', origin: 'http://shop.example.evil.example' })).toBe(403);
  });

  it('lets Apple post its answer, at that door alone', async () => {
    const ask = await start(page);
    const headers = { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' };
    const at = async (path: string) => (await ask(path, { method: 'POST', headers })).status;
    expect(await at('/resources/identity/apple/answer')).toBe(200);
    for (const path of [
      '/resources/identity/google/answer',
      '/resources/identity/apple/answer.data',
      '/resources/identity/apple/answer/../../../bag',
      '/callback/apple',
      '/login',
    ]) {
      expect(await at(path)).toBe(403);
    }
  });

  it('takes our own forms, and programs that are no browser', async () => {
    expect(
      await post({ host: 'shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }),
    ).toBe(200);
    expect(await post({ 'sec-fetch-site': 'none' })).toBe(200);
    expect(await post({})).toBe(200);
  });

  it('knows the public address behind a proxy, and believes nobody else about the host', async () => {
    const env = { PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY: '1' };
    expect(await post({ host: 'node-7', origin: 'https://shop.example' }, env)).toBe(200);
    expect(
      await post({ host: 'node-7', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, env),
    ).toBe(403);
    expect(
      await post({ host: 'shop', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
    ).toBe(403);
  });

  it('lets pages be read from anywhere', async () => {
    expect((await (await start(page))('/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
      200,
    );
  });
});

describe('security headers', () => {
  it('gives each answer a nonce of its own, the same in policy and page', async () => {
    const ask = await start((_req, res) => void res.send(nonceOf(res)));
    const [first, second] = [await ask('/'), await ask('/')];
    expect(first.headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-${first.body.toString()}'`,
    );
    expect(first.body.equals(second.body)).toBe(false);
    expect(first.headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('keeps the referrer for our own pages, or forms without JavaScript would be refused (T1)', async () => {
    expect((await (await start(page))('/')).headers['referrer-policy']).toBe('same-origin');
  });

  it('asks for https only where the shop has it', async () => {
    expect((await (await start(page))('/')).headers['strict-transport-security']).toBeUndefined();
    const { headers } = await (await start(page, { PUBLIC_ORIGIN: 'https://shop.example' }))('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('says nothing of what it is made of', async () => {
    expect((await (await start(page))('/')).headers['x-powered-by']).toBeUndefined();
  });
});

describe('addresses (2.1#72, C1, C2)', () => {
  it.each([
    ['/search/', '/search'],
    ['/search/?a=1&b=/', '/search?a=1&b=/'],
    ['/shopping/women///', '/shopping/women'],
    ['//evil.example/', '/evil.example'],
  ])('%s → %s', async (from, to) => {
    const answer = await (await start(page))(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
  });

  it('leaves the home page, forms and good addresses alone', async () => {
    const ask = await start(page);
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/?a=/')).status).toBe(200);
    expect((await ask('/search?to=/')).status).toBe(200);
    expect((await ask('/login/', { method: 'POST' })).status).toBe(200);
  });
});

describe('what the edge says itself', () => {
  const said = async (headers: Record<string, string>) =>
    (await (await start(page))('/assets/gone.js', { headers })).body.toString();

  it.each([
    ['de-AT,de;q=0.9', '<html lang="de" dir="ltr">', '<h1>Nicht gefunden</h1>'],
    ['ar', '<html lang="ar" dir="rtl">', '<h1>غير موجود</h1>'],
    ['zh-TW', '<html lang="zh-Hant" dir="ltr">', '<h1>找不到</h1>'],
    ['tlh', '<html lang="en" dir="ltr">', '<h1>Not found</h1>'],
  ])('is in the language of the reader: %s', async (language, html, title) => {
    const body = await said({ 'accept-language': language });
    expect(body).toContain(html);
    expect(body).toContain(title);
  });
});

describe('limits', () => {
  it('slows down who changes too much, and never who reads', async () => {
    const ask = await start(page, { RATE_LIMIT_FACTOR: '0.02' });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask('/resources/bag', { method: 'POST' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (let i = 0; i < 10; i++) expect((await ask('/__manifest')).status).toBe(200);
  });

  it('is stricter with logging in, through every door', async () => {
    const ask = await start(page, { RATE_LIMIT_FACTOR: '0.06' });
    const statuses = [];
    for (const path of ['/login', '/prompt/signin.data', '/login/code', '/login.data', '/login'])
      statuses.push((await ask(path, { method: 'POST' })).status);
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    expect((await ask('/shopping/bag', { method: 'POST' })).status).toBe(200);
  });

  it('refuses bodies too large, or of unknown length, unread', async () => {
    const ask = await start(page);
    const large = String(61 * 1024 * 1024);
    expect(
      (await ask('/shopping/sell', { method: 'POST', headers: { 'content-length': large } })).status,
    ).toBe(413);
    expect(
      (
        await ask('/shopping/sell', {
          method: 'POST',
          headers: { 'transfer-encoding': 'chunked' },
          body: 'a',
        })
      ).status,
    ).toBe(411);
  });
});

describe('files', () => {
  it('come compressed ahead of time and for good', async () => {
    const ask = await start(page);
    const answer = await ask('/assets/app-abc123.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
    expect(
      (await ask('/assets/app-abc123.js', { headers: { 'accept-encoding': 'gzip' } })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
    expect((await ask('/assets/app-abc123.js')).body.toString()).toBe(script);
  });

  it('are not sent twice', async () => {
    const ask = await start(page);
    const { headers } = await ask('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect((await ask('/favicon.svg', { headers: { 'if-none-match': headers.etag! } })).status).toBe(304);
    const head = await ask('/favicon.svg', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '6', 0]);
  });

  it('of older builds and source maps are simply not there', async () => {
    const ask = await start(page);
    expect((await ask('/assets/app-old.js')).status).toBe(404);
    expect((await ask('/assets/app-abc123.js.map')).status).toBe(404);
    expect((await ask('/assets/../../package.json')).body.toString()).not.toContain('dependencies');
  });
});

describe('pages', () => {
  it('are compressed, also on HEAD and with a quality that is quick', async () => {
    const ask = await start((_req, res) => void res.type('html').send('<p>words</p>'.repeat(300)));
    const answer = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.body).length).toBe(3600);
    expect((await ask('/', { method: 'HEAD' })).status).toBe(200);
  });

  it('that fail unforeseen leave a small page with the id to quote', async () => {
    const ask = await start(() => {
      throw new Error('a secret detail');
    });
    const answer = await ask('/', { headers: { 'x-request-id': 'the-visit-of-12' } });
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toContain('the-visit-of-12');
    expect(answer.body.toString()).not.toContain('a secret detail');
    expect(lines.join()).toContain('a secret detail');
  });
});

describe('the number of a browser (7#1, J16)', () => {
  const cookieOf = (answer: Answer) => answer.headers['set-cookie']?.join() ?? '';
  const asPerson = { accept: 'text/html,*/*' };

  it('is given with the first page, which carries it already, and stays', async () => {
    const seen: string[] = [];
    const ask = await start((req, res) => {
      seen.push(req.headers.cookie ?? '');
      res.type('html').send('<p>page</p>');
    });
    const given = cookieOf(await ask('/account', { headers: { ...asPerson, cookie: 'bag=a' } }));
    expect(given).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/);
    const pair = given.split(';')[0]!;
    expect(seen).toEqual([`bag=a; ${pair}`]);
    expect(cookieOf(await ask('/account', { headers: { ...asPerson, cookie: pair } }))).toBe('');
    expect(seen[1]).toBe(pair);
    // Its text is signed: what is made up is no number.
    expect(cookieOf(await ask('/x.data', { headers: { cookie: 'device=made-up' } }))).toMatch(/^device=/);
  });

  it('is not given to what asks for files and answers', async () => {
    const ask = await start(page);
    for (const path of ['/media/a', '/feed.rss', '/resources/suggest'])
      expect(cookieOf(await ask(path, { headers: { accept: '*/*' } }))).toBe('');
  });
});

describe('the log', () => {
  it('is one JSON line a request with its id, without query, cookies or credentials', async () => {
    const ask = await start(page);
    const answer = await ask('/login?code=sesame', {
      headers: { 'x-request-id': 'visit-0001', cookie: 'session=sesame', authorization: 'Bearer sesame' },
    });
    expect(answer.headers['x-request-id']).toBe('visit-0001');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      req: { id: 'visit-0001', method: 'GET', path: '/login' },
      res: { status: 200 },
    });
    expect(lines[0]).not.toContain('sesame');
  });

  it('makes an id of its own for a forged one, and is silent about health', async () => {
    const ask = await start(page);
    expect((await ask('/', { headers: { 'x-request-id': 'bad id\t{}' } })).headers['x-request-id']).toMatch(
      /^[\w-]{36}$/,
    );
    lines.length = 0;
    await ask('/health');
    expect(lines).toEqual([]);
  });
});

describe('health (B14)', () => {
  it('says that it lives, in HTML that nobody indexes', async () => {
    const answer = await (await start(page))('/health');
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(answer.body.toString()).toContain('<meta name="robots" content="noindex">');
  });

  it('is ready with its backend only, and not while stopping', async () => {
    const backend = createServer((_req, res) => res.end('{}'));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    setApiUrl(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
    let stopping = false;
    const ask = await start(page, {}, () => stopping);
    expect((await ask('/ready')).status).toBe(200);
    stopping = true;
    const refused = await ask('/ready');
    expect([refused.status, refused.headers.connection]).toEqual([503, 'close']);
    stopping = false;
    await new Promise((resolve) => {
      backend.close(resolve);
      backend.closeAllConnections();
    });
    expect((await ask('/ready')).status).toBe(503);
  });
});
