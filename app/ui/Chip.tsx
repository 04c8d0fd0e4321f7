import { clsx } from 'clsx';

/** The classes of a pill; put them on a link (aria-current when chosen), a label with an input, or a button. */
export function chipClass(className?: string): string {
  return clsx('chip', className);
}
