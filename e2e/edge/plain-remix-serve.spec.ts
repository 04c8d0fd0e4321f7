import { paths } from '#app/paths.ts';
import { freePort } from '../../scripts/shop.mjs';
import { findBrowsePlaces } from '../support/places.ts';
import { runNode, temporaryFolder } from '../support/run-node.ts';
import { expect, test } from '../support/test.ts';

/** For hosts that bring Remix's own server: no edge, so no nonce, no policy, no load context. */
test('the built app boots and browses under plain remix-serve with API_URL', async ({ page }) => {
  const { folder, remove } = temporaryFolder();
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${apiPort}`;
  const web = `http://localhost:${webPort}`;
  const shared = { DATA_DIR: folder, DEMO_STYLES: '60' };
  const backend = await runNode(
    ['build/backend.js'],
    { ...shared, PORT_API: String(apiPort) },
    `${api}/ready`,
  );
  const serve = await runNode(
    ['node_modules/@remix-run/serve/dist/cli.js', 'build/web/server/index.js'],
    { ...shared, API_URL: api, PORT: String(webPort) },
    `${web}${paths.home()}`,
  );
  try {
    const places = await findBrowsePlaces(async (path) => (await fetch(web + path)).text());
    for (const { path } of places) {
      const answer = await page.goto(web + path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('main')).not.toBeEmpty();
    }
    // It hydrates as well: a click is answered without loading the document again.
    await page.goto(web + paths.shopping('women'));
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(await page.locator('script[nonce]').count()).toBe(0);
  } finally {
    await serve.stop();
    await backend.stop();
    remove();
  }
});
