import { z } from 'zod';
import type { ApiRefusal } from '#app/api/errors.ts';
import { paths } from '#app/paths.ts';
import { SECOND_STEP_MINUTES } from '#contract/limits.ts';
import { jsonCookie } from './cookies.server.ts';
import { seeOther } from './http.server.ts';

const content = z.object({
  /** The backend's; worth nothing without a code. */
  ticket: z.string(),
  method: z.enum(['password', 'google', 'apple']),
});
export type SecondStep = z.output<typeof content>;

const cookie = jsonCookie('second-step', content.nullable(), null, SECOND_STEP_MINUTES * 60);

/** The sign-in that waits for its second step in this browser, or null. */
export const readSecondStep = cookie.read;
export const clearSecondStep = cookie.clear;

/** On to the page of the second step when a refused sign-in needs one; null for every other refusal. */
export async function toSecondStep(
  refusal: ApiRefusal,
  method: SecondStep['method'],
  forward: string | null,
  cookies: string[] = [],
): Promise<Response | null> {
  const { ticket } = refusal.detail;
  if (refusal.reason !== 'second-step-needed' || typeof ticket !== 'string') return null;
  return seeOther(paths.loginCode(forward ? { forward } : {}), {
    cookies: [...cookies, await cookie.write({ ticket, method })],
  });
}

/** Whether an answer to a sign-in is the way to its second step. */
export const isSecondStep = (answer: Response): boolean =>
  answer.headers.get('location')?.split('?')[0] === paths.loginCode();
