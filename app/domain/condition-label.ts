import type { Condition } from '#contract/offer-states.ts';

/** The condition of several offers: the one they share, else `varied`; null without any (9#12). */
export function sharedCondition(conditions: readonly Condition[]): Condition | 'varied' | null {
  const distinct = new Set(conditions);
  if (distinct.size > 1) return 'varied';
  return conditions[0] ?? null;
}
