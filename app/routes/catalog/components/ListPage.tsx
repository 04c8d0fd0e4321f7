import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ActiveFilters } from '#app/components/ActiveFilters.tsx';
import { FilterLink, FilterSheet } from '#app/components/FilterSheet.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { SortForm } from '#app/components/SortForm.tsx';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/Breadcrumbs.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import type { ListView } from '../list.server.ts';

interface ListPageProps {
  heading: ReactNode;
  crumbs: readonly Crumb[];
  list: ListView;
  /** Links to narrower lists. */
  narrower?: readonly { href: string; label: string; current: boolean }[];
  children?: ReactNode;
}

/** First row of the widest grid on a desktop: what the first screen shows. */
const EAGER = 4;

/** A list of styles with its filters, sort and pages; the same for every kind of list. */
export function ListPage({ heading, crumbs, list, narrower = [], children }: ListPageProps) {
  const t = useT('catalog');
  const common = useT('common');
  const clear = { href: list.clear, label: t('clearFilters') };
  return (
    <>
      <div className="wrap">
        <div className="list-head">
          <Breadcrumbs label={common('breadcrumbs')} crumbs={crumbs} renderLink={renderLink} />
          <h1 className="serif l">{heading}</h1>
          {children}
        </div>
        {narrower.length > 0 ? (
          <nav className="subs" aria-label={t('subcategories')}>
            {narrower.map((link) => (
              <Link
                key={link.href}
                to={link.href}
                prefetch="intent"
                aria-current={link.current ? 'page' : undefined}
              >
                {link.label}
              </Link>
            ))}
          </nav>
        ) : null}
        <div className="listbar">
          <p className="tally small qq">{t('styles', { count: list.total })}</p>
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
            <FilterSheet
              action={list.action}
              label={t('filter')}
              closeLabel={common('close')}
              applyLabel={t('showResults')}
              clear={{ href: list.clear, label: t('clear') }}
              activeCount={list.filters.length}
              facets={list.sheet.facets}
              price={{
                label: t('facetprice'),
                prefix: list.sheet.price.prefix,
                min: {
                  name: 'lowestPrice',
                  label: t('priceFrom', { currency: list.sheet.price.prefix }),
                  value: list.sheet.price.lowest,
                },
                max: {
                  name: 'highestPrice',
                  label: t('priceTo', { currency: list.sheet.price.prefix }),
                  value: list.sheet.price.highest,
                },
              }}
              kept={list.sheet.kept}
            />
          ) : (
            <FilterLink href={list.openFilters} label={t('filter')} activeCount={list.filters.length} />
          )}
        </div>
        <ActiveFilters
          label={t('filter')}
          filters={list.filters.map((filter) => ({
            ...filter,
            removeLabel: t('removeFilter', { name: filter.label }),
          }))}
          clear={clear}
        />
      </div>
      {list.cards.length === 0 ? (
        <Empty title={t('noResults')} help={t('noResultsHelp')}>
          {list.filters.length > 0 ? (
            <Link className={buttonClass('outline')} to={clear.href}>
              {clear.label}
            </Link>
          ) : null}
        </Empty>
      ) : (
        <ProductGrid>
          <StyleCards cards={list.cards} eager={EAGER} level={2} />
        </ProductGrid>
      )}
      <Pages page={list.page} pageCount={list.pages} hrefFor={(page) => pageHref(list.firstPage, page)} />
    </>
  );
}

/** The list's address with a page number; the first page has none (C3). */
function pageHref(firstPage: string, page: number): string {
  if (page <= 1) return firstPage;
  return `${firstPage}${firstPage.includes('?') ? '&' : '?'}page=${page}`;
}
