import type { RequestHandler } from 'express';

/** The same address without trailing slashes, its query kept; null when there is nothing to remove (2.1#72, C2). */
export function withoutTrailingSlash(url: string): string | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (path === '/' || !path.endsWith('/')) return null;
  // One leading slash: `//elsewhere.example/` must not become another site's address, nor `/\` before it, which
  // browsers read alike.
  return `/${path.replace(/^[/\\]+|\/+$/g, '')}${at < 0 ? '' : url.slice(at)}`;
}

/** 301 for GET and HEAD (C1); a POST is never redirected (C2). */
export const trailingSlash: RequestHandler = (req, res, next) => {
  const target = req.method === 'GET' || req.method === 'HEAD' ? withoutTrailingSlash(req.url) : null;
  if (target === null) next();
  else res.redirect(301, target);
};
