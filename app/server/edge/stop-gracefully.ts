import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const DEADLINE_MS = 10_000;
const SWEEP_MS = 100;

/**
 * Stops accepting, finishes what is in flight, then `closeRest`. `server.close()` alone would wait for idle
 * keep-alive sockets (T5), so those are closed as they fall idle. Resolves with whether it all ended in time.
 */
export async function drain(server: Server, closeRest: () => Promise<void>, deadlineMs = DEADLINE_MS): Promise<boolean> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  server.closeIdleConnections();
  try {
    const finished = closed.then(closeRest).then(() => true);
    return await Promise.race([finished, wait(deadlineMs, false, { ref: false })]);
  } finally {
    clearInterval(sweep);
    server.closeAllConnections();
  }
}

/** Calls `stop` at the first SIGTERM or SIGINT and exits with its result; a second signal exits at once. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<boolean>): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      stop(signal).then(
        (inTime) => process.exit(inTime ? 0 : 1),
        () => process.exit(1),
      );
    });
  }
}
