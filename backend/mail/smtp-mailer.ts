import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Mails name pages of the shop by their path; read outside of it, they need the whole address. */
const pagePath = /(?<=\s)(?=\/[a-z])/g;

/**
 * Sends through the server of an `smtp://` or `smtps://` address; a mail that hangs for 20 s counts as refused. `shop`
 * is the origin that people reach the shop at.
 */
export function smtpMailer(url: string, from: string, shop = ''): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    place: new URL(url).host,
    send: async (mail) => {
      const text = mail.body.replace(pagePath, shop.replace(/\/+$/, ''));
      await transport.sendMail({ from, to: mail.to, subject: mail.subject, text });
    },
  };
}
