import type { RequestHandler } from 'express';
import { paths } from '#app/paths.ts';
import { sendPlainPage } from './plain-page.ts';

interface Sent {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
}

/**
 * Whether a request may change something: it comes from our own pages, or from no browser at all. This is the
 * defence against forged requests (with Lax cookies); it covers resource routes too, which Remix's own does not (T2).
 * `publicOrigin` is the shop's address without a trailing slash, where it is known.
 */
export function isOwnRequest(sent: Sent, publicOrigin: string | undefined): boolean {
  if (sent.method === 'GET' || sent.method === 'HEAD' || sent.method === 'OPTIONS') return true;
  // `none` is the person themselves, reloading or returning to a sent form.
  if (sent.fetchSite !== undefined && sent.fetchSite !== 'same-origin' && sent.fetchSite !== 'none')
    return false;
  // Every browser sends Origin with a cross-site POST; who sends neither header is not a browser.
  if (sent.origin === undefined) return true;
  if (publicOrigin !== undefined && sent.origin === publicOrigin) return true;
  return URL.canParse(sent.origin) && new URL(sent.origin).host === sent.host;
}

/** Apple posts its answers from its own site; this door reads nothing of a person and changes nothing. */
const open = new Set([paths.identityAnswer('apple')]);

/** Refuses what other sites send in a person's name, with a 403 page. */
export function originCheck(publicOrigin: string | undefined): RequestHandler {
  return (req, res, next) => {
    const fetchSite = req.get('sec-fetch-site');
    const host = req.get('x-forwarded-host') ?? req.get('host');
    if (open.has(req.path)) next();
    else if (isOwnRequest({ method: req.method, host, origin: req.get('origin'), fetchSite }, publicOrigin))
      next();
    else sendPlainPage(res, 403);
  };
}
