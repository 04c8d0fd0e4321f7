import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { paths } from '#app/paths.ts';
import { freePort } from '../../scripts/shop.mjs';
import { login, register } from '../support/people.ts';
import { findBrowsePlaces } from '../support/places.ts';
import { runNode, temporaryFolder } from '../support/run-node.ts';
import { expect, test } from '../support/test.ts';

const server = process.env.TEST_DATABASE_URL;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Two web and two backend nodes on one database, as docs/running-at-scale.md sets them up. */
async function startNodes() {
  const name = `offcut_nodes_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name}`);
  const database = new URL(server!);
  database.pathname = `/${name}`;
  const { folder, remove } = temporaryFolder();
  const shared = {
    DATABASE_URL: database.href,
    DATA_DIR: folder,
    API_SECRET: randomBytes(24).toString('hex'),
    SESSION_SECRETS: randomBytes(24).toString('hex'),
    DEMO_STYLES: '60',
  };
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [apis, webs] = [ports.slice(0, 2), ports.slice(2)].map((pair) =>
    pair.map((port) => `http://localhost:${port}`),
  );
  // At once: both bring the tables up to date and fill an empty shop.
  const backends = await Promise.all(
    ports
      .slice(0, 2)
      .map((port) =>
        runNode(
          ['build/backend.js'],
          { ...shared, PORT_API: String(port) },
          `http://127.0.0.1:${port}/ready`,
        ),
      ),
  );
  const nodes = await Promise.all(
    webs!.map((web, at) =>
      runNode(
        ['build/server.js'],
        { ...shared, API_URL: apis![at]!, PORT: new URL(web).port },
        `${web}/ready`,
      ),
    ),
  );
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all(backends.map((node) => node.stop()));
    remove();
    await onServer(`drop database if exists ${name} with (force)`);
  };
  return { webs: webs as [string, string], backends, stop };
}

// Only where a PostgreSQL is named; .ci/run starts one.
if (server) {
  test('a visit goes on over two web nodes and two backends on one PostgreSQL', async ({
    browser,
    expectErrors,
  }) => {
    test.setTimeout(180_000);
    const { webs, backends, stop } = await startNodes();
    const [first, second] = webs;
    try {
      const context = await browser.newContext({ baseURL: first });
      const page = await context.newPage();
      const places = await findBrowsePlaces(async (path) => (await context.request.get(first + path)).text());
      const product = places.find(({ name }) => name === 'product')!.path;

      const person = await register(page, 'node');
      // The other node knows the session: cookies belong to the host, whatever the port.
      await page.goto(second + paths.account());
      await expect(page.getByRole('main')).toContainText(person.username);

      // Filled twice at once, the shop has each style once.
      const [here, there] = await Promise.all(
        webs.map(async (web) => (await context.request.get(web + product)).status()),
      );
      expect([here, there]).toEqual([200, 200]);

      // Signed out here, signed out there.
      const signedOut = await context.request.post(first + paths.logout(), {
        headers: { origin: first },
        form: { all: '' },
      });
      expect(signedOut.status(), await signedOut.text()).toBe(200);
      await page.goto(second + paths.account());
      await expect(page).toHaveURL(/\/login/);

      const other = await browser.newContext({ baseURL: second });
      const otherPage = await other.newPage();
      await login(otherPage, person);

      // A backend that goes away takes its own node's pages down, not the shop.
      expectErrors(/503/);
      await backends[0]!.stop();
      expect((await context.request.get(`${first}/ready`)).status()).toBe(503);
      expect((await context.request.get(`${second}/ready`)).status()).toBe(200);
      await otherPage.goto(paths.account());
      await expect(otherPage.getByRole('main')).toContainText(person.username);
    } finally {
      await stop();
    }
  });
}
