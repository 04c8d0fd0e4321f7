import type { Db, Tx } from '../db/client.ts';
import { mails } from '../db/schema/user.ts';

/**
 * Puts a mail into the outbox (J23), in the transaction of what it tells about; a job hands it to the mailer.
 * Plain text, written for the person who gets it.
 */
export async function queueMail(
  db: Db | Tx,
  mail: { to: string; subject: string; body: string },
  now: Date,
): Promise<void> {
  await db
    .insert(mails)
    .values({ recipient: mail.to, subject: mail.subject, body: mail.body, createdAt: now });
}
