import { createCookie } from '@remix-run/node';
import { type z } from 'zod';
import { env } from './env.server.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * A small signed cookie holding JSON of a known shape. Reading is total: absent, tampered or outdated content is
 * the fallback. Keep the content far below 4 kB (trap T10).
 */
export function jsonCookie<S extends z.ZodTypeAny>(
  name: string,
  schema: S,
  fallback: z.output<S>,
  /** Seconds; null for as long as the browser is open. */
  maxAge: number | null = YEAR,
) {
  let made: ReturnType<typeof createCookie> | undefined;
  const cookie = () =>
    (made ??= createCookie(name, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      ...(maxAge === null ? {} : { maxAge }),
      secure: env().SECURE_COOKIES,
      secrets: env().SESSION_SECRETS,
    }));
  return {
    read: async (request: Request): Promise<z.output<S>> => {
      const found: unknown = await cookie().parse(request.headers.get('cookie'));
      const parsed = schema.safeParse(found);
      return parsed.success ? parsed.data : fallback;
    },
    /** `Set-Cookie` with this content. */
    write: (value: z.input<S>): Promise<string> => cookie().serialize(value),
    /** `Set-Cookie` that removes it. */
    clear: (): Promise<string> => cookie().serialize('', { maxAge: 0 }),
  };
}
