import { USERNAME_DAYS } from '#contract/limits.ts';

const DAY = 86_400_000;

/** When a username that changed at `changedAt` may change again (G21); null when it never changed. */
export function usernameChangeFrom(changedAt: Date | null): Date | null {
  return changedAt && new Date(changedAt.getTime() + USERNAME_DAYS * DAY);
}
