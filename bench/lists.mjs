import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, root } from '../scripts/shop.mjs';
import { percentile } from './table.mjs';

/** The first ones of a fresh process are compiled as they run; what is told is how it goes on. */
const WARM_UP = 20;
const ROUNDS = 200;
const PAGE = 'pageLimit=24';

/**
 * Latency of every list and search of the backend alone, asked one after another over HTTP, with other words each
 * time, so that no cache of ours or of the database's answers twice. `dataDir` null: makes that many styles first.
 */
export async function listLatencies({ styles, prefix, dataDir }) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'offcut-bench-lists-'));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT_API: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100000',
  };
  if (!dataDir) {
    console.log(`\nMaking ${styles} styles …`);
    const made = spawnSync(process.execPath, [join(root, 'build/seed.js'), '--styles', String(styles)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (made.status !== 0) throw new Error('the catalogue could not be made');
  }
  const [command, ...args] = [...prefix, process.execPath, join(root, 'build/backend.js')];
  const backend = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const base = `http://127.0.0.1:${port}`;
  try {
    while (
      !(await fetch(`${base}/ready`).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await wait(50);
    const words = await readWords(`${base}/api`);
    const rows = [];
    for (const [call, address] of calls)
      rows.push({ call, ...(await measure((round) => `${base}/api${address(round, words)}`)) });
    return rows;
  } finally {
    backend.kill('SIGTERM');
    await once(backend, 'exit');
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  }
}

/** Names that exist, to ask with. */
async function readWords(api) {
  const data = async (path) => (await (await fetch(api + path)).json()).data;
  const [brands, categories] = await Promise.all([
    data('/data/brand?gender=women'),
    data('/data/category?gender=women'),
  ]);
  return {
    brands: brands.map(({ value }) => encodeURIComponent(value)),
    categories: categories.map(({ value }) => value),
    subcategories: categories.flatMap(({ value, children }) => children.map((child) => [value, child.value])),
    keywords: [
      'coat',
      'silk',
      'black dress',
      'leather bag',
      'wool',
      'boots',
      'jacket',
      'linen shirt',
      'denim',
      'knit',
    ],
    slips: [
      'sneekers',
      'blak boots',
      'levaher bag',
      'ovrecoat',
      'turtelneck',
      "women's silk dres",
      'trainers',
      'jumpper',
      'haldne tee',
      'cashmeer knit',
    ],
    colors: ['black', 'white', 'red', 'blue', 'green', 'brown', 'grey', 'beige'],
  };
}

const pick = (list, round) => list[round % list.length];

/** Each call by name, and its address in a round. */
const calls = [
  ['recommended', (round) => `/v2/product/recommend?gender=women&${PAGE}&pageStart=${round * 24}`],
  ['new in', (round) => `/v2/product/new?gender=women&${PAGE}&pageStart=${round * 24}`],
  ['marketplace', (round) => `/v2/product/marketplace?gender=women&${PAGE}&pageStart=${round * 24}`],
  [
    'category',
    (round, words) =>
      `/search?gender=women&category=${pick(words.categories, round)}&${PAGE}&pageStart=${round * 24}`,
  ],
  [
    'subcategory',
    (round, words) => {
      const [category, subcategory] = pick(words.subcategories, round);
      return `/search?gender=women&category=${category}&subcategory=${subcategory}&${PAGE}`;
    },
  ],
  ['designer', (round, words) => `/search?gender=women&brand=${pick(words.brands, round)}&${PAGE}`],
  [
    'search by word',
    (round, words) =>
      `/search?keyword=${encodeURIComponent(pick(words.keywords, round))}&lowestPrice=${round}&${PAGE}`,
  ],
  [
    'search, cheapest first',
    (round, words) =>
      `/search?keyword=${encodeURIComponent(pick(words.keywords, round))}&sort=LowPrice&${PAGE}&pageStart=${round * 24}`,
  ],
  [
    'search, filtered',
    (round, words) =>
      `/search?gender=women&category=${pick(words.categories, round)}&color=${pick(words.colors, round)}&highestPrice=${900 - round}&${PAGE}`,
  ],
  [
    'page 50 of a category',
    (round, words) =>
      `/search?gender=women&category=${pick(words.categories, round)}&lowestPrice=${round}&${PAGE}&pageStart=1200`,
  ],
  [
    'rare size and colour',
    (round, words) =>
      `/search?gender=men&size=54&color=${pick(words.colors, round)}&condition=Acceptable&sort=LowPrice&${PAGE}`,
  ],
  [
    'search with slips',
    (round, words) =>
      `/search?keyword=${encodeURIComponent(pick(words.slips, round))}&${PAGE}&pageStart=${round}`,
  ],
  [
    'search by designer and number',
    (round, words) => `/search?keyword=${pick(words.brands, round)}%20${70000 + round}&${PAGE}`,
  ],
  [
    'suggestions',
    (round, words) =>
      `/search/suggest?gender=women&keyword=${encodeURIComponent(pick(words.keywords, round).slice(0, 1 + (round % 5)))}`,
  ],
  [
    'cheapest with shipping',
    (round, words) =>
      `/search?gender=women&allin=1&sort=LowPrice&category=${pick(words.categories, round)}&lowestPrice=${round}&${PAGE}`,
  ],
  [
    'filters of a search with counts',
    (round, words) =>
      `/product/search/filter?keyword=${encodeURIComponent(pick(words.keywords, round))}&lowestPrice=${round}`,
  ],
  [
    'filters with counts',
    (round, words) =>
      `/product/search/filter?gender=women&category=${pick(words.categories, round)}&lowestPrice=${round}`,
  ],
];

async function measure(addressOf) {
  const times = [];
  const refused = new Set();
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const startedAt = performance.now();
    const answer = await fetch(addressOf(round));
    await answer.arrayBuffer();
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
    if (!answer.ok) refused.add(answer.status);
  }
  const tenths = (value) => Math.round(value * 10) / 10;
  return {
    'p50 ms': tenths(percentile(times, 0.5)),
    'p99 ms': tenths(percentile(times, 0.99)),
    refused: [...refused].join(' ') || '–',
  };
}
