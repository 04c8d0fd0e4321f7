import { z } from 'zod';
import { jsonCookie } from './cookies.server.ts';

/** A message that outlives one redirect; rendered in the HTML as a live region, shown as a toast (A17). */
export const flash = z.object({
  kind: z.enum(['success', 'info', 'warn', 'error']),
  text: z.string().max(300),
  /** Seconds, where it is not the kind's own time: a failed sign-in stays for four (8#6). */
  stay: z.literal(4).optional(),
});
export type Flash = z.output<typeof flash>;

const cookie = jsonCookie('flash', flash.nullable(), null, 60);

export const readFlash = cookie.read;
export const flashCookie = (message: Flash): Promise<string> => cookie.write(message);
export const clearFlashCookie = cookie.clear;
