import type { IdentityName } from '#contract/identity.ts';
import { mailLanguage, mailTexts } from '../../i18n/texts.ts';
import type { UserRow } from './queries.ts';

const names: Record<IdentityName, string> = { google: 'Google', apple: 'Apple' };

/** Mail after an account was opened by Google or Apple for the first time: its owner hears of it. */
export function identityLinkedMail(
  user: Pick<UserRow, 'email' | 'username' | 'preferences'>,
  company: IdentityName,
  passwordEnded: boolean,
) {
  const t = mailTexts(mailLanguage(user));
  const link = '/forgot-password';
  return {
    to: user.email,
    subject: t('identity.subject', { company: names[company] }),
    body: [
      t('hello', { name: user.username }),
      t('identity.text', { company: names[company] }),
      ...(passwordEnded ? [t('identity.passwordEnded', { link })] : []),
      t('identity.notYou', { link }),
      'Offcut',
    ].join('\n\n'),
  };
}
