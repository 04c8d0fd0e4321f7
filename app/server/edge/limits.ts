import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { paths } from '#app/paths.ts';
import { sendPlainPage } from './plain-page.ts';

const KILOBYTE = 1024;
/** Every form without photos; the longest text in one has 2000 letters. */
const FORM_MAX = 256 * KILOBYTE;
/** Forms of offers bring their photos along; one request never needs more than this. */
const PHOTOS_MAX = 60 * KILOBYTE * KILOBYTE;
/** Addresses of those forms; what is not recognised here is only allowed less. */
const photosPath =
  /\/(?:ask|bid)(?:\.data)?$|^\/search\/image(?:\.data)?$|^\/account\/offers\/\w+(?:\.data)?$/;

/** Our longest address has some 300 letters before its query. */
const PATH_MAX = 1000;

const MINUTE = 60_000;
const CHANGES_PER_MINUTE = 120;
const LOGINS_PER_QUARTER_HOUR = 30;
/** Every page that takes a password or a code; they share one count. */
const loginPaths: readonly string[] = [paths.login(), paths.loginCode(), paths.promptSignin()];

/** Refuses endless paths: for thousands of slashes in one, the patterns of routes take a second each time. */
export const pathLimit: RequestHandler = (req, res, next) => {
  if (req.path.length <= PATH_MAX) next();
  else sendPlainPage(res, 414);
};

/** Pages are read and forms are sent; nothing here answers to other methods, and Remix fails at some of them. */
export const knownMethods: RequestHandler = (req, res, next) => {
  if (['GET', 'HEAD', 'POST'].includes(req.method)) return next();
  res.set('allow', 'GET, HEAD, POST');
  sendPlainPage(res, 405);
};

/** Refuses bodies that are too large or of unknown length before anything reads them. */
export const bodyLimit: RequestHandler = (req, res, next) => {
  const max = req.is('multipart/form-data') && photosPath.test(req.path) ? PHOTOS_MAX : FORM_MAX;
  const tooLarge = Number(req.get('content-length') ?? 0) > max;
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
  const isLogin = (req: Request) => isChange(req) && loginPaths.includes(asRouted(req.path));
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

/** The path as the app's router reads it: in any letters, escaped or not, with slashes or the client's ending behind. */
function asRouted(path: string): string {
  const plain = path.replace(/\.data$/, '').replace(/\/+$/, '');
  try {
    return decodeURIComponent(plain).toLowerCase();
  } catch {
    return plain;
  }
}
