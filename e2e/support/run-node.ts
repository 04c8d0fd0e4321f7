import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 60_000;

export interface RunningNode {
  process: ChildProcess;
  /** What it printed. */
  output: () => string;
  /** SIGTERM, or another signal, and waits for its end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Runs a file of this repository under Node with `env` over our own, and waits until `readyUrl` answers well. For
 * tests about processes: several nodes, other servers, sudden ends.
 */
export async function runNode(
  args: string[],
  env: Record<string, string>,
  readyUrl: string,
): Promise<RunningNode> {
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      PAGE_CACHE_SECONDS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const startedAt = Date.now();
  while (!(await isWell(readyUrl))) {
    if (child.exitCode !== null || Date.now() - startedAt > START_MS) {
      await stop('SIGKILL');
      throw new Error(`${args.join(' ')} did not start:\n${output}`);
    }
    await wait(50);
  }
  return { process: child, output: () => output, stop };
}

async function isWell(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** A folder of its own, and what removes it. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'offcut-node-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
