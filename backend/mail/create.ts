import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/**
 * SMTP when `smtpUrl` is given; else mails stay in the outbox table, where the sandbox mailbox shows them. Not in a
 * shop that is open to the world (https): there anybody could read everybody's mails.
 */
export function createMailer(options: {
  smtpUrl?: string | undefined;
  from: string;
  /** The shop's address, for links. */
  shop?: string | undefined;
}): Mailer {
  const { smtpUrl, from, shop } = options;
  if (smtpUrl) return smtpMailer(smtpUrl, from, shop);
  const place = shop?.startsWith('https:') ? 'nobody (SMTP_URL is not set)' : '/sandbox/mail';
  return { place, send: () => Promise.resolve() };
}
