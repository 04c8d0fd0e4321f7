import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { env, type WebEnv } from '../env.server.ts';
import { deviceId } from './device.ts';
import { forwardedHeaders } from './forwarded.ts';
import { health, readiness } from './health.ts';
import { bodyLimit, knownMethods, pathLimit, rateLimits } from './limits.ts';
import { originCheck } from './origin-check.ts';
import { pageCache, type PageCacheOptions } from './page-cache.ts';
import { sendPlainPage } from './plain-page.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { trailingSlash } from './trailing-slash.ts';

export interface EdgeOptions {
  settings: WebEnv;
  log: Logger;
  /** Answers files: the built client, or Vite while developing. */
  assets: RequestHandler;
  /** Answers pages: Remix. */
  pages: RequestHandler;
  /** Renders pages that may be kept; without it none is. */
  anonymousPage?: PageCacheOptions['render'] | undefined;
  /** Whether the process is on its way out; balancers then hear that it is not ready. */
  isStopping: () => boolean;
}

/** Everything between the socket and the app, in the order in which a request meets it. */
export function createEdge({
  settings,
  log,
  assets,
  pages,
  anonymousPage,
  isStopping,
}: EdgeOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  // Pages that are kept bring validators; hashing each body here would cost more than it saves.
  app.disable('etag');
  app.set('trust proxy', settings.TRUST_PROXY);

  app.use((_req, res, next) => {
    // Keep-alive sockets would hold the stop up (T5).
    if (isStopping()) res.set('connection', 'close');
    next();
  });
  app.use(requestLog(log));
  app.use(securityHeaders(settings));
  app.get('/health', health);
  app.get(
    '/ready',
    readiness(() => env().API_URL, isStopping),
  );
  app.use(forwardedHeaders(settings.TRUST_PROXY, settings.PUBLIC_ORIGIN));
  app.use(originCheck(settings.PUBLIC_ORIGIN));
  app.use(pathLimit, knownMethods, bodyLimit, ...rateLimits(settings.RATE_LIMIT_FACTOR));
  // Before compression: assets are compressed already.
  app.use(assets);
  app.use(trailingSlash);
  app.use(compression({ threshold: 1024, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  if (anonymousPage) app.use(pageCache({ render: anonymousPage, seconds: settings.PAGE_CACHE_SECONDS }));
  app.use(deviceId());
  app.use(pages);
  app.use(lastResort(log));
  return app;
}

/** What neither the app nor Remix could answer. */
function lastResort(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    log.error({ err: error, requestId: req.id }, 'the edge could not answer');
    if (res.headersSent) return next(error);
    // A Host header that is no host, or an address that cannot be decoded, is the sender's mistake.
    const malformed =
      error instanceof URIError ||
      (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL');
    sendPlainPage(res, malformed ? 400 : 500, String(req.id));
  };
}
