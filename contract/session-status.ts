/** Whether somebody is signed in, as far as is known (4#1). */
export const sessionStatuses = ['Unknown', 'LoggedIn', 'NotLoggedIn'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/**
 * What moves it: the account was fetched; the backend said Forbidden; asking failed otherwise, which says nothing;
 * somebody signed in, or out.
 */
export type SessionEvent = 'account' | 'forbidden' | 'failed' | 'signed-in' | 'signed-out';

const always = (status: SessionStatus): Record<SessionStatus, SessionStatus> => ({
  Unknown: status,
  LoggedIn: status,
  NotLoggedIn: status,
});

/** By event, then by the status before it (4#3–4#5). */
export const sessionTransitions: Readonly<
  Record<SessionEvent, Readonly<Record<SessionStatus, SessionStatus>>>
> = {
  // An account that comes late, after the session ended, opens nothing.
  account: { Unknown: 'LoggedIn', LoggedIn: 'LoggedIn', NotLoggedIn: 'NotLoggedIn' },
  forbidden: always('NotLoggedIn'),
  failed: { Unknown: 'Unknown', LoggedIn: 'LoggedIn', NotLoggedIn: 'NotLoggedIn' },
  'signed-in': always('LoggedIn'),
  'signed-out': always('NotLoggedIn'),
};

/** Where it starts: with a token nothing is known yet (4#2). */
export const startStatus = (hasToken: boolean): SessionStatus => (hasToken ? 'Unknown' : 'NotLoggedIn');

/** The status after an event. */
export const nextStatus = (status: SessionStatus, event: SessionEvent): SessionStatus =>
  sessionTransitions[event][status];
