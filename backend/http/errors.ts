import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { codes, UNKNOWN_ERROR } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { Refused } from './refused.ts';

/**
 * An envelope that says no. The HTTP status equals the code (B1), except for `Moved`: a 301 makes fetch clients,
 * browsers and caches follow or remember something that has no Location, so it travels with status 200.
 */
export function refusalResponse(c: Context, refused: Pick<Refused, 'code' | 'message' | 'data'>): Response {
  const status = refused.code === codes.Moved ? 200 : (refused.code as ContentfulStatusCode);
  return c.json({ code: refused.code, data: refused.data, msg: refused.message }, status, {
    'cache-control': 'private, no-store',
  });
}

/** Expected refusals become their envelope; anything else is logged with the request id and becomes a plain 500. */
export function handleError(error: Error, c: Context, deps: Deps): Response {
  if (error instanceof Refused) return refusalResponse(c, error);
  deps.log.error(
    { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, err: error },
    'failed',
  );
  return refusalResponse(c, { code: codes.Unknown, message: UNKNOWN_ERROR, data: null });
}
