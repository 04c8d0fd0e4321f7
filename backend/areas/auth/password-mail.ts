import { RESET_MINUTES } from '#contract/limits.ts';
import type { UserRow } from './queries.ts';

type Reader = Pick<UserRow, 'email' | 'username'>;

/** Mail with the link that sets a new password (G10). */
export function resetMail(user: Reader, token: string) {
  const query = new URLSearchParams({ email: user.email, token });
  return {
    to: user.email,
    subject: 'Set a new password',
    body: [
      `Hello ${user.username},`,
      `somebody, hopefully you, asked for a new password. Set it here within ${RESET_MINUTES} minutes:`,
      ` /reset-password?${query}`,
      'If it was not you, nothing needs to be done: the old password stays as it is.',
      'Offcut',
    ].join('\n\n'),
  };
}

/** Mail after a password was set anew: whoever did not do it hears of it. */
export function passwordChangedMail(user: Reader) {
  return {
    to: user.email,
    subject: 'Your password was changed',
    body: [
      `Hello ${user.username},`,
      'the password of your Offcut account was changed just now, and all other browsers were signed out.',
      'If it was not you, set a new one at once: /forgot-password',
      'Offcut',
    ].join('\n\n'),
  };
}
