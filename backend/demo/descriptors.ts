import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { pictureDescriptors, spus } from '../db/schema/catalog.ts';
import { packageRoot } from '../package-root.ts';
import { insertRows } from './bulk.ts';
import { MEDIA_BASE } from './pictures.ts';

/**
 * What the demo's pictures look like to search by picture, as `npm run imagery` has seen them. What is missing here is
 * looked at by the job (docs/decisions/0018).
 */
export async function insertDescriptors(tx: Tx, now: Date): Promise<void> {
  const file = join(packageRoot(), 'backend/demo/picture-descriptors.json');
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const styles = await tx
    .selectDistinct({ thumbnail: spus.thumbnail, images: spus.images })
    .from(spus)
    .where(eq(spus.status, 'Available'));
  const rows = new Map<string, typeof pictureDescriptors.$inferInsert>();
  for (const { thumbnail, images } of styles) {
    const urls = images.slice(0, 2).map(({ imageUrl }) => imageUrl);
    const found = urls.map((url) => known[url.slice(MEDIA_BASE.length + 1)]);
    // All of a style or none: the job takes a described front as the sign that the others are done.
    if (found.some((descriptor) => descriptor === undefined)) continue;
    urls.forEach((imageUrl, index) =>
      rows.set(imageUrl, { imageUrl, thumbnail, descriptor: found[index]!, describedAt: now }),
    );
  }
  await insertRows(tx, pictureDescriptors, [...rows.values()]);
}
