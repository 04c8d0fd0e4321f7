import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const WARM_UP_SECONDS = 2;

/**
 * Requests a second and latencies of one address, after a warm-up, asked for as browsers do (Brotli). A `cookie` that
 * is not the preferences' makes the shop render each page rather than give a kept one again.
 */
export async function measureLoad(url, { connections, seconds, cookie = '' }) {
  const options = {
    url,
    connections,
    headers: {
      'accept-encoding': 'br',
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0 Chrome/150',
      ...(cookie ? { cookie } : {}),
    },
  };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: seconds });
  return {
    'req/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** The limit: Node serving ready bytes of this size and nothing else. */
export async function startBareServer(kilobytes, prefix) {
  const file = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
  const [command, ...args] = [...prefix, process.execPath, file, String(Math.round(kilobytes * 1024))];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(line).trim()}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
