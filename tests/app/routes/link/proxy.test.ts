import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loader as media } from '#app/routes/link/media.ts';
import { action as sandboxPost, loader as sandbox } from '#app/routes/link/sandbox.ts';
import { loaderArgs, outcome, type RequestOptions } from '../../../support/web.ts';

/** A backend that tells what reached it. */
let server: Server;
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
let answer: { status: number; headers: Record<string, string>; body: string };

beforeAll(async () => {
  process.env.SESSION_SECRETS = 'proxy-secret-0123456789';
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answer = { status: 200, headers: { 'content-type': 'image/webp' }, body: 'picture' };
});

const get = (
  loader: typeof media,
  folder: string,
  rest: string,
  options: RequestOptions & { query?: string } = {},
) =>
  outcome(() =>
    loader(loaderArgs(`/${folder}/x${options.query ?? ''}`, { ...options, params: { '*': rest } })),
  );

describe('the media proxy', () => {
  it('passes on path, query and the few headers that matter, and nothing about the person', async () => {
    const result = await get(media, 'media', 'catalog/m04-0', {
      query: '?w=320',
      cookies: ['session=secret'],
      headers: {
        accept: 'image/avif',
        'save-data': 'on',
        authorization: 'Bearer x',
        'x-forwarded-for': '1.2.3.4',
      },
    });
    expect(result).toMatchObject({ status: 200, data: 'picture' });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/media/catalog/m04-0?w=320' });
    expect(seen[0]?.headers).toMatchObject({
      accept: 'image/avif',
      'save-data': 'on',
      'accept-encoding': 'identity',
    });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for'])
      expect(seen[0]?.headers).not.toHaveProperty(name);
  });

  it('gives back validators and caching, never cookies', async () => {
    answer.headers = {
      'content-type': 'image/webp',
      etag: '"a"',
      'cache-control': 'public',
      vary: 'accept',
      'set-cookie': 'a=1',
    };
    const { headers } = await get(media, 'media', 'a');
    expect(Object.fromEntries(headers)).toMatchObject({
      etag: '"a"',
      'cache-control': 'public',
      vary: 'accept',
    });
    expect(headers.get('set-cookie')).toBeNull();
    answer = { status: 304, headers: { etag: '"a"' }, body: '' };
    expect(await get(media, 'media', 'a', { headers: { 'if-none-match': '"a"' } })).toMatchObject({
      status: 304,
      data: '',
    });
    expect(seen[1]?.headers['if-none-match']).toBe('"a"');
  });

  it.each([
    '',
    '..',
    '../api/user/info',
    'catalog/../../api/user/info',
    'catalog/./x',
    'catalog//x',
    '/etc/passwd',
    'http://evil.test/x',
    '//evil.test/x',
    'a\\b',
    'a%2f..%2fapi',
    '@evil.test:80/x?',
    'a b',
    'a\u0000',
    '...',
  ])('reaches nothing by "%s"', async (rest) => {
    expect((await get(media, 'media', rest)).status).toBe(404);
    expect(seen).toEqual([]);
  });
});

describe('the sandbox proxy', () => {
  const post = (body: string) =>
    outcome(() =>
      sandboxPost(
        loaderArgs('/sandbox/x', {
          form: { value: body },
          cookies: ['session=secret'],
          params: { '*': 'card/pay/abc' },
        }),
      ),
    );

  it('passes forms on and redirects back, unfollowed, on this site only', async () => {
    answer = { status: 303, headers: { location: '/callback/card?order=1' }, body: '' };
    expect(await post('yes')).toMatchObject({ status: 303, location: '/callback/card?order=1' });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/sandbox/card/pay/abc', body: 'value=yes' });
    expect(seen[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
    for (const location of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      answer = { status: 303, headers: { location }, body: '' };
      expect(await post('yes')).toMatchObject({ status: 502, location: null });
    }
  });

  it('takes small forms only', async () => {
    expect((await post('x'.repeat(60 * 1024))).status).toBe(200);
    expect((await post('x'.repeat(64 * 1024))).status).toBe(413);
    expect(seen).toHaveLength(1);
  });

  it('keeps to its own folder', async () => {
    expect((await get(sandbox, 'sandbox', '../api/user/info')).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it('says 502 when the backend is away', async () => {
    const before = process.env.API_URL;
    process.env.API_URL = 'http://127.0.0.1:9';
    expect((await get(sandbox, 'sandbox', 'mail')).status).toBe(502);
    process.env.API_URL = before;
  });
});
