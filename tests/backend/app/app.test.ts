import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRouter } from '#backend/app.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import * as auth from '#contract/auth.ts';
import { registry } from '#contract/registry.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

describe('the contract', () => {
  it('is bound whole: every call of the registry exactly once, and nothing else', () => {
    const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;
    const bound = createRouter().endpoints().map(name).sort();
    expect(bound).toEqual([...registry.values()].map(name).sort());
    expect(new Set(bound).size).toBe(bound.length);
  });
});

describe('the app', () => {
  let backend: TestBackend;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    backend = await createTestBackend({ deps: { log } });
  });
  afterAll(() => backend.close());
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    backend.app.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('tells that it is alive and ready', async () => {
    expect((await backend.app.request('/health')).status).toBe(200);
    expect((await backend.app.request('/ready')).status).toBe(200);
  });

  it('is not ready without its database', async () => {
    const broken = { execute: () => Promise.reject(new Error('gone')) };
    const other = await createTestBackend({
      deps: {
        database: { db: broken as never, kind: 'pglite', migrate: async () => {}, close: async () => {} },
      },
    });
    expect((await other.app.request('/ready')).status).toBe(500);
    expect((await other.app.request('/health')).status).toBe(200);
    await other.close();
  });

  it('answers unknown places with the envelope', async () => {
    for (const path of ['/', '/api/nowhere', '/api', '/favicon.ico', '/api/user/info/more']) {
      const response = await backend.app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 404, data: null, msg: 'Not Found' });
    }
    expect((await backend.app.request('/api/user/info', { method: 'DELETE' })).status).toBe(404);
  });

  it('gives every answer an id, the caller’s own when it is one', async () => {
    const mine = await backend.app.request('/health', { headers: { 'x-request-id': 'web-1234_x' } });
    expect(mine.headers.get('x-request-id')).toBe('web-1234_x');
    for (const bad of ['<script>', 'a b', 'x'.repeat(200)]) {
      const response = await backend.app.request('/health', { headers: { 'x-request-id': bad } });
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  it('refuses bodies that are too large, no JSON, or not of the contract', async () => {
    const large = await post(
      '/api/user/login',
      JSON.stringify({ username: 'a', password: 'x'.repeat(1_100_000) }),
    );
    expect(large.status).toBe(400);
    expect(await large.json()).toEqual({ code: 400, data: null, msg: 'The request is too large.' });
    expect((await post('/api/user/login', '{"username":')).status).toBe(400);
    const wrong = await post('/api/user/login', JSON.stringify({ username: 7 }));
    expect(wrong.status).toBe(422);
    expect(((await wrong.json()) as { data: { fields: object } }).data.fields).toMatchObject({
      username: expect.any(Array),
      password: ['Required'],
    });
  });

  it('answers the unexpected with a plain 500 and writes it down under the id', async () => {
    await backend.db.execute(sql`alter table users rename to users_elsewhere`);
    lines.length = 0;
    const response = await post('/api/user/login', JSON.stringify({ username: 'ann', password: 'pw' }), {
      'x-request-id': 'trace-me-1',
    });
    await backend.db.execute(sql`alter table users_elsewhere rename to users`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 500, data: null, msg: 'Unknown Error' });
    const failure = lines.map((line) => JSON.parse(line)).find((line) => line.level === 50);
    expect(failure).toMatchObject({ requestId: 'trace-me-1', path: '/api/user/login' });
  });

  it('writes one line a request, without tokens, passwords, addresses or probes', async () => {
    const passwordHash = await hashPassword('Secret-word-1');
    await backend.user({ username: 'logged', email: 'logged@private.example', passwordHash });
    lines.length = 0;
    const { data } = await backend.call(auth.login, {
      body: { username: 'logged@private.example', password: 'Secret-word-1' },
      headers: { 'x-forwarded-for': '198.51.100.77' },
    });
    await backend.call(auth.getAccount, { token: data.user.token });
    await backend.app.request('/api/search?keyword=private');
    await backend.app.request('/health');
    await backend.app.request('/ready');
    const text = lines.join('');
    const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request');
    expect(requests.map((line) => line.path)).toEqual(['/api/user/login', '/api/user/info', '/api/search']);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      status: 200,
      requestId: expect.any(String),
      ms: expect.any(Number),
    });
    for (const secret of [data.user.token, 'Secret-word-1', 'logged@private', '198.51.100.77', 'private']) {
      expect(text).not.toContain(secret);
    }
  });

  it('serves its own description', async () => {
    const response = await backend.app.request('/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(((await response.json()) as { openapi: string }).openapi).toBe('3.1.0');
  });

  it('never lets an answer of a person be kept by a cache', async () => {
    const response = await backend.app.request('/api/user/info');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
