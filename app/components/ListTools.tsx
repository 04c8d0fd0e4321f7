import { Link } from '@remix-run/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterLink } from './FilterLink.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { SortForm } from './SortForm.tsx';

// Fetched where it stands open; until then it is the form that the server sent.
const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

export interface ListToolsView {
  total: number;
  /** The list's own path; forms send their choices there by GET. */
  action: string;
  sort: string;
  sorts: readonly { value: string; label: string }[];
  keptBySort: readonly { name: string; value: string }[];
  /** The list with its filters open. */
  openFilters: string;
  /** The open filter sheet; null while it is shut. */
  sheet: Omit<FilterSheetProps, 'action' | 'clearHref' | 'activeCount'> | null;
  /** Filters in force, each with the address without it. */
  filters: readonly { label: string; href: string }[];
  /** Address without any filter. */
  clear: string;
}

interface ListToolsProps {
  list: ListToolsView;
  /** Between the count and the sort. */
  switches?: ReactNode;
  /** Behind the filters in force. */
  children?: ReactNode;
}

/** Above a list: how many there are, sort and filters, and what is chosen. */
export function ListTools({ list, switches, children }: ListToolsProps) {
  const t = useT('catalog');
  return (
    <>
      <div className="listbar">
        <p className="tally small qq">{t('styles', { count: list.total })}</p>
        {switches}
        <SortForm
          action={list.action}
          name="sort"
          label={t('sort')}
          applyLabel={t('apply')}
          value={list.sort}
          options={list.sorts}
          kept={list.keptBySort}
        />
        {list.sheet ? (
          <Suspense fallback={null}>
            <FilterSheet
              {...list.sheet}
              action={list.action}
              clearHref={list.clear}
              activeCount={list.filters.length}
            />
          </Suspense>
        ) : (
          <FilterLink href={list.openFilters} label={t('filter')} activeCount={list.filters.length} />
        )}
      </div>
      <div className="underbar">
        <ActiveFilters
          label={t('filter')}
          filters={list.filters.map((filter) => ({
            ...filter,
            removeLabel: t('removeFilter', { name: filter.label }),
          }))}
          clear={{ href: list.clear, label: t('clearFilters') }}
        />
        {children}
      </div>
    </>
  );
}

interface NothingFoundProps {
  list: Pick<ListToolsView, 'filters' | 'clear'> & {
    /** Which filter to lift, and how much that would show. */
    lift: readonly { label: string; count: string; href: string }[];
  };
}

/** In place of an empty list: which filter to lift, and the way to the whole of it. */
export function NothingFound({ list }: NothingFoundProps) {
  const t = useT('catalog');
  return (
    <div className="wrap">
      <Empty title={t('noResults')} help={list.lift.length > 0 ? t('noResultsLift') : t('noResultsHelp')}>
        {list.lift.length > 0 ? (
          <ul className="lift">
            {list.lift.map((lift) => (
              <li key={lift.href}>
                <Link className={buttonClass('quiet')} to={lift.href} discover="none">
                  {lift.label}
                  <span className="num qq">{lift.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        {list.filters.length > 0 ? (
          <Link className={buttonClass('outline')} to={list.clear}>
            {t('clearFilters')}
          </Link>
        ) : null}
      </Empty>
    </div>
  );
}
