import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { sendPlainPage } from './plain-page.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

interface StaticFile {
  type: string;
  cacheControl: string;
  etag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/**
 * The built client, kept in memory (about a megabyte) with what the build compressed ahead of time. Names under
 * /assets carry a hash of their content and never change; everything else is asked for again after an hour.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = readFiles(folder);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = files.get(req.path);
    if (!file) {
      // An asset of an older build; the app has no pages there, so it is not asked.
      if (req.path.startsWith('/assets/')) sendPlainPage(res, 404);
      else next();
      return;
    }
    res.set({ 'content-type': file.type, 'cache-control': file.cacheControl, etag: file.etag });
    if (file.br || file.gzip) res.vary('accept-encoding');
    if (req.fresh) return void res.status(304).end();
    // Each asked for alone: browsers list gzip first without preferring it.
    const encoding =
      file.br && req.acceptsEncodings('br')
        ? 'br'
        : file.gzip && req.acceptsEncodings('gzip')
          ? 'gzip'
          : null;
    const body = (encoding && file[encoding]) || file.identity;
    if (encoding) res.set('content-encoding', encoding);
    res.set('content-length', String(body.length));
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  for (const name of names) {
    const type = types[extname(name)];
    if (!type) continue;
    const path = join(folder, name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const identity = readFileSync(path);
    files.set(address, {
      type,
      cacheControl: address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      // Weak: one name for all encodings of the same content.
      etag: `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 20)}"`,
      identity,
      ...(names.has(`${name}.br`) ? { br: readFileSync(`${path}.br`) } : {}),
      ...(names.has(`${name}.gz`) ? { gzip: readFileSync(`${path}.gz`) } : {}),
    });
  }
  return files;
}
