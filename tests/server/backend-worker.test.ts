import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startBackend } from '#app/server/edge/backend-worker.ts';

const log = pino({ level: 'silent' });

/** A thread that answers its number of the start, and dies at /die. */
const standIn = `
import { createServer } from 'node:http';
import { parentPort, threadId } from 'node:worker_threads';
const server = createServer((req, res) => {
  if (req.url === '/die') setImmediate(() => { throw new Error('as asked'); });
  res.end(String(threadId));
});
server.listen(Number(process.env.PORT_API), '127.0.0.1', () =>
  parentPort.postMessage({ type: 'ready', port: server.address().port, notes: ['a note'] }));
parentPort.on('message', ({ type }) => {
  if (type !== 'stop') return;
  server.close(() => { parentPort.postMessage({ type: 'stopped' }); parentPort.close(); });
});
`;

function entryWith(text: string): string {
  const entry = join(mkdtempSync(join(tmpdir(), 'offcut-thread-')), 'entry.mjs');
  writeFileSync(entry, text);
  return entry;
}

describe("the backend's thread", () => {
  it('comes back on the same port when it dies, and ends when told', async () => {
    const backend = await startBackend({ entry: entryWith(standIn), environment: { PORT_API: '0' }, log });
    expect(backend.notes).toEqual(['a note']);
    const ask = async (path = '/') => (await fetch(backend.url + path)).text();
    const first = await ask();
    await ask('/die').catch(() => null);
    let second: string | null = null;
    for (let i = 0; i < 100 && (second === null || second === first); i++) {
      await wait(50);
      second = await ask().catch(() => null);
    }
    expect(second).not.toBeNull();
    expect(second).not.toBe(first);
    await backend.stop();
    await expect(ask()).rejects.toThrow();
    await wait(600);
    await expect(ask()).rejects.toThrow();
  });

  it('tells at once when the first start fails', async () => {
    const entry = entryWith(`throw new Error('no database here');`);
    await expect(startBackend({ entry, environment: {}, log })).rejects.toThrow('no database here');
  });
});
