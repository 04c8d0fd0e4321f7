import { randomBytes } from 'node:crypto';
import { codes } from '#contract/errors.ts';
import { SECOND_STEP_MINUTES } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../http/read-viewer.ts';
import { Refused } from '../../http/refused.ts';
import { insertSignInStep } from './two-step-queries.ts';

/**
 * The refusal that leads somebody who has proven their first factor to the second one. Its detail is the ticket; only
 * a hash of that is kept.
 */
export async function secondStepNeeded(deps: Deps, userId: number): Promise<Refused> {
  const ticket = randomBytes(32).toString('base64url');
  await insertSignInStep(deps.database.db, {
    tokenHash: hashToken(ticket),
    userId,
    expiresAt: new Date(deps.clock().getTime() + SECOND_STEP_MINUTES * 60_000),
  });
  return new Refused(codes.Forbidden, 'Enter the code of your authenticator app.', {
    reason: 'second-step-needed',
    detail: { ticket },
  });
}
