import type { UserRow } from './queries.ts';

/** Mail to somebody who just opened an account (J23). */
export function welcomeMail(user: Pick<UserRow, 'email' | 'username'>): {
  to: string;
  subject: string;
  body: string;
} {
  return {
    to: user.email,
    subject: 'Welcome to Offcut',
    body: [
      `Hello ${user.username},`,
      '',
      'your Offcut account is open. You can bid, buy and follow what you like right away; to sell, connect a payment',
      'account under Account, Payment.',
      '',
      'If you did not open this account, write to us and we will close it.',
      '',
      'Offcut',
    ].join('\n'),
  };
}
