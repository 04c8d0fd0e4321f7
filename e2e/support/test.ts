import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watch {
  /** Says that messages like this one belong to the test: the failure it is about. */
  expectErrors: (pattern: RegExp) => void;
}

/** Answers that a test asks for on purpose (a refused form, a page that is not there) are no fault of the page. */
const refusedPage = /^Failed to load resource: the server responded with a status of 4\d\d/;
const file = /\/(assets|fonts|media)\/|\.(svg|webmanifest)$/;

/**
 * Playwright's test, which also fails on what a person would only see in the console: errors, hydration warnings
 * and breaches of the content security policy.
 */
export const test = base.extend<Watch>({
  expectErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const found: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { url } = message.location();
        if (refusedPage.test(message.text()) && !file.test(new URL(url || 'about:blank').pathname)) return;
        found.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (error) => found.push(String(error.error().stack ?? error.error())));
      await use((pattern) => expected.push(pattern));
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});
