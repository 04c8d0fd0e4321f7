import type { Context, Hono } from 'hono';
import { codes } from '#contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { cleanText } from '../../http/clean-text.ts';
import { readViewer } from '../../http/read-viewer.ts';
import { badRequest, forbidden } from '../../http/refused.ts';
import { storeUpload } from './uploads.ts';

/**
 * The upload place (7/user#10): multipart with the promised fields first and the file last as `file`. It stands
 * beside the contract's calls because its body is not JSON; its answer is `uploadAnswer` in the usual envelope.
 */
export function mountUpload(app: Hono, deps: Deps): void {
  app.post('/media/upload/:key', async (c) => {
    const { user } = await readViewer(c, deps);
    if (!user) throw forbidden('Please sign in to continue.', 'not-signed-in');
    const form = await readForm(c);
    const file = form.get('file');
    if (!(file instanceof File)) throw badRequest('The file is missing.', 'upload-rejected');
    const bytes = Buffer.from(await file.arrayBuffer());
    const permission = { expires: textOf(form, 'expires'), signature: textOf(form, 'signature') };
    const data = await storeUpload(deps, user.id, cleanText(c.req.param('key')), permission, bytes);
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

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
