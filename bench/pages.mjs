/**
 * `npm run bench:pages`: what every page weighs against the budgets, how much it shifts, when its picture is there on
 * slow 4G, and whether pictures come as wide as they are shown, as Markdown tables. `-- product bag` takes only those;
 * BENCH_URL measures a shop that runs already. Exits with 1 where a budget is broken or anything shifts.
 */
import { chromium } from '@playwright/test';
import { demo, login } from '../e2e/support/people.ts';
import { fillBag, findPlaces, members, readAs } from '../e2e/support/places.ts';
import { browserPath } from '../scripts/browser.mjs';
import { startShop } from '../scripts/shop.mjs';
import { pageBytes } from './bytes.mjs';
import { table } from './table.mjs';

/** Kilobytes, compressed. Pages with a form bring what checks it. */
const BUDGET = { page: 25, browseScript: 90, script: 125 };
/** The pages that most visits are made of. */
const BROWSE = ['home', 'shopping', 'category', 'search', 'product'];
/** 400 ms, 400 kbit/s, a quarter of the processor. */
const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
/** Phones of two and three pixels a point, and a desktop. */
const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

const wanted = process.argv.slice(2);
const shop = process.env.BENCH_URL ? null : await startShop({ quiet: true, env: { SHOW_UI: '1' } });
const baseURL = process.env.BENCH_URL ?? shop.url;
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const broken = [];
const sessions = new Map();
try {
  const readers = new Map();
  for (const as of members) {
    const context = await browser.newContext({ baseURL });
    await login(await context.newPage(), { ...demo, username: as });
    if (as === 'demo') await fillBag(context);
    sessions.set(as, await context.storageState());
    readers.set(as, readAs(context.request));
  }
  readers.set(undefined, readAs((await browser.newContext({ baseURL })).request));
  const places = (await findPlaces((path, as) => readers.get(as)(path))).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );

  const weights = [];
  for (const place of places) weights.push({ page: place.name, ...(await weigh(place)) });
  print('Bytes on the wire (Brotli, cold)', weights);

  const shifts = [];
  for (const place of places) shifts.push({ page: place.name, ...(await shiftsOf(place)) });
  print('Layout shift (CLS): loaded, then scrolled to the end', shifts);

  const browse = places.filter(({ name }) => BROWSE.includes(name));
  const paints = [];
  for (const place of browse) paints.push({ page: place.name, ...(await paintOf(place)) });
  if (paints.length > 0) print('Slow 4G, a quarter of the processor, 390 px, cold', paints);

  const pictures = [];
  for (const place of browse) {
    for (const screen of SCREENS) pictures.push({ page: place.name, ...(await picturesOf(place, screen)) });
  }
  if (pictures.length > 0) print('Pictures: downloaded width by shown width in device pixels', pictures);

  console.log(broken.length > 0 ? `\nBroken:\n${broken.join('\n')}` : '\nAll within the budgets.');
} finally {
  await browser.close();
  await shop?.stop();
}
process.exitCode = broken.length > 0 ? 1 : 0;

async function weigh({ name, path, as }) {
  const cookie = (sessions.get(as)?.cookies ?? []).map((one) => `${one.name}=${one.value}`).join('; ');
  const bytes = await pageBytes(baseURL, path, cookie ? { cookie } : {});
  const page = Math.round((bytes['HTML kB'] + bytes['CSS kB']) * 10) / 10;
  const browsing = BROWSE.includes(name);
  const script = browsing ? BUDGET.browseScript : BUDGET.script;
  if (browsing && page > BUDGET.page) broken.push(`${name}: HTML and CSS ${page} kB of ${BUDGET.page}`);
  if (bytes['JS kB'] > script) broken.push(`${name}: JS ${bytes['JS kB']} kB of ${script}`);
  return { ...bytes, 'HTML + CSS kB': page };
}

/** A page in a browser that has been nowhere. */
async function open({ as }, screen, before = async () => undefined) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.deviceScaleFactor,
    ...(as ? { storageState: sessions.get(as) } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.seen = { shift: 0, paint: 0 };
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('layout-shift', (entry) => (window.seen.shift += entry.hadRecentInput ? 0 : entry.value));
    watch('largest-contentful-paint', (entry) => {
      window.seen.paint = entry.startTime;
      window.seen.element = entry.element?.tagName.toLowerCase() ?? '';
    });
  });
  await before(page);
  return page;
}

async function shiftsOf(place) {
  const row = {};
  for (const screen of SCREENS.slice(1)) {
    const page = await open(place, screen);
    await page.goto(place.path, { waitUntil: 'load' });
    await scrollThrough(page);
    const shift = await page.evaluate(() => Math.round(window.seen.shift * 10_000) / 10_000);
    row[`${screen.width} px`] = shift;
    if (shift > 0) broken.push(`${place.name}: CLS ${shift} at ${screen.width} px`);
    await page.context().close();
  }
  return row;
}

async function paintOf(place) {
  const page = await open(place, SCREENS[0], async (fresh) => {
    const devtools = await fresh.context().newCDPSession(fresh);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  });
  await page.goto(place.path, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(1000);
  const { seen, first } = await page.evaluate(() => ({
    seen: window.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await page.context().close();
  const shift = Math.round(seen.shift * 10_000) / 10_000;
  if (shift > 0) broken.push(`${place.name}: CLS ${shift} on slow 4G`);
  return { 'FCP ms': Math.round(first), 'LCP ms': Math.round(seen.paint), LCP: seen.element, CLS: shift };
}

/** 1 is the width that is shown; below it pictures are soft, far above it bytes are wasted. */
async function picturesOf(place, screen) {
  const page = await open(place, screen);
  await page.goto(place.path, { waitUntil: 'load' });
  await scrollThrough(page);
  const ratios = await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const width = Number(/[?&]w=(\d+)/.exec(image.currentSrc)?.[1]);
      return width && image.clientWidth > 40 ? [width / (image.clientWidth * devicePixelRatio)] : [];
    }),
  );
  await page.context().close();
  const sorted = ratios.sort((a, b) => a - b);
  const at = (share) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 100) / 100;
  return {
    screen: `${screen.width} × ${screen.deviceScaleFactor}`,
    pictures: sorted.length,
    least: at(0),
    median: at(0.5),
    most: at(1),
  };
}

async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
  await page.waitForTimeout(200);
}

function print(title, rows) {
  console.log(`\n## ${title}\n\n${table(rows)}`);
}
