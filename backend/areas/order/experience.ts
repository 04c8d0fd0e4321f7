import { inArray, eq } from 'drizzle-orm';
import { levelOf, XP_PER_ORDER, XP_PER_REFERRAL } from '#contract/levels.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { mailLanguage, mailTexts } from '../../i18n/texts.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OrderRow } from './queries.ts';

type Sides = Pick<OrderRow, 'buyerId' | 'sellerId'>;

/**
 * Counts a completed trade for both sides, with its XP; when it is the first one of somebody who was invited, by
 * anybody but the other side, the one who invited them gets theirs (9#9, B26).
 */
export async function countCompletion(tx: Tx, order: Sides, now: Date): Promise<void> {
  const sides = [order.buyerId, order.sellerId];
  const invited = await tx
    .select({ id: users.id, referredBy: users.referredBy, rewardedAt: users.referralRewardedAt })
    .from(users)
    .where(inArray(users.id, sides));
  const friends = invited.filter(
    ({ referredBy, rewardedAt }) => referredBy !== null && rewardedAt === null && !sides.includes(referredBy),
  );
  const people = await lockPeople(tx, [...sides, ...friends.map(({ referredBy }) => referredBy ?? 0)]);
  for (const person of people) {
    const mine = friends.filter(
      (friend) =>
        friend.referredBy === person.id &&
        // Somebody else's transaction may have been quicker.
        people.find(({ id }) => id === friend.id)?.referralRewardedAt === null,
    );
    const traded = sides.includes(person.id) ? 1 : 0;
    const xp = person.xp + traded * XP_PER_ORDER + mine.length * XP_PER_REFERRAL;
    await tx
      .update(users)
      .set({ xp, level: levelOf(xp), transactionCount: person.transactionCount + traded })
      .where(eq(users.id, person.id));
    for (const friend of mine) {
      const { username = '' } = people.find(({ id }) => id === friend.id) ?? {};
      await tx.update(users).set({ referralRewardedAt: now }).where(eq(users.id, friend.id));
      await queueMail(tx, rewardMail(person, username), now);
    }
  }
}

/** Takes the count and the XP of a trade back that was refunded after all. */
export async function uncountCompletion(tx: Tx, order: Sides): Promise<void> {
  for (const person of await lockPeople(tx, [order.buyerId, order.sellerId])) {
    const xp = Math.max(0, person.xp - XP_PER_ORDER);
    await tx
      .update(users)
      .set({ xp, level: levelOf(xp), transactionCount: Math.max(0, person.transactionCount - 1) })
      .where(eq(users.id, person.id));
  }
}

/** In id order, so that two trades of the same people wait for each other instead of locking up. */
async function lockPeople(tx: Tx, ids: readonly number[]) {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(users.id)
    .for('update');
}

function rewardMail(person: typeof users.$inferSelect, friend: string) {
  const t = mailTexts(mailLanguage(person));
  const values = { xp: XP_PER_REFERRAL, friend };
  return {
    to: person.email,
    subject: t('reward.subject', values),
    body: [
      t('hello', { name: person.username }),
      t('reward.text', values),
      ' /account/refer-a-friend',
      'Offcut',
    ].join('\n\n'),
    about: { userId: person.id, event: 'referrals' } as const,
  };
}
