import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface Source {
  /** From the top of the repository, with forward slashes. */
  path: string;
  text: string;
  lines: string[];
}

/** Files that git knows or would take, below one of these folders (or names), with one of these endings. */
export function readSources(below: string[], endings: string[]): Source[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...below],
    {
      encoding: 'utf8',
    },
  );
  return listed
    .split('\n')
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, lines: text.split('\n') };
    });
}

/** Names that a file imports, exports from or loads on demand. */
export function importsOf({ text }: Source): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, from, loaded]) => from ?? loaded ?? '');
}

/** `path:line` of every line that matches and is no comment. */
export function linesLike(sources: Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, at) =>
      pattern.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
    ),
  );
}
