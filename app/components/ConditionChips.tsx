import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { chipClass } from '#app/ui/Chip.tsx';

export interface ConditionChip {
  href: string;
  label: string;
  count?: ReactNode;
  current?: boolean;
  /** Nothing to choose here: no link. */
  disabled?: boolean;
}

/** Conditions as links that keep the rest of the address; the first one is All. */
export function ConditionChips({ title, chips }: { title: ReactNode; chips: readonly ConditionChip[] }) {
  return (
    <div className="opts">
      <p className="lab">{title}</p>
      <ul className="chips">
        {chips.map(({ href, label, count, current, disabled }) => (
          <li key={label}>
            {disabled && !current ? (
              <span className={chipClass()} aria-disabled="true">
                {label}
              </span>
            ) : (
              <Link
                to={href}
                className={chipClass()}
                aria-current={current ? 'true' : undefined}
                preventScrollReset
                replace
              >
                {label}
                {count === undefined ? null : <i>{count}</i>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
