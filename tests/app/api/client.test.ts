import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { findAccount } from '#app/api/auth.server.ts';
import { callApi, findApi, MovedTo, tryApi } from '#app/api/client.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { log } from '#app/server/logger.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { endpoint } from '#contract/endpoint.ts';
import { cookiePair, loaderArgs, outcome } from '../../support/web.ts';

/** A backend that answers what the test says and remembers what it was asked. */
let answer: { status?: number; body: unknown };
let asked: { request: IncomingMessage; body: string };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked = { request, body };
    response.statusCode = answer.status ?? 200;
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
});

const answers = (code: number, data: unknown = null, msg = '') =>
  void (answer = { status: code, body: { code, data, msg } });

const getThing = endpoint({
  method: 'GET',
  path: '/things/:name',
  access: 'optional',
  summary: 'A thing',
  query: z.object({
    size: z.array(z.string()).optional(),
    page: z.number().optional(),
    mark: z.string().optional(),
  }),
  answer: z.object({ name: z.string(), at: z.coerce.date() }),
});
const makeThing = endpoint({
  method: 'POST',
  path: '/things',
  access: 'required',
  summary: 'Makes a thing',
  body: z.object({ name: z.string() }),
  answer: z.object({ id: z.number() }),
});

let visitor: Visitor;
let errors: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.SESSION_SECRETS ??= 'web-test-secret-0123456789abcdef0123456789';
});
afterAll(() => void server.close());
beforeEach(async () => {
  errors = vi.spyOn(log(), 'error').mockImplementation(() => undefined);
  visitor = await getVisitor(loaderArgs('/shopping/women?size=M', { headers: { 'x-request-id': 'req-1' } }));
});

const get = () => callApi(visitor, getThing, { params: { name: 'a' }, query: {} });
const attempt = () => tryApi(visitor, makeThing, { body: { name: 'a' } });
const page = (run: () => unknown) => outcome(run);

describe('what is sent', () => {
  it('fills the path and the query, repeats lists, leaves out what is empty', async () => {
    answers(200, { name: 'x', at: '2026-03-02T12:00:00.000Z' });
    await callApi(visitor, getThing, {
      params: { name: 'a/b?c' },
      query: { size: ['M', 'L & XL'], page: 2, mark: '' },
    });
    expect(asked.request.method).toBe('GET');
    expect(asked.request.url).toBe('/api/things/a%2Fb%3Fc?size=M&size=L+%26+XL&page=2');
    expect(asked.body).toBe('');
    expect(asked.request.headers['content-type']).toBeUndefined();
  });

  it('says who asks and how prices are wanted (7#1, B3)', async () => {
    const { sessionCookie } = await import('#app/server/session.server.ts');
    const { preferencesCookie } = await import('#app/server/preferences.server.ts');
    const { newDeviceId } = await import('#app/server/device-id.server.ts');
    const request = new Request('http://shop.test/');
    const args = loaderArgs('/', {
      cookies: [
        cookiePair(await sessionCookie('the-token', new Date(Date.now() + 60_000))),
        cookiePair(await preferencesCookie(request, { region: 'JP', currency: 'JPY' })),
        cookiePair(await newDeviceId()),
      ],
      headers: { 'user-agent': 'Test Browser', 'x-request-id': 'req-2' },
    });
    args.context.clientIp = '203.0.113.9';
    answers(200, { id: 1 });
    await tryApi(await getVisitor(args), makeThing, { body: { name: 'é' }, idempotencyKey: 'key-1' });
    expect(asked.request.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'x-currency': 'JPY',
      'x-region': 'JP',
      'x-device-id': expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/),
      // Nobody agreed to be counted (J16).
      'x-distinct-id': '',
      'x-app-version': '2.6.7',
      'x-request-id': 'req-2',
      'idempotency-key': 'key-1',
      'accept-language': 'en',
      'user-agent': 'Test Browser',
      'x-forwarded-for': '203.0.113.9',
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked.body)).toEqual({ name: 'é' });
  });

  it('names nobody without a session', async () => {
    answers(200, { name: 'x', at: '2026-03-02T12:00:00.000Z' });
    await get();
    expect(asked.request.headers.authorization).toBeUndefined();
    expect(asked.request.headers['idempotency-key']).toBeUndefined();
  });
});

