/**
 * Builds what production runs: the Remix app (build/web), and server.ts, the backend and the seed command compiled
 * by esbuild, then compresses the client's files. `--if-stale` does nothing when no source changed since.
 */
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as esbuild } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'build');
const stampFile = join(out, '.stamp');
const client = join(out, 'web/client');

const sources = ['app', 'backend', 'contract', 'public', 'server.ts', 'scripts/build.mjs', 'vite.config.ts'];
const settings = ['remix.config.js', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Read from the sources at run time, not built. */
const notBuilt = new Set(['backend/demo/images', 'backend/db/migrations']);

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const COMPRESS_FROM = 512;

const stamp = createHash('sha1')
  .update([...sources, ...settings].flatMap(traces).join('\n'))
  .digest('hex');
if (
  process.argv.includes('--if-stale') &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp
) {
  console.log('build: up to date');
  process.exit(0);
}

const startedAt = Date.now();
console.log('build: compiling the app, the server and the backend …');
mkdirSync(out, { recursive: true });
rmSync(stampFile, { force: true });
try {
  await Promise.all([buildApp(), compile()]);
  const count = await compressClient();
  writeFileSync(stampFile, stamp);
  console.log(`build: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s, ${count} files compressed`);
} catch (error) {
  console.error(`build: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** One line per file: its name, size and time of change. */
function traces(name) {
  const path = join(root, name);
  if (!existsSync(path) || notBuilt.has(name)) return [];
  const { mtimeMs, size } = statSync(path);
  if (!statSync(path).isDirectory()) return [`${name} ${size} ${mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap((child) => traces(`${name}/${child}`));
}

function buildApp() {
  const command = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
  const child = spawn(process.execPath, [command, 'vite:build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the app did not build'))));
  });
}

/** Our own sources in one file per entry; packages stay where npm put them. */
async function compile() {
  await esbuild({
    absWorkingDir: root,
    entryPoints: { server: 'server.ts', backend: 'backend/main.ts', seed: 'backend/demo/seed-cli.ts' },
    outdir: out,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
    // What is compiled is for production, also when started by hand; what reads it runs later than this line.
    banner: { js: "process.env.NODE_ENV ??= 'production';" },
  });
}

async function compressClient() {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (name) => compressible.has(extname(name)) && statSync(join(client, name)).size >= COMPRESS_FROM,
  );
  await Promise.all(
    names.map(async (name) => {
      const path = join(client, name);
      const content = readFileSync(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
  return names.length;
}
