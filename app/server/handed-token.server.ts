import { redirect, type AppLoadContext } from '@remix-run/node';
import { exchangeSession } from '#app/api/auth.server.ts';
import { sessionCookie } from './session.server.ts';
import { getVisitor } from './visitor.server.ts';
import { isWebViewAddress, webViewCookie } from './web-view.server.ts';

interface Args {
  request: Request;
  context: AppLoadContext;
}

const known = new WeakMap<object, Promise<Response | null>>();

/**
 * The app opens pages inside itself with its own token in the address (4#2, G2, G3): it is exchanged for a session of
 * this browser's own and taken out of the address by a redirect. Only with the web-view flag, never over a session
 * that stands, and never for a link on another site, which could sign people in to somebody else's account. Null
 * where the address carries no token.
 */
export function takeHandedToken(args: Args): Promise<Response | null> {
  const found = known.get(args.context);
  if (found) return found;
  const made = exchange(args);
  known.set(args.context, made);
  return made;
}

async function exchange(args: Args): Promise<Response | null> {
  const { request } = args;
  const url = new URL(request.url);
  const token = url.searchParams.get('token');
  if (token === null || request.method !== 'GET' || !isWebViewAddress(request)) return null;
  const headers = new Headers({ 'cache-control': 'no-store' });
  const visitor = await getVisitor(args);
  const foreign = ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');
  const mayTake = !foreign && /^[\w-]{20,200}$/.test(token) && !(await visitor.account());
  const session = mayTake ? await exchangeSession({ ...visitor, token }) : null;
  if (session) headers.append('set-cookie', await sessionCookie(session.token, session.tokenExpires));
  headers.append('set-cookie', await webViewCookie());
  url.searchParams.delete('token');
  return redirect(url.pathname + url.search, { headers });
}
