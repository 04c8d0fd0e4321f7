import type { Condition } from '#contract/offer-states.ts';
import { translator } from './messages.server.ts';

/** A condition in words of a language (4#19). */
export function conditionLabel(language: string, condition: Condition): string {
  return translator(language, 'common')(`condition${condition}`);
}
