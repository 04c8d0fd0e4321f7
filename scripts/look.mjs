/**
 * Screenshots of every page at 390 and 1440 pixels, light and dark, into ./look, to be looked at.
 * `npm run look -- product bag` takes only those, `--at 354,767` other widths, `--rtl` turns them round, `--top` takes
 * only the first screen; LOOK_URL looks at a shop that runs already.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { demo, login } from '../e2e/support/people.ts';
import { fillBag, findPlaces, members, readAs } from '../e2e/support/places.ts';
import { browserPath } from './browser.mjs';
import { root, startShop } from './shop.mjs';

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: '390,1440' },
    rtl: { type: 'boolean', default: false },
    top: { type: 'boolean', default: false },
  },
});
const widths = flags.at.split(',').map(Number);
const schemes = ['light', 'dark'];
const folder = join(root, 'look');
const executablePath = browserPath();

mkdirSync(folder, { recursive: true });
const shop = process.env.LOOK_URL ? null : await startShop({ env: { SHOW_UI: '1' } });
const baseURL = process.env.LOOK_URL ?? shop.url;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  // The policy forbids the style with which screenshots hold animations still.
  const options = { baseURL, bypassCSP: true, locale: 'en-US', reducedMotion: 'reduce' };
  const sessions = new Map();
  const reads = new Map();
  for (const as of members) {
    const context = await browser.newContext(options);
    await login(await context.newPage(), { ...demo, username: as });
    if (as === 'demo') await fillBag(context);
    sessions.set(as, await context.storageState());
    reads.set(as, readAs(context.request));
  }
  reads.set(undefined, readAs((await browser.newContext(options)).request));
  const places = await findPlaces((path, as) => reads.get(as)(path));

  const chosen = places.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const width of widths) {
    const viewport = { width, height: width < 768 ? 844 : 900 };
    const pages = new Map();
    for (const as of [undefined, ...members]) {
      const context = await browser.newContext({ ...options, viewport, storageState: sessions.get(as) });
      pages.set(as, await context.newPage());
    }
    for (const place of chosen) {
      const page = pages.get(place.as);
      await page.goto(place.path, { waitUntil: 'load' });
      if (flags.rtl) await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      if (!flags.top) await showLazyPictures(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        // Colours turn into each other; nothing is to be seen half-way.
        await page.waitForTimeout(300);
        const name = [place.name, width, colorScheme, ...(flags.rtl ? ['rtl'] : [])].join('-');
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !flags.top });
      }
      console.log(`${width}  ${place.name}  ${place.path}`);
    }
    for (const page of pages.values()) await page.context().close();
  }
} finally {
  await browser.close();
  await shop?.stop();
}

/** Pictures below the fold load when scrolled to. */
async function showLazyPictures(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
    // A picture that is not shown (a card's second one) never loads: nothing to wait for.
    const shown = [...document.images].filter((image) => image.checkVisibility() && !image.complete);
    const late = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([late, Promise.all(shown.map((image) => image.decode().catch(() => null)))]);
  });
}
