import { Link } from '@remix-run/react';
import { chipClass } from '#app/ui/Chip.tsx';
import { Icon } from '#app/ui/Icon.tsx';

export interface ActiveFiltersProps {
  /** Names the list of chips. */
  label: string;
  /** Each chip leads to the list without that choice. */
  filters: readonly { label: string; href: string; removeLabel: string }[];
  clear: { href: string; label: string };
}

/** What the list is narrowed to, each with a way back. Nothing when nothing is chosen. */
export function ActiveFilters({ label, filters, clear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <nav className="active" aria-label={label}>
      {filters.map((filter) => (
        <Link
          key={filter.href}
          className={chipClass()}
          to={filter.href}
          aria-label={filter.removeLabel}
          preventScrollReset
          discover="none"
        >
          {filter.label}
          <Icon name="x" size="small" />
        </Link>
      ))}
      <Link className="link small" to={clear.href} preventScrollReset>
        {clear.label}
      </Link>
    </nav>
  );
}
