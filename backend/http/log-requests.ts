import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

const SILENT = new Set(['/health', '/ready']);

/**
 * One line a request. It names neither query nor headers nor body nor the caller's address, so no token, password
 * or address of a person can reach the log (architecture 7); probes are left out.
 */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    if (SILENT.has(c.req.path)) return;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // A page asks for dozens of pictures.
    const level = c.req.path.startsWith('/media/') && c.res.status < 400 ? 'debug' : 'info';
    log[level](
      { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    );
  };
}
