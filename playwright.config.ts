import { defineConfig, devices } from '@playwright/test';
import { browserPath } from './scripts/browser.mjs';

const port = process.env.E2E_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
const executablePath = browserPath();

// Playwright's own devices, never the bare browser: its name looks like a bot, to which Remix sends other pages (T4).
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const mobile = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

// Selling, buying and measuring are walked in all four ways; the rest in two, with script at the desk and without on the
// phone, so that the whole stays well inside its time.
const inTwoWays = /journeys\/(?!measure|sell-and-buy)[^/]*\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey is many steps of two people, on machines that may be busy with other things.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording every step costs as much as the steps: only for whoever looks for something.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox'],
    },
  },
  projects: [
    { name: 'desktop', testMatch: 'journeys/**/*.spec.ts', use: desktop },
    { name: 'mobile', testMatch: 'journeys/**/*.spec.ts', testIgnore: inTwoWays, use: mobile },
    {
      name: 'desktop-nojs',
      testMatch: 'journeys/**/*.spec.ts',
      testIgnore: inTwoWays,
      use: { ...desktop, javaScriptEnabled: false },
    },
    { name: 'mobile-nojs', testMatch: 'journeys/**/*.spec.ts', use: { ...mobile, javaScriptEnabled: false } },
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts', use: desktop },
    { name: 'keyboard', testMatch: 'keyboard/**/*.spec.ts', use: desktop },
    { name: 'edge', testMatch: 'edge/**/*.spec.ts', use: desktop },
  ],
  webServer: {
    command: 'node e2e/support/start-shop.mjs',
    url: `${baseURL}/ready`,
    env: { PORT: port },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
