import { parentPort } from 'node:worker_threads';
import { pino } from 'pino';
import { readEnv } from './env.ts';
import { startBackend, type Running } from './serve.ts';

/**
 * The backend's entry, alone (`npm run backend`) or in a worker thread of the web (`app/server/edge/backend-worker.ts`).
 * In a worker it posts `{ type: 'ready', port, notes }`, and answers `{ type: 'stop' }` with `{ type: 'stopped' }`.
 */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = pino({ name: 'backend', level: env.LOG_LEVEL });
  const running = await startBackend(env, log);
  if (parentPort) {
    parentPort.postMessage({ type: 'ready', port: running.port, notes: running.notes });
  } else {
    log.info({ port: running.port }, 'listening');
    for (const note of running.notes) log.info(note);
  }
  stopWhenTold(running);
}

function stopWhenTold(running: Running): void {
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    await (stopping ??= running.stop());
    parentPort?.postMessage({ type: 'stopped' });
    parentPort?.close();
  };
  if (parentPort) {
    parentPort.on('message', (message: { type?: string }) => {
      if (message?.type === 'stop') void stop();
    });
    return;
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  // To a person at a terminal; in a worker the parent gets it as the 'error' event.
  if (parentPort) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
