import { conditionLabels } from '#app/domain/condition-label.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { Condition } from '#contract/offer-states.ts';

/** Condition and, where it has one, size of a piece in one line; `t` is of a namespace with `facts`. */
export function offerFacts(condition: Condition, size: string | null, t: Translate<'facts'>): string {
  return size ? t('facts', { condition: conditionLabels[condition], size }) : conditionLabels[condition];
}
