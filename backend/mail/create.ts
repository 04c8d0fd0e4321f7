import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** SMTP when `smtpUrl` is given; else mails stay in the outbox table, where the sandbox mailbox shows them. */
export function createMailer(options: { smtpUrl?: string | undefined; from: string }): Mailer {
  if (options.smtpUrl) return smtpMailer(options.smtpUrl, options.from);
  return { place: '/sandbox/mail', send: () => Promise.resolve() };
}
