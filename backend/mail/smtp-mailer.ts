import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends through the server of an `smtp://` or `smtps://` address; a mail that hangs for 20 s counts as refused. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    place: new URL(url).host,
    send: async (mail) => {
      await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.body });
    },
  };
}
