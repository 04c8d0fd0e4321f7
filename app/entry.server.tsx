import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './server/nonce.ts';
import { preferenceCookiesOfUrl } from './server/preferences.server.ts';

const ABORT_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  for (const cookie of await preferenceCookiesOfUrl(request)) headers.append('set-cookie', cookie);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  return new Promise<Response>((resolve, reject) => {
    let shellReady = false;
    let code = status;
    const nonce = loadContext.cspNonce;
    const send = () => {
      shellReady = true;
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
      pipe(body);
    };
    const bot = isbot(request.headers.get('user-agent') ?? '');
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} abortDelay={ABORT_MS} {...(nonce ? { nonce } : {})} />
      </NonceContext.Provider>,
      {
        ...(nonce ? { nonce } : {}),
        [bot ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          if (shellReady) console.error(error);
        },
      },
    );
    setTimeout(abort, ABORT_MS + 1000).unref();
  });
}
