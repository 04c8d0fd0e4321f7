import type { UserStatus } from '#contract/user.ts';

/** Marks beside a name (6#3): the check of verified people and retailers, the tag of official sellers. */
export function badgesOf(status: UserStatus): { verified: boolean; official: boolean } {
  return { verified: status === 'Verified' || status === 'Retailer', official: status === 'Official' };
}
