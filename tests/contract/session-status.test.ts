import { describe, expect, it } from 'vitest';
import {
  nextStatus,
  sessionStatuses,
  sessionTransitions,
  startStatus,
  type SessionEvent,
  type SessionStatus,
} from '#contract/session-status.ts';

describe('the session status (4#1)', () => {
  it('starts unknown with a token, else not logged in (4#2)', () => {
    expect(startStatus(true)).toBe('Unknown');
    expect(startStatus(false)).toBe('NotLoggedIn');
  });

  it.each<[SessionStatus, SessionEvent, SessionStatus]>([
    ['Unknown', 'account', 'LoggedIn'],
    ['Unknown', 'forbidden', 'NotLoggedIn'],
    ['Unknown', 'failed', 'Unknown'],
    ['LoggedIn', 'account', 'LoggedIn'],
    ['LoggedIn', 'forbidden', 'NotLoggedIn'],
    ['LoggedIn', 'failed', 'LoggedIn'],
    ['NotLoggedIn', 'account', 'NotLoggedIn'],
    ['NotLoggedIn', 'signed-in', 'LoggedIn'],
    ['LoggedIn', 'signed-out', 'NotLoggedIn'],
  ])('from %s by %s to %s (4#3–4#5)', (from, event, to) => {
    expect(nextStatus(from, event)).toBe(to);
  });

  it('knows every status for every event', () => {
    for (const row of Object.values(sessionTransitions)) {
      expect(Object.keys(row).sort()).toEqual([...sessionStatuses].sort());
    }
  });
});
