import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { withReadableForms } from './readable-forms.ts';
import { nonceOf } from './security-headers.ts';

/** Remix as the last stop; loaders get the request's id, its nonce and the address of the sender. */
export function remixPages(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler {
  const handle = createRequestHandler({
    build:
      typeof build === 'function' ? async () => withReadableForms(await build()) : withReadableForms(build),
    mode,
    getLoadContext: (req, res) => ({
      cspNonce: nonceOf(res),
      requestId: String(req.id),
      clientIp: req.ip ?? 'unknown',
    }),
  });
  // It passes its failures to `next` itself.
  return (req, res, next) => void handle(req, res, next);
}
