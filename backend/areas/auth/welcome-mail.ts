import { mailLanguage, mailTexts } from '../../i18n/texts.ts';
import type { UserRow } from './queries.ts';

/** Mail to somebody who just opened an account (J23). */
export function welcomeMail(user: Pick<UserRow, 'email' | 'username' | 'preferences'>): {
  to: string;
  subject: string;
  body: string;
} {
  const t = mailTexts(mailLanguage(user));
  return {
    to: user.email,
    subject: t('welcome.subject'),
    body: [t('hello', { name: user.username }), t('welcome.text'), t('welcome.notYou'), 'Offcut'].join(
      '\n\n',
    ),
  };
}
