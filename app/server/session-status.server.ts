import { nextStatus, startStatus, type SessionStatus } from '#contract/session-status.ts';
import type { Visitor } from './visitor.server.ts';

/** Asks for the account and says what that means (4#2, 4#3): a backend that is away leaves it unknown. */
export async function statusOf(visitor: Visitor): Promise<SessionStatus> {
  const start = startStatus(visitor.token !== null);
  if (start === 'NotLoggedIn') return start;
  return visitor.account().then(
    (account) => nextStatus(start, account ? 'account' : 'forbidden'),
    () => nextStatus(start, 'failed'),
  );
}
