import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#backend/env.ts';
import { startBackend } from '#backend/serve.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'offcut-serve-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = pino({ level: 'silent' });
const envOf = (more: Record<string, string> = {}) =>
  readEnv({ DATA_DIR: folder, DEMO_STYLES: '0', NODE_ENV: 'test', ...more });

describe('a backend node', { timeout: 60_000 }, () => {
  it('starts, serves, finishes what is in flight when stopped, and keeps its data', async () => {
    const first = await startBackend(envOf(), log, 0);
    const url = `http://127.0.0.1:${first.port}`;
    expect(first.notes.some((note) => note.includes('/sandbox/mail'))).toBe(true);
    const body = JSON.stringify({
      username: 'stays',
      email: 'stays@example.com',
      password: 'Some-word-1',
      confirmPassword: 'Some-word-1',
      region: 'US',
    });
    const headers = { 'content-type': 'application/json' };
    // Half a request is in flight when the node is told to stop; the other half follows.
    const registering = request(`${url}/api/user/register`, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
    });
    const answered = once(registering, 'response') as Promise<[IncomingMessage]>;
    registering.write(body.slice(0, 20));
    await wait(500);
    const stopped = first.stop();
    await wait(200);
    registering.end(body.slice(20));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await stopped;
    await expect(fetch(`${url}/health`)).rejects.toThrow();

    const second = await startBackend(envOf(), log, 0);
    const login = await fetch(`http://127.0.0.1:${second.port}/api/user/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ username: 'stays', password: 'Some-word-1' }),
    });
    expect(login.status).toBe(200);
    await login.arrayBuffer();
    await second.stop();
  });

  it('says so when its port is taken, and leaves the data folder free', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { port } = squatter.address() as AddressInfo;
    await expect(startBackend(envOf(), log, port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
    squatter.close();
    const free = await startBackend(envOf(), log, 0);
    await expect(startBackend(envOf(), log, 0)).rejects.toThrow(/data folder .* is in use/);
    await free.stop();
  });

  it('lists everything that is wrong with its environment', () => {
    expect(() => envOf({ PORT_API: 'many', API_SECRET: 'short' })).toThrow(/PORT_API: .*\n.*API_SECRET: /);
  });
});
