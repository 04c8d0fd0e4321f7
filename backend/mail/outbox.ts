import { eq } from 'drizzle-orm';
import type { MailEvent } from '#contract/auth.ts';
import type { Db, Tx } from '../db/client.ts';
import { mails, users } from '../db/schema/user.ts';
import { mailLanguage, mailTexts } from '../i18n/texts.ts';

interface Mail {
  to: string;
  subject: string;
  body: string;
  /** What it tells whom, for mails that people may switch off; without, it is sent whatever they chose. */
  about?: { userId: number; event: MailEvent };
}

/**
 * Puts a mail into the outbox (J23), in the transaction of what it tells about; a job hands it to the mailer.
 * Plain text, written for the person who gets it. Nothing is sent of what they switched off; the rest says how (G17).
 */
export async function queueMail(db: Db | Tx, mail: Mail, now: Date): Promise<void> {
  const leave = mail.about ? await wayOut(db, mail.about) : '';
  if (leave === null) return;
  await db
    .insert(mails)
    .values({ recipient: mail.to, subject: mail.subject, body: mail.body + leave, createdAt: now });
}

/** The line that leads out of mails like this one; null when the person has left already. */
async function wayOut(db: Db | Tx, { userId, event }: NonNullable<Mail['about']>): Promise<string | null> {
  const [person] = await db
    .select({ preferences: users.preferences, token: users.mailToken })
    .from(users)
    .where(eq(users.id, userId));
  if (!person || person.preferences?.notifications?.email[event] === false) return null;
  const query = new URLSearchParams({ event, token: person.token });
  const t = mailTexts(mailLanguage(person));
  return `\n\n${t(`leave.${event}`, { link: `/unsubscribe?${query.toString()}` })}`;
}
