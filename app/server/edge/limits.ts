import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { paths } from '#app/paths.ts';
import { sendPlainPage } from './plain-page.ts';

const MEGABYTE = 1024 * 1024;
/** Twelve photos of up to 20 MB are sent in parts; one request never needs more than this. */
const BODY_MAX = 60 * MEGABYTE;

const MINUTE = 60_000;
const CHANGES_PER_MINUTE = 120;
const LOGINS_PER_QUARTER_HOUR = 30;

/** Refuses bodies that are too large or of unknown length before anything reads them. */
export const bodyLimit: RequestHandler = (req, res, next) => {
  const tooLarge = Number(req.get('content-length') ?? 0) > BODY_MAX;
  if (!tooLarge && req.get('transfer-encoding') === undefined) return next();
  // What is still to come would be taken for the next request.
  res.set('connection', 'close');
  sendPlainPage(res, tooLarge ? 413 : 411);
};

/**
 * Limits by address, for what changes something; the backend has finer ones by account. Pages, assets and Remix's
 * manifest are never limited here (T9). `factor` multiplies them; tests raise it.
 */
export function rateLimits(factor: number): RequestHandler[] {
  const isChange = (req: Request) => req.method !== 'GET' && req.method !== 'HEAD';
  const isLogin = (req: Request) => isChange(req) && req.path.replace(/\.data$/, '') === paths.login();
  const limiter = (limit: number, windowMs: number, applies: (req: Request) => boolean) =>
    rateLimit({
      windowMs,
      limit: Math.ceil(limit * factor),
      skip: (req) => !applies(req),
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      handler: (_req, res) => sendPlainPage(res, 429),
    });
  return [
    limiter(CHANGES_PER_MINUTE, MINUTE, isChange),
    limiter(LOGINS_PER_QUARTER_HOUR, 15 * MINUTE, isLogin),
  ];
}
