import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { WebEnv } from '../env.server.ts';

/** The nonce of this answer; made on first use, as the header and the page must agree on it. */
export function nonceOf(res: ServerResponse): string {
  const holder = res as ServerResponse & { cspNonce?: string };
  return (holder.cspNonce ??= randomBytes(16).toString('base64'));
}

/** Content security policy and its relatives, on every answer. */
export function securityHeaders(settings: Pick<WebEnv, 'NODE_ENV' | 'PUBLIC_ORIGIN'>): RequestHandler {
  const development = settings.NODE_ENV === 'development';
  const secure =
    settings.NODE_ENV === 'production' && (settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false);
  const nonce = (_: IncomingMessage, res: ServerResponse) => `'nonce-${nonceOf(res)}'`;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonce],
        'script-src-attr': ["'none'"],
        // Vite adds style elements while developing.
        'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // Helmet's own default, no-referrer, makes browsers send `Origin: null` with plain forms, which every origin
    // check must refuse: no form would work with JavaScript off (trap T1).
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    xXssProtection: false,
  });
}
