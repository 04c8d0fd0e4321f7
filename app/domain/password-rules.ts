import { PASSWORD_MIN } from '#contract/limits.ts';

/** The parts of the password rule (5#17, G6), ticked one by one while typing. Keys of `auth.json`. */
export const passwordRules = [
  { key: 'rule.length', met: (typed: string) => typed.length >= PASSWORD_MIN },
  { key: 'rule.letter', met: (typed: string) => /[A-Za-z]/.test(typed) },
  { key: 'rule.number', met: (typed: string) => /\d/.test(typed) },
  { key: 'rule.symbol', met: (typed: string) => /[!-/:-@[-`{-~]/.test(typed) },
] as const;
