import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importRules, matches } from './support/import-rules.js';
import { importsOf, linesLike, readSources, type Source } from './support/sources.ts';

/** Conventions that matter, as checks of the whole tree: what a reviewer would otherwise have to notice. */
const code = readSources(['app', 'backend', 'contract', 'server.ts'], ['.ts', '.tsx']);
const tests = readSources(['tests', 'e2e', 'bench', 'scripts'], ['.ts', '.tsx', '.mjs', '.js']);
const within = (sources: Source[], folder: string) =>
  sources.filter(({ path }) => path.startsWith(`${folder}/`));

/** What an import means from the top of the repository: relative ones as the alias they could be. */
function aliased({ path }: Source, specifier: string): string {
  return specifier.startsWith('.') ? `#${posix.join(posix.dirname(path), specifier)}` : specifier;
}

describe('who may import whom', () => {
  it.each(importRules)('$folder: $because', ({ folder, never }) => {
    const broken = within(code, folder).flatMap((source) =>
      importsOf(source)
        .filter((specifier) => never.some((pattern) => matches(aliased(source, specifier), pattern)))
        .map((specifier) => `${source.path} imports ${specifier}`),
    );
    expect(broken).toEqual([]);
  });

  it("never another area's parts", () => {
    const area = /^#app\/routes\/([^/]+)\//;
    const broken = within(code, 'app/routes').flatMap((source) =>
      importsOf(source)
        .map((specifier) => aliased(source, specifier))
        .filter((name) => area.test(name) && !source.path.startsWith(`app/routes/${area.exec(name)![1]}/`))
        .map((name) => `${source.path} imports ${name}`),
    );
    expect(broken).toEqual([]);
  });

  it('across folders by alias and with the ending', () => {
    const top = (path: string) => path.split('/')[0];
    const broken = code.flatMap((source) =>
      importsOf(source)
        .filter((name) => {
          if (name.startsWith('#')) return !/\.(tsx?|css|json)(\?url)?$/.test(name);
          if (!name.startsWith('.')) return false;
          return (
            top(source.path) !== top(aliased(source, name).slice(1)) ||
            !/\.(tsx?|css|json|js)(\?url)?$/.test(name)
          );
        })
        .map((name) => `${source.path} imports ${name}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('one place for', () => {
  it('the environment', () => {
    const places = new Set(['app/server/env.server.ts', 'server.ts', 'backend/env.ts']);
    const elsewhere = code.filter(({ path }) => !places.has(path));
    // The backend's entries hand their environment to readEnv.
    expect(
      linesLike(elsewhere, /process\.env\b(?!\)?\))/).filter((line) => !/readEnv\(process\.env\)/.test(line)),
    ).toEqual([]);
  });

  it('addresses of pages', () => {
    const elsewhere = within(code, 'app').filter(
      ({ path }) => path !== 'app/paths.ts' && path !== 'app/routes.ts',
    );
    const written =
      /\b(to|href|action)=(\{)?["'`]\/(?!\/)|\bredirect\(\s*["'`]\/|\b(seeOther|navigate)\(\s*["'`]\//;
    // Files of public/ are no pages.
    const files = /["'`]\/(fonts|icons\.svg|favicon|site\.webmanifest)/;
    expect(linesLike(elsewhere, written).filter((line) => !files.test(line))).toEqual([]);
  });

  it('secrets: none in the sources', () => {
    expect(linesLike(code, /(sk_live|AKIA[0-9A-Z]{12}|-----BEGIN [A-Z ]*PRIVATE KEY)/)).toEqual([]);
  });
});

describe('how files are made', () => {
  it('default exports only where Remix and tools ask for them', () => {
    const asked = /^app\/(root|frame|entry\.\w+|routes)\.tsx?$|^app\/routes\/[^/]+\/[^/]+\.tsx$/;
    expect(
      linesLike(
        code.filter(({ path }) => !asked.test(path)),
        /^export default\b/,
      ),
    ).toEqual([]);
  });

  it('no barrels, no drawers', () => {
    const named = [...code, ...tests].map(({ path }) => path);
    expect(named.filter((path) => /\/index\.[cm]?[jt]sx?$/.test(path))).toEqual([]);
    expect(named.filter((path) => /(^|[/.-])(utils?|helpers?|misc|common)([/.-])/.test(path))).toEqual([]);
    expect(linesLike(code, /^export \* from/)).toEqual([]);
  });

  it('kebab-case, components in PascalCase', () => {
    const wrong = code.filter(({ path }) => {
      const name = posix.basename(path).replace(/\.(server|client|d)?\.?tsx?$/, '');
      const component =
        path.endsWith('.tsx') && /^app\/(components|ui|routes\/[^/]+\/components)\//.test(path);
      return component
        ? !/^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$/.test(name)
        : !/^[a-z0-9][a-z0-9.-]*$/.test(name);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('at most 400 lines', () => {
    const long = code.filter(({ path, lines }) => lines.length > 401 && !path.startsWith('backend/demo/'));
    expect(long.map(({ path, lines }) => `${path} ${lines.length}`)).toEqual([]);
  });

  it('no promises in place of work', () => {
    expect(linesLike(code, /\b(TODO|FIXME|XXX)\b|not implemented|coming soon|lorem ipsum/i)).toEqual([]);
    const comments = code.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) =>
        /(\/\/|\*).*\b(TODO|FIXME|XXX)\b/.test(line) ? [`${path}:${at + 1}`] : [],
      ),
    );
    expect(comments).toEqual([]);
  });

  it('no skipped or focused tests', () => {
    // Written apart, so that this line does not find itself.
    const pattern = new RegExp(
      String.raw`\b(it|test|describe)\.(${['skip', 'todo', 'fixme', 'only'].join('|')})\b`,
    );
    expect(linesLike(tests, pattern)).toEqual([]);
  });
});

describe('what is published with the sources', () => {
  const everything = readSources(
    ['.'],
    ['.ts', '.tsx', '.js', '.mjs', '.json', '.md', '.css', '.yml', '.html', '/run'],
  );

  it("no paths of anybody's machine", () => {
    const sources = everything.filter(({ path }) => path !== 'tests/safety.test.ts');
    expect(linesLike(sources, /(^|[\s"'`(=:])\/(work|home|Users|root)\/[\w.]/)).toEqual([]);
  });

  it('the lock file names no host that packages come from', () => {
    const lock = everything.find(({ path }) => path === 'package-lock.json');
    const hosts = new Set(
      [...(lock?.text.matchAll(/"resolved": "https?:\/\/([^/"]+)/g) ?? [])].map(([, host]) => host),
    );
    expect([...hosts]).toEqual([]);
  });

  it('dependencies have exact versions', () => {
    const manifest = JSON.parse(everything.find(({ path }) => path === 'package.json')!.text) as Record<
      string,
      Record<string, string>
    >;
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
