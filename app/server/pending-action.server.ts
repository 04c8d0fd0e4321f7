import { z } from 'zod';
import { safeForward } from '#app/domain/forward.ts';
import { replayableAt, toPendingAction, type PendingAction } from '#app/domain/pending-action.ts';
import { jsonCookie } from './cookies.server.ts';

const MAX_AGE = 10 * 60;

const content = z.object({
  path: z.string().refine((path) => safeForward(path, '') === path && replayableAt(path) !== null),
  fields: z.array(z.tuple([z.string(), z.string()])),
  back: z.string().refine((path) => safeForward(path, '') === path),
});

const cookie = jsonCookie('pending', content.nullable(), null, MAX_AGE);

/** What waits for the sign-in: signed, for ten minutes, of our own actions only. */
export const readPendingAction = cookie.read;
export const clearPendingAction = cookie.clear;

/** `Set-Cookie` that keeps a sent form until its sender has signed in; null when there is nothing to keep. */
export async function keepPendingAction(
  request: Request,
  path: string,
  back: string,
): Promise<string | null> {
  if (request.method !== 'POST' || !replayableAt(path)) return null;
  const form = await request.formData().catch(() => null);
  const pending: PendingAction | null = form && toPendingAction(path, form, back);
  return pending && cookie.write(pending);
}
