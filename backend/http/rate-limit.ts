import { eq, sql } from 'drizzle-orm';
import { rateLimits, type RateLimitName } from '#contract/limits.ts';
import { codes } from '#contract/errors.ts';
import { rateWindows } from '../db/schema/user.ts';
import type { Deps } from '../deps.ts';
import { Refused } from './refused.ts';
import type { Viewer } from './viewer.ts';

/**
 * Counts a call against its limit (G12) in a table that all nodes share; throws 429 when it is spent. `subject`
 * narrows the count further, e.g. to the account that somebody tries to sign in to.
 */
export async function takeFromLimit(
  deps: Deps,
  name: RateLimitName,
  viewer: Viewer,
  subject = '',
): Promise<void> {
  const limit = rateLimits[name];
  const now = deps.clock();
  const windowStart = sql`${new Date(now.getTime() - limit.seconds * 1000).toISOString()}::timestamptz`;
  const key = keyOf(name, viewer, subject);
  const [row] = await deps.database.db
    .insert(rateWindows)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${rateWindows.startedAt} < ${windowStart} then 1 else ${rateWindows.count} + 1 end`,
        startedAt: sql`case when ${rateWindows.startedAt} < ${windowStart} then ${now.toISOString()}::timestamptz else ${rateWindows.startedAt} end`,
      },
    })
    .returning({ count: rateWindows.count });
  if ((row?.count ?? 0) > limit.max * deps.rateLimitFactor) {
    throw new Refused(codes.TooMany, 'Too many attempts. Please wait a little and try again.', {
      reason: 'too-many',
    });
  }
}

/** Takes back what was counted, e.g. after the right password: only failures should add up. */
export async function forgetLimit(
  deps: Deps,
  name: RateLimitName,
  viewer: Viewer,
  subject = '',
): Promise<void> {
  await deps.database.db.delete(rateWindows).where(eq(rateWindows.key, keyOf(name, viewer, subject)));
}

function keyOf(name: RateLimitName, viewer: Viewer, subject: string): string {
  return `${name}:${viewer.user ? viewer.user.id : viewer.ip}:${subject}`;
}