describe('what comes back', () => {
  it('is the parsed answer: dates are dates, unknown fields are gone', async () => {
    answers(200, { name: 'x', at: '2026-03-02T12:00:00.000Z', secret: 1 });
    expect(await get()).toEqual({ name: 'x', at: new Date('2026-03-02T12:00:00.000Z') });
    answers(200, { id: 7 });
    expect(await attempt()).toEqual({ ok: true, data: { id: 7 } });
  });

  it('without a session leads to login and back (4#10)', async () => {
    answers(403, { reason: 'not-signed-in' }, 'Please log in.');
    const to = { status: 302, location: '/login?forward=%2Fshopping%2Fwomen%3Fsize%3DM', thrown: true };
    expect(await page(get)).toMatchObject(to);
    expect(await page(attempt)).toMatchObject(to);
  });

  it('that does not exist is a 404 page with the sentence and the id to quote', async () => {
    answers(404, null, "Sorry, this product doesn't exist");
    const shown = {
      status: 404,
      data: { message: "Sorry, this product doesn't exist", requestId: 'req-1' },
      thrown: true,
    };
    expect(await page(get)).toMatchObject(shown);
    expect(await page(attempt)).toMatchObject(shown);
    expect(await findApi(visitor, getThing, { params: { name: 'a' }, query: {} })).toBeNull();
  });

  it.each([400, 403, 409, 422, 429])(
    'refused with %i is a value for a form, and a page for a loader (8#3)',
    async (code) => {
      answers(
        code,
        { reason: 'sold', fields: { price: ['Too much.'] }, detail: { inventory: 2 } },
        'Sorry, it is sold.',
      );
      expect(await attempt()).toEqual({
        ok: false,
        refusal: {
          code,
          message: 'Sorry, it is sold.',
          reason: 'sold',
          fields: { price: ['Too much.'] },
          detail: { inventory: 2 },
        },
      });
      const thrown = {
        status: code,
        data: { message: 'Sorry, it is sold.', requestId: 'req-1' },
        thrown: true,
      };
      expect(await page(get)).toMatchObject(thrown);
      expect(
        await page(() => findApi(visitor, getThing, { params: { name: 'a' }, query: {} })),
      ).toMatchObject(thrown);
    },
  );

  it('refused without details, or with odd ones, is still a refusal', async () => {
    answers(409, null, 'No.');
    expect(await attempt()).toEqual({
      ok: false,
      refusal: { code: 409, message: 'No.', reason: null, fields: {}, detail: {} },
    });
    answers(409, { reason: 'a-reason-of-tomorrow' }, 'No.');
    expect(await attempt()).toMatchObject({ refusal: { reason: null, message: 'No.' } });
  });

  it('says the message, else its data, else "Unknown Error" (8#2, J13)', async () => {
    const said = async () => {
      const result = await attempt();
      return result.ok ? null : refusalText(result.refusal);
    };
    answers(400, 'from the data', 'from the message');
    expect(await said()).toBe('from the message');
    answers(400, 'from the data');
    expect(await said()).toBe('from the data');
    answers(400, { reason: 'sold' });
    expect(await said()).toBe('Unknown Error');
  });

  it('moved is thrown for who can follow it (8#8)', async () => {
    answers(301, 42, 'Moved');
    await expect(get()).rejects.toBeInstanceOf(MovedTo);
    await expect(get()).rejects.toMatchObject({ id: 42 });
    await expect(findApi(visitor, getThing, { params: { name: 'a' }, query: {} })).rejects.toMatchObject({
      id: 42,
    });
    answers(301, 'nowhere', 'Moved');
    expect(await page(get)).toMatchObject({ status: 503, thrown: true });
  });
});

describe('the retry view (503)', () => {
  const unknown = { status: 503, data: { message: 'Unknown Error', requestId: 'req-1' }, thrown: true };

  it.each([500, 502, 518, 302, 0])('for the code %s', async (code) => {
    answer = { status: 500, body: { code, data: null, msg: 'stack trace' } };
    expect((await page(attempt)).status).toBe(503);
    expect((await page(get)).status).toBe(503);
  });

  it('when the answer is not the contract’s, naming the call in the log but none of the data', async () => {
    answers(200, { name: 'a private name', at: 'no date' });
    expect(await page(get)).toMatchObject(unknown);
    const logged = JSON.stringify(errors.mock.calls);
    expect(logged).toContain('/things/:name');
    expect(logged).toContain('req-1');
    expect(logged).not.toContain('a private name');
    answers(200, { id: 'seven' });
    expect(await page(attempt)).toMatchObject(unknown);
  });

  it.each(['<html>Bad gateway</html>', '', '[]', '{"code":"200"}', '{"code":200}'])(
    'when the answer is no envelope: %j',
    async (body) => {
      answer = { status: 502, body };
      expect(await page(get)).toMatchObject(unknown);
      expect(await page(attempt)).toMatchObject(unknown);
    },
  );

  it('when the backend is away', async () => {
    const here = process.env.API_URL;
    process.env.API_URL = 'http://127.0.0.1:9';
    expect(await page(get)).toMatchObject(unknown);
    expect(await page(attempt)).toMatchObject(unknown);
    expect(await page(() => findApi(visitor, getThing, { params: { name: 'a' }, query: {} }))).toMatchObject(
      unknown,
    );
    process.env.API_URL = here;
  });
});

describe('calls with a reading of their own', () => {
  it('a dead session is nobody, not an error (4#3)', async () => {
    answers(403, { reason: 'not-signed-in' }, 'Please log in.');
    expect(await findAccount(visitor)).toBeNull();
    answers(500, null, 'away');
    expect(await page(() => findAccount(visitor))).toMatchObject({ status: 503, thrown: true });
  });
});
