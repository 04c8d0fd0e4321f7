import { count, desc, eq } from 'drizzle-orm';
import type { AnswerInput } from '#contract/endpoint.ts';
import type { getReferrals } from '#contract/referral.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { forbidden } from '../../http/refused.ts';

/** Named in the list; the numbers count all of them. */
const FRIENDS_SHOWN = 50;

/** Somebody's code, and what became of those who joined with it. */
export async function referralsOf(db: Db, userId: number): Promise<AnswerInput<typeof getReferrals>> {
  const [me] = await db.select({ code: users.referralCode }).from(users).where(eq(users.id, userId));
  if (!me) throw forbidden('Please sign in to continue.', 'not-signed-in');
  const invited = eq(users.referredBy, userId);
  const [all] = await db
    .select({ total: count(), earned: count(users.referralRewardedAt) })
    .from(users)
    .where(invited);
  const friends = await db
    .select({
      username: users.username,
      avatarUrl: users.avatarUrl,
      joined: users.registerTime,
      earnedAt: users.referralRewardedAt,
    })
    .from(users)
    .where(invited)
    .orderBy(desc(users.registerTime), desc(users.id))
    .limit(FRIENDS_SHOWN);
  const earned = all?.earned ?? 0;
  return { code: me.code, earned, pending: (all?.total ?? 0) - earned, friends };
}
