import { createCookieSessionStorage } from '@remix-run/node';
import { env } from './env.server.ts';

interface SessionData {
  /** The backend's token; the browser's scripts never see it (G1). */
  token: string;
  /** ISO time the token ends. */
  expires: string;
}

let storage: ReturnType<typeof createCookieSessionStorage<SessionData>> | undefined;

/** Made on first use: the secrets come from the environment, which is read at start. */
function sessionStorage() {
  storage ??= createCookieSessionStorage<SessionData>({
    cookie: {
      name: 'session',
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: env().SECURE_COOKIES,
      secrets: env().SESSION_SECRETS,
    },
  });
  return storage;
}

/** The backend token of a request, or null. */
export async function readToken(request: Request): Promise<string | null> {
  const session = await sessionStorage().getSession(request.headers.get('cookie'));
  return session.get('token') ?? null;
}

/** `Set-Cookie` of a fresh session: never continues the one before it, so that none can be planted (fixation). */
export async function sessionCookie(token: string, expires: Date): Promise<string> {
  const session = await sessionStorage().getSession();
  session.set('token', token);
  session.set('expires', expires.toISOString());
  return sessionStorage().commitSession(session, { expires });
}

/** `Set-Cookie` that ends the session in the browser. */
export async function endSessionCookie(request: Request): Promise<string> {
  const session = await sessionStorage().getSession(request.headers.get('cookie'));
  return sessionStorage().destroySession(session);
}
