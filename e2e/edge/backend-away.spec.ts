import { paths } from '#app/paths.ts';
import { freePort } from '../../scripts/shop.mjs';
import { runNode, temporaryFolder } from '../support/run-node.ts';
import { expect, test } from '../support/test.ts';

test('a backend that is away leaves the page standing with a way to try again; in-flight answers survive a stop', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(120_000);
  expectErrors(/503/);
  // The page is still open when the server goes, and asks for the routes of its links.
  expectErrors(/manifest patches/);
  const { folder, remove } = temporaryFolder();
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${apiPort}`;
  const web = `http://localhost:${webPort}`;
  const shared = { DATA_DIR: folder, DEMO_STYLES: '60' };
  const shop = await runNode(['build/server.js'], { ...shared, API_URL: api, PORT: String(webPort) }, `${web}/health`);
  try {
    const answer = await page.goto(web + paths.shopping('women'));
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    const retry = page.getByRole('main').getByRole('link', { name: 'Retry' });
    await expect(retry).toBeVisible();
    expect((await page.request.get(`${web}/ready`)).status()).toBe(503);

    const backend = await runNode(['build/backend.js'], { ...shared, PORT_API: String(apiPort) }, `${api}/ready`);
    await retry.click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    // Asked before the signal, answered after it; then it is gone.
    const inFlight = Promise.all(Array.from({ length: 8 }, () => fetch(web + paths.shopping('men')).then((sent) => sent.text())));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await shop.stop();
    for (const html of await inFlight) expect(html).toContain('</html>');
    expect(shop.process.exitCode).toBe(0);
    await expect(fetch(`${web}/health`)).rejects.toThrow();
    await backend.stop();
  } finally {
    if (shop.process.exitCode === null) await shop.stop('SIGKILL');
    remove();
  }
});
