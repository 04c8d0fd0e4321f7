import type { Hono } from 'hono';
import { API_BASE } from '#contract/envelope.ts';
import type { Deps } from '../../deps.ts';
import { readViewer } from '../../http/read-viewer.ts';
import { forbidden } from '../../http/refused.ts';
import { findUserById } from '../auth/queries.ts';
import { exportZip } from './export.ts';
import { isPermitted } from './upload-permission.ts';

/** What a permission to fetch one's data is for; the password was asked for when it was given. */
export const exportKey = (userId: number) => `export-${userId}`;

/** The zip of one's data (G22). It stands beside the contract's calls because its answer is no JSON. */
export function mountExport(app: Hono, deps: Deps): void {
  app.get(`${API_BASE}/user/export/zip`, async (c) => {
    const { user } = await readViewer(c, deps);
    if (!user) throw forbidden('Please sign in to continue.', 'not-signed-in');
    const given = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' };
    const row = await findUserById(deps.database.db, user.id);
    if (!row || !isPermitted(deps.secret, exportKey(user.id), given, deps.clock())) {
      throw forbidden('This link is no longer valid. Please ask for your data again.', 'not-allowed-now');
    }
    return new Response(exportZip(deps.database.db, row), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="offcut-${row.username}.zip"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}
