import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { allMails, type unsubscribe } from '#contract/auth.ts';
import { users } from '../../db/schema/user.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/refused.ts';
import { preferencesOf } from './preferences.ts';

/**
 * Switches mails of one kind off (or on again) for the person whom the link in a mail names; nobody has to be signed
 * in for it. 404 for links that name nobody.
 */
export async function unsubscribeByLink(
  deps: Deps,
  { token, event, wanted }: BodyOf<typeof unsubscribe>,
): Promise<void> {
  const { db } = deps.database;
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.mailToken, token)).for('update');
    if (!person) throw notFound('This link is no longer valid.');
    const before = await preferencesOf(tx, person);
    const email = { ...allMails, ...before.notifications?.email, [event]: wanted };
    await tx
      .update(users)
      .set({ preferences: { ...before, notifications: { email } } })
      .where(eq(users.id, person.id));
  });
}
