import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../package-root.ts';

const folder = join(packageRoot(), 'backend/demo/imagery');
/** Types change no pixel. */
const imports = /^import (?!type\b)[^;]*? from '(\.[^']+\.ts)';/gm;
/** Space and comments change no pixel. */
const bare = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, '');

export const digest = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 10);

const read = new Map<string, string>();
const sourceOf = (file: string) => {
  const known = read.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  read.set(file, source);
  return source;
};

/** Every file of a module's own that it imports, and what those import; recipes count as data, not as code. */
function closure(file: string, found = new Set<string>()): Set<string> {
  for (const [, to = ''] of sourceOf(file).matchAll(imports)) {
    const next = join(dirname(file), to);
    if (found.has(next) || !next.startsWith(folder) || next.startsWith(join(folder, 'recipes/'))) continue;
    found.add(next);
    closure(next, found);
  }
  return found;
}

/** Fingerprint of the code behind a module of this folder, without the module itself. */
export function codeBehind(module: string): string {
  const files = [...closure(join(folder, module))].sort();
  return digest(...files.map((file) => bare(sourceOf(file))));
}
