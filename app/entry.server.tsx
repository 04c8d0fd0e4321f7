import { Writable } from 'node:stream';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { env } from './server/env.server.ts';
import { log } from './server/logger.server.ts';
import { NonceContext } from './server/nonce.ts';
import { clickCookiesOfUrl } from './server/click-id.server.ts';
import { preferenceCookiesOfUrl } from './server/preferences.server.ts';

const ABORT_MS = 10_000;

/**
 * One page as HTML, sent whole: nothing in it is deferred, and flushing piece by piece would cost a third more bytes
 * compressed. `loadContext` is empty under plain remix-serve: no nonce then, and no policy that asks for one.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  for (const cookie of await cookiesOfUrl(request)) headers.append('set-cookie', cookie);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control'))
    headers.set('cache-control', cacheControl(status, remixContext, loadContext));
  headers.append('vary', 'Accept-Encoding, Accept-Language, Cookie, Save-Data, ECT');
  // Asks for the kind of connection, so that slow ones get lite pages.
  headers.set('accept-ch', 'ECT');
  const nonce = loadContext.cspNonce;

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(new Response(scriptsLast(Buffer.concat(chunks).toString()), { headers, status }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer
          context={remixContext}
          url={request.url}
          abortDelay={ABORT_MS}
          {...(nonce ? { nonce } : {})}
        />
      </NonceContext.Provider>,
      {
        ...(nonce ? { nonce } : {}),
        // Parts loaded apart stand where they belong, however long: moving them there would take script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(page),
        onShellError: reject,
        onError(error: unknown) {
          if (!request.signal.aborted)
            log().error({ err: error, requestId: loadContext.requestId }, 'a page did not render');
        },
      },
    );
    const timer = setTimeout(abort, ABORT_MS + 1000);
  });
}

/**
 * Script makes better what works already, and is half of what a page loads: fetched early, but not at the cost of the
 * stylesheet, the fonts and the first picture. Remix has no setting for it; React compares no attributes in production.
 */
function scriptsLast(html: string): string {
  if (env().NODE_ENV === 'development') return html;
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** What an address says to remember: region, currency, click id. */
async function cookiesOfUrl(request: Request): Promise<string[]> {
  return [...(await preferenceCookiesOfUrl(request)), ...(await clickCookiesOfUrl(request))];
}

/** Pages that say so in their `handle` may be kept by caches, when the edge found nothing personal in the request. */
function cacheControl(status: number, remixContext: EntryContext, { anonymous }: AppLoadContext): string {
  const leaf = remixContext.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const handle = remixContext.routeModules[leaf]?.handle as { forAnybody?: boolean } | undefined;
  const seconds = env().PAGE_CACHE_SECONDS;
  return anonymous && status === 200 && handle?.forAnybody && seconds > 0
    ? `public, max-age=0, s-maxage=${seconds}, must-revalidate`
    : 'private, no-cache';
}

/** Answers to the client's own navigation: the same cookies and the same caution with caches as pages. */
export async function handleDataRequest(
  response: Response,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  for (const cookie of await cookiesOfUrl(request)) response.headers.append('set-cookie', cookie);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  return response;
}

/** What loaders, actions and rendering threw without meaning to; a person who left is no error. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log().error(
    { err: error, requestId: context.requestId, path: new URL(request.url).pathname },
    'a request failed',
  );
}
