import type { RequestHandler } from 'express';

const forwarded = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-port',
  'forwarded',
];

/**
 * Only proxies of ours may say on whose behalf they ask. Remix reads `x-forwarded-host` whoever sent it (T2), so
 * without proxies these headers are dropped, and behind them the shop's public address stands for the host.
 */
export function forwardedHeaders(proxies: number, publicOrigin: string | undefined): RequestHandler {
  const publicHost = publicOrigin ? new URL(publicOrigin).host : undefined;
  return (req, _res, next) => {
    if (proxies === 0) for (const name of forwarded) delete req.headers[name];
    else if (publicHost) req.headers['x-forwarded-host'] = publicHost;
    next();
  };
}
