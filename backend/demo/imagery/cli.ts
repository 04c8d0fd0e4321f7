import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packageRoot } from '../../package-root.ts';
import { writeDescriptors } from './descriptors.ts';
import { writeIcons } from './icons.ts';
import { contactSheet } from './sheet.ts';
import { shotGroups } from './shots.ts';
import { writeTable } from './table.ts';
import type { Batch, Report, Written } from './worker.ts';

/*
 * `npm run imagery`: renders the pictures of the demo catalogue that are missing or whose making has changed, and
 * removes those that no recipe names.
 *   --only id,id…     only these groups (a shape's id, `looks`, `avatars` …)
 *   --sheet file.png  a contact sheet of them
 *   --out folder      elsewhere than backend/demo/images
 *   --workers n       processes (2)
 *   --all             also what has not changed
 *   --icons           the app's icons in public, nothing else
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sheet: { type: 'string' },
    out: { type: 'string' },
    workers: { type: 'string', default: '2' },
    all: { type: 'boolean', default: false },
    icons: { type: 'boolean', default: false },
  },
});

if (values.icons) {
  await writeIcons();
  process.exit();
}

const out = values.out ?? join(packageRoot(), 'backend/demo/images');
const printsFile = values.out
  ? join(out, 'prints.json')
  : join(packageRoot(), 'backend/demo/imagery/prints.json');

/** Of every picture: what it was made from, its mean colour, its size. */
type Prints = Record<string, { print: string; tone: string; bytes: number }>;
const prints: Prints = existsSync(printsFile) ? (JSON.parse(readFileSync(printsFile, 'utf8')) as Prints) : {};
const save = () => {
  const rows = Object.keys(prints)
    .sort()
    .map((path) => `  ${JSON.stringify(path)}: ${JSON.stringify(prints[path])}`);
  writeFileSync(printsFile, `{\n${rows.join(',\n')}\n}\n`);
};

const only = values.only?.split(',');
const groups = shotGroups().filter((group) => !only || only.includes(group.id));
const stale = (path: string, print: string) =>
  values.all || prints[path]?.print !== print || !existsSync(join(out, `${path}.avif`));
const queue: Batch[] = groups
  .map((group) => ({
    group: group.id,
    paths: group.shots.filter((shot) => stale(shot.path, shot.print)).map((shot) => shot.path),
  }))
  .filter((batch) => batch.paths.length > 0);

mkdirSync(out, { recursive: true });
const wanted = queue.reduce((sum, batch) => sum + batch.paths.length, 0);
const start = Date.now();
let written = 0;
const fresh = new Set<string>();
let failed = 0;

function note({ path, print, bytes, tone }: Written) {
  prints[path] = { print, tone, bytes };
  fresh.add(path);
  written += 1;
  if (written % 20 === 0) {
    save();
    console.warn(`${written} of ${wanted}, ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

function work(): Promise<void> {
  const worker: ChildProcess = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [out], {
    execArgv: ['--import', 'tsx'],
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('path' in report) return note(report);
      if ('failed' in report) {
        failed += 1;
        return console.error(report.failed, report.because);
      }
      const batch = queue.shift();
      if (batch) worker.send(batch);
      else worker.kill();
    });
    worker.on('exit', (code, signal) =>
      code === 0 || signal === 'SIGTERM' ? resolve() : reject(new Error(`a worker ended with ${code}`)),
    );
  });
}

if (queue.length > 0)
  await Promise.all(Array.from({ length: Math.min(Number(values.workers), queue.length) }, work));
// What no recipe wants any more goes, once everything has been looked at.
if (!only && !values.out) {
  const wantedPaths = new Set(groups.flatMap((group) => group.shots.map((shot) => shot.path)));
  for (const path of Object.keys(prints).filter((each) => !wantedPaths.has(each))) {
    rmSync(join(out, `${path}.avif`), { force: true });
    delete prints[path];
  }
}
save();
if (!values.out) {
  writeTable(prints);
  const described = await writeDescriptors(Object.keys(prints), fresh);
  console.warn(`${described} pictures described for search by picture`);
}

const paths = groups.flatMap((group) => group.shots.map((shot) => shot.path));
const bytes = paths.reduce((sum, path) => sum + (prints[path]?.bytes ?? 0), 0);
console.warn(
  `${written} rendered, ${paths.length - wanted} as they were, ${failed} failed; ${paths.length} pictures, ` +
    `${(bytes / 1e6).toFixed(1)} MB, ${Math.round((Date.now() - start) / 1000)} s`,
);
if (values.sheet)
  await contactSheet(
    paths.map((path) => ({ name: path, file: join(out, `${path}.avif`) })),
    values.sheet,
  );
process.exitCode = failed > 0 ? 1 : 0;
