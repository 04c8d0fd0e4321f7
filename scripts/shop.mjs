/** Starts the built shop for look, bench and the journeys: on its own port, with its own data folder. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const START_MS = 120_000;
const POLL_MS = 20;

/** A port nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Resolves when the shop is ready. A data folder that is given stays; else one is made and removed by `stop`.
 * `prefix` are words before the command (a tool that pins it to a core); `quiet` drops what it prints.
 * @param {{ env?: Record<string, string>, port?: number, dataDir?: string, prefix?: string[], quiet?: boolean }} [options]
 */
export async function startShop({ env = {}, port, dataDir, prefix = [], quiet = false } = {}) {
  const chosenPort = port ?? (await freePort());
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'offcut-shop-'));
  const url = `http://localhost:${chosenPort}`;
  const startedAt = performance.now();
  const [command, ...args] = [...prefix, process.execPath, join(root, 'build/server.js')];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(chosenPort),
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '1000',
      // Kept pages are as old as this: tests change things and look at once.
      PAGE_CACHE_SECONDS: '1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      ...env,
    },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };

  while (!(await answers(`${url}/ready`))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_MS) {
      await stop();
      throw new Error(`the shop did not get ready (it ended with ${child.exitCode})`);
    }
    await wait(POLL_MS);
  }
  return {
    url,
    pid: child.pid,
    dataDir: folder,
    seconds: (performance.now() - startedAt) / 1000,
    ended,
    stop,
  };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
