import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePicture } from '../../areas/catalog/picture/describe-picture.ts';
import { encodeDescriptor } from '../../areas/catalog/picture/descriptor.ts';
import { packageRoot } from '../../package-root.ts';

const images = join(packageRoot(), 'backend/demo/images');
const file = join(packageRoot(), 'backend/demo/picture-descriptors.json');
/** Fronts and backs: the two views that search by picture compares (docs/decisions/0018). */
const compared = /^products\/.*-[01]$/;

/**
 * Describes the rendered fronts and backs for search by picture, so that a fresh shop need not look at them first.
 * `paths` are pictures below the folder images; those of which nothing is known are looked at, and `changed` ones again.
 */
export async function writeDescriptors(
  paths: readonly string[],
  changed: ReadonlySet<string>,
): Promise<number> {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const rows: [string, string][] = [];
  let described = 0;
  for (const path of paths.filter((one) => compared.test(one)).sort()) {
    const master = join(images, `${path}.avif`);
    if (!existsSync(master)) continue;
    const before = changed.has(path) ? undefined : known[path];
    rows.push([path, before ?? encodeDescriptor(await describePicture(readFileSync(master)))]);
    if (before === undefined) described += 1;
  }
  const lines = rows.map(([path, text]) => `  ${JSON.stringify(path)}: ${JSON.stringify(text)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  return described;
}
