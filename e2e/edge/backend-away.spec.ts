import { request } from 'node:http';
import { paths } from '#app/paths.ts';
import { freePort } from '../../scripts/shop.mjs';
import { runNode, temporaryFolder, type RunningNode } from '../support/run-node.ts';
import { expect, test } from '../support/test.ts';

test('a backend that is away leaves the page standing with a way to try again; a form in flight survives a stop', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(120_000);
  expectErrors(/503/);
  const { folder, remove } = temporaryFolder();
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${apiPort}`;
  const web = `http://localhost:${webPort}`;
  const shared = { DATA_DIR: folder, DEMO_STYLES: '60' };
  const shop = await runNode(
    ['build/server.js'],
    { ...shared, API_URL: api, PORT: String(webPort) },
    `${web}/health`,
  );
  let backend: RunningNode | undefined;
  try {
    const answer = await page.goto(web + paths.shopping('women'));
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    const retry = page.getByRole('main').getByRole('link', { name: 'Retry' });
    await expect(retry).toBeVisible();
    expect((await page.request.get(`${web}/ready`)).status()).toBe(503);

    backend = await runNode(['build/backend.js'], { ...shared, PORT_API: String(apiPort) }, `${api}/ready`);
    await retry.click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // It would complain about pictures that nobody sends any more.
    await page.close();

    // Half sent before the signal, the rest after it: answered, and then the shop is gone.
    const form = sendSlowly(web + paths.login(), 'intent=login&username=nobody&password=Nothing-1');
    await form.begun;
    const stopped = shop.stop();
    const status = await form.finish();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await stopped;
    expect(shop.process.exitCode).toBe(0);
    await expect(fetch(`${web}/health`)).rejects.toThrow();
  } finally {
    if (shop.process.exitCode === null) await shop.stop('SIGKILL');
    await backend?.stop();
    remove();
  }
});

/** A form whose second half comes when `finish` is called, half a second later; resolves with the answer's status. */
function sendSlowly(url: string, body: string) {
  const half = Math.floor(body.length / 2);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  const sent = request(url, { method: 'POST', headers, agent: false });
  const answered = new Promise<number>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
  });
  const begun = new Promise<void>((resolve) =>
    sent.write(body.slice(0, half), () => setTimeout(resolve, 500)),
  );
  const finish = () => {
    setTimeout(() => sent.end(body.slice(half)), 500);
    return answered;
  };
  return { begun, finish };
}
