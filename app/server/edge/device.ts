import type { RequestHandler } from 'express';
import { newDeviceId, readDeviceId } from '../device-id.server.ts';

/** What a person asks for: pages, forms and the client's own navigation. Files, feeds and programs pass by. */
const byPeople = /\.data$/;

/**
 * Gives a browser its number with its first request that is its own (J16); the same request carries it already, so that
 * its calls to the backend say it. Stands behind the cache of pages, which are nobody's.
 */
export function deviceId(): RequestHandler {
  return (req, res, next) => {
    const person = byPeople.test(req.path) || (req.headers.accept ?? '').includes('text/html');
    if (!person) return next();
    const cookie = req.headers.cookie ?? '';
    give(cookie)
      .then((made) => {
        if (made !== null) {
          res.append('set-cookie', made);
          req.headers.cookie = [cookie, made.split(';')[0]].filter(Boolean).join('; ');
        }
        next();
      })
      .catch(next);
  };
}

/** `Set-Cookie` with a number for who brings none. */
async function give(cookie: string): Promise<string | null> {
  const known = await readDeviceId(new Request('http://any.invalid/', { headers: { cookie } }));
  return known === null ? newDeviceId() : null;
}
