import { mailLanguage, mailTexts } from '../../i18n/texts.ts';
import type { UserRow } from './queries.ts';

/** What changed about how somebody signs in. */
type Change = 'on' | 'off' | 'recovery' | 'renewed';

/** Mail after a change of two-step sign-in: whoever did not do it hears of it. `left` are recovery codes. */
export function twoStepMail(
  user: Pick<UserRow, 'email' | 'username' | 'preferences'>,
  change: Change,
  left: number,
) {
  const t = mailTexts(mailLanguage(user));
  return {
    to: user.email,
    subject: t(`twoStep.${change}Subject`),
    body: [
      t('hello', { name: user.username }),
      t(`twoStep.${change}`, { left }),
      t('changed.notYou', { link: '/forgot-password' }),
      'Offcut',
    ].join('\n\n'),
  };
}
