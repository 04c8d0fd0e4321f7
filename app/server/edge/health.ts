import type { RequestHandler } from 'express';
import { sendPlainPage } from './plain-page.ts';

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  '<title>Offcut is up</title></head><body><p>ok</p></body></html>';

/** Alive: this process answers (B14). */
export const health: RequestHandler = (_req, res) => {
  res.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).type('html').send(page);
};

/** Ready for people: the backend is reached and has its database. 503 otherwise, and while stopping. */
export function readiness(apiUrl: () => string, isStopping: () => boolean): RequestHandler {
  return (_req, res, next) => {
    const ask = isStopping() ? Promise.resolve(false) : backendReady(apiUrl());
    ask.then((ready) => (ready ? health(_req, res, next) : sendPlainPage(res, 503))).catch(next);
  };
}

async function backendReady(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${apiUrl}/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
