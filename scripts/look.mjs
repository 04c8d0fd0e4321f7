/**
 * Screenshots of every page at 390 and 1440 pixels, light and dark, into ./look, to be looked at.
 * `npm run look -- product bag` takes only those; LOOK_URL looks at a shop that runs already.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { demo, login } from '../e2e/support/people.ts';
import { findPlaces } from '../e2e/support/places.ts';
import { root, startShop } from './shop.mjs';

const sizes = { 390: 844, 1440: 900 };
const schemes = ['light', 'dark'];
const wanted = process.argv.slice(2);
const folder = join(root, 'look');
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

mkdirSync(folder, { recursive: true });
const shop = process.env.LOOK_URL ? null : await startShop();
const baseURL = process.env.LOOK_URL ?? shop.url;
const browser = await chromium.launch({
  ...(existsSync(executablePath) ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  // The policy forbids the style with which screenshots hold animations still.
  const options = { baseURL, bypassCSP: true, locale: 'en-US', reducedMotion: 'reduce' };
  const member = await browser.newContext(options);
  const memberPage = await member.newPage();
  await login(memberPage, demo);
  const session = await member.storageState();
  const places = await findPlaces(async (path) => (await member.request.get(path)).text());
  await member.close();

  for (const place of places.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const [width, height] of Object.entries(sizes)) {
      for (const colorScheme of schemes) {
        const context = await browser.newContext({
          ...options,
          colorScheme,
          viewport: { width: Number(width), height },
          ...(place.account ? { storageState: session } : {}),
        });
        const page = await context.newPage();
        await page.goto(place.path, { waitUntil: 'load' });
        await showLazyPictures(page);
        await page.screenshot({
          path: join(folder, `${place.name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
        await context.close();
      }
    }
    console.log(`${place.name}  ${place.path}`);
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
