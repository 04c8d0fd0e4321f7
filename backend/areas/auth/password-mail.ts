import { RESET_MINUTES } from '#contract/limits.ts';
import { mailLanguage, mailTexts } from '../../i18n/texts.ts';
import type { UserRow } from './queries.ts';

type Reader = Pick<UserRow, 'email' | 'username' | 'preferences'>;

/** Mail with the link that sets a new password (G10). */
export function resetMail(user: Reader, token: string) {
  const t = mailTexts(mailLanguage(user));
  const query = new URLSearchParams({ email: user.email, token });
  return {
    to: user.email,
    subject: t('reset.subject'),
    body: [
      t('hello', { name: user.username }),
      t('reset.text', { minutes: RESET_MINUTES }),
      ` /reset-password?${query}`,
      t('reset.ignore'),
      'Offcut',
    ].join('\n\n'),
  };
}

/** Mail after a password was set anew: whoever did not do it hears of it. */
export function passwordChangedMail(user: Reader) {
  const t = mailTexts(mailLanguage(user));
  return {
    to: user.email,
    subject: t('changed.subject'),
    body: [
      t('hello', { name: user.username }),
      t('changed.text'),
      t('changed.notYou', { link: '/forgot-password' }),
      'Offcut',
    ].join('\n\n'),
  };
}
