/**
 * `npm run bench`: how fast the built shop is, on one core, as Markdown tables. `-- --scale` adds the lists at
 * 100,000 styles (makes them first, some minutes); `-- --seconds 3` measures each page for shorter. Numbers hold for
 * the machine and the run; compare the ratios.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpus, tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowsePlaces } from '../e2e/support/places.ts';
import { startShop } from '../scripts/shop.mjs';
import { pageBytes } from './bytes.mjs';
import { listLatencies } from './lists.mjs';
import { measureLoad, startBareServer } from './load.mjs';
import { residentMegabytes } from './memory.mjs';
import { table } from './table.mjs';

const { values } = parseArgs({
  options: { scale: { type: 'boolean', default: false }, seconds: { type: 'string', default: '6' } },
});
const seconds = Number(values.seconds);

// The server has core 0 for itself; what asks it stays on the others.
const pin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;
const prefix = pin ? ['taskset', '-c', '0'] : [];
if (pin)
  execFileSync('taskset', ['-apc', `1-${cpus().length - 1}`, String(process.pid)], { stdio: 'ignore' });

const dataDir = mkdtempSync(join(tmpdir(), 'offcut-bench-'));
const slow = [];
try {
  console.log(
    `# Bench\n\n${cpus()[0].model.trim()}, ${cpus().length} cores, Node ${process.version}, server ${pin ? 'on one core' : 'not pinned'}`,
  );

  const first = await startShop({ dataDir, prefix, quiet: true });
  const firstSeconds = first.seconds;
  await first.stop();
  const shop = await startShop({ dataDir, prefix, quiet: true, env: { PAGE_CACHE_SECONDS: '30' } });
  const memoryAtStart = residentMegabytes(shop.pid);

  const places = await findBrowsePlaces(async (path) => (await fetch(shop.url + path)).text());
  const bytes = [];
  for (const { name, path } of places) {
    bytes.push({ page: name, ...(await pageBytes(shop.url, path)), ...(await liteBytes(shop.url, path)) });
  }
  print('Bytes on the wire (Brotli, cold)', bytes);

  const load = [];
  for (const { name, path } of places) {
    const html = bytes.find(({ page }) => page === name)['HTML kB'];
    for (const kept of [false, true]) {
      for (const connections of kept ? [16] : [1, 16]) {
        const cookie = kept ? '' : 'visited=1';
        const ours = await measureLoad(shop.url + path, { connections, seconds, cookie });
        load.push({ page: kept ? `${name}, kept` : name, connections, ...ours, 'ratio to bare': 0, html });
        if (connections === 1) slow.push({ what: `page ${name}`, 'p99 ms': ours['p99 ms'] });
      }
    }
  }
  const memoryUnderLoad = residentMegabytes(shop.pid);
  await shop.stop();

  const bare = new Map();
  for (const { html, connections } of load) {
    const key = `${html} ${connections}`;
    if (bare.has(key)) continue;
    const server = await startBareServer(html, prefix);
    bare.set(key, (await measureLoad(server.url, { connections, seconds: Math.min(seconds, 3) }))['req/s']);
    await server.stop();
  }
  print(
    'Pages under load',
    load.map(({ html, ...row }) => ({
      ...row,
      'bare req/s': bare.get(`${html} ${row.connections}`),
      'ratio to bare': `1 : ${Math.round(bare.get(`${html} ${row.connections}`) / row['req/s'])}`,
    })),
  );

  print('Start and memory', [
    { what: 'first start (makes the demo catalogue)', value: `${firstSeconds.toFixed(1)} s` },
    { what: 'later start', value: `${shop.seconds.toFixed(1)} s` },
    { what: 'resident memory after start (web and backend)', value: `${memoryAtStart} MB` },
    { what: 'resident memory after the load', value: `${memoryUnderLoad} MB` },
  ]);

  for (const styles of values.scale ? [2000, 100_000] : [2000]) {
    const rows = await listLatencies({ styles, prefix, dataDir: styles === 2000 ? dataDir : null });
    print(`Lists and searches of the backend at ${styles.toLocaleString('en')} styles`, rows);
    slow.push(...rows.map((row) => ({ what: `${row.call} (${styles})`, 'p99 ms': row['p99 ms'] })));
  }

  slow.sort((a, b) => b['p99 ms'] - a['p99 ms']);
  print('The five slowest', slow.slice(0, 5));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function liteBytes(url, path) {
  const lite = await pageBytes(url, path, { 'save-data': 'on' });
  return { 'lite HTML kB': lite['HTML kB'], 'lite JS kB': lite['JS kB'] };
}

function print(title, rows) {
  console.log(`\n## ${title}\n\n${table(rows)}`);
}
