/**
 * Everything that is checked, one after another, and one closing line over all of it: `N passed, M failed`. Types,
 * lint, unused code and the build count as one each. With TEST_DATABASE_URL the backend's suites run a second time,
 * on that PostgreSQL.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { freePort, root } from './shop.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'offcut-test-'));
const postgres = process.env.TEST_DATABASE_URL;
const withoutPostgres = { TEST_DATABASE_URL: '' };

/** @type {{ name: string, passed: number, failed: number, skipped: number, seconds: number }[]} */
const results = [];

await check('types', bin('tsc'), ['--noEmit']);
await check('lint', bin('eslint'), ['.']);
await check('unused', bin('knip'), []);
await unit('unit', [], withoutPostgres);
if (postgres) await unit('unit on PostgreSQL', ['tests/backend'], { TEST_DATABASE_URL: postgres });
else console.log('\nNo TEST_DATABASE_URL: the backend is tested on the embedded database only.');
const built = await check('build', process.execPath, [join(root, 'scripts/build.mjs'), '--if-stale']);
if (built) await journeys();
else results.push({ name: 'end to end', passed: 0, failed: 1, skipped: 0, seconds: 0 });

rmSync(reports, { recursive: true, force: true });
closingLine();

async function check(name, command, args) {
  const { ok, seconds } = await run(name, command, args);
  results.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds });
  return ok;
}

async function unit(name, filters, env) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const args = ['run', ...filters, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { ok, seconds } = await run(name, bin('vitest'), args, env);
  const report = read(file);
  const suitesBroken = report
    ? report.testResults.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      ).length
    : 0;
  add(name, ok, seconds, {
    passed: report?.numPassedTests ?? 0,
    // A file that cannot even be loaded has no tests to count.
    failed: (report?.numFailedTests ?? 0) + suitesBroken,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

async function journeys() {
  if (!haveBrowser())
    return void results.push({ name: 'end to end', passed: 0, failed: 1, skipped: 0, seconds: 0 });
  const file = join(reports, 'journeys.json');
  const { ok, seconds } = await run('end to end', bin('playwright'), ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  });
  const stats = read(file)?.stats;
  add('end to end', ok, seconds, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  });
}

/** A suite whose command fails without a failed test (it crashed, or found nothing to run) counts as one failure. */
function add(name, ok, seconds, { passed, failed, skipped }) {
  results.push({ name, passed, failed: ok ? failed : Math.max(failed, 1), skipped, seconds });
}

function run(name, command, args, env = {}) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env, CI: '1', FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    const done = (ok) => resolve({ ok, seconds: (performance.now() - startedAt) / 1000 });
    child.once('error', (error) => {
      console.error(String(error));
      done(false);
    });
    child.once('exit', (code) => done(code === 0));
  });
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The journeys drive Chromium: the system's, Playwright's own, or installed now where we may. */
function haveBrowser() {
  if (browserPath()) return true;
  const listed = spawnSync(bin('playwright'), ['install', '--dry-run', 'chromium'], { encoding: 'utf8' });
  const own = /Install location:\s+(\S+chromium-\S+)/.exec(listed.stdout ?? '')?.[1];
  if (own && existsSync(own)) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('\nInstalling Chromium with apt-get …');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!browserPath()) spawnSync('apt-get', ['install', '-y', '-qq', name], options);
    if (browserPath()) return true;
  }
  console.error(
    '\nThe end-to-end tests need Chromium. Install it with one of\n' +
      '  sudo apt-get install chromium          (Debian)\n' +
      '  npx playwright install --with-deps chromium\n' +
      'or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  return false;
}

function closingLine() {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log('\n── summary');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const note = skipped ? `, ${skipped} skipped` : '';
    console.log(`${name.padEnd(20)} ${passed} passed, ${failed} failed${note}  (${seconds.toFixed(1)} s)`);
  }
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}
