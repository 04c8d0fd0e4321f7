import type { Context, Hono } from 'hono';
import { API_BASE } from '#contract/envelope.ts';
import { codes } from '#contract/errors.ts';
import { gender as genderSchema } from '#contract/primitives.ts';
import { searchByImage } from '#contract/search.ts';
import type { Deps } from '../../../deps.ts';
import { takeFromLimit } from '../../../http/rate-limit.ts';
import { readViewer } from '../../../http/read-viewer.ts';
import { badRequest } from '../../../http/refused.ts';
import type { Router } from '../../../http/router.ts';
import { listContextOf } from '../routes.ts';
import { searchByAddress, searchByBytes } from './image-search.ts';

/** Search by a picture that is here already (7/product#5). */
export function bindImageSearch(router: Router): void {
  router.on(searchByImage, async ({ body, viewer, deps }) =>
    searchByAddress(await listContextOf(viewer, deps), deps.storage, body.imageUrl, body.gender),
  );
}

/** Address of the call: its files are larger than other bodies. */
export const imageSearchPath = `${API_BASE}${searchByImage.path}`;

/** The same call with the file itself, as multipart; to be mounted before the router, which takes JSON only. */
export function mountImageSearch(app: Hono, deps: Deps): void {
  app.post(imageSearchPath, async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('multipart/form-data')) return next();
    const viewer = await readViewer(c, deps);
    await takeFromLimit(deps, 'imageSearch', viewer);
    const form = await readForm(c);
    const file = form.get('file');
    if (!(file instanceof File)) throw badRequest('The file is missing.', 'upload-rejected');
    const gender = genderSchema.safeParse(form.get('gender'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const data = await searchByBytes(await listContextOf(viewer, deps), bytes, gender.data);
    return c.json({ code: codes.Success, data, msg: 'success' }, 200, {
      'cache-control': 'private, no-store',
    });
  });
}

async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw badRequest('The body is not a multipart form.', 'upload-rejected');
  }
}
