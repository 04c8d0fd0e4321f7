import type { Translate } from '#app/i18n/translate.ts';

/** Condition in words and, where it has one, size of a piece in one line; `t` is of a namespace with `facts`. */
export function offerFacts(condition: string, size: string | null, t: Translate<'facts'>): string {
  return size ? t('facts', { condition, size }) : condition;
}
