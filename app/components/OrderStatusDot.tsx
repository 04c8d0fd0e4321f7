import { clsx } from 'clsx';

/** Plain is moving, ok done, bad a dispute, wait on someone, dim over. */
export type StatusTone = 'plain' | 'ok' | 'bad' | 'wait' | 'dim';

/** A dot and a word; the dot is filled where the step is finished. */
export function OrderStatusDot({
  label,
  tone,
  filled,
}: {
  label: string;
  tone: StatusTone;
  filled?: boolean;
}) {
  return <span className={clsx('st', tone !== 'plain' && tone, filled && 'on')}>{label}</span>;
}
