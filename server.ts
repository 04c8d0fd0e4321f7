/**
 * The web's edge and the one command's start: listens, serves the app, and runs the backend beside it in a thread
 * unless API_URL names another one.
 */
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installGlobals, type ServerBuild } from '@remix-run/node';
import { startBackend, type RunningBackend } from '#app/server/edge/backend-worker.ts';
import { createEdge } from '#app/server/edge/create-edge.ts';
import { remixAnonymousPage, remixPages } from '#app/server/edge/pages.ts';
import { staticFiles } from '#app/server/edge/static-files.ts';
import { drainable, onStopSignal } from '#app/server/edge/stop-gracefully.ts';
import { env, setApiUrl } from '#app/server/env.server.ts';
import { log } from '#app/server/logger.server.ts';

installGlobals({ nativeFetch: true });
const development = env().NODE_ENV === 'development';
const here = import.meta.dirname;

let stopping = false;
let backend: RunningBackend | undefined;
const server = createServer();
// Longer than the balancers in front keep theirs, so that they close first; uploads get two minutes.
server.keepAliveTimeout = 65_000;
server.headersTimeout = 66_000;
server.requestTimeout = 120_000;
const drain = drainable(server);

onStopSignal(async (signal) => {
  stopping = true;
  log().info({ signal }, 'stopping');
  return drain(async () => backend?.stop());
});

const [app] = await Promise.all([openApp(), openBackend()]);
server.on('request', createEdge({ settings: env(), log: log(), isStopping: () => stopping, ...app }));
server.listen(env().PORT, env().HOST, () => announce((server.address() as AddressInfo).port));

async function openApp() {
  if (development) {
    const { viteMiddle } = await import('#app/server/edge/development.ts');
    const { assets, build } = await viteMiddle(server);
    return { assets, pages: remixPages(build, 'development') };
  }
  // Compiled, this file stands in build/ beside the app.
  const build = (await import(pathToFileURL(join(here, 'web/server/index.js')).href)) as ServerBuild;
  return {
    assets: staticFiles(join(here, 'web/client')),
    pages: remixPages(build, 'production'),
    anonymousPage: remixAnonymousPage(build, 'production'),
  };
}

async function openBackend(): Promise<void> {
  if (env().API_URL) return;
  const { PORT, PUBLIC_ORIGIN = `http://localhost:${PORT}` } = env();
  backend = await startBackend({
    entry: join(here, development ? 'scripts/dev-backend.mjs' : 'backend.js'),
    environment: { ...process.env, PORT_API: '0', PUBLIC_ORIGIN },
    log: log(),
  });
  setApiUrl(backend.url);
  if (development) restartOnChange(backend);
}

/** Vite reloads the app; the backend starts anew when its sources change. */
function restartOnChange({ restart }: RunningBackend): void {
  let pending: NodeJS.Timeout | undefined;
  for (const folder of ['backend', 'contract']) {
    watch(join(here, folder), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts')) return;
      clearTimeout(pending);
      pending = setTimeout(() => void restart(), 300);
    });
  }
}

function announce(port: number): void {
  const address = env().PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const lines = [
    `Offcut is open at ${address}`,
    ...(backend?.notes ?? [`with the backend at ${env().API_URL}`]),
  ];
  if (env().LOG_LEVEL !== 'silent')
    process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
