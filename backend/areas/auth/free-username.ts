import { randomInt } from 'node:crypto';
import { reservedUsernames, username as usernameRule } from '#contract/auth.ts';
import { USERNAME_MAX } from '#contract/limits.ts';

/** Room for the number behind a name that is taken. */
const STEM_MAX = USERNAME_MAX - 4;

/** What can be a username of a name or an address: "Zoë Lind" is `zoe.lind`; `member` where nothing is left. */
export function usernameStem(...sources: (string | null | undefined)[]): string {
  for (const source of sources) {
    const stem = (source ?? '')
      .split('@')[0]!
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/\s+/g, '.')
      .replace(/[^a-z0-9_.]/g, '')
      .replace(/\.{2,}/g, '.')
      .slice(0, STEM_MAX)
      .replace(/^\.+|\.+$/g, '');
    if (stem.length >= 2 && usernameRule.safeParse(stem).success) return stem;
  }
  return 'member';
}

/** The stem itself, or with the lowest number that nobody has; by chance once many are taken. */
export function freeUsername(stem: string, taken: readonly string[]): string {
  const names = new Set([...taken, ...reservedUsernames]);
  if (!names.has(stem)) return stem;
  for (let number = 2; number < 100; number += 1) {
    if (!names.has(`${stem}${number}`)) return `${stem}${number}`;
  }
  return `${stem}${randomInt(1000, 10_000)}`;
}
