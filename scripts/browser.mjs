/** The browser that journeys, screenshots and page measurements drive. */
import { existsSync } from 'node:fs';

/** Where Debian puts them; the one without a screen of its own needs half the work for the same page. */
const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of Chromium: CHROMIUM_PATH, or an installed one; undefined where there is none (Playwright may have its own). */
export function browserPath() {
  const wanted = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : known;
  return wanted.find((path) => existsSync(path));
}
