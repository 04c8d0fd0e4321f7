import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#backend/db/schema/user.ts';
import { handleError } from '#backend/http/errors.ts';
import { conflict, forbidden, invalid, moved, Refused } from '#backend/http/refused.ts';
import { Router } from '#backend/http/router.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idParam, paging, repeated } from '#contract/primitives.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const read = endpoint({
  method: 'GET',
  path: '/thing/:id',
  access: 'optional',
  summary: 'reads',
  params: z.object({ id: idParam }),
  query: paging.extend({ tag: repeated(z.string()) }),
  answer: z.any(),
});
const readSpecial = endpoint({
  method: 'GET',
  path: '/thing/special',
  access: 'public',
  summary: '',
  answer: z.string(),
});
const write = endpoint({
  method: 'POST',
  path: '/thing',
  access: 'required',
  summary: 'writes once',
  idempotent: true,
  body: z.object({ text: z.string(), nested: z.object({ n: z.number() }).optional() }),
  answer: z.object({ mails: z.number() }),
});
const refuse = endpoint({
  method: 'POST',
  path: '/refuse/:how',
  access: 'public',
  summary: '',
  params: z.object({ how: z.string() }),
  answer: z.null(),
});
const limited = endpoint({
  method: 'POST',
  path: '/limited',
  access: 'optional',
  summary: '',
  limit: 'exist',
  answer: z.null(),
});

const refusals: Record<string, () => Error> = {
  moved: () => moved(77),
  conflict: () => conflict('Sold meanwhile.', 'sold', { offerIds: [1, 2] }),
  forbidden: () => forbidden('No.', 'not-owner'),
  invalid: () => invalid({ 'lines.0.quantity': ['Too many.'] }, 'quantity-above-inventory'),
  odd: () => new Refused(418, 'A teapot.'),
  crash: () => new Error('a secret detail'),
};

let backend: TestBackend;
let app: Hono;
let token: string;
let failAfterWriting = false;

beforeAll(async () => {
  backend = await createTestBackend({ deps: { rateLimitFactor: 1 } });
  token = (await backend.registerUser()).token;
  const router = new Router();
  router.on(read, async ({ params, query, viewer }) => ({ id: params.id, query, viewer }));
  router.on(readSpecial, async () => 'special');
  router.on(write, ({ once, body }) =>
    once(async (tx) => {
      await tx.insert(mails).values({ recipient: 'x', subject: body.text, body: '', createdAt: new Date() });
      if (failAfterWriting) throw conflict('Not now.', 'not-available');
      return { mails: (await tx.select().from(mails)).length };
    }),
  );
  router.on(refuse, async ({ params }) => {
    throw refusals[params.how]!();
  });
  router.on(limited, async () => null);
  app = new Hono();
  router.mount(app, backend.deps);
  app.onError((error, c) => handleError(error, c, backend.deps));
});
afterAll(() => backend.close());

async function request(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await app.request(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...options.headers },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    ...((await response.json()) as { code: number; data: any; msg: string }),
  };
}

describe('reading a call', () => {
  it('prefers literal paths to parameters, in whatever order they were bound', async () => {
    expect((await request('GET', '/thing/special')).data).toBe('special');
    expect((await request('GET', '/thing/5')).data.id).toBe(5);
  });

  it('reads parameters, repeated ones as lists, and defaults', async () => {
    const { data } = await request('GET', '/thing/5?tag=a&tag=b%20c&pageStart=20&unknown=1');
    expect(data.query).toEqual({ pageStart: 20, pageLimit: 10, tag: ['a', 'b c'] });
    expect((await request('GET', '/thing/5?tag=a')).data.query.tag).toEqual(['a']);
    expect((await request('GET', '/thing/5')).data.query.tag).toEqual([]);
  });

  it.each(['/thing/0', '/thing/x', '/thing/5?pageLimit=51', '/thing/5?pageStart=-1'])(
    'refuses %s',
    async (path) => {
      expect((await request('GET', path)).status).toBe(400);
    },
  );

  it('reads who asks from the headers, and falls back where they make no sense (B3, 9#22)', async () => {
    const good = await request('GET', '/thing/5', {
      headers: {
        'x-currency': 'EUR',
        'x-region': 'DE',
        'accept-language': 'de-DE,de;q=0.9',
        'x-forwarded-for': '203.0.113.9, 10.0.0.1',
      },
    });
    expect(good.data.viewer).toMatchObject({
      currency: 'EUR',
      region: 'DE',
      language: 'de',
      ip: '203.0.113.9',
      user: null,
    });
    const bad = await request('GET', '/thing/5', {
      headers: { 'x-currency': 'euro', 'x-region': '../', authorization: 'Basic x' },
    });
    expect(bad.data.viewer).toMatchObject({ currency: 'USD', region: 'US', user: null, tokenHash: null });
    const signedIn = await request('GET', '/thing/5', { headers: { authorization: `Bearer ${token}` } });
    expect(signedIn.data.viewer.user.id).toBeGreaterThan(0);
  });
});

