import { createRequestHandler } from '@remix-run/express';
import { createRequestHandler as createRenderer, type ServerBuild } from '@remix-run/node';
import type { Request as EdgeRequest, RequestHandler } from 'express';
import { withReadableForms } from './readable-forms.ts';
import { nonceOf } from './security-headers.ts';

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Remix as the last stop; loaders get the request's id, its nonce and the address of the sender. */
export function remixPages(build: Build, mode: string): RequestHandler {
  const handle = createRequestHandler({
    build: readable(build),
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

/**
 * A page for anybody, as an answer that may be kept: no nonce, and nothing of the sender but what the page cache
 * knows to be the same for all who get it.
 */
export function remixAnonymousPage(build: Build, mode: string): (req: EdgeRequest) => Promise<Response> {
  const render = createRenderer(readable(build), mode);
  return (req) => {
    const { host = 'localhost', cookie, accept } = req.headers;
    const forwardedHost = req.headers['x-forwarded-host'];
    const url = new URL(`${req.protocol}://${String(forwardedHost ?? host)}${req.originalUrl}`);
    const headers = new Headers();
    if (cookie) headers.set('cookie', cookie);
    if (accept) headers.set('accept', accept);
    for (const name of ['accept-language', 'save-data', 'user-agent'] as const) {
      const value = req.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    return render(new Request(url, { headers }), {
      anonymous: true,
      requestId: String(req.id),
      clientIp: req.ip ?? 'unknown',
    });
  };
}

const readable = (build: Build) =>
  typeof build === 'function' ? async () => withReadableForms(await build()) : withReadableForms(build);
