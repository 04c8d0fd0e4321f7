import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const DEADLINE_MS = 10_000;
const SWEEP_MS = 100;
/** For requests on the way to us, whose connections look idle: closing those would lose them. */
const GRACE_MS = 250;

/**
 * Watches a server from its start and answers how to stop it: after a moment it stops accepting, finishes what is in
 * flight, then does `closeRest`; it resolves with whether all that ended in time. Connections are counted here because
 * Node waits for keep-alive sockets (T5), and takes those that browsers open just in case for busy ones.
 */
export function drainable(
  server: Server,
): (closeRest: () => Promise<void>, deadlineMs?: number) => Promise<boolean> {
  const requestsOn = new Map<Socket, number>();
  server.on('connection', (socket) => {
    requestsOn.set(socket, 0);
    socket.once('close', () => requestsOn.delete(socket));
  });
  server.on('request', ({ socket }, res) => {
    requestsOn.set(socket, (requestsOn.get(socket) ?? 0) + 1);
    res.once('close', () => {
      const left = (requestsOn.get(socket) ?? 1) - 1;
      if (requestsOn.has(socket)) requestsOn.set(socket, left);
    });
  });
  const closeQuietOnes = () => {
    for (const [socket, requests] of requestsOn) if (requests === 0) socket.destroySoon();
  };

  return async (closeRest, deadlineMs = DEADLINE_MS) => {
    await wait(GRACE_MS);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const sweep = setInterval(closeQuietOnes, SWEEP_MS);
    try {
      const finished = closed.then(closeRest).then(() => true);
      return await Promise.race([finished, wait(deadlineMs, false, { ref: false })]);
    } finally {
      clearInterval(sweep);
      server.closeAllConnections();
    }
  };
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
