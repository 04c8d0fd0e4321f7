import { test as base, type BrowserContext, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watch {
  /** Says that messages like this one belong to the test: the failure it is about. */
  expectErrors: (pattern: RegExp) => void;
  /** A page in a browser of somebody else, with cookies of their own; watched like `page`. */
  otherBrowser: () => Promise<Page>;
}

/** Answers that a test asks for on purpose (a refused form, a page that is not there) are no fault of the page. */
const refusedPage = /^Failed to load resource: the server responded with a status of 4\d\d/;
const file = /\/(assets|fonts|media)\/|\.(svg|webmanifest)$/;

function watch(context: BrowserContext, found: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (refusedPage.test(message.text()) && !file.test(new URL(url || 'about:blank').pathname)) return;
    found.push(`${message.text()} (${url})`);
  });
  context.on('weberror', (error) => found.push(String(error.error().stack ?? error.error())));
}

const blank = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+P+/HgAFhAJ/wlseKgAAAABJRU5ErkJggg==',
  'base64',
);
/** Journeys that are about pictures. */
const needsPictures = /\/(browse|measure)\.spec\.ts$/;

/**
 * A new shop makes each picture of each page for the one who looks first, and without script a browser waits for all of
 * them. Where a test is not about them, the catalogue's are blank.
 */
export async function sparePictures(context: BrowserContext): Promise<void> {
  if (needsPictures.test(base.info().file)) return;
  await context.route('**/media/catalog/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: blank }),
  );
}

/**
 * Playwright's test, which also fails on what a person would only see in the console: errors, hydration warnings
 * and breaches of the content security policy.
 */
export const test = base.extend<Watch & { complaints: string[] }>({
  complaints: async ({}, use) => {
    await use([]);
  },
  expectErrors: [
    async ({ context, complaints }, use) => {
      const expected: RegExp[] = [];
      watch(context, complaints);
      await sparePictures(context);
      await use((pattern) => expected.push(pattern));
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, complaints, expectErrors: _watched }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      // With the project's own options: its screen, its script on or off.
      const context = await browser.newContext();
      contexts.push(context);
      watch(context, complaints);
      await sparePictures(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
