import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../../deps.ts';
import { findMaster } from '../../../media/masters.ts';
import { packageRoot } from '../../../package-root.ts';
import type { Storage } from '../../../storage/storage.ts';
import { describePicture } from './describe-picture.ts';
import { encodeDescriptor } from './descriptor.ts';
import { knownPictures, saveDescriptor, undescribed } from './picture-queries.ts';

const STYLES_AT_ONCE = 20;
/** Front and back: shoppers photograph whole things, and details of different things look alike. */
const VIEWS = 2;

/**
 * Looks at the pictures of available styles that nobody has looked at yet (F12), until there are none or `stopped` says
 * so. One picture after the other with a pause in between: whoever waits for a page comes first. A picture that cannot
 * be read is noted as such.
 */
export async function describePictures(deps: Deps, stopped: () => boolean, pauseMs: number): Promise<void> {
  const { db } = deps.database;
  for (;;) {
    const styles = await undescribed(db, STYLES_AT_ONCE);
    if (styles.length === 0) return;
    for (const { thumbnail, images } of styles) {
      const urls = [...new Set([thumbnail, ...images.slice(0, VIEWS).map((image) => image.imageUrl)])];
      const known = await knownPictures(db, urls);
      // The first picture comes last: it is the sign that the others are done.
      for (const imageUrl of urls.filter((url) => !known.has(url)).reverse()) {
        if (stopped()) return;
        const descriptor = await tryToDescribe(deps, imageUrl);
        await saveDescriptor(db, { imageUrl, thumbnail, descriptor, describedAt: deps.clock() });
        await wait(pauseMs);
      }
    }
  }
}

async function tryToDescribe(deps: Deps, imageUrl: string): Promise<string | null> {
  try {
    const bytes = await readPicture(deps.storage, imageUrl);
    return bytes && encodeDescriptor(await describePicture(bytes));
  } catch (error) {
    deps.log.warn({ err: error, imageUrl }, 'a picture could not be described');
    return null;
  }
}

/** The bytes of a picture of this shop; null for an address that is none. */
export async function readPicture(storage: Storage, imageUrl: string): Promise<Uint8Array | null> {
  if (!imageUrl.startsWith('/media/')) return null;
  const folders = { images: join(packageRoot(), 'backend/demo/images'), storage };
  const master = await findMaster(imageUrl.slice('/media/'.length), folders);
  return master ? master.read() : null;
}
