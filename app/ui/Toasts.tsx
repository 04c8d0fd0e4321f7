import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

export type ToastKind = 'success' | 'info' | 'warn' | 'error';

export interface Toast {
  id: string;
  kind: ToastKind;
  text: ReactNode;
  /** A link after the text. */
  action?: ReactNode;
  /** Seconds where the rule names others than the kind's own (A17): copied 1.2, item added 2.5, sign-in failed 4. */
  stay?: 1.2 | 2.5 | 4;
}

const iconOf: Record<ToastKind, IconName> = {
  success: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  error: 'triangle-alert',
};

/**
 * Short notices at the foot of the window. They are part of the answer's HTML, hide by a CSS animation (success 1.5 s,
 * others 3 s, then 400 ms of fading; 9#1, A17) and wait under the pointer or the focus.
 */
export function Toasts({ label, toasts }: { label: string; toasts: readonly Toast[] }) {
  return (
    <div className="toasts" role="region" aria-label={label}>
      {toasts.map(({ id, kind, text, action, stay }) => (
        <div
          key={id}
          className={clsx('toast', kind)}
          data-stay={stay}
          role={kind === 'error' || kind === 'warn' ? 'alert' : 'status'}
        >
          <Icon name={iconOf[kind]} />
          <span>{text}</span>
          {action}
        </div>
      ))}
    </div>
  );
}
