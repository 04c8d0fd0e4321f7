import type { Condition } from '#contract/offer-states.ts';

/** Shown labels (4#19). */
export const conditionLabels: Readonly<Record<Condition, string>> = {
  BrandNew: 'Brand New',
  LikeNew: 'Like New',
  VeryGood: 'Gently Used',
  Good: 'Used',
  Acceptable: 'Acceptable',
};

/** The condition of several offers: the one they share, else `varied`; null without any (9#12). */
export function sharedCondition(conditions: readonly Condition[]): Condition | 'varied' | null {
  const distinct = new Set(conditions);
  if (distinct.size > 1) return 'varied';
  return conditions[0] ?? null;
}
