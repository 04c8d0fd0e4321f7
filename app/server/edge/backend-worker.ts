import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

/** What the backend's thread says; `backend/main.ts` is the other side of this. */
type Report = { type: 'ready'; port: number; notes: string[] } | { type: 'stopped' };

export interface RunningBackend {
  url: string;
  /** Lines for the person who started it: demo logins, where mail goes. */
  notes: string[];
  /** Ends the thread; it is then started anew, on the same port. */
  restart: () => Promise<void>;
  /** Lets it finish what is in flight and close its database. */
  stop: () => Promise<void>;
}

export interface BackendOptions {
  /** Compiled or source file of the backend's start. */
  entry: string | URL;
  /** Its environment. PORT_API of 0 takes a free port. */
  environment: Record<string, string | undefined>;
  log: Logger;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
const STOP_MS = 8_000;

/**
 * Starts the backend in a thread of its own and keeps it running: a thread that dies is started again on the same
 * port, after a pause that doubles, while pages show the retry view. Rejects when the first start fails.
 */
export async function startBackend({ entry, environment, log }: BackendOptions): Promise<RunningBackend> {
  let stopping = false;
  let port = Number(environment.PORT_API ?? 0);
  let worker: Worker;

  /** Resolves when it listens; rejects when it ends before that. */
  async function launch(): Promise<{ notes: string[]; ended: Promise<void> }> {
    const launched = new Worker(entry, { env: { ...environment, PORT_API: String(port) } });
    worker = launched;
    const ended = new Promise<void>((resolve) => launched.once('exit', () => resolve()));
    const notes = await new Promise<string[]>((resolve, reject) => {
      let reason = new Error('the backend ended before it was ready');
      launched.on('error', (error) => {
        reason = error;
        log.error({ err: error }, 'the backend failed');
      });
      launched.on('message', (report: Report) => {
        if (report.type !== 'ready') return;
        port = report.port;
        resolve(report.notes);
      });
      launched.once('exit', () => reject(reason));
    });
    return { notes, ended };
  }

  async function supervise(ended: Promise<void>): Promise<void> {
    for (let pause = FIRST_PAUSE; ;) {
      await ended;
      if (stopping) return;
      log.error({ pause }, 'the backend is gone; starting it again');
      await wait(pause);
      if (stopping) return;
      try {
        ended = (await launch()).ended;
        pause = FIRST_PAUSE;
      } catch {
        ended = Promise.resolve();
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  async function end(): Promise<void> {
    const current = worker;
    const ended = new Promise<void>((resolve) => current.once('exit', () => resolve()));
    const stopped = new Promise<void>((resolve) =>
      current.on('message', (report: Report) => report.type === 'stopped' && resolve()),
    );
    current.postMessage({ type: 'stop' });
    await Promise.race([stopped, ended, wait(STOP_MS, undefined, { ref: false })]);
    await current.terminate();
  }

  const first = await launch();
  void supervise(first.ended);
  return {
    url: `http://127.0.0.1:${port}`,
    notes: first.notes,
    restart: end,
    stop: () => {
      stopping = true;
      return end();
    },
  };
}