describe('characters that no database takes', () => {
  it('are gone before a handler sees them, and whole ones stay', async () => {
    const echoed = await request('GET', '/thing/5?tag=a%00b&tag=%F0%9F%A7%A5');
    expect(echoed.data.query.tag).toEqual(['ab', '🧥']);
    expect((await app.request('/api/thing/5%00')).status).toBe(200);
    const send = async (json: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const key = { 'idempotency-key': `characters-${json.length}` };
      const response = await app.request('/api/thing', {
        method: 'POST',
        headers: { ...headers, ...key },
        body: json,
      });
      const [last] = await backend.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
      return [response.status, last?.subject];
    };
    expect(await send('{"text":"nul \\u0000, half \\ud83e."}')).toEqual([200, 'nul , half \ufffd.']);
    expect(await send('{"text":"coat \\ud83e\\udde5"}')).toEqual([200, 'coat 🧥']);
    expect((await send(`{"text":${'['.repeat(200_000)}"\\u0000"`))[0]).toBe(400);
  });
});

describe('refusals', () => {
  it.each([
    ['conflict', 409, 409, { reason: 'sold', detail: { offerIds: [1, 2] } }, 'Sold meanwhile.'],
    ['forbidden', 403, 403, { reason: 'not-owner' }, 'No.'],
    [
      'invalid',
      422,
      422,
      { reason: 'quantity-above-inventory', fields: { 'lines.0.quantity': ['Too many.'] } },
      'Please check the fields.',
    ],
    ['odd', 418, 418, null, 'A teapot.'],
    ['crash', 500, 500, null, 'Unknown Error'],
    // No client may follow or remember it, so the status is not 301 (B2, 8#8).
    ['moved', 200, 301, 77, 'Moved'],
  ])('%s: status %d, code %d', async (how, status, code, data, msg) => {
    const answer = await request('POST', `/refuse/${how}`, { body: {} });
    expect([answer.status, answer.code, answer.data, answer.msg]).toEqual([status, code, data, msg]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('names every field of a body that does not fit', async () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'fields-0001' };
    const answer = await request('POST', '/thing', { headers, body: { nested: { n: 'x' } } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data.fields)).toEqual(['text', 'nested.n']);
  });
});

describe('idempotency keys', () => {
  const send = (key: string, text: string, as = token) =>
    request('POST', '/thing', {
      headers: { authorization: `Bearer ${as}`, 'idempotency-key': key },
      body: { text },
    });
  const count = async () => (await backend.db.select().from(mails)).length;

  it('are needed, well-formed, by signed-in people only', async () => {
    const body = { text: 'a' };
    expect((await request('POST', '/thing', { body })).status).toBe(403);
    const headers = { authorization: `Bearer ${token}` };
    expect((await request('POST', '/thing', { body, headers })).status).toBe(400);
    expect(
      (await request('POST', '/thing', { body, headers: { ...headers, 'idempotency-key': 'short' } })).status,
    ).toBe(400);
  });

  it('do the work once, answer repeats alike, and are a person’s own', async () => {
    const before = await count();
    const first = await send('key-00001', 'a');
    expect(first.data).toEqual({ mails: before + 1 });
    expect((await send('key-00001', 'a')).data).toEqual(first.data);
    const both = await Promise.all([send('key-00002', 'b'), send('key-00002', 'b'), send('key-00002', 'b')]);
    expect(new Set(both.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await count()).toBe(before + 2);
    const stranger = await backend.registerUser();
    expect((await send('key-00001', 'a', stranger.token)).data).toEqual({ mails: before + 3 });
  });

  it('are refused for something else', async () => {
    await send('key-00003', 'a');
    const other = await send('key-00003', 'b');
    expect([other.status, other.data]).toEqual([409, { reason: 'key-reused' }]);
  });

  it('are free again when the work failed, which leaves nothing behind', async () => {
    const before = await count();
    failAfterWriting = true;
    expect((await send('key-00004', 'a')).status).toBe(409);
    failAfterWriting = false;
    expect(await count()).toBe(before);
    expect((await send('key-00004', 'a')).data).toEqual({ mails: before + 1 });
  });
});

describe('rate limits', () => {
  const send = (headers: Record<string, string>) => request('POST', '/limited', { headers, body: {} });

  it('count per address, per account once signed in, and start again after their window', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    for (let n = 0; n < 30; n += 1) expect((await send(from('192.0.2.1'))).status).toBe(200);
    const spent = await send(from('192.0.2.1'));
    expect([spent.status, spent.data]).toEqual([429, { reason: 'too-many' }]);
    expect((await send(from('192.0.2.2'))).status).toBe(200);
    expect((await send({ ...from('192.0.2.1'), authorization: `Bearer ${token}` })).status).toBe(200);
    backend.clock.advance(61_000);
    expect((await send(from('192.0.2.1'))).status).toBe(200);
  });

  it('hold against simultaneous calls', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.3' };
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(headers)));
    expect(answers.filter((answer) => answer.status === 200).length).toBe(30);
  });
});
